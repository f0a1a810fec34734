import { startTransition, useEffect, useState } from 'react';
import { type Formatter, loadFormatter } from './load-formatter.ts';

/** Whether the engine is here yet; `failed` when its chunk could not be fetched. */
export type FormatterState =
  | { status: 'loading' }
  | { status: 'ready'; formatter: Formatter }
  | { status: 'failed' };

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
