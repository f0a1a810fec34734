import type { Item } from '@citewright/csl';
import type { Telling } from '../kind.ts';
import { initialsOf, type Name } from './names.ts';
import { parsePages } from './pages.ts';
import { retitled, titleOf } from './words.ts';

type Text = string | number | undefined;

/** Letters that have no accent to take off, as people without them on their keyboard write them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ı: 'i',
};

/** Latin letters only: in other scripts the marks are letters. */
const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[øØłŁđĐßæÆœŒı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);

const changedText = <Value extends Text>(value: Value, change: (text: string) => string) =>
  typeof value === 'string' ? change(value) : value;

/** The item with its names and texts changed; undefined where that changes nothing. */
function withTexts(item: Item, change: (text: string) => string): Item | undefined {
  const named = (names: Name[] | undefined): Name[] | undefined =>
    names?.map((name) => ({
      ...name,
      ...(name.family === undefined ? {} : { family: change(name.family) }),
      ...(name.given === undefined ? {} : { given: change(name.given) }),
      ...(name.literal === undefined ? {} : { literal: change(name.literal) }),
    }));
  const changed: Item = { ...item };
  for (const key of ['author', 'editor', 'translator'] as const)
    if (item[key]) changed[key] = named(item[key]);
  for (const key of ['title', 'container-title', 'publisher'] as const)
    if (item[key] !== undefined) changed[key] = changedText(item[key], change);
  return JSON.stringify(changed) === JSON.stringify(item) ? undefined : changed;
}

function initialGivenNames(item: Item): Item | undefined {
  const initialed = (names: Name[] | undefined) =>
    names?.map((name) => {
      const given = initialsOf(name.given);
      return given === undefined ? name : { ...name, given };
    });
  const changed: Item = { ...item };
  for (const key of ['author', 'editor', 'translator'] as const)
    if (item[key]) changed[key] = initialed(item[key]);
  return JSON.stringify(changed) === JSON.stringify(item) ? undefined : changed;
}

/** The words between tags, changed. */
const outsideTags = (text: string, change: (part: string) => string): string =>
  text
    .split(/(<[^>]*>|&[#\w]+;)/)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('');

const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an the and or but of in on at by to for from with as de la le les des du et der die das und von y e o'.split(
    ' ',
  ),
);

/** Words with a capital inside (mRNA) stay as they are. */
const inHeadlineCase = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}'’])\p{Ll}[\p{Ll}'’]*(?![\p{L}\p{N}])/gu, (word) =>
    SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );

/** From the list of title word abbreviations of ISO 4 (https://www.issn.org/services/online-services/access-to-the-ltwa/). */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  journal: 'J.',
  international: 'Int.',
  review: 'Rev.',
  reviews: 'Rev.',
  research: 'Res.',
  science: 'Sci.',
  sciences: 'Sci.',
  american: 'Am.',
  european: 'Eur.',
  british: 'Br.',
  chemistry: 'Chem.',
  chemical: 'Chem.',
  physics: 'Phys.',
  physical: 'Phys.',
  biology: 'Biol.',
  biological: 'Biol.',
  medicine: 'Med.',
  medical: 'Med.',
  society: 'Soc.',
  social: 'Soc.',
  national: 'Natl.',
  academy: 'Acad.',
  proceedings: 'Proc.',
  letters: 'Lett.',
  applied: 'Appl.',
  engineering: 'Eng.',
  education: 'Educ.',
  economic: 'Econ.',
  economics: 'Econ.',
  psychology: 'Psychol.',
  psychological: 'Psychol.',
  history: 'Hist.',
  historical: 'Hist.',
  clinical: 'Clin.',
  environmental: 'Environ.',
  management: 'Manag.',
  quarterly: 'Q.',
  annals: 'Ann.',
  archives: 'Arch.',
  bulletin: 'Bull.',
  communications: 'Commun.',
  molecular: 'Mol.',
  theoretical: 'Theor.',
  mathematics: 'Math.',
  mathematical: 'Math.',
  political: 'Polit.',
  philosophy: 'Philos.',
  public: 'Public',
  technology: 'Technol.',
  studies: 'Stud.',
  zeitschrift: 'Z.',
  revista: 'Rev.',
  revue: 'Rev.',
  reports: 'Rep.',
  association: 'Assoc.',
};
const LEFT_OUT = /^(?:of|the|and|in|for|on|&|für|de|des|la|et|y)$/i;

/** "Journal of Applied Physics" is "J. Appl. Phys."; a title of one word is never abbreviated (ISO 4). */
function abbreviateJournal(item: Item): Item | undefined {
  const words = String(item['container-title'] ?? '')
    .split(' ')
    .filter((word) => !LEFT_OUT.test(word));
  const short = words.map((word) => ABBREVIATIONS[word.toLowerCase()] ?? word);
  const isAbbreviated = short.some((word, at) => word !== words[at]);
  if (item.type !== 'article-journal' || words.length < 2 || !isAbbreviated) return undefined;
  return { ...item, 'container-title': short.join(' ') };
}

function leaveOutIssue(item: Item): Item | undefined {
  const { issue, ...rest } = item;
  return issue === undefined || item.volume === undefined ? undefined : (rest as Item);
}

/** "123-129" is "123-9". */
function shortenPages(item: Item): Item | undefined {
  const pages = parsePages(item.page);
  const [first, last] = [String(pages?.first), String(pages?.last)];
  if (!pages || first.length !== last.length) return undefined;
  const from = [...first].findIndex((digit, at) => digit !== last.charAt(at));
  const page = `${first}-${last.slice(from)}`;
  return page === item.page ? undefined : { ...item, page };
}

/** Ways to tell the truth in another form. */
export const blindTellings: readonly Telling[] = [
  { name: 'accents are left out', tell: (item) => withTexts(item, withoutAccents) },
  { name: 'given names are initials', tell: initialGivenNames },
  {
    name: 'the title is in capitals or headline case',
    tell: (item, random) => {
      const change = random() < 0.4 ? (text: string) => text.toUpperCase() : inHeadlineCase;
      return retitled(item, outsideTags(titleOf(item), change));
    },
  },
  { name: 'the name of the journal is abbreviated', tell: abbreviateJournal },
  { name: 'the issue is left out', tell: leaveOutIssue },
  { name: 'the last page is shortened', tell: shortenPages },
  {
    name: 'a dash parts the subtitle from the title',
    tell: (item) => retitled(item, titleOf(item).replace(': ', ' – ')),
  },
  { name: '"&" stands for "and"', tell: (item) => withTexts(item, (text) => text.replace(/ and /g, ' & ')) },
];
