import { apaRules } from './apa.ts';
import { harvardRules, harvardRulesOfTwelfthEdition } from './harvard.ts';
import { mlaRules } from './mla.ts';
import type { TitleRule } from './rule.ts';

/** The rules of each manual that CSL cannot express, by the id of a style, or of a variant that has other rules than its style. */
export const rulesOf: Readonly<Partial<Record<string, readonly TitleRule[]>>> = {
  apa: apaRules,
  mla: mlaRules,
  harvard: harvardRules,
  'harvard-12': harvardRulesOfTwelfthEdition,
};
