import type { Random } from '../../titles/forms.ts';

/** One of the values; undefined where there are none. */
export const pick = <Value>(values: readonly Value[], random: Random): Value | undefined =>
  values[Math.floor(random() * values.length)];

/** A whole number from `least` to `most`. */
export const between = (least: number, most: number, random: Random): number =>
  least + Math.floor(random() * (most - least + 1));
