import type { Item, Name } from '@citewright/record';
import type { CheckedWork } from '@citewright/resolver';
import type { Page } from './page.ts';
import type { Answer } from './web.ts';

/** What a fault is planted with. */
interface Materials {
  /** How many references have this fault already. */
  turn: number;
  /** Another page, of another site. */
  other: Page;
  /** A recorded page that lets nobody through. */
  wall: string;
}

/** A fault of a reference, or of what stands at its address. */
export interface Fault {
  name: string;
  count: number;
  /** Which pages can have it; those that are not read may have gold that says nothing of their authors. */
  suits: (page: Page) => boolean;
  /** What is printed and what stands at the address, where they are not the page's. */
  plant: (page: Page, materials: Materials) => { item?: Item; answer?: Answer };
  isRight: (checked: CheckedWork) => boolean;
}

const differsIn =
  (field: string) =>
  ({ verdict, differences }: CheckedWork): boolean =>
    verdict === 'differs' && differences.length > 0 && differences.every((one) => one.field === field);

const stateOf = ({ notices }: CheckedWork): string[] =>
  notices.flatMap(({ code, values }) => (code === 'listed-page' && 'what' in values ? [values.what] : []));

const isConfirmed = ({ verdict }: CheckedWork) => verdict === 'confirmed';

/** Nothing is said of the work that was not read: neither that it is right, nor that it is wrong. */
const isOpen = ({ verdict }: CheckedWork) => verdict === 'not-checked' || verdict === 'not-found';

const isLost =
  (...states: string[]) =>
  (checked: CheckedWork): boolean =>
    isOpen(checked) && stateOf(checked).some((state) => states.includes(state));

const yearsOff = [1, -1, 2, -3, 10];

function otherYear({ issued }: Item, turn: number): Item['issued'] {
  const [year = 2000, ...rest] = issued?.['date-parts']?.[0]?.map(Number) ?? [];
  return { 'date-parts': [[Math.min(2026, year + (yearsOff[turn % yearsOff.length] ?? 1)), ...rest]] };
}

const longWord = /(?<!\p{L})\p{sc=Latin}{6,}(?!\p{L})/gu;

const wordsIn = (title: unknown) => String(title).match(longWord) ?? [];

/** A title with its first long word replaced. */
function otherWord(title: unknown, other: unknown): string {
  const [own = ''] = wordsIn(title);
  const word = wordsIn(other).find((one) => one.toLowerCase() !== own.toLowerCase()) ?? 'Remarkable';
  return String(title).replace(own, word);
}

const people = ({ item }: Page): Name[] =>
  (item.author ?? []).filter(({ family = '', given = '' }) => family.length > 4 && given.length > 2);

/** Whether people sign a page, and no body: "Attac France" is written as a name of a person is. */
const isSigned = (page: Page): boolean =>
  page.namesPeople && people(page).length > 0 && people(page).length === page.item.author?.length;

/** A family name with a letter in its middle doubled or left out. */
function mistyped(family: string, turn: number): string {
  const at = family.length >> 1;
  return turn % 2 === 0
    ? `${family.slice(0, at)}${family.charAt(at)}${family.slice(at)}`
    : `${family.slice(0, at)}${family.slice(at + 1)}`;
}

const isAnyPage = () => true;
const isWhole = ({ isWhole: whole }: Page) => whole;

/** The faults, and how many references have each: 120 in all. */
export const faults: readonly Fault[] = [
  {
    name: 'gone (404)',
    count: 8,
    suits: isAnyPage,
    plant: () => ({ answer: { html: '<title>Not found</title>', status: 404 } }),
    isRight: isLost('gone'),
  },
  {
    name: 'gone (410)',
    count: 6,
    suits: isAnyPage,
    plant: () => ({ answer: { html: '', status: 410 } }),
    isRight: isLost('gone'),
  },
  {
    name: 'no such host',
    count: 6,
    suits: isAnyPage,
    plant: () => ({ answer: 'no-host' }),
    isRight: isLost('no-host'),
  },
  {
    name: 'a wall',
    count: 8,
    suits: isAnyPage,
    plant: (_page, { wall }) => ({ answer: { html: wall } }),
    isRight: isLost('closed'),
  },
  {
    name: 'refused (403)',
    count: 6,
    suits: isAnyPage,
    plant: (_page, { wall }) => ({ answer: { html: wall, status: 403 } }),
    isRight: isLost('closed'),
  },
  {
    name: 'a word of the title',
    count: 10,
    suits: (page) => isWhole(page) && wordsIn(page.item.title).length > 2,
    plant: ({ item }, { other }) => ({ item: { ...item, title: otherWord(item.title, other.item.title) } }),
    isRight: differsIn('title'),
  },
  {
    name: 'another author',
    count: 10,
    suits: (page) => isWhole(page) && isSigned(page),
    plant: ({ item }, { turn }) => ({
      item: { ...item, author: [strangers[turn % strangers.length] ?? {}] },
    }),
    isRight: differsIn('author'),
  },
  {
    name: 'a letter of a name',
    count: 8,
    suits: (page) => isWhole(page) && isSigned(page),
    plant: ({ item }, { turn }) => ({
      item: {
        ...item,
        author: item.author?.map((name) => ({ ...name, family: mistyped(name.family ?? '', turn) })),
      },
    }),
    isRight: differsIn('author'),
  },
  {
    name: 'the year',
    count: 12,
    suits: isWhole,
    plant: ({ item }, { turn }) => ({ item: { ...item, issued: otherYear(item, turn) } }),
    isRight: differsIn('issued'),
  },
  {
    name: 'the title of another page',
    count: 8,
    suits: isWhole,
    plant: ({ item }, { other }) => ({ item: { ...item, title: other.item.title } }),
    isRight: ({ verdict }) => verdict === 'other-work',
  },
  {
    name: 'another site',
    count: 8,
    suits: isWhole,
    plant: ({ item }, { other }) => ({ item: { ...item, 'container-title': other.item['container-title'] } }),
    isRight: differsIn('container-title'),
  },
  {
    name: 'moved',
    count: 8,
    suits: isWhole,
    plant: ({ url, html }) => ({
      answer: { html, movedTo: new URL(`/archive${new URL(url).pathname}`, url).href },
    }),
    isRight: (checked) => isConfirmed(checked) && stateOf(checked).includes('moved'),
  },
  {
    name: 'none',
    count: 22,
    suits: isWhole,
    plant: () => ({}),
    isRight: (checked) => isConfirmed(checked) && stateOf(checked).length === 0,
  },
];

/** People who wrote none of the pages. */
const strangers: readonly Name[] = [
  { family: 'Okonkwo', given: 'Chidi' },
  { family: 'Lindqvist', given: 'Marta' },
  { family: 'Haverkamp', given: 'Joost' },
  { family: 'Sorensen', given: 'Ingrid' },
];
