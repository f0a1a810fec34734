import { decodeText, type Item, type Name, plainOf, yearOf } from '@citewright/record';
import { isSameName } from '../in-text/names-alike.ts';
import { spellsOut } from '../text/abbreviation.ts';
import { comparable } from '../text/comparable.ts';
import { mainTitle, titleLikeness } from '../title/title-fit.ts';
import { likeness, wordsOf } from '../title/words.ts';
import { type Agreement, likelihoodOf } from './likelihood.ts';

/** A field in which a listed work differs from a record, in the words of a reader. */
export interface FieldDifference {
  field: string;
  listed: string | null;
  record: string | null;
  weight: 'serious' | 'slight';
}

/** How well a record is the work that a list describes. */
export interface Comparison {
  /** The probability that both are one work. */
  score: number;
  agreement: Agreement;
  /** Title and authors say that both are one work. */
  isSame: boolean;
  differences: FieldDifference[];
}

/** Closer titles are one title, farther ones are not. */
const titles = { same: 0.9, near: 0.74 } as const;

/** A likelihood by which numbers, place and people make up for a title that was misread or cut. */
const likely = 0.9;

/** Stands at the end of a list of authors that is cut: et al. */
const isOthers = ({ literal }: Name) => literal === 'others';

const familyOf = (name: Name): string =>
  name.literal ?? [name['non-dropping-particle'], name.family].filter(Boolean).join(' ');

/** The name by which persons are compared: without particles, which are written or not. */
const coreOf = (name: Name): string => decodeText(name.family ?? name.literal ?? '');

const printed = (names: readonly Name[]): string =>
  names.map((name) => (name.given ? `${familyOf(name)}, ${name.given}` : familyOf(name))).join('; ');

function isSamePerson(one: Name, other: Name): boolean {
  if (isSameName(coreOf(one), coreOf(other)) || isSameName(familyOf(one), familyOf(other))) return true;
  // Family and given name in the other order, or several names of which one list takes another as the family's.
  const [words, others] = [one, other].map((name) =>
    comparable(`${coreOf(name)} ${name.given ?? ''}`).split(' '),
  );
  const long = (all: readonly string[] = []) => all.filter((word) => word.length > 2);
  const shared = long(words).filter((word) => others?.includes(word));
  return (
    shared.length > 1 ||
    (shared.length === 1 &&
      (words?.includes(comparable(coreOf(other))) ?? false) &&
      (others?.includes(comparable(coreOf(one))) ?? false))
  );
}

const isMisspelt = (one: Name, other: Name): boolean =>
  likeness(comparable(coreOf(one)).replaceAll(' ', ''), comparable(coreOf(other)).replaceAll(' ', '')) > 0;

interface People {
  /** The share of the listed people whom the record names. */
  share: number;
  isFirst: boolean;
  difference?: FieldDifference;
}

/** More people than these are cut by many styles, without a word. */
const mostListed = 6;

function comparePeople(listed: Item, record: Item): People | undefined {
  const field = listed.author ? 'author' : 'editor';
  const all = listed.author ?? listed.editor ?? [];
  const own = all.filter((name) => !isOthers(name) && coreOf(name) !== '');
  const isCut = own.length < all.length;
  const known = [...(record.author ?? []), ...(record.editor ?? [])].filter((name) => coreOf(name) !== '');
  if (own.length === 0 || known.length === 0) return undefined;
  const found = own.filter((name) => known.some((other) => isSamePerson(name, other)));
  const misspelt = own.filter(
    (name) => !found.includes(name) && known.some((other) => isMisspelt(name, other)),
  );
  const [first, firstKnown] = [own[0], known[0]];
  const isFirst = first !== undefined && firstKnown !== undefined && isSamePerson(first, firstKnown);
  const share = (found.length + misspelt.length * 0.8) / own.length;
  const authors = record[field] ?? known;
  const strangers = own.length - found.length - misspelt.length;
  const isFewer = !isCut && own.length < authors.length && own.length <= mostListed && strangers === 0;
  const weight = strangers > 0 || isFewer || (!isFirst && misspelt.length === 0) ? 'serious' : 'slight';
  const differs = strangers > 0 || misspelt.length > 0 || isFewer || !isFirst;
  return {
    share,
    isFirst,
    ...(differs && { difference: { field, listed: printed(all), record: printed(authors), weight } }),
  };
}

const textOf = (value: unknown): string => decodeText(plainOf(value as string) ?? '');

const keyOf = (text: string) =>
  wordsOf(text)
    .map((word) => word.text)
    .join('');

/** Words of a main title that stand for the whole. */
const wordsOfBeginning = 3;

const numbersOf = (text: string): string => (text.match(/\b\d+\b/g) ?? []).map(Number).toSorted().join(' ');

/** Volumes of one title, years of one report. */
function areNumberedOtherwise(one: string, other: string): boolean {
  const [numbers, others] = [numbersOf(one), numbersOf(other)];
  return numbers !== '' && others !== '' && numbers !== others;
}

function compareTitles(listed: Item, record: Item): { fit: number; difference?: FieldDifference } {
  const [one, other] = [textOf(listed.title), textOf(record.title)];
  if (one === '' || other === '') return { fit: 0 };
  const alike = titleLikeness(one, other);
  if (keyOf(one) === keyOf(other)) return { fit: 1 };
  const mains = [one, other].map(
    (title) => wordsOf(mainTitle(title)).filter(({ weight }) => weight === 1).length,
  );
  // One or two words are the beginning of many titles; volumes of one title have numbers.
  const isVague = Math.min(...mains) < wordsOfBeginning || areNumberedOtherwise(one, other);
  const fit = isVague ? alike * 0.8 : alike;
  const isShort = keyOf(mainTitle(other)) === keyOf(one) || keyOf(mainTitle(one)) === keyOf(other);
  const isCut = one.length > 20 && keyOf(other).startsWith(keyOf(one));
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const isTyped =
    words.length === others.length &&
    words.every(
      ({ text }, at) => text === others[at]?.text || likeness(text, others[at]?.text ?? '') >= 0.88,
    );
  const weight = isShort || isCut || isTyped ? 'slight' : 'serious';
  return { fit, difference: { field: 'title', listed: one, record: other, weight } };
}

/** Meetings that everybody calls by their letters, and what their proceedings are called. */
const meetings: readonly [letters: string, name: RegExp][] = [
  ['neurips', /neural information processing/],
  ['nips', /neural information processing/],
  ['cvpr', /computer vision and pattern recognition/],
  ['iclr', /learning representations/],
  ['emnlp', /empirical methods in natural language/],
  ['naacl', /north american chapter/],
  ['acl', /association for computational linguistics/],
  ['www', /world wide web|web conference/],
  ['kdd', /knowledge discovery/],
  ['aistats', /artificial intelligence and statistics/],
  ['uai', /uncertainty in artificial intelligence/],
  ['ijcai', /joint conferences? on artificial intelligence/],
  ['jmlr', /journal of machine learning research/],
  ['tmlr', /transactions on machine learning research/],
  ['pnas', /national academy of sciences/],
];

/** What many names of places share: it tells none from another. */
const common =
  /\b(?:proceedings|proc|of|the|in|on|and|for|annual|international|int|conference|conf|meeting|symposium|workshop|\d+(?:st|nd|rd|th)?|(?:19|20)\d\d|ieee|cvf|acm|a|advances|transactions|journal|j)\b/g;

const initialsOf = (text: string) =>
  text
    .split(' ')
    .filter((word) => !/^(?:of|the|in|on|and|for|proceedings|\d.*)$/.test(word))
    .map((word) => word[0])
    .join('');

/** Whether one name is the other in letters (`ICML`), or has these letters among its words. */
function isInLetters(short: string, long: string, printed: string): boolean {
  const letters = printed.match(/\b\p{Lu}[\p{Lu}\p{Ll}]*\p{Lu}\b/gu)?.map((word) => word.toLowerCase()) ?? [];
  const initials = initialsOf(long);
  const isWhole = short.split(' ').length < 3;
  return letters.some(
    (word) =>
      word.length > 2 &&
      (initials.endsWith(word) || initials.startsWith(word) || (isWhole && long.split(' ').includes(word))),
  );
}

/** Whether two names stand for one journal, book or meeting: abbreviated, in letters, or with more words around. */
export function isSamePlace(listed: string, record: string): boolean {
  const [one, other] = [comparable(listed), comparable(record)];
  if (one === other || spellsOut(record, listed) || spellsOut(listed, record)) return true;
  const isMeeting = ([letters, name]: (typeof meetings)[number]) =>
    [one, other].every((text) => text.split(' ').includes(letters) || name.test(text));
  if (meetings.some(isMeeting)) return true;
  for (const [short, long, printed] of [
    [one, other, listed],
    [other, one, record],
  ] as const)
    if (isInLetters(short, long, printed)) return true;
  const telling = (text: string) => text.replace(common, ' ').split(/\s+/).filter(Boolean);
  const [words, others] = [telling(one), telling(other)];
  const [few, many] = words.length <= others.length ? [words, others] : [others, words];
  // "Nature" is another journal than "Nature Communications".
  if (few.length === 0 || (few.length === 1 && many.length > 1)) return false;
  const begins = (word: string, long: string) => long.startsWith(word) || word.startsWith(long);
  const shared = few.filter((word) => many.some((long) => word.length > 1 && begins(word, long)));
  return shared.length >= few.length * 0.75;
}

/** True for preprints, which have a record of their own beside that of the publication. */
export const isPreprint = ({ type, 'container-title': place, publisher }: Item) =>
  type === 'article' || /arxiv|biorxiv|medrxiv|ssrn|preprint/i.test(`${textOf(place)} ${textOf(publisher)}`);

function comparePlaces(listed: Item, record: Item): { isSame?: boolean; difference?: FieldDifference } {
  const [one, other] = [textOf(listed['container-title']), textOf(record['container-title'])];
  if (one === '') return {};
  const shorts = [other, textOf(record['container-title-short']), textOf(record['event-title'])].filter(
    Boolean,
  );
  if (shorts.length === 0 && !isPreprint(record)) return {};
  if (shorts.some((place) => isSamePlace(one, place))) return { isSame: true };
  if (isPreprint(listed) && isPreprint(record)) return { isSame: true };
  // The record of a preprint says nothing of where the work was published, nor that of the publication of its preprint.
  const weight = isPreprint(record) || isPreprint(listed) ? 'slight' : 'serious';
  const name = other || textOf(record.publisher) || 'a preprint';
  return { isSame: false, difference: { field: 'container-title', listed: one, record: name, weight } };
}

const numberOf = (value: unknown) => comparable(String(value ?? '')).replace(/^0+/, '');

type PlaceNumber = 'volume' | 'issue' | 'page';

/** Volume, issue and first page, where both have them. */
function compareNumbers(listed: Item, record: Item) {
  const isSame: Partial<Record<PlaceNumber, boolean>> = {};
  const differences: FieldDifference[] = [];
  for (const field of ['volume', 'issue', 'page'] as const) {
    const [one, other] = [listed[field], record[field]].map((value) => String(value ?? ''));
    if (!one || !other) continue;
    const [own, known] = [one, other].map((text) =>
      numberOf(field === 'page' ? text.split(/[-–—,]/)[0] : text),
    );
    isSame[field] = own === known;
    if (own !== known) differences.push({ field, listed: one, record: other, weight: 'slight' });
  }
  return { isSame, differences };
}

/** Years apart that print and online publication explain. */
const sameYears = 1;

function compareYears(
  listed: Item,
  record: Item,
  years: readonly number[],
): { gap?: number; difference?: FieldDifference } {
  const one = yearOf(listed.issued);
  const own = yearOf(record.issued);
  const known = [own, yearOf(record['original-date']), ...years].filter((year) => year !== undefined);
  if (one === undefined || known.length === 0) return {};
  const gap = Math.min(...known.map((year) => Math.abs(year - one)));
  if (gap === 0) return { gap };
  const weight = gap > sameYears ? 'serious' : 'slight';
  return {
    gap,
    difference: { field: 'issued', listed: String(one), record: String(own ?? known[0]), weight },
  };
}

/** Without the version that arXiv's has. */
const doiOf = ({ DOI }: Item) =>
  DOI === undefined
    ? undefined
    : String(DOI)
        .toLowerCase()
        .replace(/(\/arxiv\..*)v\d+$/, '$1');

function compareDois(listed: Item, record: Item): FieldDifference | undefined {
  const [one, other] = [doiOf(listed), doiOf(record)];
  if (one === undefined || other === undefined || one === other) return undefined;
  // A work has one DOI at its publisher's and another at its preprint's.
  const weight =
    isPreprint(record) !== isPreprint(listed) || /arxiv|zenodo|ssrn/.test(one + other) ? 'slight' : 'serious';
  return { field: 'DOI', listed: one, record: other, weight };
}

/** Words of a title that is a name by itself: nobody else writes the same one. */
const wordsOfName = 4;

/** A title and a place that were read as one title, where the record shows that they are two. */
function withPlaceApart(listed: Item, record: Item): Item {
  const title = textOf(listed.title);
  if (listed['container-title'] !== undefined) return listed;
  const [, own = '', place = ''] = /^(.{12,}?[.?!]) (?:In:? )?(\p{Lu}.{5,})$/u.exec(title) ?? [];
  return own !== '' && keyOf(own) === keyOf(textOf(record.title))
    ? { ...listed, title: own, 'container-title': place }
    : listed;
}

/** True for an entry without a title that names the place of the work in a journal. */
export const isLocatable = ({ title, volume, page }: Item): boolean =>
  title === undefined && volume !== undefined && page !== undefined;

/**
 * Compares what a list says of a work with a record, field by field. `years` are other years in which the work appeared. Reviews and
 * replies carry the title of a work: they need its authors, too.
 */
export function compareItems(asRead: Item, record: Item, years: readonly number[] = []): Comparison {
  const listed = withPlaceApart(asRead, record);
  const title = compareTitles(listed, record);
  const people = comparePeople(listed, record);
  const year = compareYears(listed, record, years);
  const place = comparePlaces(listed, record);
  const numbers = compareNumbers(listed, record);
  const { gap } = year;
  const share = people?.share ?? 0.5;
  // References of physics print no title: the place in a journal is as good a name of the work.
  const isLocated =
    isLocatable(listed) &&
    numbers.isSame.volume === true &&
    numbers.isSame.page === true &&
    people?.isFirst === true &&
    gap === 0;
  const isName = wordsOf(textOf(listed.title)).filter(({ weight }) => weight === 1).length >= wordsOfName;
  const isSameTitle = title.fit >= titles.same;
  const isSame =
    isLocated ||
    (isSameTitle && (people === undefined ? isName || gap === 0 : share >= 0.34 || people.isFirst)) ||
    (isSameTitle && isName && (title.fit > 0.985 || (gap === 0 && !place.difference))) ||
    (title.fit >= titles.near &&
      place.difference?.weight !== 'serious' &&
      share >= 0.6 &&
      (gap === undefined || gap <= sameYears) &&
      people !== undefined);
  const differences = [
    title.difference,
    people?.difference,
    year.difference,
    place.difference,
    ...numbers.differences,
    compareDois(listed, record),
  ].filter((one) => one !== undefined);
  const agreement: Agreement = {
    title: isLocated ? 1 : title.fit,
    isName,
    people,
    gap,
    place: place.isSame,
    isPlaceVague: place.difference?.weight === 'slight',
    volume: numbers.isSame.volume,
    page: numbers.isSame.page,
  };
  const score = likelihoodOf(agreement);
  return { score, agreement, isSame: isSame || score >= likely, differences };
}
