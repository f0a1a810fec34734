import type { Item } from '@citewright/csl';
import type { Style, StyleAbout } from '@citewright/styles';

/** Start of a subtitle: after a colon or dash, after a question or exclamation that another sentence follows, at a title after "or,". */
const subtitle = /:\s|\s[–—]\s|;\sor,?\s|,\sor,\s|(?<=[?!]["”’]?)\s(?=["“‘]?\p{Lu})/u;
const article = /^(?:A|An|The)\s+(?=\S)/;

/** A title as a style prints it when it is shortened; for comparing titles the record's `mainTitle` cuts more. */
function withoutSubtitle(title: string): string {
  const end = title.search(subtitle);
  return end < 0 ? title.trim() : title.slice(0, end).trim();
}

const withoutArticle = (title: string): string => {
  const rest = title.replace(article, '');
  return rest === title ? title : rest.charAt(0).toUpperCase() + rest.slice(1);
};

const beforePreposition =
  /\s(?=(?:about|across|after|against|among|before|between|beyond|during|for|from|in|into|of|on|over|since|through|toward|towards|under|until|using|via|with|within|without)\s)/g;

const wordCount = (text: string): number => text.split(/\s+/).length;

/** Of a title of more than four words those before a preposition, if they are two to four: "Poverty and Inequality" of "Poverty and Inequality in Latin America". */
function upToFourWords(title: string): string {
  if (
    title.length > 300 ||
    wordCount(title) < 5 ||
    /[<>“”‘"?!]|^(?:How|What|When|Where|Who|Why)\s/.test(title)
  )
    return title;
  const ends = [...title.matchAll(beforePreposition)].map(({ index }) => index).reverse();
  const fits = (end: number) => wordCount(title.slice(0, end)) > 1 && wordCount(title.slice(0, end)) < 5;
  return title.slice(0, ends.find(fits));
}

/** The short forms of a title, the preferred one first. Chicago (17th ed., 14.33), MLA (9th ed., 6.10), APA (7th ed., 8.14). */
const shorteners: Readonly<
  Record<NonNullable<StyleAbout['shortTitles']>, (title: string) => readonly string[]>
> = {
  'main-title': (title) => [withoutSubtitle(title)],
  'four-words': (title) => [
    upToFourWords(withoutArticle(withoutSubtitle(title))),
    withoutArticle(withoutSubtitle(title)),
  ],
  'no-article-when-shortened': (title) => [
    subtitle.test(title) ? withoutArticle(withoutSubtitle(title)) : title,
  ],
};

/** Cases and acts have names, which are not shortened by words; titles that are not English have other prepositions. */
const isWhole = ({ type, language }: Item): boolean =>
  /^(?:bill|legal_case|legislation)$/.test(type) || !/^(?:en|$)/i.test(String(language ?? ''));

/**
 * The items with the short titles that `style` uses in citations, unless they have their own. Titles that would be the same
 * when shortened are not shortened.
 */
export function withShortTitles(items: readonly Item[], { about }: Style): readonly Item[] {
  if (!about.shortTitles) return items;
  const shorten = shorteners[about.shortTitles];
  const shortened = items.map((item) => {
    if (typeof item.title !== 'string') return [];
    return [...new Set(isWhole(item) ? shorten(item.title).slice(-1) : shorten(item.title))];
  });
  const uses = new Map<string, number>();
  for (const title of shortened.flat()) uses.set(title, (uses.get(title) ?? 0) + 1);
  return items.map((item, at) => {
    const short = shortened[at]?.find((title) => uses.get(title) === 1);
    if (item['title-short'] || !short || short === item.title) return item;
    return { ...item, 'title-short': short };
  });
}
