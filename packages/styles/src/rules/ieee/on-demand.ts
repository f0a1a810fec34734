import type { LoadableRules, TitleRule } from '../rule.ts';

// Module-level, as the module that it loads.
let loaded: readonly TitleRule[] = [];

/** The rules of IEEE in browsers: with their lists of abbreviations a chunk of their own, which only this style needs. */
export const ieee: LoadableRules = {
  rules: () => loaded,
  async load() {
    const { ieeeRules } = await import('./rules.ts');
    loaded = ieeeRules;
  },
};
