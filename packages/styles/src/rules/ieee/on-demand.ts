import type { LoadableParts } from '../../style-parts.ts';

/** IEEE in browsers, where its lists of abbreviations would add half to the engine. */
export const ieee: LoadableParts = { load: async () => (await import('./parts.ts')).ieeeParts };
