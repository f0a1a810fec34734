import { startTransition, useEffect, useState } from 'react';
import { type Formatter, loadFormatter } from './load-formatter.ts';

/** The loading state of the engine; `failed` when its chunk could not be loaded. */
export type FormatterState =
  | { status: 'loading' }
  | { status: 'ready'; formatter: Formatter }
  | { status: 'failed' };

/** The engine, loaded when the component mounts. */
export function useFormatter(): FormatterState {
  const [state, setState] = useState<FormatterState>({ status: 'loading' });
  useEffect(() => {
    let mounted = true;
    loadFormatter().then((formatter) => {
      if (!mounted) return;
      // The first reference in a style compiles that style; in a transition this does not block typing.
      startTransition(() => setState(formatter ? { status: 'ready', formatter } : { status: 'failed' }));
    });
    return () => {
      mounted = false;
    };
  }, []);
  return state;
}
