import type { StyleId } from '@citewright/contract';
import type { Item } from '@citewright/csl';
import { apaRules } from './rules/apa.ts';
import { chicagoRules } from './rules/chicago.ts';
import { harvardRules } from './rules/harvard.ts';
import { ieeeRules } from './rules/ieee.ts';
import { mlaRules } from './rules/mla.ts';
import type { Rule } from './rules/rule.ts';

/** The rules of each manual, in the order in which they are applied. */
const rules: Record<StyleId, readonly Rule[]> = {
  apa: apaRules,
  mla: mlaRules,
  chicago: chicagoRules,
  harvard: harvardRules,
  ieee: ieeeRules,
};

/** The item as the manual of `style` wants it before CSL formats it. The given item is left as it is. */
export function applyManualRules(item: Item, style: StyleId): Item {
  return rules[style].reduce((current, rule) => rule(current), item);
}
