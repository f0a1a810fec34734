import { type DateHints, findDates } from '@citewright/record';
import { splitNames } from './authors.ts';
import { labelLength } from './byline-label.ts';
import { chooseText } from './choose.ts';
import type { Claims, TextClaim, TextField } from './claim.ts';
import type { Headline } from './headline.ts';
import { itemType } from './item-type.ts';
import { kickersOf } from './kickers.ts';
import { localParts } from './mail-address.ts';
import { metaContents, type Page } from './page.ts';
import type { PageContext } from './page-context.ts';
import { hostOf, isSiteName } from './site-name.ts';
import { languageOfText } from './text-language.ts';
import { besideHeadline } from './title.ts';

/** Date conventions: the page's language (declared, claimed or detected) and its host's top-level domain. */
export function dateHints(page: Page, texts: readonly TextClaim[]): DateHints {
  const language = [page.language, chooseText(texts, 'language')?.value]
    .map((tag) => tag?.trim().replace('_', '-') ?? '')
    .find((tag) => /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i.test(tag) && isLanguage(tag));
  const declared = language && Intl.getCanonicalLocales(language)[0];
  return { language: languageOfText(page.text, declared), topLevel: hostOf(page.url).split('.').at(-1) };
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

/** The context of a page, from its claims. */
export function pageContext(
  page: Page,
  headline: Headline | undefined,
  hints: DateHints,
  claims: Claims,
): PageContext {
  return {
    page,
    headline,
    hints,
    type: itemType(page, claims.texts),
    siteNames: valuesOf(claims.texts, 'site'),
    publishers: valuesOf(claims.texts, 'publisher'),
    confirmed: isConfirmed(page, claims, headline),
    kickers: kickersOf(page, headline),
    localParts: localParts(page),
    isWiki: isWiki(page),
  };
}

/** A weak claim of the site's name: the text beside the headline in `<title>`. */
export function titleTagSite(page: Page, headline: Headline | undefined): TextClaim[] {
  const value = (headline && besideHeadline(page.title, headline.text, page.url)) ?? calledAsHost(page);
  const isName = value && value.length <= 60 && labelLength(value) === 0;
  return isName ? [{ field: 'site', value, family: 'title-tag', source: 'title' }] : [];
}

/** The last part of `<title>`, or all of it, if it matches the host: "Quayside Paper" on quaysidepaper.example. */
function calledAsHost({ title, url }: Page): string | undefined {
  const last =
    title
      .slice(0, 500)
      .split(/ [|–—-] /)
      .at(-1)
      ?.trim() ?? '';
  return last.includes(' ') && isSiteName(last, [], url) ? last : undefined;
}

function valuesOf(texts: readonly TextClaim[], field: TextField): string[] {
  return [...new Set(texts.filter((claim) => claim.field === field).map(({ value }) => value))];
}

/** True when the only `h1` is directly above a byline or date, like the headline of an article. */
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

function isWiki(page: Page): boolean {
  const generator = metaContents(page, 'generator').join(' ');
  if (/mediawiki|moinmoin|dokuwiki|wikimedia|xwiki|tiki wiki/i.test(generator)) return true;
  return /(?:^|\.)wiki[a-z]*\.|\.(?:wikipedia|wiktionary|fandom)\./.test(hostOf(page.url));
}
