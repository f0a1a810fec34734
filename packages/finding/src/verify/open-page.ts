import { archivedCopy } from '@citewright/identifiers';
import { dateOf, type Item, isoDate, type Notice, titleLikeness, webCopyOf } from '@citewright/record';
import {
  type DatedCopy,
  pagePlace,
  type Resolution,
  ResolveError,
  type ResolveErrorCode,
  type ResolverContext,
  type SourceRecord,
  siteOf,
} from '@citewright/registers';
import { readText } from './entry-words.ts';
import { type AskedRegister, recordOfResolution } from './identify.ts';
import { copiesOf, copyNotices, type FindPageCopy } from './page-copies.ts';
import { readAgainst } from './read-against.ts';
import { textOf } from './titles.ts';

/** Pages of one list that are opened; the addresses of the others are not. */
const mostPages = 100;

/** What the address of an entry led to. */
export interface OpenedPage {
  record?: SourceRecord;
  /** The record is what the page says, not a register's. */
  isOwnRecord?: boolean;
  asked: AskedRegister[];
  notices: Notice[];
  /** A copy in an archive, of a page that is not any more what the entry describes. */
  copy?: DatedCopy;
}

/** Opens the pages of one list, as many as one list may have opened; `undefined` where an entry has none or none is left. */
export type OpenPage = (item: Item, signal: AbortSignal) => Promise<OpenedPage | undefined>;

type PageValues = Notice<'listed-page'>['values'];
type Failure = Exclude<PageValues['what'], 'moved' | 'changed'>;

/** What a failure says of a page. Others say nothing of it: a service was busy, time was up. */
const stateOf: Partial<Record<ResolveErrorCode, Failure>> = {
  PAGE_NOT_FOUND: 'gone',
  HOST_NOT_FOUND: 'no-host',
  SOURCE_UNREACHABLE: 'unreachable',
  SOURCE_REFUSED: 'closed',
  SOURCE_IS_FILE: 'unread',
  PAGE_WITHOUT_TITLE: 'unread',
};

const gone: ReadonlySet<Failure> = new Set(['gone', 'no-host']);

const noticeOf = (values: PageValues, url?: string): Notice => ({
  code: 'listed-page',
  values,
  fields: ['URL'],
  ...(url !== undefined && { url }),
});

/** Where a page was found that an address led to; the record of a register has an address of its own. */
function movedTo(address: string, { record, verification }: Resolution): Notice[] {
  const to = record?.url;
  const isElsewhere = verification === 'page' && to !== undefined && pagePlace(to) !== pagePlace(address);
  return isElsewhere ? [noticeOf({ what: 'moved', site: siteOf(address), to }, to)] : [];
}

/** A change that the page dates after the day on which the list says that it was read. */
function changedSince(address: string, { accessed }: Item, { modified }: Resolution): Notice[] {
  const [year, month, day] = accessed ? dateOf(accessed) : [];
  if (!modified || year === undefined || month === undefined || day === undefined) return [];
  const [changed, read] = [isoDate(modified), isoDate({ year, month, day })];
  return changed > read
    ? [noticeOf({ what: 'changed', site: siteOf(address), changed, accessed: read })]
    : [];
}

async function opened(
  context: ResolverContext,
  address: string,
  item: Item,
  signal: AbortSignal,
): Promise<OpenedPage & { failure?: Failure | undefined }> {
  const register = siteOf(address);
  try {
    const resolution = await context.resolve({ kind: 'url', value: address }, signal);
    const isCopy = archivedCopy(address) !== undefined;
    const isOwnRecord = resolution.verification === 'page';
    const record = recordOfResolution(resolution);
    return {
      record: isOwnRecord ? { ...record, source: record.record.name } : record,
      isOwnRecord,
      asked: [{ register, outcome: 'held' }],
      notices: isCopy ? [] : [...movedTo(address, resolution), ...changedSince(address, item, resolution)],
    };
  } catch (error) {
    if (!(error instanceof ResolveError)) throw error;
    const failure = stateOf[error.code];
    return {
      asked: [{ register, outcome: failure && gone.has(failure) ? 'not-held' : 'unavailable' }],
      notices: failure ? [noticeOf({ what: failure, site: register })] : [],
      failure,
    };
  }
}

/** Whether a page is not any more what an entry describes, or is not shown to us. */
const isLost = (item: Item, { record, notices, failure }: Awaited<ReturnType<typeof opened>>): boolean =>
  record ? notices.length > 0 || !isOfPage(item, '', record) : failure === 'closed' || isGone(failure);

const isGone = (failure: Failure | undefined): boolean => failure !== undefined && gone.has(failure);

async function open(
  context: ResolverContext,
  findCopy: FindPageCopy,
  address: string,
  item: Item,
  signal: AbortSignal,
): Promise<OpenedPage> {
  const { failure, ...page } = await opened(context, address, item, signal);
  if (!isLost(item, { ...page, failure })) return page;
  const found = await findCopy(archivedCopy(address)?.original ?? address, item, signal);
  const notices = [...page.notices, ...copyNotices(found, isGone(failure))];
  return { ...page, notices, ...(typeof found === 'object' && { copy: found.copy }) };
}

/** Opens pages as the tool reads them, within the budget of a list; of a page that is cited from a copy, the copy. */
export function pagesOf(context: ResolverContext): OpenPage {
  const findCopy = copiesOf(context);
  let left = mostPages;
  return async (item, signal) => {
    const address = webCopyOf(item)?.address ?? String(item.URL ?? '');
    if (!URL.canParse(address) || !/^https?:/i.test(address) || left === 0) return undefined;
    left -= 1;
    return await open(context, findCopy, address, item, signal);
  };
}

/** What a title has in common with that of the page at the entry's own address, to be about that page. */
const sameTitle = 0.6;

/**
 * Whether an entry describes the page at its address, as it was read or as the page would have it read: short titles are taken for names. Without
 * a title it says nothing else.
 */
export function isOfPage(listed: Item, entry: string, { item }: SourceRecord): boolean {
  const isLike = ({ title }: Item) =>
    title === undefined || titleLikeness(textOf(title), textOf(item.title)) >= sameTitle;
  return isLike(listed) || isLike(readAgainst(listed, item, readText(entry)));
}
