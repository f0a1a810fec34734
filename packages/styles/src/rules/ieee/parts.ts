import { tree } from '../../../generated/ieee.ts';
import type { StyleParts } from '../../style-parts.ts';
import { ieeeRules } from './rules.ts';

/** The style IEEE. */
export const ieeeParts: StyleParts = { tree, rules: ieeeRules };
