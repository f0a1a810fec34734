import type { CitationItem, Duplicate } from '@citewright/contract';
import { isSameBy, workKeys } from '@citewright/record';
import { summarise } from './summary.ts';

/** The parts of a citation by which works are compared. */
interface Known {
  id: number;
  item: CitationItem;
}

/** The works of a project, found by their DOI, ISBN, or title with year and first author. */
export interface KnownWorks {
  /** The first citation of the same work; absent when there is none. */
  find(item: CitationItem): Duplicate | undefined;
  add(citation: Known): void;
  /** Adds a citation, and returns the first existing citation of the same work. */
  findAndAdd(citation: Known): Duplicate | undefined;
}

export function createKnownWorks(citations: readonly Known[]): KnownWorks {
  const byKey = new Map<string, Known[]>();

  function add(citation: Known, keys = workKeys(citation.item)): void {
    for (const { text } of keys) {
      const same = byKey.get(text);
      if (same) same.push(citation);
      else byKey.set(text, [citation]);
    }
  }

  function find(item: CitationItem, keys = workKeys(item)): Duplicate | undefined {
    for (const { by, text } of keys) {
      const known = byKey.get(text)?.find((other) => isSameBy[by](item, other.item));
      if (known) return { id: known.id, title: summarise(known.item).title, by };
    }
    return undefined;
  }

  for (const citation of citations) add(citation);
  return {
    add: (citation) => add(citation),
    find: (item) => find(item),
    findAndAdd(citation) {
      const keys = workKeys(citation.item);
      const known = find(citation.item, keys);
      add(citation, keys);
      return known;
    },
  };
}
