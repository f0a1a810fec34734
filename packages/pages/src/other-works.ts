import { isAsideItself } from './aside.ts';
import type { Headline } from './headline.ts';
import {
  ancestors,
  attribute,
  descendants,
  markers,
  type Page,
  type PageElement,
  type Span,
  textOf,
} from './page.ts';
import { isCertainPerson } from './person-name.ts';
import { isHomeAddress } from './site-name.ts';

const limits = { titles: 600, teaser: 700 } as const;

const headingTags = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/**
 * The parts of a page that present other works: a title that links to another page, with the author, date and
 * abstract around it ("Latest posts", "Related"). Sorted and disjoint. Nothing around the headline is one.
 */
export function otherWorks(page: Page, headline: Headline | undefined): Span[] {
  if (!headline) return joinedSpans(asides(page));
  const titles = [...linkedHeadings(page, headline), ...repeatedLinks(page, headline)].toSorted(
    (a, b) => a.start - b.start,
  );
  const starts = titles.map(({ start }) => start);
  const spans = titles.map((title) => teaserOf(title, starts, headline));
  return joinedSpans([...spans, ...asides(page, headline)]);
}

const apartTags = new Set(['nav', 'aside']);
const voicesMarkers =
  /\b(?:comments?|kommentare|comentarios|comentários|commentaires|commenti|reacties|testimonials?|pullquote)\b/;

/** Navigation, sidebars, comments and quotations. */
function asides(page: Page, headline?: Headline): Span[] {
  return page.elements.filter(
    (element) =>
      (element.tag === 'blockquote' ||
        ((apartTags.has(element.tag) || voicesMarkers.test(markers(element))) &&
          isAsideItself(page, element))) &&
      !/author|byline/.test(markers(element)) &&
      !(headline && isWithin(element, headline)),
  );
}

/** Titles that are links as a whole. */
function linkedHeadings(page: Page, headline: Headline): PageElement[] {
  return page.elements
    .filter((element) => headingTags.has(element.tag) && !isWithin(element, headline))
    .slice(0, limits.titles)
    .filter((heading) => {
      const link = linkOver(page, heading);
      return link !== undefined && isOtherTitle(page, link);
    });
}

/** The link that covers a heading, inside or around it. */
function linkOver(page: Page, heading: PageElement): PageElement | undefined {
  const around = [heading.parent, heading.parent?.parent].find((element) => element?.tag === 'a');
  if (around) return around;
  for (const inner of descendants(page, heading))
    if (inner.tag === 'a' && (inner.end - inner.start) * 5 >= (heading.end - heading.start) * 4) return inner;
  return undefined;
}

/** Links at the beginning of two or more like elements beside each other: the entries of a list of works. */
function repeatedLinks(page: Page, headline: Headline): PageElement[] {
  const entries = new Map<string, PageElement[]>();
  let links = 0;
  for (const link of page.elements) {
    if (link.tag !== 'a' || isWithin(link, headline) || !isOtherTitle(page, link)) continue;
    if (++links > limits.titles) break;
    const entry = entryOf(page, link);
    if (!entry?.parent || isWithin(entry, headline)) continue;
    const key = `${entry.parent.index} ${entry.tag} ${markers(entry)}`;
    entries.set(key, [...(entries.get(key) ?? []), entry]);
  }
  return [...entries.values()].filter((list) => list.length > 1).flat();
}

const entryTags = new Set(['li', 'article', 'tr', 'dd', 'div']);

/** The list entry that begins with a link. */
function entryOf(page: Page, link: PageElement): PageElement | undefined {
  const entry = [...ancestors(link)].slice(0, 4).find(({ tag }) => entryTags.has(tag));
  return entry && page.text.slice(entry.start, link.start).trim() === '' ? entry : undefined;
}

/** True for a link to another page whose text may be a title: neither a person's page nor the site's. */
function isOtherTitle(page: Page, link: PageElement): boolean {
  const href = attribute(link, 'href').trim().slice(0, 500);
  if (href === '' || /^(?:#|javascript:|mailto:)/i.test(href)) return false;
  if (link.end - link.start > 300 || link.end - link.start < 8) return false;
  const text = textOf(page, link);
  if (!text.includes(' ') || isCertainPerson(text) || isAmongAuthors(link)) return false;
  const target = URL.parse(href, page.url);
  const own = URL.parse(page.url);
  if (!target || isHomeAddress(target.href)) return false;
  return target.pathname !== own?.pathname || target.search !== own.search;
}

function isAmongAuthors(link: PageElement): boolean {
  const around = [link, link.parent, link.parent?.parent, link.parent?.parent?.parent];
  return around.some(
    (element) => element && /author|autor|auteur|creat|contributor|byline|people/.test(markers(element)),
  );
}

function isWithin(element: PageElement, { element: headline }: Headline): boolean {
  const [outer, inner] = element.index <= headline.index ? [element, headline] : [headline, element];
  return inner.index < outer.last;
}

/** The largest short element around a title without another title and without the headline. */
function teaserOf(title: PageElement, starts: readonly number[], headline: Headline): Span {
  let teaser = title;
  for (const ancestor of ancestors(title)) {
    if (ancestor.end - ancestor.start > limits.teaser || isWithin(ancestor, headline)) break;
    if (countWithin(starts, ancestor) > 1) break;
    teaser = ancestor;
  }
  return { start: teaser.start, end: teaser.end };
}

function countWithin(starts: readonly number[], { start, end }: Span): number {
  return countBelow(starts, end) - countBelow(starts, start);
}

/** How many of the sorted numbers are smaller, by binary search. */
function countBelow(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

function joinedSpans(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else if (end > start) result.push({ start, end });
  }
  return result;
}
