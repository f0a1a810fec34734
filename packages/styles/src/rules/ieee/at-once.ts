import type { LoadableParts } from '../../style-parts.ts';
import { ieeeParts } from './parts.ts';

/** IEEE outside browsers. */
export const ieee: LoadableParts = { atHand: ieeeParts };
