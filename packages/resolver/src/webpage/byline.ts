import { splitNames } from './authors.ts';
import { isLabelAlone, labelLength, stripLabel } from './byline-label.ts';
import type { Claims, NameClaim } from './claim.ts';
import { type DateHints, findDates } from './dates.ts';
import { type Headline, isAsideItself } from './headline.ts';
import { isOrganisation } from './organisation.ts';
import { ancestors, attribute, markers, type Page, type PageElement } from './page.ts';
import { particles } from './person-name.ts';
import { siteLabel } from './site-name.ts';

/** How far from the headline, in characters of visible text, a byline may stand. */
const reach = { before: 500, line: 2_000, after: 3_000, far: 60_000 } as const;

const bylineMarkers =
  /(?:^|[\s_-])(?:byline|bylines|author|authors|authorname|writer|writers|reporter|autor|autoren|auteur|auteurs|autore|redaktor|verfasser|journalist|contributor|vcard|fn|creator|written-by|posted-by|signature|username)(?:[\s_-]|$)/;
const otherMarkers =
  /(?:bio|box|avatar|image|img|photo|picture|comment|caption|credit|social|twitter|date|time|share|follow|count|related|more|list-item|description|about|citation|reference)/;
const profileAddress =
  /\/(?:authors?|autor|autoren|autores|auteurs?|autori|profile|profiles|people|person|in|users?|members?|contributors?|columnists?|journalists?|reporters?|writers?|redakteure?|byline)\/(?!log|sign|reg|acc|pass|sub)[^/?#]/;
const outside =
  /\b(?:comment|comments|commentlist|reply|blockquote|quote|references?|bibliography|citations?|ref-list|recommended|teaser)\b/;

/** A page with more marked elements lists people; its byline is among the first. */
const mostCandidates = 200;

interface Candidate {
  element: PageElement;
  text: string;
  score: number;
}

/** Claims of what a page shows as its author: marked elements (`rel=author`, class `byline`) and lines such as "By ...". */
export function readByline(page: Page, headline: Headline | undefined, hints: DateHints): Claims {
  const marked = bestGroup(candidates(page, headline, hints));
  const lines = bylineLines(page, headline, hints);
  const claims: (NameClaim | undefined)[] = [
    marked.length > 0 && isStrong(marked) ? markedClaim(marked) : undefined,
    ...lines.map(lineClaim),
    marked.length > 0 && !isStrong(marked) ? markedClaim(marked) : undefined,
  ];
  return { texts: [], names: claims.filter((claim) => claim !== undefined) };
}

function lineClaim(line: string): NameClaim {
  return { field: 'author', value: [{ name: line }], family: 'byline', source: 'byline', labelled: true };
}

function isStrong(group: readonly Candidate[]): boolean {
  return (group[0]?.score ?? 0) >= 25;
}

function markedClaim(group: readonly Candidate[]): NameClaim {
  const labelled = group.some(({ text }) => labelLength(text) > 0);
  const value = group.map(({ text }) => ({ name: text }));
  return { field: 'author', value, family: 'byline', source: 'byline', labelled };
}

function candidates(page: Page, headline: Headline | undefined, hints: DateHints): Candidate[] {
  const found: Candidate[] = [];
  for (const element of page.elements) {
    if (found.length >= mostCandidates) break;
    if (element.attributes.size === 0 || element.end - element.start > 300 || element.end === element.start)
      continue;
    const mark = markScore(page, element);
    const distance = mark === 0 ? undefined : distanceTo(element, headline);
    if (distance === undefined || (distance > reach.after && mark < 50)) continue;
    const text = nameText(page, element, hints);
    if (!isUsable(text) || isOutside(element)) continue;
    found.push({ element, text, score: mark - distance / 100 });
  }
  return found;
}

function markScore(page: Page, element: PageElement): number {
  if (element.tag === 'body' || element.tag === 'html' || element.tag === 'article' || element.tag === 'main')
    return 0;
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

function isOwnLine(page: Page, element: PageElement): boolean {
  return page.text[element.start - 1] === '\n' && page.text[element.end] === '\n';
}

/** In characters of text; undefined = out of reach. */
function distanceTo(element: PageElement, headline: Headline | undefined): number | undefined {
  if (!headline) return element.start;
  const after = element.start - headline.element.end;
  if (after >= 0) return after <= reach.after ? after : after <= reach.far ? 2_500 + after / 20 : undefined;
  const before = headline.element.start - element.end;
  return before <= reach.before ? 300 + before * 2 : undefined;
}

function isOutside(element: PageElement): boolean {
  for (const ancestor of [element, ...ancestors(element)]) {
    const words = markers(ancestor);
    if (ancestor.tag === 'blockquote' || outside.test(words)) return true;
    if (isAsideItself(ancestor) && !/author|byline/.test(words)) return true;
  }
  return false;
}

/** The names in a marked element: its first lines, without the date, time and buttons that stand in them. */
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

/** The part of a line that names people: a labelled segment, else the first that looks like a name. */
function namesOfLine(line: string, hints: DateHints): string {
  const parts = segments(line, hints);
  const labelled = parts.find((part) => labelLength(part) > 0 && isNameLike(stripLabel(part)));
  return labelled ?? parts.find((part) => isNameLike(part) || isOrganisationLine(part)) ?? '';
}

function isOrganisationLine(part: string): boolean {
  return part.length <= 50 && !/[\d:!?]/.test(part) && isOrganisation(part);
}

function isButton(line: string): boolean {
  return /^(?:\+ )?(?:follow(?:ing)?|share|message|subscribe|contact|profile|tweet|show more|bio|folgen|seguir|suivre|[|·•,–—-])$/i.test(
    line,
  );
}

/** Somebody is named, and not by one small word without a label, which is rather a button's. */
function isUsable(text: string): boolean {
  const names = splitNames(text);
  if (names.length === 0 || isProse(text)) return false;
  return labelLength(text) > 0 || names.some((name) => /\P{Ll}/u.test(name));
}

function isProse(text: string): boolean {
  return text.length > 160 || /[.!?] \p{Lu}\p{Ll}+ \p{Ll}/u.test(stripLabel(text));
}

/** The best candidate, and those like it beside it (several authors, one link each). */
function bestGroup(found: readonly Candidate[]): Candidate[] {
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

/** Lines near the headline that begin with "By", "Von", "Autor:" (perhaps after a date) and go on as a name. */
function bylineLines(page: Page, headline: Headline | undefined, hints: DateHints): string[] {
  const { start, end } = headline?.element ?? { start: 0, end: 0 };
  const after = page.text.slice(end, end + reach.line).split('\n');
  const before = page.text
    .slice(Math.max(0, start - reach.before), start)
    .split('\n')
    .toReversed();
  return [...namedLines(after, hints), ...namedLines(before, hints)].slice(0, 3);
}

function namedLines(lines: readonly string[], hints: DateHints): string[] {
  return lines.flatMap((line, index) => {
    const label = line.trim();
    const whole = isLabelAlone(label)
      ? `${label.replace(/[:：]$/, '')}: ${lines[index + 1]?.trim() ?? ''}`
      : line;
    return nameInLine(whole, hints) ?? [];
  });
}

function nameInLine(line: string, hints: DateHints): string | undefined {
  if (line.length > 200) return undefined;
  const bracketed = /^\s*[[［【]([^\]］】\d]{2,30})[\]］】]\s*$/u.exec(line)?.[1];
  if (bracketed && /\p{Script=Han}/u.test(bracketed)) return bracketed;
  const parts = segments(line, hints);
  return parts.find((part) => {
    if (part.length > 120 || labelLength(part) === 0 || isProse(part)) return false;
    const name = stripLabel(part);
    return isNameLike(name) && (name.includes(' ') || parts.length > 1 || line.length < 40);
  });
}

/** The parts of a line between dates, bars and bullets. */
function segments(line: string, hints: DateHints): string[] {
  let rest = line.slice(0, 400);
  for (const date of findDates(rest, hints).toReversed())
    rest = `${rest.slice(0, date.start)}|${rest.slice(date.end)}`;
  return rest
    .split(/\s*[|·•●—–]\s*|\s-\s|\s\/\s/)
    .map((part) => part.replace(/^[\s,;.:_-]+|[\s,;]+$/g, ''))
    .filter((part) => part !== '');
}

/** Whether a text begins with a name: capitalised words and particles, or one word (a user's name). */
function isNameLike(text: string): boolean {
  if (/[\d:!?]/.test(text.slice(0, 60))) return false;
  const [first = ''] = splitNames(text);
  if (first === '' || first.length > 60) return false;
  if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(first)) return first.length <= 14;
  const words = first.split(' ');
  if (words.length === 1) return first.length >= 2 && text.length <= first.length + 24;
  return words.length <= 6 && words.every((word) => !/^\p{Ll}/u.test(word) || particles.has(word));
}
