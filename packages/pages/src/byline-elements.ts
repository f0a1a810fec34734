import { type DateHints, findDates } from '@citewright/record';
import { isAgency } from './agencies.ts';
import { isAsideItself, isOfSubjects } from './aside.ts';
import { splitNames } from './authors.ts';
import { labelLength } from './byline-label.ts';
import { isProse } from './byline-segment.ts';
import type { Headline } from './headline.ts';
import { kickersOf } from './kickers.ts';
import { localParts } from './mail-address.ts';
import { isListOfNames, isPhotographers, namesInElement } from './names-in-element.ts';
import { ancestors, attribute, isOfOtherWork, markers, type Page, type PageElement } from './page.ts';
import { siteLabel } from './site-name.ts';

/**
 * Maximum distance of a marked element from the headline, in characters of visible text; `far` only for
 * `rel=author`.
 */
const reach = { before: 500, after: 3_000, far: 60_000 } as const;

/** A page with more marked elements lists people; its byline is among the first ones. */
const mostCandidates = 200;

/** Marked elements that are looked at, with those without a name: buttons, dates. */
const mostRead = 1_000;

const bylineMarkers =
  /(?:^|[\s_-])(?:bylines?|[a-z]{0,16}authors?(?:name|link)?|writers?|reporters?|autors?|autorius|autoren|autores|autorzy|avtor|szerzo|tac-?gia|imza|podpis|egilea|hofundur|auteurs?|autore|autori|redaktor|verfasser|firmas?|muhabir|yazar|penulis|skribent|forfatter|kirjoittaja|journalist|contributors?|profile-?name|vcard|fn|creat(?:or|ibutor)s?|written-by|posted-by|person[_-]names?|signature|[a-z]{0,8}username|hnuser|post-user)(?:[\s_-]|$)/;
/** Class names of accounts, which may be one word in small letters. */
const accountMarkers = /profile-?name|username|hnuser|post-user/;
const otherMarkers =
  /(?:bio|box|avatar|image|img|photo|picture|comment|caption|credit|social|twitter|date|time|share|follow|count|related|more|list-item|description|about|citation|reference)/;
const profileAddress =
  /\/(?:authors?|autor|autoren|autores|auteurs?|autori|profile|profiles|people|person|in|users?|members?|contributors?|columnists?|journalists?|reporters?|writers?|redakteure?|byline|staff|signataires?|autorinnen)\/(?!log|sign|reg|acc|pass|sub)[^/?#]/;
const outside =
  /\b(?:answers?|testimonials?|quotes?|comment|comments|commentlist|reply|blockquote|quote|references?|bibliography|citations?|ref-list|recommended|teaser)\b/;
const otherCredit =
  /\b(?:photo(?:s|graphs?|graphy)?|fotos?|art|artwork|images?|illustrations?|illustrated|edited|translated|reviewed|video|graphics?|music)(?: (?:by|von|par|por|de))?:? ?$/i;

/** HighWire calls the head of an article its citation. */
const highwire = /\bhighwire-(?:cite|citation|article-citation)-?/g;

/** An element marked as naming authors, with a score of certainty. */
export interface MarkedElement {
  element: PageElement;
  names: string[];
  score: number;
}

/** The best marked byline (`rel=author`, class `byline`, link to a profile), with similar ones beside it. */
export function markedByline(page: Page, headline: Headline | undefined, hints: DateHints): MarkedElement[] {
  return bestGroup(page, candidates(page, headline, hints), hints);
}

/** In characters of visible text: the longest marked element, and the longest list of authors with affiliations. */
const longest = { name: 300, list: 3_000 } as const;

function candidates(page: Page, headline: Headline | undefined, hints: DateHints): MarkedElement[] {
  const found: MarkedElement[] = [];
  const beside = { local: localParts(page), kickers: kickersOf(page, headline) };
  let read = 0;
  for (const element of page.elements) {
    if (found.length >= mostCandidates) break;
    const length = element.end - element.start;
    const mark = length === 0 || length > longest.list ? 0 : markScore(page, element);
    if (mark === 0 || (length > longest.name && !isListOfNames(element))) continue;
    const distance = distanceTo(element, headline);
    if (distance === undefined || (distance > reach.after && mark < 50)) continue;
    if (mark === 20 && isOfSubject(element) && isBelowText(page, element, headline)) continue;
    if (++read > mostRead) break;
    const names = namesInElement(page, element, beside, hints);
    if (
      names.some((name) => isUsable(name, mark) || isAccountElement(element, name)) &&
      !isOutside(page, element) &&
      !isPhotographers(page, element)
    )
      found.push({ element, names, score: mark - distance / 100 });
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
  const words = markers(element).replace(highwire, '');
  if (/\bcredits?\b/.test(words)) return isOwnLine(page, element) ? 15 : 0;
  if (bylineMarkers.test(words)) return otherMarkers.test(words) ? 15 : 40;
  const href = attribute(element, 'href').slice(0, 500).toLowerCase();
  return isProfile(href, page.url) || accountAddress.test(href) ? 20 : 0;
}

/** A link to a person's page on the same site. */
function isProfile(href: string, url: string): boolean {
  return profileAddress.test(href) && (!/^https?:/.test(href) || siteLabel(href) === siteLabel(url));
}

/** Addresses of accounts in the software of forums. */
const accountAddress = /action=profile|member(?:list)?\.php\?|showuser=|userinfo\b/;

/** A user name by its class, or by the address of its link. */
function isAccountElement(element: PageElement, name: string): boolean {
  return (
    isAccountLink(element, name) ||
    (accountMarkers.test(markers(element)) && /^[\p{L}\p{N}_.-]{2,30}$/u.test(name))
  );
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

/** Addresses of people who write, or of whom is written. */
const isOfSubject = (element: PageElement): boolean =>
  /\/(?:person|people|profiles?|in|members?|users?)\//i.test(attribute(element, 'href').slice(0, 500));

/** In characters of paragraphs between the headline and an element. */
const textBefore = 500;

function isBelowText(page: Page, element: PageElement, headline: Headline | undefined): boolean {
  const lines = page.text.slice(headline?.element.end ?? 0, element.start).split('\n');
  return lines.reduce((length, line) => length + (line.length > 80 ? line.length : 0), 0) > textBefore;
}

/** True inside a comment, quotation, reference or teaser, or after "Photo by". */
function isOutside(page: Page, element: PageElement): boolean {
  if (isOfOtherWork(page, element.start) || isOfSubjects(page, element)) return true;
  if (otherCredit.test(page.text.slice(Math.max(0, element.start - 24), element.start))) return true;
  for (const ancestor of [element, ...ancestors(element)]) {
    const words = markers(ancestor).replace(highwire, '');
    if (ancestor.tag === 'blockquote' || outside.test(words)) return true;
    const isOther =
      ancestor.tag === 'figure' || ancestor.tag === 'figcaption' || isAsideItself(page, ancestor);
    if (isOther && !/author|byline/.test(words)) return true;
  }
  return false;
}

/** True when the element contains a name; a single lower-case word without a label is rather a button. */
function isUsable(text: string, mark: number): boolean {
  const names = splitNames(text);
  if (names.length === 0 || isProse(text)) return false;
  return (
    mark >= declared || labelLength(text) > 0 || names.some((name) => /\P{Ll}/u.test(name) || isAgency(name))
  );
}

/** The best element and those like it beside it, with nothing but signs, affiliations and roles between. */
function bestGroup(page: Page, found: readonly MarkedElement[], hints: DateHints): MarkedElement[] {
  const best = found.toSorted((a, b) => b.score - a.score)[0];
  if (!best) return [];
  const alike = found.filter(
    ({ element }) => element.tag === best.element.tag && areMarkedAlike(element, best.element),
  );
  const at = alike.indexOf(best);
  const group = [best];
  for (const next of alike.slice(at + 1)) {
    const last = group.at(-1)?.element;
    if (last && holds(last, next.element)) continue;
    if (!last || !isJoined(page.text.slice(last.end, next.element.start), hints)) break;
    group.push(next);
  }
  for (const before of alike.slice(0, at).toReversed()) {
    const first = group[0]?.element;
    if (!first || holds(before.element, first)) continue;
    if (!isJoined(page.text.slice(before.element.end, first.start), hints)) break;
    group.unshift(before);
  }
  return group;
}

/** The same classes, or one has a further one: "author" and "author author--last". */
function areMarkedAlike(one: PageElement, other: PageElement): boolean {
  const [first, second] = [markers(one).split(' '), markers(other).split(' ')];
  const [few, many] = first.length <= second.length ? [first, second] : [second, first];
  return few.every((word) => many.includes(word));
}

/** In characters: an affiliation between two authors. */
const between = 200;

/** True for the text between two authors of one work; a date or a sentence begins another work. */
function isJoined(text: string, hints: DateHints): boolean {
  if (text.length > between || findDates(text, hints).length > 0) return false;
  return text
    .split('\n')
    .every((line) => line.trim().length < 120 && !/[.!?]$|[.!?] \p{Lu}/u.test(line.trim()));
}

function holds(outer: PageElement, inner: PageElement): boolean {
  return outer.index <= inner.index && inner.index < outer.last;
}
