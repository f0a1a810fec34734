import { useEffect, useRef } from 'react';
import type { ListHandle } from '~/ui/virtual-list.tsx';
import type { Entry } from '../state/check-state.ts';
import type { Side } from '../state/decision.ts';

const entryAttribute = 'data-entry';

/** Keys are typed into these, or used by them. */
const typing = 'input, textarea, select, [contenteditable], dialog[open], [role="menu"]';

/** The entry that has the focus, or within which it is. */
function focusedEntry(): number | undefined {
  const card = document.activeElement?.closest(`[${entryAttribute}]`);
  return card ? Number(card.getAttribute(entryAttribute)) : undefined;
}

/** Frames for which an entry is waited for that is scrolled into view. */
const patience = 30;

/** Focuses the card of an entry, once it is rendered. */
function focusEntry(index: number, frames = patience): void {
  const card = document.querySelector<HTMLElement>(`[${entryAttribute}="${index}"]`);
  if (card) card.focus({ preventScroll: true });
  else if (frames > 0) requestAnimationFrame(() => focusEntry(index, frames - 1));
}

interface EntryKeys {
  entries: readonly Entry[];
  list: { readonly current: ListHandle | null };
  onSide: (entry: Entry, side: Side) => void;
}

/** Keys of the results: j and k move between the entries, a and x decide the focused one. Not while something is typed. */
export function useEntryKeys(keys: EntryKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const move = (step: 1 | -1) => {
      const { entries, list } = latest.current;
      const focused = focusedEntry();
      const at = focused === undefined ? -1 : entries.findIndex(({ index }) => index === focused);
      const next = at < 0 ? 0 : Math.min(Math.max(at + step, 0), entries.length - 1);
      const entry = entries[next];
      if (!entry) return;
      list.current?.scrollTo(next);
      focusEntry(entry.index);
    };
    const decide = (side: Side) => {
      const focused = focusedEntry();
      const entry = latest.current.entries.find(({ index }) => index === focused);
      if (entry) latest.current.onSide(entry, side);
    };
    const actions: Readonly<Record<string, () => void>> = {
      j: () => move(1),
      k: () => move(-1),
      a: () => decide('record'),
      x: () => decide('listed'),
    };
    const press = (event: KeyboardEvent) => {
      const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
      const { target } = event;
      if (isOther || (target instanceof Element && target.closest(typing))) return;
      const action = actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
