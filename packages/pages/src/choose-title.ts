import { comparable, isShouted } from '@citewright/record';
import { isAside } from './aside.ts';
import { type Chosen, evidenceOf } from './choose.ts';
import type { Family, TextClaim } from './claim.ts';
import { firstMainHeading } from './headline.ts';
import { textOf } from './page.ts';
import type { PageContext } from './page-context.ts';
import { isHomeAddress, isLikeSiteName, isSiteName } from './site-name.ts';
import { cleanTitle, cleanTitleTag, type TitleContext } from './title.ts';

/** Trust in each source's title; equal titles add up, the highest sum wins. */
const trust: Partial<Record<Family, number>> = {
  highwire: 200,
  bepress: 150,
  eprints: 150,
  'json-ld': 50,
  heading: 45,
  'open-graph': 40,
  'dublin-core': 40,
  microdata: 30,
  'title-tag': 30,
  coins: 30,
  meta: 20,
  twitter: 12,
  'json-ld-page': 10,
};

const holders = new Set<Family>(['highwire', 'json-ld', 'open-graph', 'microdata']);

/** Up to this certainty no title in the head matches the headline. */
const unsupported = 26;

/** Bonus for a headline above a byline or date: readers see it, while the head is often written for search engines. */
const confirmedHeadline = 110;

/** Chooses the title with the highest sum of trust, cleaned; a truncated one ("...") counts for the full one. */
export function chooseTitle(claims: readonly TextClaim[], context: PageContext): Chosen<string> | undefined {
  const titles = titleClaims(claims, context).filter(({ value }) => comparable(value) !== '');
  const readable = titleOfMachineName(titles, context);
  if (readable) return { value: readable, evidence: { source: 'heading' } };
  const sums = sumTrust(titles, context);
  const chosen = titles.toSorted(
    (a, b) => (sums.get(comparable(b.value)) ?? 0) - (sums.get(comparable(a.value)) ?? 0),
  )[0];
  if (!chosen) return undefined;
  const heading = isOnlySite(chosen.value, context) ? firstMainHeading(context.page) : undefined;
  if (heading) return { value: heading, evidence: { source: 'heading' } };
  if (hasOnlySiteNames(titles, context)) return undefined;
  const key = comparable(chosen.value);
  const evidence = evidenceOf(
    chosen,
    titles,
    ({ value }) => comparable(value) !== key,
    ({ value }) => value,
  );
  const twin = titles.find(({ value }) => comparable(value) === key && !isShouted(value));
  return { value: isShouted(chosen.value) ? (twin?.value ?? chosen.value) : chosen.value, evidence };
}

/** Families whose title the theme derives from a page name. */
const generated = new Set<Family>(['heading', 'title-tag']);

/** The heading, if the head has only a page name of a wiki or file system ("FrontPage/HowTo"). */
function titleOfMachineName(titles: readonly TextClaim[], { page }: PageContext): string | undefined {
  const name = page.title.split(/ [-–—|:] /)[0] ?? '';
  if (!/^\S{4,80}$/.test(name) || !/\p{Ll}\p{Lu}|[_/]/u.test(name)) return undefined;
  if (titles.some(({ family }) => !generated.has(family))) return undefined;
  const headings = page.elements.filter(({ tag }) => tag === 'h1' || tag === 'h2').slice(0, 20);
  const texts = headings.filter((heading) => !isAside(page, heading)).map((heading) => textOf(page, heading));
  if (texts.some((text) => comparable(text) === comparable(name))) return undefined;
  return texts.find((text) => text.includes(' '));
}

/**
 * True for an article's page whose titles are all the site's name: the article is loaded by scripts, and the
 * site's name would be wrong. A page with a short address may be a part of the site named like it.
 */
function hasOnlySiteNames(titles: readonly TextClaim[], { page, siteNames }: PageContext): boolean {
  const path = URL.parse(page.url)?.pathname ?? '/';
  const isArticle = /(?:^|\/)[^/]+-[^/]+-[^/]+-[^/]*\/?$|\/\d{5,}/.test(path);
  return isArticle && titles.every(({ value }) => isSiteName(value, siteNames, page.url));
}

/** True for the site's name as title of a page other than its home page. */
function isOnlySite(title: string, { page, siteNames }: PageContext): boolean {
  return !isHomeAddress(page.url) && isLikeSiteName(title, siteNames, page.url);
}

function titleClaims(
  claims: readonly TextClaim[],
  { page, headline, siteNames, publishers }: PageContext,
): TextClaim[] {
  const given = claims.filter(({ field }) => field === 'title');
  const sections = claims.filter(({ field }) => field === 'section').map(({ value }) => value);
  const work = given.find(({ family }) => family === 'json-ld' || family === 'highwire')?.value;
  const wholes = [headline?.text, work].filter((whole) => whole !== undefined);
  const setting: TitleContext = {
    siteNames: [...siteNames, ...publishers, ...sections],
    url: page.url,
    wholes,
  };
  const titles = given.map((claim) => {
    // Library metadata include a subtitle that the headline omits.
    const others = claim.family === 'highwire' ? [] : wholes.filter((whole) => whole !== claim.value);
    return { ...claim, value: cleanTitle(claim.value, { ...setting, wholes: others }) };
  });
  if (headline && headline.certainty >= 15) {
    const value = cleanTitle(headline.text, { ...setting, wholes: [] });
    titles.push({ field: 'title', value, family: 'heading', source: 'h1' });
  }
  titles.push({
    field: 'title',
    value: cleanTitleTag(page.title, setting),
    family: 'title-tag',
    source: 'title',
  });
  return titles;
}

function sumTrust(titles: readonly TextClaim[], context: PageContext): Map<string, number> {
  const sums = new Map<string, number>();
  const counted = new Set<string>();
  for (const title of titles) {
    const key = title.family === 'heading' ? headingKey(title.value, titles) : wholeKey(title.value, titles);
    if (counted.has(`${title.family} ${key}`)) continue;
    counted.add(`${title.family} ${key}`);
    sums.set(key, (sums.get(key) ?? 0) + trustIn(title.value, title.family, context));
  }
  return sums;
}

/** A heading with a label or subtitle besides the title in the head counts for that title. */
function headingKey(heading: string, titles: readonly TextClaim[]): string {
  const key = wholeKey(heading, titles);
  if (titles.some(({ family, value }) => family !== 'heading' && comparable(value) === key)) return key;
  const held = titles
    .filter(({ family, value }) => holders.has(family) && !/(?:…|\.\.\.)$/.test(value))
    .map(({ value }) => comparable(value))
    .find(
      (title) => title.split(' ').length >= 4 && (key.startsWith(`${title} `) || key.endsWith(` ${title}`)),
    );
  return held ?? key;
}

function trustIn(
  value: string,
  family: Family,
  { page, confirmed, siteNames, headline, type, isWiki }: PageContext,
): number {
  const base = trust[family] ?? 0;
  if (isHomeAddress(page.url)) return family === 'heading' ? base / 4 : base;
  if (isSiteName(value, siteNames, page.url)) return base / 4;
  if (family !== 'heading') return base;
  if (confirmed || type.startsWith('entry-dictionary')) return base + confirmedHeadline;
  if (isWiki) return base;
  return (headline?.certainty ?? 0) > unsupported ? base : base / 2;
}

/** A truncated title ("..."), or one without the subtitle in library metadata, counts for the full one. */
function wholeKey(title: string, titles: readonly TextClaim[]): string {
  const key = comparable(title);
  const subtitled = titles.find(
    ({ family, value }) =>
      family === 'highwire' && value.length > title.length && value.startsWith(`${title}: `),
  );
  if (subtitled) return comparable(subtitled.value);
  if (!/(?:…|\.\.\.)$/.test(title)) return key;
  const whole = titles
    .map(({ value }) => comparable(value))
    .find((other) => other !== key && other.startsWith(key));
  return whole ?? key;
}
