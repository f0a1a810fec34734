import type { Item } from '@citewright/record';
import {
  findArticle,
  type Resolution,
  ResolveError,
  type ResolverContext,
  type SourceRecord,
  sources,
  UpstreamError,
} from '@citewright/registers';
import { crossrefRecords, doisAtOnce } from './registers.ts';

/** A work as a list describes it: what was read, and the text that it was read from. What comes in fields has none: nothing was misread. */
export interface ListedWork {
  item: Item;
  text?: string | undefined;
}

/** What was asked about a work, and what came back. */
export interface AskedRegister {
  register: string;
  outcome: 'held' | 'not-held' | 'unavailable';
}

const plainDoi = (doi: string) => doi.toLowerCase().replace(/(\/arxiv\..*)v\d+$/, '$1');

/** The DOI of a work; that of its preprint where only a number of arXiv is printed. */
function doiOf({ DOI, number, URL }: Item): string | undefined {
  if (DOI !== undefined) return plainDoi(String(DOI));
  const arxiv =
    /^arXiv:(.+?)(?:v\d+)?$/i.exec(String(number ?? '')) ??
    /^https?:\/\/arxiv\.org\/(?:abs|pdf)\/([\w.-]+\/?\d*?)(?:v\d+)?(?:\.pdf)?$/i.exec(String(URL ?? ''));
  return arxiv ? `10.48550/arxiv.${arxiv[1]?.toLowerCase()}` : undefined;
}

/** What an identifier led to, as a record. */
export const recordOfResolution = ({ item, evidence, notices, record }: Resolution): SourceRecord => ({
  source: 'identifier',
  item,
  evidence,
  notices,
  record: record ?? { name: '', url: '' },
});

const unknown = new Set(['DOI_NOT_FOUND', 'ARXIV_NOT_FOUND', 'ISBN_NOT_FOUND']);

/** The record of a work's identifier, and who was asked. */
export interface Identified {
  record?: SourceRecord | 'unknown';
  asked: AskedRegister[];
}

/** A number of PubMed, which journals of medicine print behind a reference. */
const printedPmid = /\bPMID:? ?([1-9]\d{3,8})\b/i;

/** The work with the number of PubMed that is printed behind it. */
export function withPmid({ item, text = '' }: ListedWork): Required<ListedWork> {
  const PMID = item.PMID ?? printedPmid.exec(text)?.[1];
  return PMID === undefined ? { item, text } : { item: { ...item, PMID }, text };
}

/** True for a work with an identifier that can be looked up. */
export const isIdentified = ({ DOI, ISBN, PMID, ...item }: Item): boolean =>
  [DOI, ISBN, PMID, doiOf(item)].some((identifier) => identifier !== undefined);

/** Gives the record of a DOI, if the batch that asks for it finds one. */
export type Batch = (doi: string) => Promise<SourceRecord | undefined>;

type RecordsByDoi = ReadonlyMap<string, SourceRecord>;

/** Crossref's records of some DOIs; none where it does not answer. */
async function recordsByDoi(
  context: ResolverContext,
  dois: readonly string[],
  signal: AbortSignal,
): Promise<RecordsByDoi> {
  try {
    const records = await crossrefRecords(context, dois, signal);
    return new Map(records.map((record) => [plainDoi(String(record.item.DOI)), record]));
  } catch (error) {
    if (error instanceof UpstreamError) return new Map();
    throw error;
  }
}

/** Asks Crossref for all DOIs of a list, some at a time, when the first of them is needed. What it lacks is looked up one by one. */
export function batchOf(context: ResolverContext, works: readonly ListedWork[], signal: AbortSignal): Batch {
  const dois = [...new Set(works.flatMap(({ item }) => doiOf(item) ?? []))].filter(
    (doi) => !doi.startsWith('10.48550/') && !/[,\s]/.test(doi),
  );
  const groupOf = new Map(dois.map((doi, at) => [doi, Math.floor(at / doisAtOnce)]));
  const answers: Promise<RecordsByDoi>[] = [];
  return async (doi) => {
    const group = groupOf.get(doi);
    if (group === undefined) return undefined;
    const from = group * doisAtOnce;
    answers[group] ??= recordsByDoi(context, dois.slice(from, from + doisAtOnce), signal);
    return (await answers[group]).get(doi);
  };
}

/** What a register says of an identifier. */
async function outcomeOf(register: string, look: Promise<SourceRecord | undefined>): Promise<Identified> {
  try {
    const record = await look;
    if (record === undefined) return { record: 'unknown', asked: [{ register, outcome: 'not-held' }] };
    return { record, asked: [{ register: record.record.name || register, outcome: 'held' }] };
  } catch (error) {
    if (error instanceof ResolveError && unknown.has(error.code))
      return { record: 'unknown', asked: [{ register, outcome: 'not-held' }] };
    if (error instanceof ResolveError || error instanceof UpstreamError)
      return { asked: [{ register, outcome: 'unavailable' }] };
    throw error;
  }
}

/** The record of a work's identifier: from the batch where it is, else wherever identifiers are resolved. */
export async function identify(
  context: ResolverContext,
  { item }: ListedWork,
  batch: Batch,
  signal: AbortSignal,
): Promise<Identified> {
  const doi = doiOf(item);
  if (doi !== undefined) {
    const record = await batch(doi);
    if (record) return { record, asked: [{ register: sources.crossref.name, outcome: 'held' }] };
    const resolved = context.resolve({ kind: 'doi', value: doi }, signal);
    return await outcomeOf(sources.doi.name, resolved.then(recordOfResolution));
  }
  if (item.ISBN !== undefined) {
    const resolved = context.resolve({ kind: 'isbn', value: String(item.ISBN) }, signal);
    return await outcomeOf('library catalogues', resolved.then(recordOfResolution));
  }
  if (item.PMID === undefined) return { asked: [] };
  const { upstreams, contact } = context;
  return await outcomeOf(
    sources.pubmed.name,
    findArticle(upstreams.pubmed, String(item.PMID), contact, signal),
  );
}
