import { styleIds } from '@citewright/styles';
import { fetchStyle } from '~/api/styles.ts';
import { fetchPart } from '~/ui/lazy-part.tsx';

/** The formatting engine with the bundled styles: a separate chunk, loaded for manual entry and style changes. */
export type Formatter = typeof import('@citewright/formatting');

// Module-level, as the module that it loads: one download for the tab, and another attempt after a failure.
let pending: Promise<Formatter> | undefined;

/** Compiles styles while the browser is idle, so that the first keystroke does not wait for it. */
async function warmUp(
  { formatReference, itemFromManual }: Formatter,
  styles: readonly string[],
): Promise<void> {
  const item = itemFromManual({ title: 'A', authors: 'B', year: '2000', sourceType: 'book' }, new Date());
  for (const style of styles) {
    await new Promise((resolve) => setTimeout(resolve));
    formatReference(item, style);
  }
}

/**
 * Loads the engine once, and what these styles need besides: lists of abbreviations for IEEE, all of a style of the catalogue. After
 * a failure the next call tries again.
 */
export async function loadFormatter(styles: readonly string[] = styleIds): Promise<Formatter | undefined> {
  pending ??= fetchPart(() => import('@citewright/formatting'));
  try {
    const engine = await pending;
    await Promise.all(styles.map((style) => engine.loadStyle(style, fetchStyle)));
    void warmUp(engine, styles);
    return engine;
  } catch {
    pending = undefined;
    return undefined;
  }
}
