const DIGITS: [value: number, letters: string][] = [
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

/** A number from 1 to 5999 in lower-case roman numerals; others stay as they are. */
export function toRoman(number: number): string {
  if (number < 1 || number >= 6000) return String(number);
  let rest = number;
  let roman = '';
  for (const [value, letters] of DIGITS) {
    for (; rest >= value; rest -= value) roman += letters;
  }
  return roman;
}
