import { chicagoParts } from '../rules/chicago-parts.ts';
import { ieeeParts } from '../rules/ieee/parts.ts';
import type { LoadableParts } from '../style-parts.ts';

/** Outside browsers all styles are at hand. */
export const onDemand: Readonly<Partial<Record<string, LoadableParts>>> = {
  chicago: { atHand: chicagoParts },
  ieee: { atHand: ieeeParts },
};
