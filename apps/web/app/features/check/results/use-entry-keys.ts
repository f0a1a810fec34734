import { useRef } from 'react';
import type { ListHandle } from '~/ui/virtual-list.tsx';
import type { Entry } from '../state/check-state.ts';
import type { Side } from '../state/decision.ts';
import { focusedValue, focusRendered } from './focus-rendered.ts';
import { useKeys } from './use-keys.ts';

const entryAttribute = 'data-entry';

interface EntryKeys {
  entries: readonly Entry[];
  list: { readonly current: ListHandle | null };
  onSide: (entry: Entry, side: Side) => void;
}

/** Keys of the results: j and k move between the entries, a and x decide the focused one. */
export function useEntryKeys({ entries, list, onSide }: EntryKeys): void {
  // The entry that is to get the focus: keys may come faster than entries are rendered.
  const coming = useRef<number>(undefined);
  const positionOf = (index: number | undefined) => entries.findIndex((entry) => entry.index === index);
  const move = (step: 1 | -1) => {
    const at = positionOf(coming.current ?? focusedValue(entryAttribute));
    const next = at < 0 ? 0 : Math.min(Math.max(at + step, 0), entries.length - 1);
    const entry = entries[next];
    if (!entry) return;
    list.current?.scrollTo(next);
    coming.current = entry.index;
    focusRendered(`[${entryAttribute}="${entry.index}"]`, () => {
      if (coming.current === entry.index) coming.current = undefined;
    });
  };
  const decide = (side: Side) => {
    const entry = entries[positionOf(focusedValue(entryAttribute))];
    if (entry) onSide(entry, side);
  };
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    a: () => decide('record'),
    x: () => decide('listed'),
  });
}
