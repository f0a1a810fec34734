import type { Item } from '@citewright/record';
import { type SkeletonTable, styleSkeletons } from '@citewright/styles';
import { sampleWorks } from './sample-works.ts';
import { skeletonOf, traitsOfSkeleton } from './skeleton.ts';

// Which styles may have printed some references: all are compared by skeletons, so that few need to be printed in.

/** The kinds of works that styles print alike, by what they are compared with. */
const kinds: Readonly<Record<string, string>> = {
  'article-magazine': 'article-journal',
  'article-newspaper': 'article-journal',
  article: 'article-journal',
  'entry-encyclopedia': 'chapter',
  'entry-dictionary': 'chapter',
  'post-weblog': 'webpage',
  post: 'webpage',
  dataset: 'webpage',
  software: 'webpage',
};
const sampled = new Set(sampleWorks.map(({ type }) => type));
const kindOf = ({ type = '' }: Item): string => {
  const kind = kinds[type] ?? type;
  return sampled.has(kind as Item['type']) ? kind : 'book';
};

/** The rows of styles that have a trait in works of a kind. */
type Rows = ReadonlyMap<string, readonly number[]>;

function rowsOf({ ids, works }: SkeletonTable, kind: string): Rows {
  const rows = new Map<string, number[]>();
  sampleWorks.forEach(({ type }, at) => {
    const work = works[at];
    if (type !== kind || !work) return;
    const users = work.skeletons.map((): number[] => []);
    ids.forEach((_, row) => void users[work.rows[row] ?? 0]?.push(row));
    work.skeletons.forEach((skeleton, used) => {
      for (const trait of traitsOfSkeleton(skeleton)) {
        const known = rows.get(trait) ?? [];
        rows.set(trait, known);
        for (const row of users[used] ?? []) known.push(row);
      }
    });
  });
  return rows;
}

/** What was made of the table: a kind when it is asked for. */
const read = new Map<string, Rows>();

/**
 * The ids of the styles whose works have most of the traits of some references, nearest first. Traits of few styles weigh more. Nothing in
 * browsers, which have no catalogue.
 */
export function nearestSkeletons(examples: readonly { text: string; item: Item }[], count: number): string[] {
  const table = styleSkeletons();
  if (!table) return [];
  const { ids } = table;
  const scores = new Float64Array(ids.length);
  for (const { text, item } of examples) {
    const kind = kindOf(item);
    const rows = read.get(kind) ?? rowsOf(table, kind);
    read.set(kind, rows);
    for (const trait of traitsOfSkeleton(skeletonOf(text, item))) {
      const own = new Set(rows.get(trait));
      const weight = Math.log((ids.length + 1) / (own.size + 1));
      for (const row of own) scores[row] = (scores[row] ?? 0) + weight;
    }
  }
  return ids
    .map((id, row) => ({ id, score: scores[row] ?? 0 }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ id }) => id);
}
