import type { DateHints } from '@citewright/record';
import { isAsideItself } from './aside.ts';
import { splitNames } from './authors.ts';
import { isLabelAlone, labelLength, stripLabel } from './byline-label.ts';
import { isNameLike, isProse, segments } from './byline-segment.ts';
import type { Headline } from './headline.ts';
import { isOrganisation } from './organisation.ts';
import { ancestors, attribute, markers, type Page, type PageElement } from './page.ts';
import { siteLabel } from './site-name.ts';

/**
 * Maximum distance of a marked element from the headline, in characters of visible text; `far` only for
 * `rel=author`.
 */
const reach = { before: 500, after: 3_000, far: 60_000 } as const;

/** A page with more marked elements lists people; its byline is among the first ones. */
const mostCandidates = 200;

const bylineMarkers =
  /(?:^|[\s_-])(?:byline|bylines|author|authors|authorname|writer|writers|reporter|autor|autoren|auteur|auteurs|autore|redaktor|verfasser|journalist|contributor|vcard|fn|creator|written-by|posted-by|signature|username)(?:[\s_-]|$)/;
const otherMarkers =
  /(?:bio|box|avatar|image|img|photo|picture|comment|caption|credit|social|twitter|date|time|share|follow|count|related|more|list-item|description|about|citation|reference)/;
const profileAddress =
  /\/(?:authors?|autor|autoren|autores|auteurs?|autori|profile|profiles|people|person|in|users?|members?|contributors?|columnists?|journalists?|reporters?|writers?|redakteure?|byline|staff|signataires?|autorinnen)\/(?!log|sign|reg|acc|pass|sub)[^/?#]/;
const outside =
  /\b(?:answers?|comment|comments|commentlist|reply|blockquote|quote|references?|bibliography|citations?|ref-list|recommended|teaser)\b/;
const otherCredit =
  /\b(?:photo(?:s|graphs?|graphy)?|fotos?|art|artwork|images?|illustrations?|illustrated|edited|translated|reviewed|video|graphics?|music)(?: (?:by|von|par|por|de))?:? ?$/i;

/** An element marked as naming an author, with a score of certainty. */
export interface MarkedElement {
  element: PageElement;
  text: string;
  score: number;
}

/** The best marked byline (`rel=author`, class `byline`, link to a profile), with similar ones beside it. */
export function markedByline(page: Page, headline: Headline | undefined, hints: DateHints): MarkedElement[] {
  return bestGroup(candidates(page, headline, hints));
}

function candidates(page: Page, headline: Headline | undefined, hints: DateHints): MarkedElement[] {
  const found: MarkedElement[] = [];
  for (const element of page.elements) {
    if (found.length >= mostCandidates) break;
    const length = element.end - element.start;
    const mark = length === 0 || length > 300 ? 0 : markScore(page, element);
    const distance = mark === 0 ? undefined : distanceTo(element, headline);
    if (distance === undefined || (distance > reach.after && mark < 50)) continue;
    const text = nameText(page, element, hints);
    if ((isUsable(text, mark) || isAccountLink(element, text)) && !isOutside(page, element))
      found.push({ element, text, score: mark - distance / 100 });
  }
  return found;
}

/** From this score on the page declares an author (`rel=author`), whatever the name looks like. */
const declared = 50;

function markScore(page: Page, element: PageElement): number {
  if (element.attributes.size === 0 || ['body', 'html', 'article', 'main'].includes(element.tag)) return 0;
  const rel = attribute(element, 'rel').toLowerCase().split(/\s+/);
  if (element.tag === 'a' && rel.includes('author')) return 55;
  if (attribute(element, 'itemprop') === 'author') return 50;
  const words = markers(element);
  if (/\bcredits?\b/.test(words)) return isOwnLine(page, element) ? 15 : 0;
  if (bylineMarkers.test(words)) return otherMarkers.test(words) ? 15 : 40;
  return isProfile(attribute(element, 'href').slice(0, 500).toLowerCase(), page.url) ? 20 : 0;
}

/** A link to a person's page on the same site. */
function isProfile(href: string, url: string): boolean {
  return profileAddress.test(href) && (!/^https?:/.test(href) || siteLabel(href) === siteLabel(url));
}

/** A link to the account that it names: "nightwatch" linking to `/user/nightwatch/`. */
function isAccountLink(element: PageElement, text: string): boolean {
  const [, account] =
    /\/(?:u|user|users|profile|members?)\/(?:\d+\/)?@?([^/?#]{2,40})\/?$/.exec(
      attribute(element, 'href').slice(0, 500),
    ) ?? [];
  return account !== undefined && account.toLowerCase() === text.toLowerCase();
}

function isOwnLine(page: Page, element: PageElement): boolean {
  return page.text[element.start - 1] === '\n' && page.text[element.end] === '\n';
}

/** Distance in characters of text; undefined = too far. */
function distanceTo(element: PageElement, headline: Headline | undefined): number | undefined {
  if (!headline) return element.start;
  const after = element.start - headline.element.end;
  if (after >= 0) return after <= reach.after ? after : after <= reach.far ? 2_500 + after / 20 : undefined;
  const before = headline.element.start - element.end;
  return before <= reach.before ? 300 + before * 2 : undefined;
}

/** True inside a comment, quotation, reference or teaser, or after "Photo by". */
function isOutside(page: Page, element: PageElement): boolean {
  if (otherCredit.test(page.text.slice(Math.max(0, element.start - 24), element.start))) return true;
  for (const ancestor of [element, ...ancestors(element)]) {
    const words = markers(ancestor);
    if (ancestor.tag === 'blockquote' || outside.test(words)) return true;
    if (isAsideItself(page, ancestor) && !/author|byline/.test(words)) return true;
  }
  return false;
}

/** The names in a marked element: its first lines, without dates, times and buttons. */
function nameText(page: Page, element: PageElement, hints: DateHints): string {
  const lines = page.text
    .slice(element.start, element.end)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !isButton(line))
    .slice(0, 6);
  const [first = '', second = ''] = lines;
  if (isLabelAlone(first)) return `${first.replace(/[:：]$/, '')}: ${namesOfLine(second, hints)}`;
  const names = namesOfLine(first, hints);
  if (names === '') return namesOfLine(second, hints);
  const more = lines.slice(1).map((line) => namesOfLine(line, hints));
  const end = more.findIndex((name) => !/^(?:,|&|and |und |et )/.test(name) && !names.endsWith(','));
  return [names, ...(end < 0 ? more : more.slice(0, end))].join(' ').slice(0, 300);
}

/** The part of a line with names: a labelled segment, else the first one that looks like a name. */
function namesOfLine(line: string, hints: DateHints): string {
  const parts = segments(line, hints);
  const labelled = parts.find((part) => labelLength(part) > 0 && isNameLike(stripLabel(part)));
  return labelled ?? parts.find((part) => isNameLike(part) || isOrganisationLine(part)) ?? '';
}

function isOrganisationLine(part: string): boolean {
  return part.length <= 50 && !/[\d:!?]|(?:^| )\p{Ll}{4}/u.test(part) && isOrganisation(part);
}

function isButton(line: string): boolean {
  return /^(?:\+ )?(?:follow(?:ing)?|share|message|subscribe|contact|profile|tweet|show more|bio|folgen|seguir|suivre|[|·•,–—-])$/i.test(
    line,
  );
}

/** True when the element contains a name; a single lower-case word without a label is rather a button. */
function isUsable(text: string, mark: number): boolean {
  const names = splitNames(text);
  if (names.length === 0 || isProse(text)) return false;
  return mark >= declared || labelLength(text) > 0 || names.some((name) => /\P{Ll}/u.test(name));
}

function bestGroup(found: readonly MarkedElement[]): MarkedElement[] {
  const best = found.toSorted((a, b) => b.score - a.score)[0];
  if (!best) return [];
  const group = [best];
  for (const candidate of found) {
    const nested = group.some(
      ({ element }) => holds(element, candidate.element) || holds(candidate.element, element),
    );
    const near = Math.abs(candidate.element.start - best.element.end) < 200;
    const alike =
      candidate.element.tag === best.element.tag && markers(candidate.element) === markers(best.element);
    if (!nested && near && alike && candidate !== best) group.push(candidate);
  }
  return group.toSorted((a, b) => a.element.start - b.element.start);
}

function holds(outer: PageElement, inner: PageElement): boolean {
  return outer.index <= inner.index && inner.index < outer.last;
}
