import { familyKey, lettersOf, mainTitle, weightOf, yearOf } from '@citewright/record';
import type { SourceRecord } from '@citewright/registers';
import { citedEdition } from '../in-text/cited-edition.ts';
import { mergeCandidates } from '../in-text/merge-candidates.ts';
import { asksForAbout, isAboutWork } from './about-works.ts';
import { creatorsOf, type TitleFit, titleFitOf } from './title-fit.ts';
import type { TitleQuery } from './title-query.ts';

/** A work that fits what was typed, more or less. */
export interface RankedWork extends TitleFit {
  record: SourceRecord;
  /** A review, a correction, a reply. */
  isAbout: boolean;
}

/** Works that fit less are not offered: what the services find for any words at all. */
const fewestScore = 0.45;

/** Among works that fit as well, the more cited one comes first: at most by this much. */
const standingWeight = 0.03;

/** A preprint comes after the published work. */
const ofPreprint = 0.02;

/** Two works fit about as well when their scores are this near. */
const near = 0.06;

/** From this score a work without a rival is very likely the one that is meant. */
const clearScore = 0.85;

/** Significant words that make a title a name of one work, where no author and no year is typed. */
const wordsOfName = 2;

const firstFamily = ({ item }: SourceRecord): string => {
  const [first] = creatorsOf(item);
  return familyKey(first?.family ?? first?.literal ?? '');
};

/** The key of a book, whichever edition; `undefined` for other works, and books without authors. */
function bookKey(record: SourceRecord): string | undefined {
  const family = firstFamily(record);
  if (record.item.type !== 'book' || family === '') return undefined;
  return `${lettersOf(mainTitle(String(record.item.title ?? '')))}|${family}`;
}

/** A work in an index of works stands for its editions elsewhere: one entry, with the years of all. */
function mergeEditions(records: readonly SourceRecord[]): SourceRecord[] {
  const works = new Map<string, SourceRecord>();
  for (const record of records) {
    const key = record.source === 'openlibrary' ? bookKey(record) : undefined;
    if (key !== undefined && !works.has(key)) works.set(key, record);
  }
  const known = new Set<string>();
  const merged = records.flatMap((record): SourceRecord[] => {
    const key = bookKey(record);
    const work = key === undefined ? undefined : works.get(key);
    if (key === undefined || work === undefined || record.source === 'openlibrary') return [record];
    known.add(key);
    const years = new Set([...(record.years ?? []), ...(work.years ?? [])]);
    return [{ ...record, years: [...years], citedBy: Math.max(record.citedBy ?? 0, work.citedBy ?? 0) }];
  });
  return merged.filter(
    (record) =>
      record.source !== 'openlibrary' || !known.has(bookKey(record) ?? '') || !isSameYear(record, merged),
  );
}

/** True when another record has the year of this one as its own: the edition is in the list already. */
function isSameYear(work: SourceRecord, records: readonly SourceRecord[]): boolean {
  const year = yearOf(work.item.issued);
  return records.some(
    (other) =>
      other.source !== 'openlibrary' &&
      bookKey(other) === bookKey(work) &&
      (year === undefined || yearOf(other.item.issued) === year),
  );
}

const standingOfRecord = ({ citedBy = 0 }: SourceRecord): number => Math.min(1, Math.log10(1 + citedBy) / 4);

function orderOf({ score, record, isAbout }: RankedWork): number {
  const preprint = record.item.type === 'article' ? ofPreprint : 0;
  return (isAbout ? score * 0.5 : score) + standingWeight * standingOfRecord(record) - preprint;
}

/** The works that fit what was typed, best first; reviews and corrections after the works themselves. */
export function rankTitles(query: TitleQuery, records: readonly SourceRecord[]): RankedWork[] {
  const titled = records.filter(({ item }) => item.title !== undefined);
  const distinct = mergeEditions(mergeCandidates(titled));
  const books = distinct.filter(({ item }) => item.type === 'book');
  const isAsked = asksForAbout(query.text) || asksForAbout(query.fields?.title ?? '');
  return distinct
    .map((record) => ({
      ...titleFitOf(query, record),
      record: citedEdition(record, editionYear(query, record)),
      isAbout: !isAsked && isAboutWork(record, books),
    }))
    .filter(({ score }) => score >= fewestScore)
    .toSorted((one, other) => orderOf(other) - orderOf(one));
}

/** The year in the text that an edition of a book has. */
const editionYear = ({ years }: TitleQuery, record: SourceRecord): number | undefined =>
  years.find((year) => record.years?.includes(year));

/** True for two versions of one work: a preprint, or another edition of a book. */
function areVersions(one: SourceRecord, other: SourceRecord): boolean {
  if (firstFamily(one) !== firstFamily(other)) return false;
  const hasPreprint = [one, other].some(({ item }) => item.type === 'article');
  const areBooks = [one, other].every(({ item }) => item.type === 'book');
  const [first, second] = [one, other].map(({ item }) => lettersOf(mainTitle(String(item.title ?? ''))));
  return (hasPreprint || areBooks) && first === second;
}

/** How many works after the first fit about as well, versions of it and works about it aside. */
export function rivalsOfTitle([best, ...others]: readonly RankedWork[]): number {
  if (best === undefined) return 0;
  return others.filter(
    ({ score, isAbout, record }) =>
      score >= best.score - near && !isAbout && !areVersions(record, best.record),
  ).length;
}

/** True when the first work is very likely the one that is meant: it fits well, and no other does. */
export function isClearTitle(query: TitleQuery, works: readonly RankedWork[]): boolean {
  const [best] = works;
  if (best === undefined || best.score < clearScore || best.differs.length > 0) return false;
  if (best.isAbout || best.isGuess) return false;
  const isName = weightOf(query.words) >= wordsOfName || best.isNamed;
  return isName && rivalsOfTitle(works) === 0;
}
