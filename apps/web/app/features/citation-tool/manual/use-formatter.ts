import { styleIds } from '@citewright/contract';
import { startTransition, useEffect, useState } from 'react';

/** The formatting engine with the five styles: a chunk of its own, fetched when manual entry is opened. */
export type Formatter = typeof import('@citewright/formatting');

/** Whether the engine is here yet; `failed` when its chunk could not be fetched. */
export type FormatterState =
  | { status: 'loading' }
  | { status: 'ready'; formatter: Formatter }
  | { status: 'failed' };

let pending: Promise<Formatter> | undefined;

/** Lets the engine compile each style while nothing else is to do, so that the first key typed does not wait for it. */
async function warmUp({ formatReference, itemFromManual }: Formatter): Promise<void> {
  const item = itemFromManual({ title: 'A', authors: 'B', year: '2000', sourceType: 'book' }, new Date());
  for (const style of styleIds) {
    await new Promise((resolve) => setTimeout(resolve));
    formatReference(item, style);
  }
}

async function fetchEngine(): Promise<Formatter> {
  const engine = await import('@citewright/formatting');
  void warmUp(engine);
  return engine;
}

/** Fetches the engine, once. After a failure the next call tries again. */
export function loadFormatter(): Promise<Formatter | undefined> {
  pending ??= fetchEngine();
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
