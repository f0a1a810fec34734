import { type Notice, noticeOfTitle } from '@citewright/record';
import {
  type DatedCopy,
  type ListedSource,
  type ResolverContext,
  type SourceRecord,
  sources,
  UpstreamError,
} from '@citewright/registers';
import { isBeyondRegisters, isOnPage, isPage } from './checkable.ts';
import { isLocatable } from './compare.ts';
import { isSerious } from './differences.ts';
import {
  type AskedRegister,
  type Batch,
  batchOf,
  identify,
  isIdentified,
  type ListedWork,
  withPmid,
} from './identify.ts';
import { isPlacedOtherwise, type Judgement, judge, judgePage, otherPage } from './judge.ts';
import { isOfPage, type OpenedPage, type OpenPage, pagesOf } from './open-page.ts';
import { isPreprint } from './places.ts';
import { registers, registersFor } from './registers.ts';
import { editionNotices, publicationOf, versionNotices } from './version-notices.ts';
import { withWitnesses } from './witnesses.ts';

/** What the registers say of a listed work. */
export interface CheckedWork extends Judgement {
  asked: AskedRegister[];
  /** Those of the record, and what other records say of versions of the work. */
  notices: Notice[];
  /** A copy of the page at its address. */
  copy?: DatedCopy;
}

/** Whether no other register is asked: nothing says that another work is meant. */
const isSettled = ({ verdict, differences }: Judgement) =>
  verdict === 'confirmed' ||
  (verdict === 'differs' && differences.every((one) => !isSerious(one) || one.field === 'DOI'));

/** What a record says of its work, and what its publisher says in the title. Books are called "Withdrawn", too. */
function noticesOf({ item, notices }: SourceRecord): Notice[] {
  const marked = item.type === 'book' ? undefined : noticeOfTitle(String(item.title ?? ''));
  return marked && !notices.some(({ code }) => code === marked.code) ? [marked, ...notices] : notices;
}

/** The registers that are searched for a work: one where none holds such works, none where nothing was read that could be searched for. */
function searchedFor(context: ResolverContext, { item }: ListedWork, place: number): ListedSource[] {
  // Only Crossref is searched by the place in a journal.
  if (item.title === undefined) return isLocatable(item) ? ['crossref'] : [];
  const order = registersFor(item, place, context.keys.openalex !== undefined);
  return isPage(item) ? order.slice(0, 1) : order;
}

/** The records that a register finds for a work; `undefined` when it does not answer. */
async function search(
  context: ResolverContext,
  register: ListedSource,
  { item }: ListedWork,
  signal: AbortSignal,
): Promise<SourceRecord[] | undefined> {
  try {
    return await registers[register](context, item, signal);
  } catch (error) {
    if (error instanceof UpstreamError) return undefined;
    throw error;
  }
}

/** Whether the work is among the records of a register. */
function outcomeOfSearch(
  { item, text = '' }: ListedWork,
  records: readonly SourceRecord[] | undefined,
): AskedRegister['outcome'] {
  if (records === undefined) return 'unavailable';
  const own = judge(item, { text, candidates: records, isUnanswered: false, isUncheckable: false });
  return own.record ? 'held' : 'not-held';
}

/** True where nothing was read by which a register could be asked. */
const isUnspecific = ({ item }: ListedWork): boolean =>
  item.title === undefined && !isIdentified(item) && !isLocatable(item);

interface Found {
  judgement: Judgement;
  /** The record of the entry's identifier. */
  identified?: SourceRecord;
  asked: AskedRegister[];
  /** The records that were compared with the work. */
  candidates: SourceRecord[];
  /** What became of the page at its address. */
  notices: Notice[];
  copy?: DatedCopy;
}

/** What the works of one list share. */
interface Shared {
  batch: Batch;
  openPage: OpenPage;
}

const toldBy = (page: OpenedPage | undefined): Pick<Found, 'notices' | 'copy'> => ({
  notices: page?.notices ?? [],
  ...(page?.copy && { copy: page.copy }),
});

/** What the page at the address of a work says of it; `undefined` where the page is of something else, or was not read. */
function judgeOpened(
  { item, text = '' }: ListedWork,
  { record, isOwnRecord }: OpenedPage,
): Pick<Found, 'judgement' | 'candidates'> | undefined {
  if (!record || !isOfPage(item, text, record)) return undefined;
  const known = { text, identified: record, candidates: [], isUnanswered: false, isUncheckable: false };
  const judgement = isOwnRecord ? judgePage(item, text, record) : judge(item, known);
  return { judgement, candidates: [record] };
}

/** Looks up the identifier of a work or opens its page, then asks one register after the other until one holds it. */
async function find(
  context: ResolverContext,
  work: ListedWork,
  place: number,
  { batch, openPage }: Shared,
  signal: AbortSignal,
): Promise<Found> {
  const { item, text = '' } = work;
  const { record, asked } = await identify(context, work, batch, signal);
  const page = record === undefined && isOnPage(item) ? await openPage(item, signal) : undefined;
  const identified = record === 'unknown' ? undefined : record;
  const ofPage = toldBy(page);
  asked.push(...(page?.asked ?? []));
  const described = page && judgeOpened(work, page);
  if (described) return { ...described, asked, ...ofPage };
  const candidates: SourceRecord[] = [];
  const decide = (): Judgement =>
    judge(item, {
      text,
      identified: record,
      candidates,
      isUncheckable: isPage(item) && page === undefined,
      isUnanswered: asked.some(({ outcome }) => outcome === 'unavailable'),
    });
  let judgement = decide();
  // What a list says of the publication of a preprint is asked for, too.
  const isVersion = identified !== undefined && isPreprint(identified.item) && isPlacedOtherwise(judgement);
  if (identified && judgement.verdict !== 'other-work' && !isVersion)
    return { judgement, identified, asked, candidates: [identified], ...ofPage };
  for (const register of searchedFor(context, work, place)) {
    const found = await search(context, register, work, signal);
    candidates.push(...(found ?? []));
    asked.push({ register: sources[register].name, outcome: outcomeOfSearch(work, found) });
    judgement = decide();
    if (isSettled(judgement)) break;
  }
  if (page?.record && !judgement.record)
    return { judgement: otherPage(item, text, page.record), asked, candidates, ...ofPage };
  // What no register has may stand at its address, whatever it was read as. A page of something else says nothing: it may be that of a site.
  if (!page && record === undefined && !judgement.record && item.title !== undefined) {
    const late = await openPage(item, signal);
    const opened = late && judgeOpened(work, late);
    const isOfSomethingElse = late?.record !== undefined && !opened;
    for (const one of late?.asked ?? [])
      asked.push(isOfSomethingElse ? { ...one, outcome: 'not-held' } : one);
    return { judgement, candidates, ...opened, asked, ...toldBy(isOfSomethingElse ? undefined : late) };
  }
  return { judgement, ...(identified && { identified }), asked, candidates, ...ofPage };
}

const notCheckable: CheckedWork = {
  verdict: 'not-checkable',
  differences: [],
  forms: [],
  alternatives: [],
  asked: [],
  notices: [],
};

/** Checks one work of a list. Failures of registers are told, not thrown. */
async function checkWork(
  context: ResolverContext,
  work: ListedWork,
  place: number,
  shared: Shared,
  signal: AbortSignal,
): Promise<CheckedWork> {
  const { item, text = '' } = work;
  if (isUnspecific(work)) return notCheckable;
  if (isBeyondRegisters(item, text)) {
    // Posts and films have pages.
    const page = item.title === undefined ? undefined : await shared.openPage(item, signal);
    const described = page && judgeOpened(work, page);
    return { ...notCheckable, ...described?.judgement, asked: page?.asked ?? [], ...toldBy(page) };
  }
  const found = await find(context, work, place, shared, signal);
  const { asked, candidates, identified } = found;
  const judgement = await withWitnesses(context, work, found.judgement, place, signal);
  const { record } = judgement;
  const notices = [
    ...found.notices,
    ...(record ? noticesOf(record) : []),
    // The work that the entry's identifier names may be withdrawn, whatever else the entry says.
    ...(identified && identified !== record ? noticesOf(identified) : []),
    ...(record ? versionNotices(item, record, candidates) : []),
    ...(record ? await editionNotices(context, item, record, candidates, signal) : []),
  ];
  const isOther = judgement.verdict === 'other-work';
  const published =
    record && !isOther ? await publicationOf(context, record, candidates, notices, signal) : undefined;
  const alternatives = published ? [published] : judgement.alternatives;
  return { ...judgement, alternatives, asked, notices, ...(found.copy && { copy: found.copy }) };
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
  const shared: Shared = { batch: batchOf(context, works, signal), openPage: pagesOf(context) };
  const places = works.keys();
  const worker = async () => {
    for (const place of places) {
      signal.throwIfAborted();
      const work = works[place];
      if (work) await onTurn(place, (limit) => checkWork(context, withPmid(work), place, shared, limit));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
