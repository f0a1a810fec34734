import type { ProjectCitation } from '@citewright/contract';

/** The parts of a citation in which words are looked for. */
export type Searchable = Pick<ProjectCitation, 'title' | 'authors' | 'year' | 'plainText'>;

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Citations ready to be searched; what is looked through is made at the first search. */
export interface Findable<Citation> {
  citations: readonly Citation[];
  texts: () => readonly string[];
}

/** Makes citations ready to be searched many times. */
export function searchable<Citation extends Searchable>(citations: readonly Citation[]): Findable<Citation> {
  let texts: readonly string[] | undefined;
  return {
    citations,
    texts: () => {
      texts ??= citations.map(({ title, authors, year, plainText }) =>
        plain([title, authors, year, plainText].join(' ')),
      );
      return texts;
    },
  };
}

/** The citations that hold every word of the query, in any order, whatever their case and accents. */
export function findCitations<Citation>(
  { citations, texts }: Findable<Citation>,
  query: string,
): readonly Citation[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return citations;
  const all = texts();
  return citations.filter((_citation, index) => words.every((word) => all[index]?.includes(word)));
}
