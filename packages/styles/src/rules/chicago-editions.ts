import type { Item } from '@citewright/csl';
import { isCatalogue } from './found-in.ts';
import { omit, type Rule, type TitleRule } from './rule.ts';

// Rules that hold in the 17th and the 18th edition of the Chicago Manual of Style; the sections are those of the 17th.

/** Formats that are names of products. */
const product = /^(?:adobe|audible|google|kindle|nook|netflix|vimeo)$/;

const described = ['genre', 'medium'] as const satisfies (keyof Item)[];

/** 14.215: in a note a description has small letters: (master’s thesis, ...). The bibliography capitalises its first word. */
export const smallDescription: TitleRule = (item, { isName }) => {
  const small = { ...item };
  for (const field of described) {
    const words = String(item[field] ?? '').slice(0, 200);
    const isNamed = words
      .split(/[\s’']/)
      .some((word) => product.test(word.toLowerCase()) || isName(word.toLowerCase()));
    if (words && !isNamed)
      small[field] = words.replace(/(?<![^\s])\p{Lu}(?=\p{Ll}+(?:[\s’']|$))/gu, (first) =>
        first.toLowerCase(),
      );
  }
  return small;
};

/** 14.209: the first 160 characters of a post are quoted. */
export const chicagoPost: Rule = (item) => {
  const title = String(item.title ?? '');
  if (item.type !== 'post' || title.length <= 160) return item;
  return { ...item, title: title.slice(0, 161).replace(/\s+\S*$/, '') };
};

/** 14.114: a reprint has its original date; translations and chapters of collections are not reprints. */
export const noReprint: Rule = (item) =>
  item.translator?.length || item.type === 'chapter' ? omit(item, 'original-date') : item;

/** 14.191 and 14.194: "The" is omitted from names of periodicals and of works of reference. */
export const nameWithoutArticle: Rule = (item) => {
  const name = String(item['container-title'] ?? '');
  return /^(?:article-|entry|interview|review)/.test(item.type) && /^The \S/.test(name)
    ? { ...item, 'container-title': name.slice(4) }
    : item;
};

/** 14.159: the format of an electronic book follows the facts of publication. */
export const formatOfBook: Rule = (item) => {
  const format =
    /^(kindle|nook|epub|adobe digital editions?|apple books|google (?:play )?books?)(?:,? ed(?:ition|\.)?)?$/i.exec(
      String(item.edition ?? '').slice(0, 60),
    )?.[1];
  return format && item.type === 'book' && !item.medium ? omit({ ...item, medium: format }, 'edition') : item;
};

/** 14.215: "PhD diss." */
export const shortDissertation: Rule = (item) => {
  if (item.type !== 'thesis' || item.genre === undefined) return item;
  const genre = String(item.genre)
    .replace(/^(?:doctoral|ph\. ?d\.) (?=diss|thesis)/i, 'PhD ')
    .replace(/ dissertation$/i, ' diss.');
  return { ...item, genre };
};

/** The database in which a work without a DOI or an address was found: "LexisNexis Academic". 14.11. */
export const databaseOfWork: Rule = (item) =>
  item.source !== undefined && !isCatalogue(item.source) && !item.archive && !item.DOI && !item.URL
    ? { ...item, archive: item.source }
    : item;

/** 14.209: a post is cited as a web page, by its text and site, or by the kind of post on its site: "Instagram photo". */
export const postAsPage: Rule = (item) => {
  if (item.type !== 'post') return item;
  const { genre, 'container-title': site, ...post } = item;
  const isNamed = site !== undefined && String(genre ?? '').startsWith(`${site} `);
  return {
    ...post,
    type: 'webpage',
    ...(site !== undefined && { 'container-title': isNamed ? genre : site }),
  };
};

/** 9.64: "1951–63", but "1907–8", "1900–1905" and "1898–1903". */
export const rangeOfYears: Rule = (item) => {
  const parts = item.issued?.['date-parts'];
  const [from, to] = (parts ?? []).map(([year]) => Number(year));
  if (!from || !to || to <= from || parts?.some(({ length }) => length !== 1)) return item;
  const isWhole = from % 100 === 0 || Math.floor(from / 100) !== Math.floor(to / 100);
  const digits = from % 100 < 10 && to % 100 < 10 ? -1 : -2;
  return { ...item, issued: { literal: `${from}–${isWhole ? to : String(to).slice(digits)}` } };
};
