import { type Item, type Notice, noticeOfTitle } from '@citewright/record';
import {
  findArticle,
  type ListedSource,
  type Resolution,
  ResolveError,
  type ResolverContext,
  type SourceRecord,
  sources,
  UpstreamError,
} from '@citewright/registers';
import { isBeyondRegisters, isPage } from './checkable.ts';
import { isLocatable } from './compare.ts';
import { type Judgement, judge, type Testimony } from './judge.ts';
import { crossrefRecords, doisAtOnce, registers, registersFor } from './registers.ts';
import { editionNotices, versionNotices } from './version-notices.ts';
import { withWitnesses } from './witnesses.ts';

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

/** What the registers say of a listed work. */
export interface CheckedWork extends Judgement {
  asked: AskedRegister[];
  /** Those of the record, and what other records say of versions of the work. */
  notices: Notice[];
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

const recordOf = ({ item, evidence, notices, record }: Resolution): SourceRecord => ({
  source: 'identifier',
  item,
  evidence,
  notices,
  record: record ?? { name: '', url: '' },
});

const unknown = new Set(['DOI_NOT_FOUND', 'ARXIV_NOT_FOUND', 'ISBN_NOT_FOUND']);

interface Identified {
  record?: SourceRecord | 'unknown';
  asked: AskedRegister[];
}

/** A number of PubMed, which journals of medicine print behind a reference. */
const printedPmid = /\bPMID:? ?([1-9]\d{3,8})\b/i;

function withPmid({ item, text = '' }: ListedWork): Required<ListedWork> {
  const PMID = item.PMID ?? printedPmid.exec(text)?.[1];
  return PMID === undefined ? { item, text } : { item: { ...item, PMID }, text };
}

/** True for a work with an identifier that can be looked up. */
const isIdentified = ({ DOI, ISBN, PMID, ...item }: Item): boolean =>
  [DOI, ISBN, PMID, doiOf(item)].some((identifier) => identifier !== undefined);

/** The record of a work's identifier: from the batch where it is, else wherever identifiers are resolved. */
async function identify(
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
    return await outcomeOf(sources.doi.name, resolved.then(recordOf));
  }
  if (item.ISBN !== undefined) {
    const resolved = context.resolve({ kind: 'isbn', value: String(item.ISBN) }, signal);
    return await outcomeOf('library catalogues', resolved.then(recordOf));
  }
  if (item.PMID === undefined) return { asked: [] };
  const { upstreams, contact } = context;
  return await outcomeOf(
    sources.pubmed.name,
    findArticle(upstreams.pubmed, String(item.PMID), contact, signal),
  );
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

/** Gives the record of a DOI, if the batch that asks for it finds one. */
type Batch = (doi: string) => Promise<SourceRecord | undefined>;

/** Asks Crossref for all DOIs of a list, some at a time, when the first of them is needed. What it lacks is looked up one by one. */
function batchOf(context: ResolverContext, works: readonly ListedWork[], signal: AbortSignal): Batch {
  const dois = [...new Set(works.flatMap(({ item }) => doiOf(item) ?? []))].filter(
    (doi) => !doi.startsWith('10.48550/') && !/[,\s]/.test(doi),
  );
  const groups = new Map<string, () => Promise<Map<string, SourceRecord>>>();
  for (let at = 0; at < dois.length; at += doisAtOnce) {
    const own = dois.slice(at, at + doisAtOnce);
    let answer: Promise<Map<string, SourceRecord>> | undefined;
    const ask = async (): Promise<Map<string, SourceRecord>> => {
      try {
        const records = await crossrefRecords(context, own, signal);
        return new Map(records.map((record) => [plainDoi(String(record.item.DOI)), record]));
      } catch (error) {
        if (error instanceof UpstreamError) return new Map();
        throw error;
      }
    };
    const once = () => {
      answer ??= ask();
      return answer;
    };
    for (const doi of own) groups.set(doi, once);
  }
  return async (doi) => (await groups.get(doi)?.())?.get(doi);
}

const isSettled = ({ verdict, differences }: Judgement) =>
  verdict === 'confirmed' || (verdict === 'differs' && differences.every(({ field }) => field === 'DOI'));

/** What a record says of its work, and what its publisher says in the title. Books are called "Withdrawn", too. */
function noticesOf({ item, notices }: SourceRecord): Notice[] {
  const marked = item.type === 'book' ? undefined : noticeOfTitle(String(item.title ?? ''));
  return marked && !notices.some(({ code }) => code === marked.code) ? [marked, ...notices] : notices;
}

interface Found {
  judgement: Judgement;
  /** The record of the entry's identifier. */
  identified?: SourceRecord;
  asked: AskedRegister[];
  candidates: SourceRecord[];
}

/** Asks one register after the other until one holds the work. */
async function search(
  context: ResolverContext,
  work: ListedWork,
  place: number,
  known: Pick<Testimony, 'identified' | 'isUncheckable'>,
  signal: AbortSignal,
): Promise<Found> {
  const { item, text = '' } = work;
  const asked: AskedRegister[] = [];
  const candidates: SourceRecord[] = [];
  const hasOpenAlex = context.keys.openalex !== undefined;
  const decide = () =>
    judge(item, {
      ...known,
      text,
      candidates,
      isUnanswered: asked.some(({ outcome }) => outcome === 'unavailable'),
    });
  let judgement = decide();
  if (item.title === undefined && !isLocatable(item)) return { judgement, asked, candidates };
  // Only Crossref is searched by the place in a journal.
  const order: readonly ListedSource[] =
    item.title === undefined ? ['crossref'] : registersFor(item, place, hasOpenAlex);
  for (const register of known.isUncheckable ? order.slice(0, 1) : order) {
    const outcome = await registers[register](context, item, signal).then(
      (records) => {
        candidates.push(...records);
        const own = judge(item, { text, candidates: records, isUnanswered: false, isUncheckable: false });
        return own.record ? ('held' as const) : ('not-held' as const);
      },
      (error: unknown) => {
        if (error instanceof UpstreamError) return 'unavailable' as const;
        throw error;
      },
    );
    asked.push({ register: sources[register].name, outcome });
    judgement = decide();
    if (isSettled(judgement)) break;
  }
  return { judgement, asked, candidates };
}

/** True where nothing was read by which a register could be asked. */
const isUnspecific = ({ item }: ListedWork): boolean =>
  item.title === undefined && !isIdentified(item) && !isLocatable(item);

/** What the registers say of one work, and the records that were compared with it. */
async function look(
  context: ResolverContext,
  work: ListedWork,
  place: number,
  batch: Batch,
  signal: AbortSignal,
): Promise<Found> {
  const { record: identified, asked } = await identify(context, work, batch, signal);
  const known = { identified, isUncheckable: isPage(work.item) };
  if (identified !== undefined && identified !== 'unknown') {
    const own = judge(work.item, { ...known, text: work.text, candidates: [], isUnanswered: false });
    if (own.verdict !== 'other-work') return { judgement: own, asked, candidates: [identified], identified };
  }
  const { judgement, ...found } = await search(context, work, place, known, signal);
  const isUnanswered = asked.some(({ outcome }) => outcome === 'unavailable');
  const verdict = isUnanswered && judgement.verdict === 'not-found' ? 'not-checked' : judgement.verdict;
  return {
    ...found,
    judgement: { ...judgement, verdict },
    asked: [...asked, ...found.asked],
    ...(identified !== undefined && identified !== 'unknown' && { identified }),
  };
}

/** Checks one work of a list. Failures of registers are told, not thrown. */
async function checkWork(
  context: ResolverContext,
  work: ListedWork,
  place: number,
  batch: Batch,
  signal: AbortSignal,
): Promise<CheckedWork> {
  const { item } = work;
  if (isBeyondRegisters(item, work.text ?? '') || isUnspecific(work))
    return { verdict: 'not-checkable', differences: [], alternatives: [], asked: [], notices: [] };
  const { judgement: found, asked, candidates, identified } = await look(context, work, place, batch, signal);
  const judgement = await withWitnesses(context, work, found, place, signal);
  const { record } = judgement;
  const notices = [
    ...(record ? noticesOf(record) : []),
    // The work that the entry's identifier names may be withdrawn, whatever else the entry says.
    ...(identified && identified !== record ? noticesOf(identified) : []),
    ...(record ? versionNotices(item, record, candidates) : []),
    ...(record ? await editionNotices(context, item, record, candidates, signal) : []),
  ];
  return { ...judgement, asked, notices };
}

/** Works of one list that are checked at a time: as many as the registers answer at a time. */
const concurrency = 8;

/** Runs the check of one work when its turn has come; `run` gives up when the signal aborts. */
export type OnTurn = (place: number, run: (signal: AbortSignal) => Promise<CheckedWork>) => Promise<void>;

/**
 * Checks the works of a list against the registers: identifiers are looked up and compared, the others searched for, one structured search
 * a register. Each work is given to `onTurn`, which runs its check; several are under way at a time, and end in no fixed order.
 */
export async function checkWorks(
  context: ResolverContext,
  works: readonly ListedWork[],
  onTurn: OnTurn,
  signal: AbortSignal,
): Promise<void> {
  const batch = batchOf(context, works, signal);
  const places = works.keys();
  const worker = async () => {
    for (const place of places) {
      signal.throwIfAborted();
      const work = works[place];
      if (work) await onTurn(place, (limit) => checkWork(context, withPmid(work), place, batch, limit));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
