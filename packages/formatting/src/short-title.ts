import type { Item } from '@citewright/csl';
import type { Style, StyleAbout } from '@citewright/styles';

/** Start of a subtitle: after a colon or dash, or after a question or exclamation that another sentence follows. */
const subtitle = /:\s|\s[–—]\s|(?<=[?!]["”’]?)\s(?=["“‘]?\p{Lu})/u;
const article = /^(?:A|An|The)\s+(?=\S)/;

/** The main title, without the subtitle. */
function mainTitle(title: string): string {
  const end = title.search(subtitle);
  return end < 0 ? title.trim() : title.slice(0, end).trim();
}

const withoutArticle = (title: string): string => {
  const rest = title.replace(article, '');
  return rest === title ? title : rest.charAt(0).toUpperCase() + rest.slice(1);
};

/** Chicago (17th ed., 14.33), MLA (9th ed., 6.10), APA (7th ed., 8.14). */
const shorteners: Readonly<Record<NonNullable<StyleAbout['shortTitles']>, (title: string) => string>> = {
  'main-title': mainTitle,
  'no-article': (title) => withoutArticle(mainTitle(title)),
  'no-article-when-shortened': (title) => (subtitle.test(title) ? withoutArticle(mainTitle(title)) : title),
};

/**
 * The items with the short titles that `style` uses in citations, unless they have their own. Titles that would be the same
 * when shortened are not shortened.
 */
export function withShortTitles(items: readonly Item[], { about }: Style): readonly Item[] {
  if (!about.shortTitles) return items;
  const shorten = shorteners[about.shortTitles];
  const shortened = items.map(({ title }) => (typeof title === 'string' ? shorten(title) : undefined));
  const uses = new Map<string | undefined, number>();
  for (const title of shortened) uses.set(title, (uses.get(title) ?? 0) + 1);
  return items.map((item, at) => {
    const short = shortened[at];
    if (item['title-short'] || !short || short === item.title || uses.get(short) !== 1) return item;
    return { ...item, 'title-short': short };
  });
}
