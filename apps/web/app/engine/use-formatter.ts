import { styleIds } from '@citewright/styles';
import { startTransition, useEffect, useState } from 'react';
import { type Formatter, loadFormatter } from './load-formatter.ts';

/** The loading state of the engine; `failed` when its chunk could not be loaded. */
export type FormatterState =
  | { status: 'loading' }
  | { status: 'ready'; formatter: Formatter }
  | { status: 'failed' };

/** The engine for one style or for all, loaded when the component mounts. */
export function useFormatter(style?: string): FormatterState {
  const [state, setState] = useState<FormatterState>({ status: 'loading' });
  useEffect(() => {
    let mounted = true;
    loadFormatter(style === undefined ? styleIds : [style]).then((formatter) => {
      if (!mounted) return;
      // The first reference in a style compiles that style; in a transition this does not block typing.
      startTransition(() => setState(formatter ? { status: 'ready', formatter } : { status: 'failed' }));
    });
    return () => {
      mounted = false;
    };
  }, [style]);
  return state;
}
