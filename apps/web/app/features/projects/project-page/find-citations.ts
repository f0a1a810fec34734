import type { ProjectCitation } from '@citewright/contract';

/** The parts of a citation in which words are looked for. */
export type Searchable = Pick<ProjectCitation, 'title' | 'authors' | 'year' | 'plainText'>;

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The citations that hold every word of the query, in any order, whatever their case and accents. */
export function findCitations<Citation extends Searchable>(
  citations: readonly Citation[],
  query: string,
): readonly Citation[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return citations;
  return citations.filter(({ title, authors, year, plainText }) => {
    const text = plain([title, authors, year, plainText].join(' '));
    return words.every((word) => text.includes(word));
  });
}
