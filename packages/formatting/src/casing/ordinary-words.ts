import { ordinary, rareWords } from './packed/lexicon.ts';
import { unpackWords } from './packed-words.ts';

/** Function words: small in headline case, or otherwise grammatical. */
export const grammarWords: ReadonlySet<string> = new Set(
  `a an the and but or nor for so yet as at by in of off on per to up via with from into onto over upon about above across after
  against along among around before behind below beneath beside besides between beyond despite down during except inside like near
  outside since than through throughout till toward towards under underneath until versus vs within without is are was were be been
  being am do does did done has have had having will would shall should can could may might must not no if then else when where why how
  what which who whom whose that this these those there here it its he his him she her hers they them their we our us you your my me i
  mine ours yours theirs himself herself itself themselves oneself one two three four five six seven eight nine ten all any both each
  every few more most much many other others another some such only own same just also too very even still now again once ever never
  because although though while whereas whether let's non pre post anti sub inter intra multi semi tri uni pro sp spp cf nov ssp`.split(
    /\s+/,
  ),
);

/** Whether a word in small letters is a function word. */
export const isGrammarWord = (word: string): boolean => grammarWords.has(word);

const listed: ReadonlySet<string> = new Set(unpackWords(ordinary));
const rare: ReadonlySet<string> = new Set(unpackWords(rareWords));

const endings =
  /(?:ing|ings|ed|[stx]ions?|ments?|ness|nesses|it(?:y|ies)|[cv]y|cies|[tn]al|[icua]als?|ial|ous|ives?|ively|ly|isms?|ists?|[a-z]ic|ics|[ai]bl[ey]|abilities|[ae]nc(?:e|es|y|ies)|[ae]nts?|[ia]tors?|ors?|izers?|isers?|i[sz]es?|ates?|ases?|ides?|og(?:y|ies)|ograph(?:y|ies|s)|ures?|less|fully?|ships?|hoods?|wards?|omes?|om(?:y|ies)|os[ei]s|itis|emi[ac]|emias?|ary|aries|or(?:y|ies)|ages?|scop(?:y|ies|es?)|metry|cytes?|toxins?|gens?|ones?|oids?|ish|arian|ician|icians|phil[es]|phobes?|vores?|crats?|nauts?|phobi[ac]|path(?:y|ies|ic)|fold|some|somes|lets?|eers?|izing|yl|ylene|amine|amines|dynamics?|phages?|blasts?|therap(?:y|ies)|proteins?|men|man|woman|wom[ea]n|ster|sters|plast[sy]?|works?|land|lands|side|line|lines|[^aeiou]ers?|point|water|book|books|house|field|fields)$/;

const plurals: readonly [RegExp, string][] = [
  [/ies$/, 'y'],
  [/ves$/, 'f'],
  [/es$/, ''],
  [/s$/, ''],
  [/['’]s$/, ''],
  [/n?['’](?:t|re|ve|ll|d|m)$/, ''],
  [/rs?$/, ''],
  [/ers?$/, ''],
];

/** Endings that ordinary words share with family names: Fowler, Hoffman, Cleveland, Mansfield. */
const sharedEndings =
  /(?:ers?|man|men|lands?|house|fields?|ster|lines?|water|works?|side|som[es]s?|ley|ton)$/;

/** Whether a word in small letters is a rare ordinary word, which may also be a family name. */
export const isRareWord = (word: string): boolean => rare.has(word);

/** Whether a word is rare, or ordinary only by an ending that family names share. */
export function mayBeFamilyName(word: string): boolean {
  return (rare.has(word) || sharedEndings.test(word)) && !isListedOrdinary(word);
}

/** Whether a word in small letters is in the list of ordinary words (endings are not tried). */
export function isListedOrdinary(word: string): boolean {
  return grammarWords.has(word) || listed.has(word);
}

/** Whether a word in small letters is an ordinary English word, by the list or by its ending. */
export function isOrdinaryWord(word: string): boolean {
  const isListed = (stem: string) => isListedOrdinary(stem) || rare.has(stem);
  if (isListed(word)) return true;
  if (plurals.some(([ending, stem]) => ending.test(word) && isListed(word.replace(ending, stem))))
    return true;
  return word.length > 4 && endings.test(word);
}
