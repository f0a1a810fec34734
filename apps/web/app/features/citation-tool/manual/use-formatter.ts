import { startTransition, useEffect, useState } from 'react';

/** The formatting engine with the five styles: a chunk of its own, fetched when manual entry is opened. */
export type Formatter = typeof import('@citewright/formatting');

/** Whether the engine is here yet; `failed` when its chunk could not be fetched. */
export type FormatterState =
  | { status: 'loading' }
  | { status: 'ready'; formatter: Formatter }
  | { status: 'failed' };

let pending: Promise<Formatter> | undefined;

/** Fetches the engine, once. After a failure the next call tries again. */
export function loadFormatter(): Promise<Formatter | undefined> {
  pending ??= import('@citewright/formatting');
  return pending.catch(() => {
    pending = undefined;
    return undefined;
  });
}

/** The engine, fetched when the component appears. */
export function useFormatter(): FormatterState {
  const [state, setState] = useState<FormatterState>({ status: 'loading' });
  useEffect(() => {
    let mounted = true;
    loadFormatter().then((formatter) => {
      if (!mounted) return;
      // The first reference in each style compiles the style; as a transition it does not hold up typing.
      startTransition(() => setState(formatter ? { status: 'ready', formatter } : { status: 'failed' }));
    });
    return () => {
      mounted = false;
    };
  }, []);
  return state;
}
