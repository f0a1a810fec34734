import { type CitationItem, importLimits } from '@citewright/contract';
import type { ListedReference, ListLimit } from '../checks/listed.ts';

/** As many as an import takes. */
export const givenLimit: ListLimit = { entries: importLimits.entries, problem: 'IMPORT_TOO_LONG' };

/** Entries of a text: what was read, with the place of each as its id, and what was not. */
export interface Given {
  items: CitationItem[];
  unread: { index: number; input: string }[];
  /** The entries of a pasted list as they stand there, by their place. */
  texts: ReadonlyMap<number, string>;
  /** The id of a work by its place, or by its key in the file. */
  named(called: number | string): string | undefined;
}

/** The entries of a text by their places. */
export function givenIn(listed: readonly ListedReference[]): Given {
  const placed = listed.map((entry, index) => ({ ...entry, index }));
  const read = placed.filter(({ isUnread }) => !isUnread);
  const byKey = new Map(
    read
      .toReversed()
      .flatMap(({ item, index }): [string, string][] =>
        [item.id, item['citation-key']].map((key) => [String(key ?? ''), String(index)]),
      ),
  );
  const places = new Set(read.map(({ index }) => index));
  return {
    named: (called) =>
      typeof called === 'string' ? byKey.get(called) : places.has(called) ? String(called) : undefined,
    items: placed.flatMap(({ item, index, isUnread }) => (isUnread ? [] : [{ ...item, id: String(index) }])),
    unread: placed.flatMap(({ input, index, isUnread }) => (isUnread ? [{ index, input }] : [])),
    texts: new Map(placed.flatMap(({ input, index, start, end }) => (end > start ? [[index, input]] : []))),
  };
}
