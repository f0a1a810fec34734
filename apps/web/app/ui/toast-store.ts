/** How long a toast is shown before it is dismissed automatically, in milliseconds (specification §9). */
export const toastDuration = 5_000;

/** The same for a toast with an action: long enough to read it, decide and reach the button. */
export const actionDuration = 10_000;

/** How long a dismissed toast stays in memory, in milliseconds (specification §9). */
const removalDelay = 1_000_000;

/** What a toast tells: that something was done, something to know, or that something failed. */
export type ToastTone = 'success' | 'notice' | 'failure';

/** The content of a toast. */
export interface ToastContent {
  title: string;
  description?: string;
  /** A second sentence: what follows from it. */
  advice?: string;
  /** By default `success`. */
  tone?: ToastTone;
  /** An action; pressing it closes the toast. */
  action?: { label: string; run: () => void };
}

export interface Toast extends ToastContent {
  id: number;
  open: boolean;
}

// Module-level, so that calls outside React can show a toast; only browsers call it, and a tab shows one at a time.
let current: Toast | undefined;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setToast(next: Toast | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast. Only one is visible at a time (specification §9): a new one replaces the previous one. */
export function toast(content: ToastContent): void {
  clearTimeout(removal);
  lastId += 1;
  setToast({ ...content, id: lastId, open: true });
}

/** Closes the visible toast, if any. */
export function dismissToast(): void {
  if (!current?.open) return;
  setToast({ ...current, open: false });
  clearTimeout(removal);
  removal = setTimeout(() => setToast(undefined), removalDelay);
}

/** The visible or most recent toast. */
export function currentToast(): Toast | undefined {
  return current;
}

/** Calls `listener` whenever the toast changes; returns a function that unsubscribes. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
