import { isSameWork } from '@citewright/record';
import {
  collect,
  noAnswerError,
  ResolveError,
  type ResolverContext,
  type SourceRecord,
  sources,
  type UpstreamName,
} from '@citewright/registers';
import type { FoundWork, FoundWorks } from './found-works.ts';
import { type IdentifiedWork, identifierIn, lookUpIdentifier } from './identifier-in-text.ts';
import { isClearTitle, type RankedWork, rankTitles, rivalsOfTitle } from './rank-titles.ts';
import { searchRegisters } from './search-registers.ts';
import { titleFitOf } from './title-fit.ts';
import { readQuery, type TitleQuery } from './title-query.ts';

/** The most works that are offered. */
const mostWorks = 10;

/** Milliseconds for the searches and the identifier's record, which run at the same time. */
const deadline = 7_000;

function workOf({ record, score, differs, isAbout }: RankedWork): FoundWork {
  const { item, evidence, notices, years = [] } = record;
  const editions = item.type === 'book' ? [...new Set(years)].toSorted((one, other) => one - other) : [];
  return {
    item,
    evidence,
    notices,
    record: record.record,
    confidence: score,
    differs,
    ...(editions.length > 1 && { editions }),
    ...(isAbout && { about: true }),
  };
}

/** The record of the identifier, as one of the works. */
function identified(query: TitleQuery, { identifier, resolution }: IdentifiedWork): FoundWork | undefined {
  if (resolution === undefined) return undefined;
  const { item, evidence, notices, record, verification } = resolution;
  const known = { source: 'identifier', item, evidence, notices, record: { name: '', url: '' } };
  const { score, differs } = titleFitOf(query, known);
  const { kind, value } = identifier;
  return {
    item,
    evidence,
    notices,
    verification,
    ...(record && { record }),
    confidence: identifier.status === 'agrees' ? 1 : score,
    differs,
    byIdentifier: { kind, value },
  };
}

/** The works with the identifier's: first where it agrees with the words, last of those offered where it does not. */
function withIdentified(
  works: readonly FoundWork[],
  own: FoundWork | undefined,
  agrees: boolean,
): FoundWork[] {
  if (own === undefined) return works.slice(0, mostWorks);
  const others = works.filter((work) => !isSameWork(work.item, own.item)).slice(0, mostWorks - 1);
  return agrees ? [own, ...others] : [...others, own];
}

/** The works of the catalogue that can be meant: those with a long word of the text in their title. */
function knownWorks({ catalogue }: ResolverContext, { words }: TitleQuery): SourceRecord[] {
  const long = words.filter(({ text, weight }) => weight === 1 && text.length > 2).map(({ text }) => text);
  return catalogue.all().filter(({ item }) => {
    const title = String(item.title).toLowerCase();
    return long.some((word) => title.includes(word));
  });
}

/** The services that failed, by the names that people know. */
const unansweredOf = (failures: readonly { service: UpstreamName }[]): string[] => [
  ...new Set(failures.map(({ service }) => sources[service].name)),
];

/**
 * Finds the works that a text may mean: a title, with authors or a year perhaps, or a whole reference. An identifier in the text
 * counts when its record agrees with the words. Throws `ResolveError`: TITLE_NOT_FOUND, or the failure of the services when
 * nothing was found and one did not answer.
 */
export async function searchWorks(
  context: ResolverContext,
  text: string,
  signal: AbortSignal,
): Promise<FoundWorks> {
  const query = readQuery(text);
  if (query === undefined) throw new ResolveError('TITLE_NOT_FOUND', 'The text holds no words');
  const within = AbortSignal.any([signal, AbortSignal.timeout(deadline)]);
  const identifier = identifierIn(text);
  const [{ values, failures }, checked] = await Promise.all([
    collect(searchRegisters(context, query, within)),
    identifier && lookUpIdentifier(context, query, identifier, within),
  ]);
  const ranked = rankTitles(query, [...values.flat(), ...knownWorks(context, query)]);
  const agrees = checked?.identifier.status === 'agrees';
  const own = checked && identified(query, checked);
  const works = withIdentified(ranked.map(workOf), own, agrees);
  if (works.length === 0) {
    if (failures.length > 0) throw noAnswerError(failures);
    throw new ResolveError('TITLE_NOT_FOUND', 'No record fits the words');
  }
  const offered = ranked.slice(0, mostWorks);
  return {
    reading: query.reading,
    works,
    rivals: agrees ? 0 : rivalsOfTitle(offered),
    clear: agrees || (failures.length === 0 && isClearTitle(query, offered)),
    unanswered: unansweredOf(failures),
    ...(checked && { identifier: checked.identifier }),
  };
}
