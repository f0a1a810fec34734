import { comparable } from '@citewright/record';
import { isAside } from './aside.ts';
import { ancestors, attribute, descendants, markers, type Page, type PageElement, textOf } from './page.ts';
import { isHomeAddress } from './site-name.ts';

/** The heading of the page's main text, with its certainty (0 to 100). */
export interface Headline {
  element: PageElement;
  text: string;
  certainty: number;
}

const mostHeadings = 500;
const headingTags = new Set(['h1', 'h2', 'h3']);
const headlineMarkers =
  /\b(?:entry-title|post-title|article-title|article__title|article-headline|article__headline|headline|post__title|page-title|news-title|story-title|titre|titulo|title-article)\b/;
/**
 * Finds the headline: the heading that matches a title in the head, else the first `h1` of the main part.
 * `titles` are the raw titles of the head.
 */
export function findHeadline(page: Page, titles: readonly string[]): Headline | undefined {
  const keys = titles.map(comparable).filter((key) => key !== '');
  const headings = page.elements
    .filter((element) => headingTags.has(element.tag) || isMarkedHeadline(element))
    .slice(0, mostHeadings)
    .map((element) => ({
      element,
      text: headingText(page, element, keys),
      certainty: certaintyOf(page, element, keys),
    }));
  const best = headings.reduce<Headline | undefined>(
    (found, heading) => (heading.certainty > (found?.certainty ?? 0) ? heading : found),
    undefined,
  );
  return best ? (postBesideSite(page, best, headings, keys) ?? best) : printedTitle(page, keys);
}

const mostTexts = 2_000;

/** Only a whole title counts where the head has several, else also most of the title: the rest is the site's name. */
function printedAgreement(key: string, title: string, titles: number): number {
  if (!key.includes(' ') || (key !== title && (titles > 1 || key.length * 2 < title.length))) return 0;
  return agreementOf(key, title);
}

/** On a page without headings, the first text that is a title in the head: in a table, in bold, in a link. */
function printedTitle(page: Page, keys: readonly string[]): Headline | undefined {
  const titles = [...new Set(keys)];
  let best: Headline | undefined;
  let texts = 0;
  for (const element of page.elements) {
    const length = element.end - element.start;
    if (length < 8 || length > 300 || isAside(page, element)) continue;
    if (++texts > mostTexts) break;
    const text = plainText(page, element);
    const key = comparable(text);
    const agreement = Math.max(0, ...titles.map((title) => printedAgreement(key, title, titles.length)));
    if (agreement >= 45 && agreement > (best?.certainty ?? 0)) best = { element, text, certainty: agreement };
  }
  return best;
}

/** A heading's text, without a label if a title in the head confirms that. */
function headingText(page: Page, element: PageElement, keys: readonly string[]): string {
  if (element.end - element.start > 600) return '';
  const from = afterLabel(page, element);
  const rest = from === undefined ? '' : plainText(page, { ...element, start: from });
  const key = comparable(rest);
  const whole = comparable(plainText(page, element));
  const isWhole = keys.some((title) => title.includes(whole));
  const isTitle =
    key !== '' &&
    keys.some(
      (title) => title === key || title.startsWith(`${key} `) || (!isWhole && title.endsWith(` ${key}`)),
    );
  return isTitle ? rest : (titleLine(page, element, keys) ?? plainText(page, element));
}

/** The first line of a heading that continues with a byline or subtitle, if a title in the head has only that line. */
function titleLine(page: Page, element: PageElement, keys: readonly string[]): string | undefined {
  const [line = '', ...more] = page.text.slice(element.start, element.end).trim().split('\n');
  const key = comparable(line);
  if (more.length === 0 || key.length < 8) return undefined;
  const whole = comparable(plainText(page, element));
  const isTitle = keys.some((title) => title === key || title.startsWith(`${key} `));
  return isTitle && !keys.some((title) => title.startsWith(whole)) ? line.trim() : undefined;
}

function plainText(page: Page, element: PageElement): string {
  return textOf(page, element).replace(/\s*[¶#§]$/, '');
}

/** Class names of the small text above a headline or a name: a forum's label, a kicker. */
export const labelMarkers =
  /(?:^|[\s_-])(?:label|badge|kicker|eyebrow|prefix|descriptor|flag|tag|topline|rubric|overline|category|dachzeile)(?:[\s_-]|$)/;

/** The start of a heading after a label: a forum's "Solved", a newspaper's "Opinion". */
function afterLabel(page: Page, element: PageElement): number | undefined {
  for (const inner of descendants(page, element)) {
    if (inner.start > element.start) break;
    if (inner.end >= element.end) continue;
    if (inner.end > inner.start && labelMarkers.test(markers(inner))) return inner.end;
  }
  return undefined;
}

/** The first heading of the main part, for pages whose `<title>` is only the site's name. */
export function firstMainHeading(page: Page): string | undefined {
  const main = page.elements.find(
    (element) => element.tag === 'main' || attribute(element, 'role') === 'main',
  );
  if (!main) return undefined;
  for (const element of descendants(page, main)) {
    if (element.tag !== 'h1' && element.tag !== 'h2') continue;
    const text = plainText(page, element);
    if (text.includes(' ') && !isAside(page, element)) return text;
  }
  return undefined;
}

/** Maximum distance of a post's headline from the blog's name, in characters of text. */
const besideSite = 600;

/** On a blog with its name as `h1`, "Post | Blog" contains both: the longer heading is the post's. */
function postBesideSite(
  page: Page,
  best: Headline,
  headings: readonly Headline[],
  keys: readonly string[],
): Headline | undefined {
  const site = comparable(best.text);
  if (isMarkedHeadline(best.element)) return undefined;
  return headings.find(({ text, element }) => {
    const post = comparable(text);
    // Headings after an article or in a sidebar are the site's tagline.
    if (element.start - best.element.end > besideSite || isAside(page, element)) return false;
    if (post === '' || post === site || linksHome(page, element)) return false;
    const isLonger = post.split(' ').length > site.split(' ').length;
    if (!isLonger && !isMarkedHeadline(element) && !isMasthead(best.element)) return false;
    return !keys.includes(site) && keys.some((key) => key === `${post} ${site}` || key === `${site} ${post}`);
  });
}

/** The site's name over every page. */
function isMasthead(element: PageElement): boolean {
  const around = [element, ...ancestors(element)].slice(0, 5);
  return around.some(
    (part) =>
      attribute(part, 'role') === 'banner' ||
      /\b(?:header|masthead|banner|site-title|blog-title|logo)\b/.test(markers(part)),
  );
}

function isMarkedHeadline(element: PageElement): boolean {
  if (element.tag === 'a' || element.tag === 'body') return false;
  return (
    attribute(element, 'itemprop') === 'headline' ||
    headlineMarkers.test(attribute(element, 'class').toLowerCase())
  );
}

function certaintyOf(page: Page, element: PageElement, keys: readonly string[]): number {
  const text = headingText(page, element, keys);
  const key = comparable(text);
  if (key === '' || /(?:…|\.\.\.)$/.test(text)) return 0;
  const agreement = Math.max(0, ...keys.map((title) => agreementOf(key, title)));
  const standing =
    (element.tag === 'h1' ? 20 : element.tag === 'h2' ? 4 : 0) + (isMarkedHeadline(element) ? 6 : 0);
  const penalty = isAside(page, element) ? 15 : linksHome(page, element) ? 50 : 0;
  const alone = agreement === 0 && element.tag !== 'h1' ? 0 : standing;
  return Math.max(0, agreement + alone - penalty);
}

/** A site's name above every page, linking to the home page. */
function linksHome(page: Page, element: PageElement): boolean {
  if (isHomeAddress(page.url)) return false;
  for (const inner of descendants(page, element)) {
    if (inner.tag !== 'a') continue;
    // Wikis and themes declare the link to their start page, which has an address of its own.
    if (attribute(inner, 'rel') === 'home' || attribute(inner, 'accesskey') === 'h') return true;
    const target = URL.parse(attribute(inner, 'href').slice(0, 500), page.url);
    if (target && isHomeAddress(target.href)) return true;
  }
  return false;
}

/** 80 for the same text, down to 35 for a title that begins with most of the heading or contains it. */
function agreementOf(heading: string, title: string): number {
  if (heading === title) return 80;
  const words = heading.split(' ').length;
  if (words < 2 && heading.length < 8) return 0;
  if (title.startsWith(`${heading} `) || heading.startsWith(`${title} `)) return 60;
  if (title.endsWith(` ${heading}`)) return 46;
  return ` ${title} `.includes(` ${heading} `) && words >= 3 ? 45 : 0;
}

const italic = new Set(['i', 'em', 'cite']);

/** The headline's text with the markup allowed in titles: italics, subscript, superscript. */
export function headlineMarkup(page: Page, headline: Headline): string {
  const { element } = headline;
  const edges: { at: number; tag: string; order: number }[] = [];
  for (const inner of descendants(page, element)) {
    const tag = italic.has(inner.tag)
      ? 'i'
      : inner.tag === 'sub' || inner.tag === 'sup'
        ? inner.tag
        : undefined;
    const whole = inner.end - inner.start >= element.end - element.start - 1;
    if (!tag || whole || inner.start === inner.end) continue;
    edges.push({ at: inner.start, tag: `<${tag}>`, order: 1 }, { at: inner.end, tag: `</${tag}>`, order: 0 });
  }
  edges.sort((a, b) => a.at - b.at || a.order - b.order);
  let marked = '';
  let from = element.start;
  for (const edge of edges) {
    marked += page.text.slice(from, edge.at) + edge.tag;
    from = edge.at;
  }
  return (marked + page.text.slice(from, element.end)).replace(/\s+/g, ' ').trim();
}
