import type { Catalogue } from './catalogue.ts';

/** Browsers have no catalogue at hand: they ask the server. */
export const catalogue: Catalogue | undefined = undefined;
