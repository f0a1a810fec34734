import {
  type Alignment,
  align,
  coverage,
  familyOf,
  harmonicMean,
  type Item,
  mainTitle,
  type Name,
  orderliness,
  titleLikeness,
  type Word,
  weightOf,
  withoutSubtitle,
  wordLikeness,
  wordsOf,
  yearOf,
} from '@citewright/record';
import type { SourceRecord } from '@citewright/registers';
import type { TitleQuery } from './title-query.ts';

/** The parts of what was typed that a record contradicts. */
export type Difference = 'title' | 'author' | 'year';

/** How well a record is what somebody typed. */
export interface TitleFit {
  /** 0 to 1. */
  score: number;
  differs: Difference[];
  /** The text names an author or a year of the work besides its title. */
  isNamed: boolean;
  /** Most words of the title are spelled otherwise in the text: they may be other words. */
  isGuess: boolean;
}

/** Words of the place of a work say little: they count for less than its title. */
const placeWeight = 0.6;

/** Below this likeness, titles are different ones. */
const sameTitle = 0.85;

/** The weights of the parts of a whole reference. */
const parts = { title: 0.6, author: 0.2, year: 0.1, place: 0.1 } as const;

/** Authors after so many are named by nobody who searches. */
const mostCreators = 12;

export const creatorsOf = ({ author, editor }: Item): Name[] =>
  (author ?? editor ?? []).slice(0, mostCreators);

const storedTitle = (item: Item): string => String(item.title ?? '');

/** The years of a record that a text may name. */
function yearsOf({ item, years = [] }: SourceRecord): number[] {
  return [yearOf(item.issued), yearOf(item['original-date']), ...years].filter((year) => year !== undefined);
}

/**
 * How much of a title stands in a text: the whole of it, or all of it but the subtitle, or its beginning in one piece ("On the
 * origin of species" of a title of twenty words).
 */
function titleCoverage(title: readonly Word[], mainLength: number, alignment: Alignment): number {
  const whole = coverage(title, alignment);
  const main = mainLength < title.length ? coverage(title, alignment, mainLength) * withoutSubtitle : 0;
  return Math.max(whole, main, beginning(title, alignment));
}

const fewestInBeginning = 3;

function beginning(title: readonly Word[], { matches }: Alignment): number {
  const end = matches.findIndex((match, at) => !match && (title[at]?.weight ?? 0) === 1);
  if (end < 0) return 0;
  const known = title.slice(0, end).filter(({ weight }) => weight === 1).length;
  return known < fewestInBeginning ? 0 : 0.7 + (0.2 * known) / title.length;
}

/** The words of a text that are left after those of the title. */
function remaining({ words }: TitleQuery, { taken }: Alignment): [place: number, word: Word][] {
  return [...words.entries()].filter(([at]) => !taken.has(at));
}

const isLike = (word: Word, others: readonly Word[]): boolean =>
  others.some((other) => wordLikeness(word.text, other.text) > 0);

interface Explained {
  /** The weight of the typed words that the record explains. */
  weight: number;
  namesAuthor: boolean;
  namesYear: boolean;
}

/** How much of the rest of a text the record explains: its authors, its years, where it appeared. */
function explain(query: TitleQuery, alignment: Alignment, record: SourceRecord): Explained {
  const { item } = record;
  const families = creatorsOf(item).flatMap((name) => wordsOf(familyOf(name)));
  const given = creatorsOf(item).flatMap((name) => wordsOf(name.given ?? ''));
  const initials = new Set(given.map(({ text }) => text[0]));
  const years = new Set(yearsOf(record).map(String));
  const place = wordsOf([item['container-title'], item.publisher, item.edition].filter(Boolean).join(' '));
  const explained = { weight: 0, namesAuthor: false, namesYear: false };
  for (const [, word] of remaining(query, alignment)) {
    if (isLike(word, families)) {
      explained.namesAuthor ||= word.weight === 1;
      explained.weight += word.weight;
    } else if (years.has(word.text)) {
      explained.namesYear = true;
      explained.weight += word.weight;
    } else if (isLike(word, given) || (word.text.length === 1 && initials.has(word.text))) {
      explained.weight += word.weight;
    } else if (isLike(word, place)) {
      explained.weight += placeWeight * word.weight;
    }
  }
  return explained;
}

function isMostlyMistyped(title: readonly Word[], { matches }: Alignment): boolean {
  const found = title.filter((word, at) => matches[at] && word.weight === 1).length;
  const same = title.filter((word, at) => matches[at]?.likeness === 1 && word.weight === 1).length;
  return same * 2 < found;
}

/** "Title by Author": the name behind `by`. */
const byAuthor = / (?:by|von|par|por|di|door|av) ([\p{L}\p{M}.'’ -]{3,60})$/u;

function differencesOfTitle(query: TitleQuery, record: SourceRecord, alignment: Alignment): Difference[] {
  const known = yearsOf(record);
  const years = query.years.filter((year) =>
    remaining(query, alignment).some(([, { text }]) => text === String(year)),
  );
  const isOtherYear = years.length > 0 && known.length > 0 && !years.some((year) => known.includes(year));
  const named = wordsOf(byAuthor.exec(query.text)?.[1] ?? '').filter(({ text }) => text.length > 2);
  const families = creatorsOf(record.item).flatMap((name) =>
    wordsOf(`${familyOf(name)} ${name.given ?? ''}`),
  );
  const isByOther =
    named.length > 0 &&
    families.length > 0 &&
    !named.some((word) => isLike(word, families)) &&
    !named.some((word) => isLike(word, wordsOf(storedTitle(record.item))));
  return [...(isByOther ? ['author' as const] : []), ...(isOtherYear ? ['year' as const] : [])];
}

function fitOfTitle(query: TitleQuery, record: SourceRecord): TitleFit {
  const title = wordsOf(storedTitle(record.item));
  const alignment = align(title, query);
  const covered = titleCoverage(title, wordsOf(mainTitle(storedTitle(record.item))).length, alignment);
  const { weight, namesAuthor, namesYear } = explain(query, alignment, record);
  const inTitle = title.reduce(
    (sum, _, at) => sum + (alignment.matches[at]?.likeness ?? 0) * (title[at]?.weight ?? 0),
    0,
  );
  const typed = weightOf(query.words);
  const used = typed === 0 ? 0 : Math.min(1, (inTitle + weight) / typed);
  const differs = differencesOfTitle(query, record, alignment);
  const isNear = query.years.some((year) => yearsOf(record).some((known) => Math.abs(known - year) === 1));
  const doubt = differs.includes('year') ? (isNear ? 0.98 : 0.9) : 1;
  const score = harmonicMean(used, covered) * (0.94 + 0.06 * orderliness(alignment)) * doubt;
  const isGuess = !namesAuthor && isMostlyMistyped(title, alignment);
  return { score, differs, isNamed: namesAuthor || namesYear, isGuess };
}

/** How many words a title must have to say something by itself in the midst of a reference. */
const fewestWords = 3;

/** The share of the first authors that a reference names, and whether it names the first one. */
function authorsIn(query: TitleQuery, item: Item): { share: number; first: boolean; known: boolean } {
  const names = creatorsOf(item).slice(0, 3);
  const named = names.map((name) => {
    const family = wordsOf(familyOf(name)).filter(({ weight }) => weight === 1);
    return family.length > 0 && family.every((word) => isLike(word, query.words));
  });
  const share = names.length === 0 ? 0.5 : named.filter(Boolean).length / names.length;
  return { share, first: named[0] ?? false, known: names.length > 0 };
}

function placeIn(query: TitleQuery, { item }: SourceRecord): number {
  const place = wordsOf(String(item['container-title'] ?? item.publisher ?? '')).filter(
    ({ weight }) => weight === 1,
  );
  const numbers = [item.volume, String(item.page ?? '').split(/[-–]/)[0]].filter(Boolean).map(String);
  const found = numbers.filter((number) => query.places.has(number.toLowerCase())).length;
  const abbreviated = place.filter((word) =>
    query.words.some(({ text }) => text === word.text || (text.length > 2 && word.text.startsWith(text))),
  );
  const inPlace = place.length === 0 ? 0.5 : abbreviated.length / place.length;
  return numbers.length === 0 ? inPlace : (inPlace + found / numbers.length) / 2;
}

/** True for the book that a reference to one of its chapters names. */
function isContainer({ fields }: TitleQuery, title: string, asRead: number): boolean {
  const { container } = fields ?? {};
  return container !== undefined && asRead < sameTitle && titleLikeness(container, title) >= sameTitle;
}

/** A whole reference names the title of the work somewhere, and it names little else that is not of this work. */
function fitOfReference(query: TitleQuery, record: SourceRecord): TitleFit {
  const text = storedTitle(record.item);
  const title = wordsOf(text);
  const alignment = align(title, query);
  const main = wordsOf(mainTitle(text)).length;
  const inText = titleCoverage(title, main, alignment) * (0.85 + 0.15 * orderliness(alignment));
  const typed = query.fields?.title;
  const asRead = typed === undefined ? inText : titleLikeness(typed, text);
  // A title of one or two words stands in many texts by chance: it has to be the one that was read.
  const isShort = weightOf(title) < fewestWords;
  const isWhole = !isShort && !isContainer(query, text, asRead);
  const titleFit = isWhole ? Math.max(inText * 0.97, Math.min(inText, asRead)) : Math.min(inText, asRead);
  const { share, first, known } = authorsIn(query, record.item);
  const years = yearsOf(record);
  const hasYear = query.years.some((year) => years.includes(year));
  const isNear = query.years.some((year) => years.some((other) => Math.abs(other - year) === 1));
  const yearFit = hasYear ? 1 : isNear ? 0.6 : query.years.length === 0 || years.length === 0 ? 0.5 : 0;
  const score =
    parts.title * titleFit +
    parts.author * share +
    parts.year * yearFit +
    parts.place * placeIn(query, record);
  const differs: Difference[] = [];
  if (inText < sameTitle && asRead < sameTitle) differs.push('title');
  if (known && !first && share === 0) differs.push('author');
  if (yearFit < 0.5 || (isNear && !hasYear)) differs.push('year');
  // Another title is another work, whatever else agrees.
  return {
    score: titleFit < 0.6 ? score * 0.7 : score,
    differs,
    isNamed: share > 0 || hasYear,
    isGuess: false,
  };
}

/** How well a record is what somebody typed, a title or a whole reference. */
export function titleFitOf(query: TitleQuery, record: SourceRecord): TitleFit {
  const fit = query.reading === 'reference' ? fitOfReference(query, record) : fitOfTitle(query, record);
  return { ...fit, score: Math.round(Math.min(1, fit.score) * 1_000) / 1_000 };
}
