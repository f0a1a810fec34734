import type { Item } from '@citewright/csl';
import type { Outcome, ResolverContext } from '../context.ts';
import { UpstreamError } from '../http/upstream.ts';
import type { Resolution } from '../resolution.ts';
import { ResolveError } from '../resolve-error.ts';
import { findDoi } from '../sources/ncbi/request.ts';
import { similarity } from '../text/comparable.ts';
import type { PageReading } from '../webpage/read-page.ts';
import { missingFieldNotices } from './notices.ts';
import { type FetchedPage, fetchPage } from './page.ts';
import { identifierIn, type UrlIdentifier } from './url-identifier.ts';

/** Titles of the page and of the record that a page names must share this much, or the page named another work. */
const sameWork = 0.6;

type RegistryRequest = { kind: 'doi' | 'isbn'; value: string };

interface Found {
  resolution?: Resolution;
  /** The registry could not be asked: next time it may know more. */
  open: boolean;
}

const missing = new Set(['DOI_NOT_FOUND', 'ISBN_NOT_FOUND']);

/** The registry's record; when there is none to be had the page itself is still there. */
async function fromRegistry(
  context: ResolverContext,
  request: RegistryRequest,
  signal: AbortSignal,
): Promise<Found> {
  try {
    return { resolution: await context.resolve(request, signal), open: false };
  } catch (error) {
    if (error instanceof ResolveError) return { open: !missing.has(error.code) };
    throw error;
  }
}

async function registryRequest(
  { upstreams, contact }: ResolverContext,
  identifier: UrlIdentifier,
  signal: AbortSignal,
): Promise<RegistryRequest | undefined> {
  if (identifier.kind !== 'ncbi') return { kind: identifier.kind, value: identifier.value };
  const doi = await findDoi(upstreams.ncbi, identifier.value, contact, signal).catch((error: unknown) => {
    if (error instanceof UpstreamError) return undefined;
    throw error;
  });
  return doi === undefined ? undefined : { kind: 'doi', value: doi };
}

/** The work that a page says it shows, by the identifiers in its metadata. */
function claimedWork({ identifiers }: PageReading): RegistryRequest | undefined {
  const doi =
    identifiers.doi ?? (identifiers.arxiv && `10.48550/arxiv.${identifiers.arxiv.replace(/v\d+$/, '')}`);
  if (doi !== undefined) return { kind: 'doi', value: doi.toLowerCase() };
  return identifiers.isbn === undefined ? undefined : { kind: 'isbn', value: identifiers.isbn };
}

function titleOf(item: Item | undefined): string {
  return String(item?.title ?? '');
}

function isSameWork(page: Item | undefined, record: Item): boolean {
  return page === undefined || similarity(titleOf(page), titleOf(record)) >= sameWork;
}

function pageResolution({ url, reading: { item, evidence, notices } }: FetchedPage): Resolution {
  if (item === undefined) throw new ResolveError('PAGE_WITHOUT_TITLE', 'The page has no title to cite');
  const unnoticed = missingFieldNotices(item).filter(
    ({ fields }) => !notices.some((notice) => sharesField(notice.fields, fields)),
  );
  return {
    item,
    evidence,
    verification: 'page',
    record: { name: new URL(url).hostname.replace(/^www\./, ''), url },
    notices: [...notices, ...unnoticed],
    alternatives: [],
  };
}

function sharesField(first: string[] | undefined, second: string[] | undefined): boolean {
  return (first ?? []).some((name) => second?.includes(name));
}

/**
 * The record behind a web address: the registry's when the address or the page names a registered work, else what the page
 * says. A page's claim counts only when the registry's title fits the page's. Throws `ResolveError`.
 */
export async function resolveUrl(
  context: ResolverContext,
  address: string,
  signal: AbortSignal,
): Promise<Outcome> {
  const identifier = identifierIn(address);
  const named = identifier && (await registryRequest(context, identifier, signal));
  const known = named && (await fromRegistry(context, named, signal));
  if (known?.resolution !== undefined) return { resolution: known.resolution };
  const page = await fetchPage(context, address, signal);
  const claim = claimedWork(page.reading);
  const asked = claim !== undefined && claim.value !== named?.value;
  const claimed = asked ? await fromRegistry(context, claim, signal) : undefined;
  if (claimed?.resolution !== undefined && isSameWork(page.reading.item, claimed.resolution.item)) {
    return { resolution: claimed.resolution };
  }
  return { resolution: pageResolution(page), partial: known?.open === true || claimed?.open === true };
}
