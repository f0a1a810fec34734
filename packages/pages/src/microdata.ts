import { comparable, decodeText } from '@citewright/record';
import type { Claims, Contributor, NameClaim, TextClaim, TextField } from './claim.ts';
import type { Headline } from './headline.ts';
import { ancestors, attribute, descendants, type Page, type PageElement, textOf } from './page.ts';
import { kindOfWord } from './work-kind.ts';

const textProperties: Readonly<Record<string, TextField>> = {
  headline: 'title',
  datePublished: 'issued',
  dateCreated: 'issued',
  dateModified: 'modified',
  isbn: 'ISBN',
  issn: 'ISSN',
  articleSection: 'section',
  inLanguage: 'language',
  volumeNumber: 'volume',
  issueNumber: 'issue',
  pageStart: 'page-first',
  pageEnd: 'page-last',
};

/** Scopes whose properties are not about the page's work. */
const otherScopes =
  /(?:Answer|Comment|UserComments|Person|Organization|MusicGroup|Review|Rating|ImageObject|Product|Offer|BreadcrumbList|ListItem|WPSideBar|WPFooter|WPHeader|SiteNavigationElement|WebSite|Event|Place|PostalAddress)$/;

/**
 * Claims of schema.org microdata (and RDFa's `property` in the body) for the work under the headline.
 * Comments, reviews, products and other listed works are ignored.
 */
export function readMicrodata(page: Page, headline: Headline | undefined): Claims {
  const main = mainScope(page, headline);
  const texts: TextClaim[] = [];
  const people: Contributor[] = [];
  const kind = main && kindOfWord(attribute(main, 'itemtype'));
  if (kind) texts.push({ field: 'kind', value: kind, family: 'microdata', source: 'microdata' });
  for (const element of page.elements) {
    const properties = propertiesOf(element);
    if (properties.length === 0 || !isOfWork(element, main)) continue;
    for (const property of properties) {
      const field = textProperties[property];
      const value = field && writtenValue(page, element);
      if (field && value) texts.push({ field, value, family: 'microdata', source: 'microdata' });
      if (property === 'name' && isNameOfWork(element, main)) {
        texts.push({
          field: 'title',
          value: writtenValue(page, linkOf(page, element) ?? element),
          family: 'microdata',
          source: 'microdata',
        });
      }
      if (property === 'author' || property === 'creator' || property === 'byArtist')
        people.push(...microdataContributors(page, element));
    }
  }
  const names: NameClaim[] =
    people.length > 0
      ? [{ field: 'author', value: people.slice(0, 200), family: 'microdata', source: 'microdata' }]
      : [];
  return { texts, names };
}

/** The work's scope: the innermost around the headline, else the first with a type of work. */
function mainScope(page: Page, headline: Headline | undefined): PageElement | undefined {
  const around =
    headline && [...ancestors(headline.element)].find((scope) => isWorkScope(scope) || isReviewScope(scope));
  return around ?? page.elements.find((scope) => isWorkScope(scope) && !isTeaser(page, scope, headline));
}

/** Elements of a scope before its title; more are no teaser. */
const mostOfTeaser = 200;

/** A scope beside the headline with a title of its own is about another work. */
function isTeaser(page: Page, scope: PageElement, headline: Headline | undefined): boolean {
  if (!headline) return false;
  const own = comparable(headline.text);
  for (const inner of descendants(page, scope)) {
    if (inner.index - scope.index > mostOfTeaser) return false;
    if (!propertiesOf(inner).includes('headline')) continue;
    const title = comparable(writtenValue(page, inner));
    return title !== '' && !title.startsWith(own) && !own.startsWith(title);
  }
  return false;
}

/** A review is the page's work when the headline is its own; elsewhere it is a customer's. */
const isReviewScope = (element: PageElement): boolean =>
  element.attributes.has('itemscope') &&
  !element.attributes.has('itemprop') &&
  /(?:Review|CriticReview)$/.test(attribute(element, 'itemtype').trim());

function isWorkScope(element: PageElement): boolean {
  if (!element.attributes.has('itemscope') || element.attributes.has('itemprop')) return false;
  const type = attribute(element, 'itemtype').trim();
  return /(?:Article|Posting|Report|Book|Chapter|Thesis|Dataset|CreativeWork|Movie|VideoObject|MusicRecording|MusicAlbum|Recipe|WebPage|Blog|Question|Code|Software\w*|Legislation)$/.test(
    type,
  );
}

function propertiesOf(element: PageElement): string[] {
  if (element.attributes.size === 0) return [];
  const words =
    attribute(element, 'itemprop') || (element.tag === 'meta' ? '' : attribute(element, 'property'));
  return words === '' ? [] : words.split(/\s+/).map((word) => word.replace(/^schema:/, ''));
}

/** True in the main scope, in one around it (the page's), or in none. */
function isOfWork(element: PageElement, main: PageElement | undefined): boolean {
  for (const ancestor of ancestors(element)) {
    if (!ancestor.attributes.has('itemscope')) continue;
    if (ancestor === main) return true;
    if (!main) return !isWorkScope(ancestor) && !otherScopes.test(attribute(ancestor, 'itemtype').trim());
    return ancestor.index < main.index && main.index < ancestor.last;
  }
  return true;
}

/** A work's `name` is its title; a page's or a blog's is not. */
function isNameOfWork(element: PageElement, main: PageElement | undefined): boolean {
  if (!main || element.attributes.has('itemscope')) return false;
  if (/(?:WebPage|Blog)$/.test(attribute(main, 'itemtype').trim())) return false;
  for (const ancestor of ancestors(element))
    if (ancestor.attributes.has('itemscope')) return ancestor === main;
  return false;
}

/** "Undertow by Low Tide": the link inside the name contains the name alone. */
function linkOf(page: Page, element: PageElement): PageElement | undefined {
  return [...descendants(page, element)].find(
    (inner) => inner.tag === 'a' && propertiesOf(inner).includes('url'),
  );
}

function writtenValue(page: Page, element: PageElement): string {
  const written =
    attribute(element, 'content') ||
    attribute(element, 'datetime') ||
    attribute(element, 'title') ||
    textOf(page, element);
  return decodeText(written).slice(0, 1_000);
}

function microdataContributors(page: Page, element: PageElement): Contributor[] {
  const organisation = /Organization$/.test(attribute(element, 'itemtype').trim()) || undefined;
  for (const inner of descendants(page, element)) {
    if (!propertiesOf(inner).includes('name')) continue;
    const name = decodeText(attribute(inner, 'content') || textOf(page, inner));
    return name ? [{ name, organisation }] : [];
  }
  const name = decodeText(attribute(element, 'content') || textOf(page, element));
  return name && name.length < 200 ? [{ name, organisation }] : [];
}
