import { styleIds } from '@citewright/styles';
import { startTransition, useEffect, useState } from 'react';
import { type Formatter, loadFormatter } from './load-formatter.ts';

/** The loading state of the engine; `failed` when its chunk could not be loaded. */
export type FormatterState =
  | { status: 'loading' }
  | { status: 'ready'; formatter: Formatter }
  | { status: 'failed' };

const loading: FormatterState = { status: 'loading' };

/** The engine for one style or for all, loaded when the component mounts. */
export function useFormatter(style?: string): FormatterState {
  const [loaded, setLoaded] = useState<{ style: string | undefined; state: FormatterState }>();
  useEffect(() => {
    let mounted = true;
    loadFormatter(style === undefined ? styleIds : [style]).then((formatter) => {
      if (!mounted) return;
      // The first reference in a style compiles that style; in a transition this does not block typing.
      const state: FormatterState = formatter ? { status: 'ready', formatter } : { status: 'failed' };
      startTransition(() => setLoaded({ style, state }));
    });
    return () => {
      mounted = false;
    };
  }, [style]);
  return loaded && loaded.style === style ? loaded.state : loading;
}
