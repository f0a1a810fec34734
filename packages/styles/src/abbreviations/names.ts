import type { Abbreviations } from './lists.ts';
import { eventWords, ieeeWords, institutionWords, plainWord, publisherWords, smallWords } from './words.ts';

/** The short form of a word in small letters and without its point; undefined if the word stays. */
type Shorten = (word: string) => string | undefined;

const shortestStem = 4;

const byWords =
  (words: ReadonlyMap<string, string>): Shorten =>
  (word) =>
    words.get(word);

/** By words of a list, then by the beginnings of longer ones. */
const byStems =
  (words: ReadonlyMap<string, string>, stems: ReadonlySet<string>): Shorten =>
  (word) => {
    const known = words.get(word);
    if (known !== undefined) return known;
    for (let length = word.length - 1; length >= shortestStem; length -= 1)
      if (stems.has(word.slice(0, length))) return word.slice(0, length);
    return undefined;
  };

/** By IEEE's words, then by those of the lists. */
const byLists = ({ words, stems }: Abbreviations): Shorten => {
  const byRest = byStems(words, stems);
  return (word) => ieeeWords.get(word) ?? byRest(word);
};

/** A word without the punctuation around it: "(ISLPED)", "Rigour:". */
const word = /[\p{L}\p{M}'’]+/gu;

/** A word of capitals is an acronym; one with a point is short already. */
const isShort = (part: string, next: string): boolean => part === part.toUpperCase() || next === '.';

function shortened(text: string, shorten: Shorten): string {
  return text.replaceAll(word, (part: string, at: number) => {
    if (isShort(part, text.charAt(at + part.length))) return part;
    const plain = plainWord(part);
    const short = shorten(plain);
    if (short === undefined || short === plain) return part;
    const cut = plain.startsWith(short) && plain.length === part.length ? part.slice(0, short.length) : short;
    return `${part.charAt(0).toUpperCase()}${cut.slice(1)}.`;
  });
}

/** A name without its small words, unless one begins it: "A", "La". */
const withoutSmallWords = (text: string): string =>
  text
    .split(' ')
    .filter((part, at) =>
      at === 0 ? !/^the$/i.test(part) : !(smallWords.has(plainWord(part)) && part !== 'A' && part !== 'I'),
    )
    .join(' ');

const units = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ');
const tensAndTeens =
  'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const tens = 'twent thirt fort fift sixt sevent eight ninet'.split(' ');

const ordinals: ReadonlyMap<string, number> = new Map([
  ...[...units, ...tensAndTeens].map((name, at): [string, number] => [name, at + 1]),
  ...tens.flatMap((ten, at): [string, number][] => [
    [`${ten}ieth`, (at + 2) * 10],
    ...units.map((unit, one): [string, number] => [`${ten}y-${unit}`, (at + 2) * 10 + one + 1]),
  ]),
]);

const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const plural = new Intl.PluralRules('en-US', { type: 'ordinal' });

/** "Thirty-Seventh" is 37th. */
const inFigures = (text: string): string =>
  text.replaceAll(/[A-Za-z]{4,9}(?:-[A-Za-z]{4,8})?/g, (name) => {
    const number = ordinals.get(name.toLowerCase());
    return number === undefined ? name : `${number}${endings[plural.select(number)]}`;
  });

/** The words that stay have capitals, too: "Giornale storico" is "G. Storico". */
const capitalised = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\p{N}'’.-])\p{Ll}(?=\p{Ll}{3})/gu, (letter) => letter.toUpperCase());

/** The part of a divided journal: "Circuits and Systems I: Regular Papers" is "Circuits Syst. I, Regular Papers". */
const partByComma = (text: string): string => text.replace(/(?<= (?:[A-Z]|[IVX]{1,4})): /g, ', ');

/**
 * The name of a journal as IEEE abbreviates it; a name of one word stays. IEEE Reference Guide (2025), II.M; words of ISO 4.
 */
export function shortJournal(name: string, lists: Abbreviations): string {
  const known = lists.titles.get(name);
  if (known !== undefined) return known;
  return name.includes(' ')
    ? capitalised(shortened(withoutSmallWords(partByComma(name)), byLists(lists)))
    : name;
}

/** The name of a conference or its proceedings: ordinals in figures, all words shortened. The guide, II.C. */
export const shortEvent = (name: string, lists: Abbreviations): string =>
  name.includes(' ') ? capitalised(shortened(withoutSmallWords(inFigures(name)), byLists(lists))) : name;

/** The name of a journal as ISO 4 abbreviates it: by the lists of words alone. */
export const isoJournal = (name: string, { words, stems }: Abbreviations): string => {
  const shorten = byStems(words, stems);
  return name.includes(' ') ? shortened(withoutSmallWords(name), shorten) : name;
};

/** The same of a talk online, of which only the words of conferences are shortened. */
export const shortTalk = (name: string): string => shortened(inFigures(name), byWords(eventWords));

const body = /\b((?:Acad|Bur|Coll|Dept|Div|Fac|Inst|Lab|Labs|Univ)\.) (?:of|for) (?:the )?(?=\p{Lu})/gu;
const campus = /(?<=\bUniv\. \p{Lu}[\p{L} ]{1,40}) at (?=\p{Lu})/gu;
const andShort = /\band (?!(?:Co|Corp|Inc|Ltd)\.)(?=\p{Lu}\p{L}+\.)/gu;

/** A company, university or department: "Dept. Elect. Eng., Univ. Texas, Austin". The guide, II.N and II.Q. */
export const shortInstitution = (name: string): string =>
  shortened(name, byWords(institutionWords))
    .replaceAll(body, '$1 ')
    .replaceAll(campus, ', ')
    .replaceAll(andShort, '');

/** A publisher of books: "Princeton Univ. Press". */
export const shortPublisher = (name: string): string => shortened(name, byWords(publisherWords));

const reportWords = new Map([
  ...eventWords,
  ['memorandum', 'memo'],
  ['report', 'rep'],
  ['research', 'res'],
  ['scientific', 'sci'],
  ['series', 'ser'],
]);

/** What a report is: "Tech. Rep." */
export const shortKind = (name: string): string => shortened(name, byWords(reportWords));
