import type { ProjectCitation } from '@citewright/contract';
import { useCallback, useMemo, useState } from 'react';

/** The selection in a list. `active` while selection mode is on. */
export interface Selection {
  active: boolean;
  ids: ReadonlySet<number>;
  start: () => void;
  stop: () => void;
  toggle: (id: number) => void;
  /** Selects exactly these entries; with an empty list, clears the selection. */
  setAll: (citations: readonly ProjectCitation[]) => void;
}

/** Selection of list entries for bulk actions. Entries that leave the list are dropped from the selection. */
export function useSelection(citations: readonly ProjectCitation[] | undefined): Selection {
  const [active, setActive] = useState(false);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const ids = useMemo(() => {
    if (ticked.size === 0 || !citations) return ticked;
    return new Set(citations.map(({ id }) => id).filter((id) => ticked.has(id)));
  }, [ticked, citations]);
  const toggle = useCallback((id: number) => {
    setTicked((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  return {
    active,
    ids,
    start: () => setActive(true),
    stop: () => {
      setActive(false);
      setTicked(new Set());
    },
    toggle,
    setAll: (all) => setTicked(new Set(all.map(({ id }) => id))),
  };
}
