/** A whole number from a file; beyond 32 bits it is none. */
export function wholeNumber(text: string | undefined): number | undefined {
  const value = Number(text ?? Number.NaN);
  return Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? value : undefined;
}

const romans: readonly [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** Small Roman numerals; beyond 3999 there are none. */
export function roman(value: number): string {
  if (value < 1 || value > 3999) return String(value);
  let rest = value;
  let text = '';
  for (const [number, letters] of romans) for (; rest >= number; rest -= number) text += letters;
  return text;
}

/** a to z, then aa to zz (ECMA-376-1, 17.18.59). */
export const letters = (value: number) =>
  value < 1 || value > 780
    ? String(value)
    : String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.ceil(value / 26));
