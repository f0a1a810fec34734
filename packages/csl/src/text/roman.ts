const VALUES = [1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1];
const LETTERS = 'm cm d cd c xc l xl x ix v iv i'.split(' ');

/** A number from 1 to 5999 in lower-case roman numerals; others stay as they are. */
export function toRoman(number: number): string {
  if (number < 1 || number >= 6000) return String(number);
  let rest = number;
  let roman = '';
  VALUES.forEach((value, at) => {
    for (; rest >= value; rest -= value) roman += LETTERS[at];
  });
  return roman;
}
