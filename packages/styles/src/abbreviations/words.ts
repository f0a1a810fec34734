import { withoutAccents } from '@citewright/record';

/** Articles, prepositions and conjunctions, which abbreviated names leave out. */
export const smallWords: ReadonlySet<string> = new Set(
  (
    'a an and at by for from in of on the to with & ' +
    'da das de degli dei del della delle dello der des di do dos du e ed el et fur i im l la las le les los na och u und von w y zum zur'
  ).split(' '),
);

/** A word as it is looked up: small letters without accents. */
export const plainWord = (word: string): string => withoutAccents(word).replaceAll('’', "'").toLowerCase();

const pairs = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list.split(' ').map((pair): [string, string] => {
      const [word = '', short = word] = pair.split('=');
      return [word, short];
    }),
  );

/** The words that IEEE shortens in every name of a conference: IEEE Reference Guide (2025), II.C. */
export const eventWords = pairs(
  'annals=ann annual=annu colloquium=colloq conference=conf congress=congr convention=conv digest=dig ' +
    'exposition=expo international=int national=nat proceedings=proc record=rec symposium=symp technical=tech',
);

/**
 * Words in which IEEE's publications differ from the rest, or which no list has; without "=" the word stays. IEEE Reference Guide
 * (2025), II.C, II.M and II.N, in text and examples.
 */
export const ieeeWords = new Map([
  ...eventWords,
  ...pairs(
    'american=amer america=amer australasian=australas australian automation=automat automatic=autom canadian data design electric=elect ' +
      'electrical=elect international=int joint language lightwave=lightw management=manage meeting memorandum=memo ' +
      'naturwissenschaftlicher=naturwiss mathematischer=math personal preprints quarterly=quart recognition=recognit safety security sensors service social ' +
      'summer winter spring autumn fall northeastern northwestern southeastern southwestern midwest pacific=pacific ' +
      'surveys television topics trudy=tr ungarischen=ungar vision=vis workshop crystalline=cryst',
  ),
]);

/** Words of institutions that have published a report or accepted a thesis: the guide, II.N and II.Q. */
export const institutionWords = pairs(
  'academy=acad administration=admin american=amer association=assoc biomedical=biomed bureau=bur chemical=chem ' +
    'college=coll communication=commun communications=commun company=co computer=comput computing=comput corporation=corp ' +
    'department=dept division=div economic=econ economics=econ education=educ electric=elect electrical=elect electronic=electron electronics=electron ' +
    'engineering=eng engineers=eng environmental=environ faculty=fac incorporated=inc industrial=ind information=inf ' +
    'institute=inst institution=inst international=int laboratories=labs laboratory=lab limited=ltd management=manage ' +
    'manufacturing=manuf materials=mater mathematical=math mathematics=math mechanical=mech mechanics=mech medical=med ' +
    'medicine=med national=nat nuclear=nucl physics=phys polytechnic=polytech research=res science=sci sciences=sci society=soc ' +
    'statistics=statist systems=syst technical=tech technological=technol technology=technol telecommunications=telecommun ' +
    'universidad=univ universidade=univ università=univ universität=univ universitat=univ université=univ universite=univ universiteit=univ university=univ',
);

/** Words of publishers: the guide's books are published by "Oxford Univ. Press" and "Radio Corp. of America". */
export const publisherWords = pairs(
  'company=co corporation=corp incorporated=inc limited=ltd university=univ',
);
