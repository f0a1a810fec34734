/** Words in the names of organisations that are never names of people. */
const bodies = new Set(
  (
    'academy administration agency alliance archive archives association associates authority bank bibliotheek bibliothek board ' +
    'bureau cancer center centre centro church club coalition cochrane collaboration collaborative college colloquium commission committee ' +
    'community company confederation conference congress consortium convention cooperative corp corporation council court ' +
    'department dept directorate division editors editorial engineers enterprise faculty federation forum foundation fund ' +
    'government group groups gmbh hospital hospitals inc initiative institut institute institutes institution instituto ' +
    'international investigators investigations laboratories laboratory league library limited llc ltd ministry museum nations ' +
    'national network observatory office organisation organization panel parliament partnership press programme program project ' +
    'publications publishers registry research school sciences secretariat senate service services society staff statistics ' +
    'studies survey syndicate systems taskforce team trust union unit universidad universidade università universitas ' +
    'universität universitat université universiteit university workgroup kommission expedition participants coordinators contributors volunteers lab labs ' +
    'llp sarl bundesamt landesamt gobierno ayuntamiento comune istituto ministero ministério ministerio ministère ministerium ministerstwo ministerstvo ' +
    'prefeitura câmara consejo consiglio conseil conselho assemblée urząd instytut úřad ústav nemocnice centralbyrån kommun kommune rådet ' +
    'egyetem tudományegyetem egyetemi univerzita univerzity univerzitet univerza uniwersytet politechnika sveučilište ülikool universitetas universitāte ' +
    'üniversitesi yliopisto universitet universitetet högskola høgskolen ' +
    'frontières encyclopaedia encyclopædia министерство правительство институт университет агентство администрация академия комитет центр фонд редакция'
  ).split(' '),
);

/** Words that are family names, too (Bank, Church, Press): alone they prove nothing. */
const ambiguous = new Set(
  'bank church college court forum league office press school service trust union cancer fund board bureau cochrane archive editors staff'.split(
    ' ',
  ),
);

/** Germanic and Finnish compounds whose last part names an organisation: Umweltbundesamt, Folkhälsomyndigheten. */
const compound =
  /.{4}(?:bundesamt|landesamt|ministerium|institut|gesellschaft|verband|stiftung|universität|hochschule|behörde|agentur|stadtwerke|myndigheten|byrån|direktoratet|styrelsen|verket|virasto|ministeriö|yliopisto)$/;

/** What a state, a region or a town calls itself, before its name. `Ville` alone is a Finnish given name, `Stadt` a family name. */
const territory =
  /^(?:the )?(?:(?:(?:bundes|volks)?republik|república|république|repubblica|freistaat|königreich|royaume|reino|regno|kanton|canton|cantone|(?:landeshaupt|hanse)?stadt|landkreis|gemeinde|gemeente|provincie)(?= \p{L})|(?:republic|kingdom|commonwealth|state|city|town|county|province|municipality) of (?=\p{L})|(?:ville|commune|métropole|région|département|ciudad|provincia|municipio|região|cidade|estado) d(?:['’]|(?:e|u|es|el|o|a) )(?=\p{L}))/iu;

/** What the bodies of a country do, before its name: "Health Canada", "Transport Scotland", "Natural Resources Canada". */
const countryBody =
  /^(?:[\p{L}&]+ ){0,3}(?:health|transport|sports?|parks|resources|revenue|justice|elections|education|tourism|energy|environment|housing|fisheries|water|nature|heritage|food|innovation|business|safety|security|standards|agriculture|finance|research|arts|film|rail|post|customs) (?:(?:new|great|northern|south) )?(?:africa|australia|austria|britain|canada|denmark|england|estonia|europe|finland|france|germany|iceland|india|ireland|italy|japan|kenya|korea|netherlands|nigeria|norway|ontario|poland|portugal|québec|quebec|scotland|singapore|spain|sweden|switzerland|uk|wales|victoria|queensland|zealand)$/iu;

const joiners = new Set(['of', 'for', 'and', 'the', 'on', '&', 'für', 'pour', 'para']);

/** "on behalf of the TIDES Study Group", "for the TIDES Investigators": the words before a group in a list of authors. */
const leadingOver = /^(?:(?:and|for|&) (?:the )?|[Oo]n behalf of (?:the )?)+(?=\S)/;

/** The name of a group without the words that introduce it in a list of authors. Reads 500 characters. */
export const groupName = (name: string): string => name.slice(0, 500).replace(leadingOver, '');

function wordsOfBody(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}&]+/gu) ?? [];
}

/**
 * Whether a name is an organisation's: it has a word that no person is called. A word that people are called, too ("World Bank",
 * "Alexandra Church"), counts with a joining word ("Bank of England"), or where `doubtful` says so. Reads 300 characters.
 */
export function isOrganisation(name: string, doubtful: 'person' | 'organisation' = 'person'): boolean {
  const words = wordsOfBody(name.slice(0, 300));
  if (territory.test(name.slice(0, 300)) || countryBody.test(name.slice(0, 120))) return true;
  if (words.length < 2) return words.some((word) => bodies.has(word) && !ambiguous.has(word));
  if (words.some((word) => compound.test(word))) return true;
  const named = words.filter((word) => bodies.has(word));
  if (named.some((word) => !ambiguous.has(word))) return true;
  return named.length > 0 && (doubtful === 'organisation' || words.some((word) => joiners.has(word)));
}
