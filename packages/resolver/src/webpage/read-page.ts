import type { Item } from '@citewright/csl';
import type { Evidence, Notice } from '../resolution.ts';
import { dateInAddress } from './address-date.ts';
import { splitNames } from './authors.ts';
import { readByline } from './byline.ts';
import type { Claims, TextClaim, TextField } from './claim.ts';
import { mergeClaims } from './claim.ts';
import { sameTextKey, withoutMarkup } from './clean-text.ts';
import { readCoins } from './coins.ts';
import { type DateHints, findDates } from './dates.ts';
import { readDublinCore } from './dublin-core.ts';
import { findHeadline, type Headline, headlineMarkup } from './headline.ts';
import { readHighwire } from './highwire.ts';
import { itemType } from './item-type.ts';
import { readJsonLd } from './json-ld.ts';
import { readMicrodata } from './microdata.ts';
import { noticesOf } from './notices.ts';
import { readOpenGraph } from './open-graph.ts';
import { metaContents, type Page } from './page.ts';
import { canonical, type PageIdentifiers, pageIdentifiers } from './page-identifiers.ts';
import { parsePage } from './parse-page.ts';
import { hostOf } from './site-name.ts';
import { readVisibleDate } from './visible-date.ts';
import { isWall } from './wall.ts';
import { weighText } from './weigh.ts';
import { isoDate, weighDate } from './weigh-date.ts';
import { weighNames } from './weigh-names.ts';
import { weighTitle } from './weigh-title.ts';

/** What a web page says about the work on it. `item` is absent when the page is a wall or has no usable title. */
export interface PageReading {
  item?: Item;
  evidence: Evidence;
  notices: Notice[];
  identifiers: PageIdentifiers;
  wall?: boolean;
}

/**
 * Reads the bibliographic record of a web page from its address and HTML: every metadata family makes claims, the best
 * supported claim of each field wins, and what disagreed is kept as evidence. Pure and linear; never throws.
 */
export function readPage({ url, html }: { url: string; html: string }): PageReading {
  const page = parsePage(url, html);
  const head = mergeClaims([
    readHighwire(page),
    readDublinCore(page),
    readJsonLd(page),
    readOpenGraph(page),
    readCoins(page),
  ]);
  const identifiers = pageIdentifiers(page, head.texts);
  if (isWall(page, html, describesWork(head))) return { evidence: {}, notices: [], identifiers, wall: true };
  const language = languageOf(page, head.texts);
  const hints: DateHints = { language, topLevel: hostOf(url).split('.').at(-1) };
  const headline = findHeadline(page, titlesOf(page, head.texts));
  const body = mergeClaims([
    readMicrodata(page, headline),
    readByline(page, headline, hints),
    readVisibleDate(page, headline, hints),
    addressClaims(url),
  ]);
  return compose(page, mergeClaims([head, body]), { headline, hints, identifiers });
}

/** Whether the head describes an article or a work, which no wall does. */
function describesWork(head: Claims): boolean {
  const fields = new Set(
    head.texts.filter(({ family }) => family !== 'json-ld-page').map(({ field }) => field),
  );
  return fields.has('issued') && fields.has('title');
}

function titlesOf(page: Page, texts: readonly TextClaim[]): string[] {
  return [...texts.filter(({ field }) => field === 'title').map(({ value }) => value), page.title];
}

/** Dates that stand in the page's address or, after a dash, in its title. */
function addressClaims(url: string): Claims {
  const date = dateInAddress(url);
  const texts: TextClaim[] = date
    ? [{ field: 'issued', value: isoDate(date), family: 'address', source: 'address' }]
    : [];
  return { texts, names: [] };
}

function languageOf(page: Page, texts: readonly TextClaim[]): string | undefined {
  const candidates = [page.language, weighText(texts, 'language')?.value];
  return candidates
    .map((tag) => tag?.trim().replace('_', '-'))
    .find((tag) => tag && /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i.test(tag));
}

interface Reading {
  headline: Headline | undefined;
  hints: DateHints;
  identifiers: PageIdentifiers;
}

function compose(page: Page, claims: Claims, { headline, hints, identifiers }: Reading): PageReading {
  const siteNames = siteNamesOf(claims.texts);
  const confirmed = isConfirmed(page, claims, headline);
  const title = weighTitle(claims.texts, { page, headline, confirmed, siteNames });
  if (!title) return { evidence: {}, notices: [], identifiers };
  const evidence: Evidence = { title: title.evidence };
  const item: Item = {
    id: page.url,
    type: itemType(page, claims.texts),
    title: markedTitle(page, title.value, headline),
  };
  const nameContext = { siteNames, url: page.url, text: page.text };
  for (const field of ['author', 'editor'] as const) {
    const names = weighNames(claims, field, nameContext);
    if (names) {
      item[field] = names.value;
      evidence[field] = names.evidence;
    }
  }
  const issued = weighDate(claims, hints, isWiki(page));
  if (issued) {
    const { year, month, day } = issued.value;
    item.issued = { 'date-parts': [[year, month, day].filter((part) => part !== undefined)] };
    evidence.issued = issued.evidence;
  }
  addTexts(item, evidence, claims.texts);
  addSite(item, evidence, page.url, claims.texts);
  if (hints.language) item.language = hints.language;
  if (identifiers.doi) item.DOI = identifiers.doi;
  if (identifiers.isbn) item.ISBN = identifiers.isbn;
  if (identifiers.pmid) item.PMID = identifiers.pmid;
  item.URL = addressOf(page);
  return { item, evidence, notices: noticesOf(item, evidence), identifiers };
}

/** Software whose pages are versions, not publications. */
function isWiki(page: Page): boolean {
  const generator = metaContents(page, 'generator').join(' ');
  return (
    /mediawiki|moinmoin|dokuwiki|wikimedia|xwiki|tiki wiki/i.test(generator) ||
    /(?:^|\.)(?:wiki[a-z]*)\.|\.(?:wikipedia|wiktionary|fandom)\./.test(hostOf(page.url))
  );
}

function siteNamesOf(texts: readonly TextClaim[]): string[] {
  return [
    ...new Set(
      texts.filter(({ field }) => field === 'site' || field === 'publisher').map(({ value }) => value),
    ),
  ];
}

/** Whether the only `h1` stands right over a byline or a date, as the headline of an article does. */
function isConfirmed(page: Page, { names }: Claims, headline: Headline | undefined): boolean {
  if (headline?.element.tag !== 'h1' || headline.certainty < 20 || !headline.text.includes(' ')) return false;
  if (page.elements.filter(({ tag, start, end }) => tag === 'h1' && end > start).length > 1) return false;
  const below = page.text.slice(headline.element.end, headline.element.end + 160);
  const bylines = names.filter(({ family }) => family === 'byline').flatMap(({ value }) => value);
  return (
    findDates(below).length > 0 ||
    bylines.some(({ name }) => splitNames(name).some((part) => below.includes(part)))
  );
}

/** The heading's italics and indices, when it says what the chosen title says. */
function markedTitle(page: Page, title: string, headline: Headline | undefined): string {
  if (!headline || title.includes('<') || sameTextKey(headline.text) !== sameTextKey(title)) return title;
  const marked = headlineMarkup(page, headline);
  return marked.includes('<') && withoutMarkup(marked) === title ? marked : title;
}

const copied = [
  'container-title',
  'collection-title',
  'publisher',
  'publisher-place',
  'volume',
  'issue',
  'number',
  'version',
  'ISSN',
  'section',
] as const satisfies TextField[];

function addTexts(item: Item, evidence: Evidence, texts: readonly TextClaim[]): void {
  for (const field of copied) {
    const weighed = weighText(texts, field);
    if (!weighed) continue;
    item[field] = weighed.value;
    evidence[field] = weighed.evidence;
  }
  const first = weighText(texts, 'page-first');
  const last = weighText(texts, 'page-last');
  const page = weighText(texts, 'page');
  if (!first && !page) return;
  item.page = first
    ? last && last.value !== first.value
      ? `${first.value}-${last.value}`
      : first.value
    : page?.value;
  evidence.page = (first ?? page)?.evidence ?? { source: 'page' };
}

/** Types whose container is a work of its own; everything else on the web is contained in its site. */
const ownContainer = new Set([
  'article-journal',
  'chapter',
  'paper-conference',
  'book',
  'thesis',
  'report',
  'dataset',
  'article',
  'legislation',
  'patent',
]);

function addSite(item: Item, evidence: Evidence, url: string, texts: readonly TextClaim[]): void {
  const site = weighText(
    texts.filter(({ value }) => !/^https?:/.test(value)),
    'site',
  );
  if (ownContainer.has(item.type)) {
    if (!item.publisher && site && item.type !== 'article-journal') {
      item.publisher = site.value;
      evidence.publisher = site.evidence;
    }
    return;
  }
  if (!item['container-title']) {
    item['container-title'] = site?.value ?? item.publisher ?? hostOf(url);
    evidence['container-title'] = site?.evidence ?? evidence.publisher ?? { source: 'address' };
  }
  if (
    item.publisher &&
    sameTextKey(String(item.publisher)) === sameTextKey(String(item['container-title']))
  ) {
    delete item.publisher;
    delete evidence.publisher;
  }
}

/** The page's own address: the canonical one when it is on the same host and no home page, else without tracking. */
function addressOf(page: Page): string {
  const own = URL.parse(page.url);
  const said = URL.parse(canonical(page), page.url);
  if (!own) return page.url;
  if (said && said.host === own.host && said.pathname !== '/' && said.protocol.startsWith('http'))
    return said.href;
  for (const key of [...own.searchParams.keys()]) {
    if (/^(?:utm_\w+|fbclid|gclid|mc_cid|mc_eid|igshid|cmpid)$/i.test(key)) own.searchParams.delete(key);
  }
  return own.href;
}
