import { useSyncExternalStore } from 'react';

// Module-level: mirrors the browser's stack of modal dialogs, of which a document has one.
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function setOpenDialogs(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Registers an open modal dialog; returns the function that removes it. */
export function dialogOpened(dialog: HTMLDialogElement): () => void {
  setOpenDialogs([...open, dialog]);
  return () => setOpenDialogs(open.filter((other) => other !== dialog));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The topmost open dialog, if any. Content that must be visible and reachable while it is open has to be inside it:
 * everything outside is inert and under the backdrop.
 */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1),
    () => undefined,
  );
}
