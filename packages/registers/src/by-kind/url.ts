import { archivedCopy, parseDoi } from '@citewright/identifiers';
import { type PageReading, sharedChat } from '@citewright/pages';
import type { FieldEvidence, Item, Notice } from '@citewright/record';
import { titleLikeness } from '@citewright/record';
import type { Outcome, ResolverContext } from '../context.ts';
import type { Resolution } from '../resolution.ts';
import { ResolveError } from '../resolve-error.ts';
import { siteOf } from '../text/page-place.ts';
import { workOfAnswer, workOfPage } from './matched-work.ts';
import { missingFieldNotices } from './notices.ts';
import { fetchPage, type PageAnswer } from './page.ts';
import { readElsewhere } from './readers.ts';
import { fromIdentifier, fromRegistry, type RegistryRequest } from './registry.ts';
import { identifierIn, type UrlIdentifier } from './url-identifier.ts';

/** Minimum likeness between the titles of a page and of the record that it refers to. */
const sameTitle = 0.6;

/** Confidence of the page itself as an alternative when its title matches a registered work. */
const pageConfidence = 0.5;

/** The work that a page declares by identifiers in its metadata. */
function claimedWork({ identifiers }: PageReading): RegistryRequest | undefined {
  const doi =
    identifiers.doi ?? (identifiers.arxiv && `10.48550/arxiv.${identifiers.arxiv.replace(/v\d+$/, '')}`);
  if (doi !== undefined) return { kind: 'doi', value: doi.toLowerCase() };
  return identifiers.isbn === undefined ? undefined : { kind: 'isbn', value: identifiers.isbn };
}

function titleOfItem(item: Item | undefined): string {
  return String(item?.title ?? '');
}

/** True when the page is about this record: their titles agree, or its own address names the record. */
function isAbout({ url, reading: { item } }: FoundPage, record: Item): boolean {
  return titleLikeness(titleOfItem(item), titleOfItem(record)) >= sameTitle || isInAddress(url, record.DOI);
}

function isInAddress(url: string, doi: Item['DOI']): boolean {
  return doi !== undefined && parseDoi(url) === parseDoi(String(doi));
}

/**
 * The page's own record without what it only claims: a DOI counts when a registry confirmed it (then the registry's record is
 * cited) or the page's address has it, an ISBN unless it is another book's.
 */
function unclaimed({ url, reading }: FoundPage, refuted: Item | undefined): PageReading {
  if (reading.item === undefined) return reading;
  const { DOI, ISBN, ...rest } = reading.item;
  const item: Item = {
    ...rest,
    ...(isInAddress(url, DOI) && { DOI }),
    ...(ISBN !== undefined && refuted?.ISBN === undefined && { ISBN }),
  };
  const evidence = Object.entries(reading.evidence).filter(([field]) => field in item);
  return { ...reading, item, evidence: Object.fromEntries(evidence) };
}

/** The source of all that a page says which the caller sent: it may say anything. */
const ofCaller: FieldEvidence = { source: 'given-page' };

/** What only the caller has seen: no site vouches for it. */
function asGiven({ record: _, ...resolution }: Resolution): Resolution {
  const evidence = Object.fromEntries(Object.keys(resolution.evidence).map((field) => [field, ofCaller]));
  return { ...resolution, evidence, verification: 'given-page' };
}

/** A DOI on a page that leads to another work. */
const contradicted = ({ title, DOI }: Item): Notice => ({
  code: 'sources-disagree',
  values: { among: 'page and register', doi: String(DOI), title: titleOfItem({ title } as Item) },
  fields: ['DOI'],
  url: `https://doi.org/${DOI}`,
});

/** What an address says of a copy in an archive of the web. */
const ofAddress: FieldEvidence = { source: 'address' };

function pageResolution(
  { url, copy }: FoundPage,
  { item, evidence, notices, modified }: PageReading,
): Resolution {
  if (item === undefined) throw new ResolveError('PAGE_WITHOUT_TITLE', 'The page has no title to cite');
  const missing = missingFieldNotices(item).filter(
    ({ fields }) => !notices.some((notice) => sharesField(notice.fields, fields)),
  );
  const place = copy?.address ?? url;
  return {
    item: copy ? { ...item, archive: copy.archive, archive_location: copy.address } : item,
    evidence: copy ? { ...evidence, archive: ofAddress, archive_location: ofAddress } : evidence,
    verification: 'page',
    record: { name: siteOf(place), url: place },
    notices: [...notices, ...missing],
    alternatives: [],
    ...(modified && !copy && { modified }),
  };
}

function sharesField(first: string[] | undefined, second: string[] | undefined): boolean {
  return (first ?? []).some((name) => second?.includes(name));
}

/** Failures of a page that is there and does not show itself to us. */
const unread: ReadonlySet<string> = new Set(['SOURCE_REFUSED', 'PAGE_WITHOUT_TITLE']);

/** What the address of a shared AI chat says, where its page cannot be read: the tool and its company. */
function chatBehindWall(address: string, { code }: ResolveError): Resolution | undefined {
  const chat = unread.has(code) ? sharedChat(address) : undefined;
  return (
    chat && {
      ...chat,
      verification: 'unverified',
      record: { name: siteOf(address), url: address },
      notices: missingFieldNotices(chat.item),
      alternatives: [],
    }
  );
}

/** A page that was read, under its final address. */
type FoundPage = Extract<PageAnswer, { reading: PageReading }>;

/** The registered work with the page's title, with the page as an alternative; without one the page's own record. */
async function fromPage(
  context: ResolverContext,
  found: FoundPage,
  refuted: Item | undefined,
  isGiven: boolean,
  signal: AbortSignal,
): Promise<Resolution> {
  const match = await workOfPage(context, found.url, found.reading, signal);
  const read = pageResolution(found, unclaimed(found, refuted));
  const told =
    refuted?.DOI === undefined ? read : { ...read, notices: [contradicted(refuted), ...read.notices] };
  const page = isGiven ? asGiven(told) : told;
  if (match === undefined) return page;
  const { item, record, verification } = page;
  return {
    ...match,
    alternatives: [{ item, ...(record ? { record } : { verification }), confidence: pageConfidence }],
  };
}

/** The page of a PubMed number that is missing: whoever typed the number knows of no page. */
function named(identifier: UrlIdentifier | undefined, failure: ResolveError): ResolveError {
  const isMissing = identifier?.kind === 'ncbi' && failure.code === 'PAGE_NOT_FOUND';
  return isMissing ? new ResolveError('PMID_NOT_FOUND', `PubMed has no ${identifier.value}`) : failure;
}

/** A network in which an address has this page; it takes memory like one that is fetched. */
function withPage(
  context: ResolverContext,
  address: string,
  html: string,
  signal: AbortSignal,
): ResolverContext {
  return {
    ...context,
    async http(request) {
      if (request.kind !== 'page' || request.url !== address) return await context.http(request);
      const body = new TextEncoder().encode(html);
      await request.reserve?.(body.length, signal);
      return { url: address, status: 200, headers: {}, contentType: 'text/html; charset=utf-8', body };
    },
  };
}

/**
 * Resolves a web address: to the registry's record when the address or the page identifies a registered work,
 * else to the page, also where the address is that of a copy in an archive. An identifier on a page counts only when the registry's
 * title matches the page's. Throws `ResolveError`. `given` is the page as its reader has it: then the address is fetched neither by us nor by others, who would reach what we do not.
 */
export async function resolveUrl(
  context: ResolverContext,
  address: string,
  signal: AbortSignal,
  given?: string,
): Promise<Outcome> {
  const identifier = identifierIn(archivedCopy(address)?.original ?? address);
  const known = identifier && (await fromIdentifier(context, identifier, signal));
  if (known?.resolution !== undefined) return { resolution: known.resolution };
  const reached = given === undefined ? context : withPage(context, address, given, signal);
  const page = await fetchPage(reached, address, signal);
  if ('failure' in page) {
    const resolution =
      (await workOfAnswer(context, address, page, signal)) ??
      (given === undefined ? await readElsewhere(context, address, page.failure, signal) : undefined);
    if (resolution !== undefined) return { resolution };
    const chat = chatBehindWall(address, page.failure);
    if (chat !== undefined) return { resolution: chat, partial: true };
    throw known?.failure ?? named(identifier, page.failure);
  }
  const claim = claimedWork(page.reading);
  const asked = claim !== undefined && claim.value !== identifier?.value;
  const claimed = asked ? await fromRegistry(context, claim, signal) : undefined;
  if (claimed?.resolution !== undefined && isAbout(page, claimed.resolution.item)) {
    return { resolution: claimed.resolution };
  }
  const registryFailed = known?.failure !== undefined || claimed?.failure !== undefined;
  return {
    resolution: await fromPage(context, page, claimed?.resolution?.item, given !== undefined, signal),
    partial: registryFailed,
  };
}
