import type { Item, Name } from '@citewright/csl';
import { isSoleAuthor, omit, type Rule, siteAsPublisher, type TitleRule } from './rule.ts';

/** Types whose site may also be the author. */
const onSite = new Set(['webpage', 'post', 'post-weblog', 'article-newspaper', 'article-magazine']);

/** The site is omitted if it is the author (Publication Manual, 7th ed., 10.16; Chicago, 17th ed., 14.207; Cite Them Right; IEEE Reference Guide). */
export const omitSiteThatIsAuthor: Rule = (item) =>
  onSite.has(item.type) && isSoleAuthor(item, item['container-title']) ? omit(item, 'container-title') : item;

/**
 * An article number that the record has as page, or as both: "e12345". Pages from 1 are those of the article's file and are
 * omitted if there is a number. Publication Manual, 7th ed., 9.27; Chicago, 17th ed., 14.174; IEEE Reference Guide.
 */
export const numberOfArticle: Rule = (item) => {
  if (item.type !== 'article-journal' || item.page === undefined) return item;
  const page = String(item.page);
  if (item.number !== undefined && /^1[-–]\d/.test(page)) return omit(item, 'page');
  const isNumber = /^(?:e\d{3,12}|\d{5,12})$/i.test(page) || page === String(item.number ?? '');
  return isNumber ? omit({ ...item, number: page }, 'page') : item;
};

/** "P410-P410" is one page. */
export const onePage: Rule = (item) => {
  const page = String(item.page ?? '').slice(0, 100);
  const single = /^([^\s–-]+)[–-]\1$/.exec(page)?.[1];
  return single ? { ...item, page: single } : item;
};

const firm = /(?:,? (?:Inc|Incorporated|Ltd|Limited|LLC|PLC))\.?$/i;

/** A publisher without its legal form: Publication Manual of the APA, 7th ed., 9.29; Chicago Manual of Style, 17th ed., 14.133. */
export const withoutLegalForm: Rule = (item) => {
  const publisher = String(item.publisher ?? '');
  const name = publisher.replace(firm, '');
  return name === publisher || name === '' ? item : { ...item, publisher: name };
};

/** Types that appear in series. */
const inSeries = new Set(['paper-conference', 'book', 'chapter']);

const words = {
  volume: /^(?:vol(?:ume)?|bd|band|tome?|t)\.? (?=\d)/i,
  issue: /^(?:no|nr|num|núm|number|issue|iss|heft|h|n)(?:\.|°|º| ){1,3}(?=\d)|^n[°º](?=\d)/i,
  'collection-number': /^(?:no|nr|num|number|n)(?:\.|°|º| ){1,3}(?=\d)|^n[°º](?=\d)/i,
} as const;

/** An issue named by its date: "May–June 2018". */
const monthsOfIssue = /^\p{Lu}\p{Ll}{2,8}(?:[-–/ ]\p{Lu}\p{Ll}{2,8})? (?:1[89]|20)\d\d$/u;

/** Volumes and numbers without labels, which each style prints itself: "Bd. 18" is 18, "No. 2" is 2. */
export const plainNumbers: Rule = (item) => {
  const bare: Partial<Item> = {};
  for (const field of ['volume', 'issue', 'collection-number'] as const) {
    const given = String(item[field] ?? '').slice(0, 100);
    const number = given.replace(words[field], '');
    if (number !== given) bare[field] = number;
  }
  const plain = Object.keys(bare).length > 0 ? { ...item, ...bare } : item;
  return monthsOfIssue.test(String(item.issue ?? '').slice(0, 40)) ? omit(plain, 'issue') : plain;
};

/** The volume of a book or of proceedings in a series counts the series: "Lecture Notes in Computer Science 9351". */
export const volumeOfSeries: Rule = (item) =>
  inSeries.has(item.type) && item['collection-title'] && item.volume && !item['collection-number']
    ? omit({ ...item, 'collection-number': item.volume }, 'volume')
    : item;

/** A conference paper without proceedings is a talk. */
export const paperAsTalk: Rule = (item) =>
  item.type === 'paper-conference' && !item['container-title'] && item['event-title']
    ? { ...item, type: 'speech' }
    : item;

/** CSL 1.0.1 styles read the title of an event from `event`. Only talks need it; proceedings have their own title. */
export const nameEvent: Rule = (item) =>
  item.type === 'speech' && item['event-title'] && !item.event
    ? { ...item, event: item['event-title'] }
    : item;

/** A title without its final period, which would precede other punctuation: "Rivers of Norway.,”. */
export const openTitle: Rule = (item) => {
  const title = String(item.title ?? '');
  return /(?:\p{Ll}{5}|\d{4}|[)\]’”'"])\.$/u.test(title.slice(-6))
    ? { ...item, title: title.slice(0, -1) }
    : item;
};

/**
 * A dash between the parts of an English title, where records have spaced hyphens or dashes: without spaces in American styles (Publication Manual, 7th ed., 6.6; MLA Handbook, 9th ed., 2.38; Chicago, 17th ed., 6.85), an en rule with spaces in British ones. The text of a post is not changed.
 */
export const dashes =
  (dash: '—' | ' – '): TitleRule =>
  (item, { isForeignTitle }) => {
    const title = String(item.title ?? '');
    if (title.length > 1_000 || item.type === 'post') return item;
    const set = title.replaceAll(/(?<=[\p{Script=Latin})’”]) [-–—] (?=[\p{Script=Latin}“‘])/gu, dash);
    const language = item.language === undefined ? undefined : String(item.language);
    return set === title || isForeignTitle(title, language) ? item : { ...item, title: set };
  };

/** "v2.2.0" is version 2.2.0. */
export const plainVersion: Rule = (item) =>
  /^v\.?\s?\d/i.test(String(item.version ?? ''))
    ? { ...item, version: String(item.version).replace(/^v\.?\s?/i, '') }
    : item;

/**
 * A program whose name begins with a small letter (`pandas`, `scikit-learn: Machine learning in Python`) keeps it in headline case:
 * Chicago Manual of Style, 17th ed., 8.154; also MLA and IEEE.
 */
export const keepSmallName: Rule = (item) => {
  if (item.type !== 'software') return item;
  const title = String(item.title ?? '').slice(0, 1_000);
  const name = /^\p{Ll}[^\s:<]*(?=$|:\s)/u.exec(title)?.[0];
  return name ? { ...item, title: `<span class="nocase">${name}</span>${title.slice(name.length)}` } : item;
};

/** Words in single quotes in titles of software are names of programs and languages (a rule of CRAN): "using ‘Eigen’ and S4". */
export const keepQuotedNames: Rule = (item) => {
  const title = String(item.title ?? '');
  if (item.type !== 'software' || title.length > 1_000 || title.includes('<span')) return item;
  const kept = title.replaceAll(
    /(?<=[\s(]['‘])\p{Lu}[\w.+-]{0,40}(?=['’](?:[\s),]|$))/gu,
    '<span class="nocase">$&</span>',
  );
  return kept === title ? item : { ...item, title: kept };
};

const isOneYear = (item: Item): boolean =>
  item.issued?.['date-parts']?.length === 1 && item.issued['date-parts'][0]?.length === 1;

/** Marks an approximate year, for CSL styles that do not. */
export const sayCirca =
  (circa: string): Rule =>
  (item) =>
    item.issued?.circa && isOneYear(item)
      ? { ...item, issued: { literal: `${circa} ${item.issued['date-parts']?.[0]?.[0]}` } }
      : item;

const accountAfterName = /^(.{1,80}?) [([](@[\w.]{1,40})[)\]]$/;

/** The account that a record has in brackets after a name: "Pete (@petesouza)". */
const accountOfName = (name: Name): Name => {
  const field = name.literal === undefined ? 'given' : 'literal';
  const [, bare, suffix] = accountAfterName.exec(name[field] ?? '') ?? [];
  return suffix ? { ...name, [field]: bare, suffix } : name;
};

/** The account in `note` or in brackets after the name as the author's suffix, where some records have it. */
const withAccount = (noted: Item): Item => {
  const item = noted.author ? { ...noted, author: noted.author.map(accountOfName) } : noted;
  const [author, ...others] = item.author ?? [];
  const account = /^(?:user ?name: )?(@\S{1,80})$/i.exec(String(item.note ?? '').slice(0, 100))?.[1];
  if (!account || !author || others.length > 0 || author.suffix) return item;
  return omit({ ...item, author: [{ ...author, suffix: account }] }, 'note');
};

/**
 * The account of an author (`note: "@jack"`) in the brackets of the style, or omitted: Publication Manual, 7th ed., 10.15;
 * MLA Handbook, 9th ed., ch. 5, on pseudonyms; Chicago, 17th ed., 14.209; Cite Them Right.
 */
export const bracketHandle =
  (open?: string, close?: string): Rule =>
  (noted) => {
    const item = withAccount(noted);
    if (!item.author?.some(({ suffix }) => suffix?.startsWith('@'))) return item;
    const author = item.author.map(({ suffix, literal, ...name }) => {
      if (!suffix?.startsWith('@'))
        return { ...name, ...(literal && { literal }), ...(suffix && { suffix }) };
      const parts = literal ? { family: literal } : name;
      return open && close ? { ...parts, suffix: `${open}${suffix}${close}` } : literal ? { literal } : parts;
    });
    return { ...item, author };
  };

/** Sites of nothing but videos, whose pages some records call pages or broadcasts. */
const siteOfVideos = /^(?:YouTube|Vimeo|Dailymotion|TikTok)$/i;

/** Whether an item is a video on a site. A film, which has a director, may be on a site too but is not one. */
export const isOnlineVideo = (item: Item): boolean =>
  (item.type === 'motion_picture' ||
    /^video$/i.test(String(item.medium ?? '')) ||
    siteOfVideos.test(String(item['container-title'] ?? ''))) &&
  item['container-title'] !== undefined &&
  item.URL !== undefined &&
  !item.director?.length;

/** A film is dated by its year; a site that shows it is its publisher. */
export const filmOfYear: Rule = (item) => {
  if (item.type !== 'motion_picture' || !item.director?.length) return item;
  const film = item.publisher ? omit(item, 'container-title') : siteAsPublisher(item);
  const years = item.issued?.['date-parts']?.map((parts) => parts.slice(0, 1));
  return years ? { ...film, issued: { ...item.issued, 'date-parts': years } } : film;
};
