import { ieee } from '#ieee-rules';
import { apaRules } from './apa.ts';
import { chicagoRules } from './chicago.ts';
import { harvardRules, harvardRulesOfTwelfthEdition } from './harvard.ts';
import { mlaRules } from './mla.ts';
import type { LoadableRules, TitleRule } from './rule.ts';

const atHand = (rules: readonly TitleRule[]): LoadableRules => ({ rules: () => rules, load: async () => {} });

/** The rules of each manual that CSL cannot express, by the id of a style, or of a variant that has other rules than its style. */
export const rulesOf: Readonly<Partial<Record<string, LoadableRules>>> = {
  apa: atHand(apaRules),
  mla: atHand(mlaRules),
  chicago: atHand(chicagoRules),
  harvard: atHand(harvardRules),
  'harvard-12': atHand(harvardRulesOfTwelfthEdition),
  ieee,
};
