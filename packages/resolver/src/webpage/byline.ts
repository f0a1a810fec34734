import { splitNames, stripLabel } from './authors.ts';
import type { Claims, NameClaim } from './claim.ts';
import { findDates } from './dates.ts';
import { type Headline, isAside } from './headline.ts';
import { ancestors, attribute, markers, type Page, type PageElement } from './page.ts';

/** How far from the headline, in characters of visible text, a byline may stand. */
const reach = { before: 700, after: 2_500 } as const;

const bylineMarkers =
  /(?:^|[\s_-])(?:byline|by-line|bylines|author|authors|author-name|authorname|author_name|post-author|entry-author|article-author|writer|writers|reporter|autor|autoren|auteur|autore|redaktor|verfasser|journalist|contributor|kicker-author|c-byline|article__author|article__byline|meta-author|vcard|fn|creator|written-by|posted-by|signature|firma)(?:[\s_-]|__|--|$)/;
const otherMarkers =
  /(?:bio|box|avatar|image|img|photo|picture|comment|caption|credit|social|twitter|date|time|share|follow|count|related|more|list-item|description|about)/;

interface Candidate {
  element: PageElement;
  text: string;
  score: number;
}

/** Claims of elements that a page marks as its author: `rel=author`, classes such as `byline`, and "By ..." lines. */
export function readByline(page: Page, headline: Headline | undefined): Claims {
  const names: NameClaim[] = [];
  const marked = bestGroup(candidates(page, headline));
  if (marked.length > 0) names.push(claimOf(marked, 'byline'));
  const line = bylineText(page, headline);
  if (line) names.push({ field: 'author', value: [{ name: line }], family: 'byline', source: 'byline' });
  return { texts: [], names };
}

function claimOf(group: readonly Candidate[], family: 'byline' | 'rel-author'): NameClaim {
  return { field: 'author', value: group.map(({ text }) => ({ name: text })), family, source: family };
}

function candidates(page: Page, headline: Headline | undefined): Candidate[] {
  const found: Candidate[] = [];
  for (const element of page.elements) {
    if (element.attributes.size === 0 || element.end - element.start > 300) continue;
    const score = markScore(element);
    if (score === 0) continue;
    const distance = distanceTo(element, headline);
    if (distance === undefined) continue;
    const text = nameText(page, element);
    if (splitNames(text).length === 0 || looksLikeProse(text) || isOutside(element)) continue;
    found.push({ element, text, score: score - distance / 100 });
  }
  return found;
}

function markScore(element: PageElement): number {
  if (element.tag === 'body' || element.tag === 'html' || element.tag === 'article') return 0;
  const rel = attribute(element, 'rel').toLowerCase().split(/\s+/);
  if (element.tag === 'a' && rel.includes('author')) return 50;
  if (attribute(element, 'itemprop') === 'author') return 50;
  const words = markers(element);
  if (!bylineMarkers.test(words))
    return /\/(?:authors?|autor|autoren|auteur|profile|staff|people)\/[^/]/.test(attribute(element, 'href'))
      ? 20
      : 0;
  return otherMarkers.test(words) ? 15 : 40;
}

/** In characters of text; undefined = too far away. */
function distanceTo(element: PageElement, headline: Headline | undefined): number | undefined {
  if (!headline) return element.start;
  const after = element.start - headline.element.end;
  if (after >= 0) return after <= reach.after ? after : after <= 40_000 ? 3_000 + after / 20 : undefined;
  const before = headline.element.start - element.end;
  return before <= reach.before ? before * 2 : undefined;
}

function isOutside(element: PageElement): boolean {
  if (isAside(element)) return true;
  for (const ancestor of ancestors(element)) {
    if (/\b(?:comment|comments|commentlist|reply|blockquote|quote|cite)\b/.test(markers(ancestor)))
      return true;
    if (ancestor.tag === 'blockquote') return true;
  }
  return false;
}

/** The text of a byline without the date, time and buttons that stand in it. */
function nameText(page: Page, element: PageElement): string {
  const lines = page.text
    .slice(element.start, element.end)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return withoutDates(lines.slice(0, 4).join(' | ')).slice(0, 300);
}

export function withoutDates(text: string): string {
  const [date] = findDates(text);
  return date ? text.slice(0, date.start).replace(/[\s|·•,–—-]+$/, '') : text;
}

function looksLikeProse(text: string): boolean {
  return text.length > 140 || /[.!?] \p{Lu}\p{Ll}+ \p{Ll}/u.test(stripLabel(text));
}

/** The best candidate, and those beside it that stand in the same byline (several authors, one link each). */
function bestGroup(found: readonly Candidate[]): Candidate[] {
  const best = found.toSorted((a, b) => b.score - a.score)[0];
  if (!best) return [];
  const group = [best];
  for (const candidate of found) {
    const nested = group.some(
      ({ element }) => contains(element, candidate.element) || contains(candidate.element, element),
    );
    const near = Math.abs(candidate.element.start - best.element.end) < 200;
    const alike =
      candidate.element.tag === best.element.tag && markers(candidate.element) === markers(best.element);
    if (!nested && near && alike && candidate !== best) group.push(candidate);
  }
  return group.toSorted((a, b) => a.element.start - b.element.start);
}

function contains(outer: PageElement, inner: PageElement): boolean {
  return outer.index <= inner.index && inner.index < outer.last;
}

const byLine =
  /^(?:(?:written|posted|published|story|words|text|reported|article|review) by|by|von|par|por|di|door|av|af|autor(?:in)?:|author:|text:|texte?:|testo:|texto:|tekst:|écrit par|publié par|propos recueillis par|escrito por|publicado por|scritto da|geschreven door|автор:|作者[:：]|文[:：／])\s?(?=[\p{Lu}\p{Lo}])/iu;

/** A line near the headline that begins with "By", "Von", "Par" and goes on as a name. */
function bylineText(page: Page, headline: Headline | undefined): string | undefined {
  if (!headline) return undefined;
  const after = page.text.slice(headline.element.end, headline.element.end + 1_500);
  const before = page.text.slice(Math.max(0, headline.element.start - 300), headline.element.start);
  for (const line of [...after.split('\n'), ...before.split('\n').toReversed()]) {
    const trimmed = withoutDates(line.trim());
    if (trimmed.length < 5 || trimmed.length > 120 || !byLine.test(trimmed)) continue;
    if (looksLikeProse(trimmed) || !isNameLike(stripLabel(trimmed))) continue;
    return trimmed;
  }
  return undefined;
}

function isNameLike(text: string): boolean {
  const [first = ''] = splitNames(text);
  const words = first.split(' ');
  if (/[\p{Script=Han}\p{Script=Hangul}]/u.test(first)) return first.length <= 12;
  return words.length >= 2 && words.length <= 5 && words.every((word) => !/^\p{Ll}{4,}/u.test(word));
}
