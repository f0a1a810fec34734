import type { Evidence, Item } from '@citewright/record';
import { comparable, stripTags } from '@citewright/record';
import { asSharedChat, sharedChat } from './ai-chat.ts';
import { chooseText } from './choose.ts';
import { chooseDate } from './choose-date.ts';
import { chooseNames } from './choose-names.ts';
import { chooseTitle } from './choose-title.ts';
import type { Claims, TextClaim, TextField } from './claim.ts';
import { type Headline, headlineMarkup } from './headline.ts';
import { pageNodes, typesOf } from './json-ld-nodes.ts';
import type { Page } from './page.ts';
import { citedAddress } from './page-address.ts';
import type { PageContext } from './page-context.ts';
import type { PageIdentifiers } from './page-identifiers.ts';
import { hostOf, isLikeSiteName } from './site-name.ts';
import { readSocialPost, type SocialPost } from './social-post.ts';

/** A composed record: the item, its evidence, and names guessed to be organisations. */
export interface ComposedItem {
  item: Item;
  evidence: Evidence;
  guessed: string[];
  /** The page's sources give two days, so the day is omitted. */
  isDayDisputed: boolean;
}

/** Chooses a value for each field of the item; undefined without a usable title. */
export function composeItem(
  claims: Claims,
  context: PageContext,
  identifiers: PageIdentifiers,
): ComposedItem | undefined {
  const { page, type, headline, hints } = context;
  const title = chooseTitle(claims.texts, context);
  const post = readSocialPost(page);
  if (!title && !post && !sharedChat(page.url)) return undefined;
  const item: Item = { id: page.url, type };
  if (title) item.title = markedTitle(page, title.value, headline);
  const composed: ComposedItem = {
    item,
    evidence: { ...(title && { title: title.evidence }) },
    guessed: [],
    isDayDisputed: false,
  };
  if (!context.isWiki) addNames(composed, claims, context);
  addDate(composed, claims, context);
  addTexts(composed, claims.texts);
  addPages(composed, claims.texts);
  addSite(composed, claims.texts, page.url);
  if (type === 'broadcast') omitSeriesAsAuthor(composed);
  if (post) addPost(composed, post);
  if (type === 'software') addVersion(composed);
  if (type === 'broadcast' || type === 'software') addGenre(composed, page);
  if (item.director && filmDatabase.test(hostOf(page.url))) delete item['container-title'];
  // A game has a publisher; the site is a shop.
  if (item.genre === genres.VideoGame && item.publisher) delete item['container-title'];
  if (hints.language) item.language = hints.language;
  if (identifiers.doi) item.DOI = identifiers.doi;
  if (identifiers.isbn) item.ISBN = identifiers.isbn;
  if (identifiers.pmid) item.PMID = identifiers.pmid;
  item.URL = citedAddress(page);
  return { ...composed, ...asSharedChat(page.url, composed) };
}

/** An episode's series, which pages print in place of an author, is not a person. */
function omitSeriesAsAuthor({ item, evidence }: ComposedItem): void {
  const [author, ...others] = item.author ?? [];
  const name = [author?.given, author?.family, author?.literal].filter(Boolean).join(' ');
  if (others.length > 0 || !author || comparable(name) !== comparable(String(item['container-title'] ?? '')))
    return;
  delete item.author;
  delete evidence.author;
}

/** Sites about films that do not show them: not part of a reference. */
const filmDatabase =
  /(?:^|\.)(?:imdb|themoviedb|letterboxd|rottentomatoes|metacritic|allmovie)\.(?:com|org)$/;

/** Genres of schema.org's episodes and games: Publication Manual of the APA, 7th ed., 10.10, 10.12 and 10.13. */
const genres: Readonly<Record<string, string>> = {
  PodcastEpisode: 'Audio podcast episode',
  TVEpisode: 'TV series episode',
  RadioEpisode: 'Radio series episode',
  VideoGame: 'Video game',
};

function addGenre({ item, evidence }: ComposedItem, page: Page): void {
  const genre = pageNodes(page.jsonLd)
    .flatMap(typesOf)
    .map((type) => genres[type])
    .find((name) => name !== undefined);
  if (!genre) return;
  item.genre = genre;
  evidence.genre = { source: 'json-ld' };
}

/** A program's page includes the version: "tidecalc 1.4.2". */
function addVersion({ item, evidence }: ComposedItem): void {
  const [, name, version] =
    /^(.{1,200}) v?(\d{1,4}(?:\.\d{1,5}){1,3})$/.exec(String(item.title ?? '').slice(0, 250)) ?? [];
  if (!name || !version) return;
  item.title = name;
  item.version ??= version;
  evidence.version ??= { source: 'title' };
}

/**
 * The head of a post is more reliable than its platform's metadata. CSL has no field for an account, so it is
 * put into `note`, which every file format keeps and the styles print beside the name.
 */
function addPost({ item, evidence }: ComposedItem, { title, author, account, site }: SocialPost): void {
  Object.assign(item, { type: 'post', title, author: [author], ...(site && { 'container-title': site }) });
  evidence.title = { source: 'og:description' };
  evidence.author = { source: 'og:title' };
  if (!account) return;
  item.note = account;
  evidence.note = { source: 'og:title' };
}

/** The heading with its italics and indices, if it equals the chosen title. */
function markedTitle(page: Page, title: string, headline: Headline | undefined): string {
  if (!headline || title.includes('<') || comparable(headline.text) !== comparable(title)) return title;
  const marked = headlineMarkup(page, headline);
  return marked.includes('<') && stripTags(marked) === title ? marked : title;
}

function addNames({ item, evidence, guessed }: ComposedItem, claims: Claims, context: PageContext): void {
  for (const field of ['author', 'editor', 'director'] as const) {
    const names = chooseNames(claims, field, context);
    if (!names) continue;
    item[field] = names.value;
    evidence[field] = names.evidence;
    guessed.push(...names.guessed);
  }
}

function addDate(composed: ComposedItem, claims: Claims, { hints, isWiki }: PageContext): void {
  const issued = chooseDate(claims, hints, isWiki);
  if (!issued) return;
  const { year, month, day } = issued.value;
  composed.item.issued = { 'date-parts': [[year, month, day].filter((part) => part !== undefined)] };
  composed.evidence.issued = issued.evidence;
  composed.isDayDisputed = issued.isDayDisputed ?? false;
}

/** In characters; longer values are not bibliographic data. */
const longest = { text: 1_000, abstract: 8_000 } as const;

const copied = [
  'collection-title',
  'publisher-place',
  'volume',
  'issue',
  'number',
  'version',
  'references',
  'ISSN',
  'abstract',
] as const satisfies TextField[];

function addTexts({ item, evidence }: ComposedItem, texts: readonly TextClaim[]): void {
  for (const field of copied) {
    const weighed = chooseText(texts, field);
    if (!weighed) continue;
    item[field] = weighed.value.slice(0, longest[field === 'abstract' ? 'abstract' : 'text']);
    evidence[field] = weighed.evidence;
  }
}

function addPages({ item, evidence }: ComposedItem, texts: readonly TextClaim[]): void {
  const first = chooseText(texts, 'page-first');
  const last = chooseText(texts, 'page-last');
  const range = chooseText(texts, 'page');
  const chosen = first ?? range;
  if (!chosen) return;
  const isRange = first && last && last.value !== first.value;
  item.page = (isRange ? `${first.value}-${last.value}` : chosen.value).slice(0, longest.text);
  evidence.page = chosen.evidence;
}

/** "Press Room - Press Room" */
function saidOnce(name: string): string {
  const half = name.slice(0, (name.length - 3) / 2);
  return / [-–|] /.test(name) && name.endsWith(half) && name.length === half.length * 2 + 3 ? half : name;
}

/** Types whose container is a work; other pages have their site as container. */
const ownContainer = new Set(
  'article-journal chapter paper-conference book thesis report dataset article legislation legal_case patent'.split(
    ' ',
  ),
);

function addSite({ item, evidence }: ComposedItem, texts: readonly TextClaim[], url: string): void {
  const named = texts.filter(({ value }) => !/^(?:https?:)?\/\//.test(value) && value !== item.title);
  const site = chooseText(named, 'site');
  const publisher = chooseText(named, 'publisher');
  if (ownContainer.has(item.type)) {
    const container = chooseText(texts, 'container-title');
    if (container) item['container-title'] = container.value.slice(0, longest.text);
    if (container) evidence['container-title'] = container.evidence;
    const chosen = publisher ?? (item.type === 'article-journal' ? undefined : site);
    if (chosen) item.publisher = chosen.value.slice(0, longest.text);
    if (chosen) evidence.publisher = chosen.evidence;
    return;
  }
  const container = chooseText(texts, 'container-title') ?? site ?? publisher;
  item['container-title'] = container ? saidOnce(container.value.slice(0, longest.text)) : hostOf(url);
  evidence['container-title'] = container?.evidence ?? { source: 'address' };
  if (!publisher || isLikeSiteName(publisher.value, [String(item['container-title'])], url)) return;
  item.publisher = publisher.value.slice(0, longest.text);
  evidence.publisher = publisher.evidence;
}
