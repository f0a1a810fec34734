function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

/** Words that belong to a family name although they are written in lower case. */
export const particles = words(
  `'s 't af al ap aw ben bin bint d da dal das de degli dei del della dem den der des di do dos du e el ibn la las le
   les los of op san santa st st. te ten ter van vande vanden vander ver vom von zu zum zur`,
);

/** Lower-case words inside the name of an organisation. */
export const connectives = words('and at da de del der des di do du et for für in of on the to und y &');

/** Words of sentences that are no part of a name. Two-letter ones are names when they stand alone with a capital (An, To). */
export const functionWords = words(
  `about according additionally after also although an approximately around as at before between both but by circa
   consequently during earlier finally following from furthermore has have hence however in is it later like likewise
   moreover near or over paper per previously recently see similarly since some studies than that the then there
   therefore these this those thus to under unlike until using via was were when where whereas which while who with
   within without year years`,
);

/** Words that make a name of several words an organisation's. */
export const organisationWords = words(
  `academy administration agence agencia agency alliance archive archives assembly association associates authority bank
   board bureau center centers centre centres church coalition college collaboration collaborative collaborators
   commission committee community company confederation conference congress consortium convention corporation corp
   corp. council court department directorate division federation forum foundation fund government group hospital inc
   inc. initiative institut institute institutes institution institutions instituto international investigators
   laboratory league library limited llc ltd ltd. ministerio ministry museum nations network office organisation
   organization partnership party press programme project publishing secretariat senate service services society
   statistics survey taskforce team trust union universidad universität universitat universidade université universiteit
   university`,
);

/** Months and seasons: `(May 2020)` is a date, `(May, 2020)` a citation. */
export const calendarWords = words(
  `january february march april may june july august september october november december spring summer autumn fall
   winter`,
);
