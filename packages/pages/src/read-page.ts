import type { Evidence, Item, Notice, PlainDate } from '@citewright/record';
import { readAddress } from './address-date.ts';
import { readByline } from './byline.ts';
import { chooseModified } from './choose-date.ts';
import { type Claims, mergeClaims } from './claim.ts';
import { readCoins } from './coins.ts';
import { composeItem } from './compose-item.ts';
import { readDublinCore } from './dublin-core.ts';
import { readEuropeanLaw } from './european-law.ts';
import { findHeadline } from './headline.ts';
import { readHighwire } from './highwire.ts';
import { readJsonLd } from './json-ld.ts';
import { readMicrodata } from './microdata.ts';
import { noticesOf } from './notices.ts';
import { readOpenGraph } from './open-graph.ts';
import { otherWorks } from './other-works.ts';
import { readOwnReference } from './own-reference.ts';
import type { Page } from './page.ts';
import { dateHints, pageContext, titleTagSite } from './page-facts.ts';
import { type PageIdentifiers, pageIdentifiers, printedDoi } from './page-identifiers.ts';
import { parsePage } from './parse-page.ts';
import { readPartedNames } from './parted-names.ts';
import { readPatent } from './patent.ts';
import { readSignature } from './signature.ts';
import { readVisibleDate } from './visible-date.ts';
import { isWall } from './wall.ts';

/**
 * The record of a web page. `item` is absent when the page is a bot wall or has no usable title.
 * `identifiers.doi` may only be printed near the headline (then the item lacks it): compare the registry's
 * title.
 */
export interface PageReading {
  item?: Item;
  evidence: Evidence;
  notices: Notice[];
  identifiers: PageIdentifiers;
  wall?: boolean;
  /** The day on which the page says that it was last changed. */
  modified?: PlainDate;
}

/**
 * Reads the bibliographic record of a web page from its address and HTML. Every metadata family makes claims;
 * the best supported claim of each field is chosen, and disagreements are kept as evidence. Pure and linear;
 * never throws.
 */
export function readPage({ url, html }: { url: string; html: string }): PageReading {
  const parsed = parsePage(url, html);
  const head = headClaims(parsed);
  const identifiers = pageIdentifiers(parsed, head.texts);
  if (isWall(parsed, html, describesWork(head)))
    return { evidence: {}, notices: [], identifiers, wall: true };
  const hints = dateHints(parsed, head.texts);
  const headline = findHeadline(parsed, titlesOf(parsed, head));
  const page = { ...parsed, others: otherWorks(parsed, headline) };
  const claims = mergeClaims([
    head,
    readMicrodata(page, headline),
    readPartedNames(page, headline),
    readOwnReference(page, headline),
    readByline(page, headline, hints),
    readSignature(page, headline, hints),
    readVisibleDate(page, headline, hints),
    { texts: [...readAddress(page), ...titleTagSite(page, headline)], names: [] },
  ]);
  const composed = composeItem(claims, pageContext(page, headline, hints, claims), identifiers);
  if (!composed) return { evidence: {}, notices: [], identifiers };
  const { item, evidence } = composed;
  const doi = identifiers.doi ?? printedDoi(page, headline);
  const modified = chooseModified(claims, hints);
  return {
    item,
    evidence,
    notices: noticesOf(composed),
    identifiers: { ...identifiers, ...(doi && { doi }) },
    ...(modified && { modified }),
  };
}

function headClaims(page: Page): Claims {
  const families = [
    readHighwire,
    readPatent,
    readEuropeanLaw,
    readDublinCore,
    readJsonLd,
    readOpenGraph,
    readCoins,
  ];
  return mergeClaims(families.map((read) => read(page)));
}

/** True when the head describes a dated work, which a bot wall's never does. */
function describesWork({ texts }: Claims): boolean {
  const fields = new Set(texts.filter(({ family }) => family !== 'json-ld-page').map(({ field }) => field));
  return fields.has('issued') && fields.has('title');
}

function titlesOf(page: Page, { texts }: Claims): string[] {
  return [...texts.filter(({ field }) => field === 'title').map(({ value }) => value), page.title];
}
