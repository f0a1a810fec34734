import { useSyncExternalStore } from 'react';

// Module-level: mirrors the browser's stack of modal dialogs, of which a document has one.
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function set(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Registers an open modal dialog; returns the function that removes it. */
export function dialogOpened(dialog: HTMLDialogElement): () => void {
  set([...open, dialog]);
  return () => set(open.filter((other) => other !== dialog));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The dialog that lies on top, if one is open. What must be seen and reached while it is, belongs inside it: everything
 * outside lies under its backdrop and takes neither clicks nor the focus.
 */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1),
    () => undefined,
  );
}
