import type { Item } from '@citewright/csl';
import type { Random } from '../../titles/forms.ts';
import type { Field, Lie } from '../kind.ts';
import { between, pick } from './choice.ts';
import { JOURNAL_BEGINNINGS, JOURNAL_WORDS, PUBLISHERS, UNIVERSITIES } from './detail-words.ts';
import { parsePages } from './pages.ts';
import { exchangePeer } from './words.ts';

const detailLie = (name: string, field: Field, tell: Lie['tell']): Lie => ({
  name,
  concern: 'detail',
  fields: [field],
  tell,
});

/** Their year may be that of any change. */
const EVER_CHANGING: ReadonlySet<string> = new Set(['webpage', 'post', 'post-weblog', 'software', 'dataset']);
const LATEST_YEAR = 2025;

const firstYear = (date: Item['issued']): number => Number(date?.['date-parts']?.[0]?.[0]);

/** Three years off or more: print and online publication are often one or two years apart. */
function changeYear(item: Item, random: Random): Item | undefined {
  const year = firstYear(item.issued);
  if (!year || item.issued?.['date-parts']?.length !== 1 || EVER_CHANGING.has(item.type)) return undefined;
  const steps = [-8, -7, -6, -5, -4, -3, 3, 4, 5, 6, 7, 8].map((step) => year + step);
  const original = firstYear(item['original-date']);
  const other = pick(
    steps.filter((value) => value <= LATEST_YEAR && value !== original),
    random,
  );
  return other === undefined ? undefined : { ...item, issued: { 'date-parts': [[other]] } };
}

/** The item with a number added to the variable, where that is a whole number. */
function withAdded(item: Item, variable: 'volume' | 'issue' | 'edition', step: number): Item | undefined {
  const value = String(item[variable] ?? '');
  return /^\d{1,4}$/.test(value) ? { ...item, [variable]: String(Number(value) + step) } : undefined;
}

function changeEdition(item: Item, random: Random): Item | undefined {
  const [number] = /^\d{1,2}(?=$|st|nd|rd|th|\.| )/.exec(String(item.edition ?? '')) ?? [];
  return number === undefined
    ? undefined
    : withAdded({ ...item, edition: number }, 'edition', between(1, 3, random));
}

function movePages(item: Item, random: Random): Item | undefined {
  const pages = parsePages(item.page);
  const step = between(11, 190, random);
  return pages && { ...item, page: `${pages.first + step}-${pages.last + step}` };
}

function changeLastPage(item: Item, random: Random): Item | undefined {
  const pages = parsePages(item.page);
  return pages && { ...item, page: `${pages.first}-${pages.last + between(3, 25, random)}` };
}

/** "Physical Review B" is not "Physical Review A". */
function changeSection(journal: string, random: Random): string | undefined {
  const [section] = /(?<= )[A-E]$/.exec(journal) ?? [];
  const other = pick(
    [...'ABCDE'].filter((letter) => letter !== section),
    random,
  );
  return section && other && journal.slice(0, -1) + other;
}

function likeJournal(journal: string, random: Random): string | undefined {
  const beginning = JOURNAL_BEGINNINGS.find(([pattern]) => pattern.test(journal));
  const names = [
    changeSection(journal, random),
    exchangePeer(journal, JOURNAL_WORDS, random),
    beginning && journal.replace(...beginning),
  ];
  return pick(
    names.filter((name) => name !== undefined),
    random,
  );
}

function changeJournal(item: Item, random: Random): Item | undefined {
  const { 'container-title-short': _short, ISSN: _issn, ...rest } = item;
  const journal = item.type === 'article-journal' ? String(item['container-title'] ?? '') : '';
  const other = likeJournal(journal, random);
  return other === undefined ? undefined : ({ ...rest, 'container-title': other } as Item);
}

const wordsOf = (name: string): string[] => name.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
const GENERIC_WORDS: ReadonlySet<string> = new Set(
  'university press universität universitet universidad universitaires presses state'.split(' '),
);

/** Another house, or another university for a thesis; none that shares a telling word with the true one. */
function changePublisher(item: Item, random: Random): Item | undefined {
  const publisher = String(item.publisher ?? '');
  const houses = item.type === 'thesis' ? UNIVERSITIES : item.type === 'book' ? PUBLISHERS : [];
  const own = new Set(wordsOf(publisher));
  const other = pick(
    houses.filter((house) => !wordsOf(house).some((word) => !GENERIC_WORDS.has(word) && own.has(word))),
    random,
  );
  if (!publisher || !other) return undefined;
  const { 'publisher-place': _place, ...rest } = item;
  return { ...rest, publisher: other } as Item;
}

const otherDigit = (digit: string, random: Random): string =>
  String((Number(digit) + between(3, 6, random)) % 10);

/**
 * One digit of the suffix, not of its last three: the last may number a version of the same work (`.v2`, or Zenodo's
 * concept and version DOIs, which are neighbours).
 */
function changeDoi(item: Item, random: Random): Item | undefined {
  const { URL: _url, ...rest } = item;
  const doi = String(item.DOI ?? '');
  const suffixAt = doi.indexOf('/', doi.indexOf('10.')) + 1;
  const at = pick(
    [...doi.matchAll(/\d/g)]
      .map(({ index }) => index)
      .filter((index) => index >= suffixAt && index < doi.length - 3),
    random,
  );
  if (suffixAt === 0 || at === undefined) return undefined;
  return { ...rest, DOI: doi.slice(0, at) + otherDigit(doi.charAt(at), random) + doi.slice(at + 1) } as Item;
}

/** The check digit of the first twelve digits of an ISBN-13 (ISO 2108). */
function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

/** A valid ISBN-13 that differs in the middle, so it is not that of the work's other binding, often a neighbour. */
function changeIsbn(item: Item, random: Random): Item | undefined {
  const isbn = String(item.ISBN ?? '').replace(/[- ]/g, '');
  if (!/^97[89]\d{10}$/.test(isbn)) return undefined;
  const digits = isbn.slice(0, 7) + otherDigit(isbn.charAt(7), random) + isbn.slice(8, 12);
  return { ...item, ISBN: digits + checkDigit(digits) };
}

/** Lies about the other details of the work. */
export const detailLies: readonly Lie[] = [
  detailLie('the year is three to eight years off', 'issued', changeYear),
  detailLie('the volume is another', 'volume', (item, random) =>
    withAdded(item, 'volume', between(2, 9, random)),
  ),
  detailLie('the issue is another', 'issue', (item, random) =>
    withAdded(item, 'issue', between(1, 5, random)),
  ),
  detailLie('the pages are others', 'page', movePages),
  detailLie('the last page is another', 'page', changeLastPage),
  detailLie('the journal is another of a like name', 'container-title', changeJournal),
  detailLie('the publisher or university is another', 'publisher', changePublisher),
  detailLie('the edition is another', 'edition', changeEdition),
  detailLie('a digit of the DOI is another', 'DOI', changeDoi),
  detailLie('the ISBN is that of another book', 'ISBN', changeIsbn),
];
