import { type Item, type Notice, titleLikeness } from '@citewright/record';
import {
  type Resolution,
  ResolveError,
  type ResolveErrorCode,
  type ResolverContext,
  type SourceRecord,
} from '@citewright/registers';
import { isPage } from './checkable.ts';
import { type AskedRegister, recordOfResolution } from './identify.ts';
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
}

/** Opens the pages of one list, as many as one list may have opened; `undefined` where an entry has none or none is left. */
export type OpenPage = (item: Item, signal: AbortSignal) => Promise<OpenedPage | undefined>;

type State = Notice<'listed-page'>['values']['what'];

/** What a failure says of a page. Others say nothing of it: a service was busy, time was up. */
const stateOf: Partial<Record<ResolveErrorCode, State>> = {
  PAGE_NOT_FOUND: 'gone',
  SOURCE_UNREACHABLE: 'unreachable',
  SOURCE_REFUSED: 'closed',
  SOURCE_IS_FILE: 'unread',
  PAGE_WITHOUT_TITLE: 'unread',
};

const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');

/** An address without what leads to the same page: scheme, `www`, a slash at the end, a fragment, what only counts visits. */
function pagePlace(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const kept = [...searchParams].filter(([name]) => !/^(?:utm_|fbclid$|gclid$)/.test(name));
  const query = new URLSearchParams(kept).toString();
  return `${hostOf(address)}${pathname.replace(/\/+$/, '')}${query && `?${query}`}`;
}

const noticeOf = (what: State, address: string, to?: string): Notice => ({
  code: 'listed-page',
  values: { what, site: hostOf(address), ...(to !== undefined && { to }) },
  fields: ['URL'],
  ...(to !== undefined && { url: to }),
});

/** Where a page was found that an address led to; the record of a register has an address of its own. */
const movedTo = (address: string, { record, verification }: Resolution): Notice[] =>
  verification === 'page' && record && pagePlace(record.url) !== pagePlace(address)
    ? [noticeOf('moved', address, record.url)]
    : [];

async function open(context: ResolverContext, address: string, signal: AbortSignal): Promise<OpenedPage> {
  const register = hostOf(address);
  try {
    const resolution = await context.resolve({ kind: 'url', value: address }, signal);
    return {
      record: recordOfResolution(resolution),
      isOwnRecord: resolution.verification === 'page',
      asked: [{ register, outcome: 'held' }],
      notices: movedTo(address, resolution),
    };
  } catch (error) {
    if (!(error instanceof ResolveError)) throw error;
    const state = stateOf[error.code];
    return {
      asked: [{ register, outcome: state === 'gone' ? 'not-held' : 'unavailable' }],
      notices: state ? [noticeOf(state, address)] : [],
    };
  }
}

/** Opens pages as the tool reads them, within the budget of a list. */
export function pagesOf(context: ResolverContext): OpenPage {
  let left = mostPages;
  return async (item, signal) => {
    const address = String(item.URL ?? '');
    if (!isPage(item) || !URL.canParse(address) || !/^https?:/i.test(address) || left === 0) return undefined;
    left -= 1;
    return await open(context, address, signal);
  };
}

/** What a title has in common with that of the page at the entry's own address, to be about that page. */
const sameTitle = 0.6;

/** Whether an entry describes the page at its address. Without a title it says nothing else. */
export const isOfPage = ({ title }: Item, { item }: SourceRecord): boolean =>
  title === undefined || titleLikeness(textOf(title), textOf(item.title)) >= sameTitle;
