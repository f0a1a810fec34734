import { tree } from '../../generated/chicago.ts';
import type { StyleParts } from '../style-parts.ts';
import { chicagoRules } from './chicago.ts';

export const chicagoParts: StyleParts = { tree, rules: chicagoRules };
