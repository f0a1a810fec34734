import type { LoadableParts } from '../style-parts.ts';

/** Styles that browsers load when they are chosen: the longest one, and the one with lists of abbreviations. */
export const onDemand: Readonly<Partial<Record<string, LoadableParts>>> = {
  chicago: { load: async () => (await import('../rules/chicago-parts.ts')).chicagoParts },
  ieee: { load: async () => (await import('../rules/ieee/parts.ts')).ieeeParts },
};
