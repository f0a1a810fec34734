import type { ProjectCitation } from '@citewright/contract';

/** The searchable fields of a citation. */
export type Searchable = Pick<ProjectCitation, 'title' | 'authors' | 'year' | 'plainText' | 'item'>;

/** As `foldLetters` does for Latin letters. */
function plain(text: string): string {
  // Most texts have nothing to fold, which takes ten times as long.
  if (!/[^ -~\n]/.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The tags of a work: those of its reader, then the keywords of its record. */
export function tagsOf({ keyword = '', custom }: ProjectCitation['item']): string[] {
  const words = `${keyword}`.split(/[,;]/).map((word) => word.trim());
  return [...new Set([...(custom?.tags ?? []), ...words])].filter((tag) => tag !== '');
}

/** A tag as a search names it: `#to-read`. */
export const tagWord = (tag: string): string => `#${plain(tag).trim().replace(/\s+/g, '-')}`;

/** A search index of citations, built on the first search. */
export interface Findable<Citation> {
  citations: readonly Citation[];
  texts: () => readonly string[];
}

/** Prepares citations for repeated searches. */
export function searchable<Citation extends Searchable>(citations: readonly Citation[]): Findable<Citation> {
  let texts: readonly string[] | undefined;
  return {
    citations,
    texts: () => {
      texts ??= citations.map(({ title, authors, year, plainText, item }) => {
        const { annote, keyword, custom } = item;
        const quoted = custom?.quotations?.map(({ text }) => text);
        const words = [title, authors, year, plainText, annote, keyword, custom?.notes, custom?.tags, quoted];
        const folded = words.map((word) => plain(String(word ?? '')));
        return `${folded.join(' ')} ${tagsOf(item).map(tagWord).join(' ')} `;
      });
      return texts;
    },
  };
}

/** The citations that contain every word of the query, in any order, ignoring case and accents. A word after `#` is a whole tag. */
export function findCitations<Citation>(
  { citations, texts }: Findable<Citation>,
  query: string,
): readonly Citation[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return citations;
  const all = texts();
  return citations.filter((_citation, index) =>
    words.every((word) => all[index]?.includes(word.startsWith('#') ? `${word} ` : word)),
  );
}
