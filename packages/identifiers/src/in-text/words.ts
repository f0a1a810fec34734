function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

/** Words that belong to a family name although they are written in lower case. */
export const particles = words(
  `'s 't af al ap aw ben bin bint d da dal das de degli dei del della dem den der des di do dos du e el i ibn la las le
   les los of op san santa st st. te ten ter van vande vanden vander ver vom von y zu zum zur`,
);

/** Lower-case words inside the name of an organisation. */
export const connectives = words(
  'and at da de del der des di do du et for für in of on the to und v v. vs vs. y &',
);

/**
 * Words of sentences that are not part of a name. Two-letter ones are names when they occur alone with a
 * capital (An, To).
 */
export const functionWords = words(
  `about according additionally after also although an approximately around as at before between both but by circa
   consequently during earlier finally following from furthermore has have hence however in is it later like likewise
   moreover near or over paper per previously recently see similarly since some studies than that the then there
   therefore these this those thus to under unlike until using via was were when where whereas which while who with
   within without year years communication comm. interview observation observations`,
);

/** Words that identify the name of an organisation. */
export const organisationWords = words(
  `academy act acts administration agence agencia agency alliance archive archives assembly association associates authority bank bbc
   bible board bureau cabinet center centers centre centres church clinic coalition college collaboration collaborative collaborators
   commission committee community company confederation conference congress consortium convention corporation corp
   corp. council court department dictionary directorate division encyclopaedia encyclopedia eu exchange federation forum
   foundation fund gmbh government group guidelines handbook hm hospital inc inc. initiative institut institute institutes institution institutions instituto international investigators
   laboratory league library limited llc ltd ltd. ministerio ministry museum nations network news nhs observatory office
   organisation organization parliament partnership party plc police press programme project publishing report reserve school secretariat senate service
   services society statistics studios survey systems taskforce team technologies times treasury trust uk un union universidad universität universitat universidade université universiteit
   university us usa watch`,
);

/** Last words that identify a firm named after people: `McKinsey & Company`. */
export const firmEndings = words('associates bros bros. co co. company partners sons');

/** Family names with a conjunction; otherwise it separates two authors. */
export const doubleSurnames: ReadonlySet<string> = new Set([
  'costa e silva',
  'cunha e silva',
  'donoso y cortés',
  'melo e castro',
  'menéndez y pelayo',
  'ortega y gasset',
  'pi i margall',
  'puig i cadafalch',
  'ramon y cajal',
  'ramón y cajal',
  'sousa e silva',
]);

/** Words before a number that is not a page: `(Figure 2)`. */
export const countedWords = words(
  `act appendix article box case chapter class code cohort column day days eq equation example exhibit experiment
   fig figure grade grant group hour item level line lines model no note number objective page pages panel paragraph part
   phase point question room rule sample section season series session stage step study table task test trial type
   unit version volume week year`,
);

/** Months and seasons: `(May 2020)` is a date, `(May, 2020)` a citation. */
export const calendarWords = words(
  `january february march april may june july august september october november december spring summer autumn fall
   winter`,
);
