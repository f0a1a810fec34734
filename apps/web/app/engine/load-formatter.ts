import { styleIds } from '@citewright/styles';
/** The formatting engine with the bundled styles: a separate chunk, loaded for manual entry and style changes. */
export type Formatter = typeof import('@citewright/formatting');

// Module-level, as the module that it loads: one download for the tab, and another attempt after a failure.
let pending: Promise<Formatter> | undefined;

/** Compiles each style while the browser is idle, so that the first keystroke does not wait for it. */
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

/** Loads the engine once. After a failure the next call tries again. */
export function loadFormatter(): Promise<Formatter | undefined> {
  pending ??= fetchEngine();
  return pending.catch(() => {
    pending = undefined;
    return undefined;
  });
}
