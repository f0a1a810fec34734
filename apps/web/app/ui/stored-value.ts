import { useSyncExternalStore } from 'react';

/** A value in the browser's local storage. Subscribers are called after every change, also by another tab. */
export interface StoredValue<Value> {
  read: () => Value;
  write: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
  /** The value of an empty storage; also that of prerendered HTML. */
  empty: Value;
}

/**
 * A value under `key` of the local storage. `parse` checks what was stored and throws when it is not a value; the result is
 * then `empty`, as it is while storage is blocked.
 */
export function storedValue<Value>(
  key: string,
  empty: Value,
  parse: (json: unknown) => Value,
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  // The same text gives the same object, as `useSyncExternalStore` requires.
  let last: { text: string | null; value: Value } = { text: null, value: empty };

  function parsed(text: string | null): Value {
    if (text === null) return empty;
    try {
      return parse(JSON.parse(text));
    } catch {
      // Written by another version of the app.
      return empty;
    }
  }

  function textOf(): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is blocked: what was written lasts until the page is closed.
      return last.text;
    }
  }

  function read(): Value {
    const text = textOf();
    if (text !== last.text) last = { text, value: parsed(text) };
    return last.value;
  }

  return {
    empty,
    read,
    write: (value) => {
      const text = JSON.stringify(value);
      try {
        localStorage.setItem(key, text);
      } catch {
        last = { text, value };
      }
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
      };
    },
  };
}

/** The current value; `empty` until the page is hydrated. */
export function useStored<Value>({ read, subscribe, empty }: StoredValue<Value>): Value {
  return useSyncExternalStore(subscribe, read, () => empty);
}
