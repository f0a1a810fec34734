import type { LoadableRules } from '../rule.ts';
import { ieeeRules } from './rules.ts';

/** The rules of IEEE where they are at hand: outside browsers. */
export const ieee: LoadableRules = { rules: () => ieeeRules, load: async () => {} };
