import { apaRules } from './apa.ts';
import { chicagoRules } from './chicago.ts';
import { harvardRules } from './harvard.ts';
import { ieeeRules } from './ieee.ts';
import { mlaRules } from './mla.ts';
import type { TitleRule } from './rule.ts';

/** The rules of each manual that CSL cannot express, by style id. A style without rules is not listed. */
export const rulesOf: Readonly<Partial<Record<string, readonly TitleRule[]>>> = {
  apa: apaRules,
  mla: mlaRules,
  chicago: chicagoRules,
  harvard: harvardRules,
  ieee: ieeeRules,
};
