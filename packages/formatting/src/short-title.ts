import type { StyleId } from '@citewright/contract';
import type { Item } from '@citewright/csl';

/** Where a subtitle begins: after a colon or dash, or after a question or a call that another sentence follows. */
const subtitle = /:\s|\s[–—]\s|(?<=[?!]["”’]?)\s(?=["“‘]?\p{Lu})/u;
const article = /^(?:A|An|The)\s+(?=\S)/;

/** The main title: what stands before the subtitle. */
export function mainTitle(title: string): string {
  const end = title.search(subtitle);
  return end < 0 ? title.trim() : title.slice(0, end).trim();
}

const withoutArticle = (title: string): string => {
  const rest = title.replace(article, '');
  return rest === title ? title : rest.charAt(0).toUpperCase() + rest.slice(1);
};

/**
 * How titles are shortened for citations. Chicago (17th ed., 14.33) and MLA (9th ed., 6.10) leave out the article at the
 * beginning of a shortened title, APA (7th ed., 8.14) only shortens. Harvard and IEEE do not ask for it.
 */
const shorteners: Partial<Record<StyleId, (title: string) => string>> = {
  apa: mainTitle,
  mla: (title) => (subtitle.test(title) ? withoutArticle(mainTitle(title)) : title),
  chicago: (title) => withoutArticle(mainTitle(title)),
};

/**
 * The items with the short titles that `style` uses in citations, where they have none of their own. Titles that would be
 * the same when shortened stay as they are.
 */
export function withShortTitles(items: readonly Item[], style: StyleId): readonly Item[] {
  const shorten = shorteners[style];
  if (!shorten) return items;
  const shortened = items.map(({ title }) => (typeof title === 'string' ? shorten(title) : undefined));
  const uses = new Map<string | undefined, number>();
  for (const title of shortened) uses.set(title, (uses.get(title) ?? 0) + 1);
  return items.map((item, at) => {
    const short = shortened[at];
    if (item['title-short'] || !short || short === item.title || uses.get(short) !== 1) return item;
    return { ...item, 'title-short': short };
  });
}
