/** The numerals, largest first, with those that subtract. */
const NUMERALS: readonly (readonly [numeral: string, value: number])[] = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
];

/** A number from 1 to 5999 in lower-case roman numerals; other numbers stay as they are. */
export function toRoman(number: number): string {
  if (number < 1 || number >= 6000) return String(number);
  let rest = number;
  let roman = '';
  for (const [numeral, value] of NUMERALS) {
    while (rest >= value) {
      roman += numeral;
      rest -= value;
    }
  }
  return roman;
}
