import { type Item, type Notice, publishedDoi, supersededNotice, yearOf } from '@citewright/record';
import {
  editionOf,
  findLaterEdition,
  type LaterEdition,
  type ResolverContext,
  type SourceRecord,
  UpstreamError,
} from '@citewright/registers';
import { compareItems } from './compare.ts';
import { recordOfResolution } from './identify.ts';
import { orAbsent } from './or-absent.ts';
import { isPreprint } from './places.ts';
import { registers } from './registers.ts';

const isVersion = (one: SourceRecord, other: SourceRecord): boolean =>
  compareItems(one.item, other.item, other.years).isSame;

const placeOf = ({ record, item }: SourceRecord): string =>
  String(item['container-title'] ?? item.publisher ?? record.name);

const isPublication = ({ item }: SourceRecord): boolean =>
  !isPreprint(item) && item['container-title'] !== undefined && item.type !== 'book';

/**
 * What the other records that were found say of a listed work: a preprint that was published since, and a listed year that is that of an
 * earlier version of the same title, which explains why it differs.
 */
export function versionNotices(
  listed: Item,
  record: SourceRecord,
  candidates: readonly SourceRecord[],
): Notice[] {
  const versions = candidates.filter((other) => other !== record && isVersion(record, other));
  const published = isPreprint(record.item) ? versions.find(isPublication) : record;
  const isKnown = record.notices.some(({ code }) => code === 'superseded-preprint');
  if (isPreprint(listed))
    return published === undefined || published === record || isKnown
      ? []
      : [supersededNotice({ url: published.record.url })];
  const [own, year] = [yearOf(listed.issued), yearOf(published?.item.issued)];
  const earlier = [record, ...versions].find(({ item }) => yearOf(item.issued) === own);
  if (!published || !earlier || own === undefined || year === undefined || own >= year) return [];
  return [
    {
      code: 'predated-title',
      values: {
        year: own,
        earlier: placeOf(earlier),
        published: placeOf(published),
        publishedYear: year,
      },
      fields: ['issued'],
      url: (earlier === record ? published : earlier).record.url,
    },
  ];
}

/** The publication of a preprint that is superseded, with its evidence: among the records that were found, else by its DOI. */
export async function publicationOf(
  context: ResolverContext,
  record: SourceRecord,
  candidates: readonly SourceRecord[],
  notices: readonly Notice[],
  signal: AbortSignal,
): Promise<SourceRecord | undefined> {
  if (!notices.some(({ code }) => code === 'superseded-preprint')) return undefined;
  const found = candidates.find(
    (other) => other !== record && isPublication(other) && isVersion(record, other),
  );
  const value = found ? undefined : publishedDoi(notices);
  const resolved =
    value === undefined ? undefined : await orAbsent(context.resolve({ kind: 'doi', value }, signal));
  return found ?? (resolved && recordOfResolution(resolved));
}

const editionNumber = (edition: unknown): number => Number(editionOf(String(edition ?? '')) ?? 0) || 0;

/** A later edition of the listed book in Open Library: one search, unless one has been made, and one request. */
async function findLater(
  context: ResolverContext,
  listed: Item,
  record: SourceRecord,
  candidates: readonly SourceRecord[],
  signal: AbortSignal,
): Promise<LaterEdition | undefined> {
  const isHeld = (one: SourceRecord) => one.source === 'openlibrary' && isVersion(record, one);
  const work =
    candidates.find(isHeld) ??
    (await registers.openlibrary(context, { ...record.item, ...listed }, signal)).find(isHeld);
  const { openlibrary } = context.upstreams;
  return (
    work && (await findLaterEdition(openlibrary, String(work.item.id), editionNumber(listed.edition), signal))
  );
}

/**
 * A notice where a list cites a numbered edition of a book and a later one is known. Editions without a number are not compared: among
 * them are reprints and translations. Nothing when Open Library does not answer.
 */
export async function editionNotices(
  context: ResolverContext,
  listed: Item,
  record: SourceRecord,
  candidates: readonly SourceRecord[],
  signal: AbortSignal,
): Promise<Notice[]> {
  const cited = editionNumber(listed.edition);
  if (cited === 0 || record.item.type !== 'book') return [];
  try {
    const later = await findLater(context, listed, record, candidates, signal);
    if (later === undefined || later.year <= (yearOf(listed.issued) ?? 0)) return [];
    return [
      {
        code: 'new-edition',
        values: { cited, later: later.number, year: later.year },
        fields: ['edition', 'issued'],
        url: later.url,
      },
    ];
  } catch (error) {
    if (error instanceof UpstreamError) return [];
    throw error;
  }
}
