import type { ProjectCitation } from '@citewright/contract';
import { foldLetters } from '@citewright/record';

/** The searchable fields of a citation. */
export type Searchable = Pick<ProjectCitation, 'title' | 'authors' | 'year' | 'plainText'>;

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
      texts ??= citations.map(({ title, authors, year, plainText }) =>
        foldLetters([title, authors, year, plainText].join(' ')),
      );
      return texts;
    },
  };
}

/** The citations that contain every word of the query, in any order, ignoring case and accents. */
export function findCitations<Citation>(
  { citations, texts }: Findable<Citation>,
  query: string,
): readonly Citation[] {
  const words = foldLetters(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return citations;
  const all = texts();
  return citations.filter((_citation, index) => words.every((word) => all[index]?.includes(word)));
}
