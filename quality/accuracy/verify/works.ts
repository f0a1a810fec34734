import type { Item } from '@citewright/record';
import type { judge } from '@citewright/resolver';

/** A record as registers give it. */
export type Candidate = Parameters<typeof judge>[1]['candidates'][number];

export const candidateOf = (item: Item): Candidate => ({
  source: 'index',
  item,
  evidence: {},
  notices: [],
  record: { name: 'index', url: '' },
});

/** A DOI without the version that arXiv's has. */
export const plainDoi = (doi: string): string => doi.toLowerCase().replace(/(\/arxiv\..*)v\d+$/, '$1');

export const folded = (text: unknown): string =>
  String(text ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/<[^>]*>/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]{2,}/gu),
  ),
];

/** A search as registers have it: works that share words of their title and authors with a query, those with the rarer words first. */
export interface WorkIndex {
  search(words: string): Candidate[];
  byDoi(doi: string): Candidate | undefined;
}

const offered = 20;

export function createIndex(items: readonly Item[]): WorkIndex {
  const records = items.map(candidateOf);
  const byWord = new Map<string, number[]>();
  const byDoi = new Map<string, Candidate>();
  for (const [place, record] of records.entries()) {
    const { title, author, editor, DOI } = record.item;
    const families = (author ?? editor ?? []).map(({ family, literal }) => family ?? literal);
    for (const word of wordsOf([title, ...families].join(' '))) {
      const places = byWord.get(word);
      if (places) places.push(place);
      else byWord.set(word, [place]);
    }
    if (DOI !== undefined) byDoi.set(plainDoi(String(DOI)), record);
  }
  return {
    search(words) {
      const scores = new Map<number, number>();
      for (const word of wordsOf(words)) {
        const places = byWord.get(word) ?? [];
        const weight = Math.log(1 + records.length / (places.length + 1));
        for (const place of places) scores.set(place, (scores.get(place) ?? 0) + weight);
      }
      const best = [...scores].sort(([, one], [, other]) => other - one).slice(0, offered);
      return best.flatMap(([place]) => records[place] ?? []);
    },
    byDoi: (doi) => byDoi.get(plainDoi(doi)),
  };
}
