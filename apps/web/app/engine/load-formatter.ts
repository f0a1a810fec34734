import { styleIds } from '@citewright/styles';
/** The formatting engine with the bundled styles: a chunk of its own, fetched for manual entry and for a change of style. */
export type Formatter = typeof import('@citewright/formatting');

// Module-level, as the module that it loads: one download for the tab, and another attempt after a failure.
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
