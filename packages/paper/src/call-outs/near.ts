import { editsBetween } from '@citewright/record';

/** Whether a name may be a slip of the pen for another. */
export function isNearName(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length);
  const most = longest > 7 ? 2 : 1;
  return longest > 3 && editsBetween(one, other, most) <= most;
}

/** `mueller`, `kierkegaard` as `muller`, `kierkegard`. */
const withoutSecond = (name: string): string => name.replace(/(?<=[aou])e|(?<=a)a/g, '');

/** Whether a name (folded) is another one, which is printed with an umlaut or its like, spelt without it: `Mueller` is Müller. */
export const isSpeltOut = (name: string, other: string, printed: string): boolean =>
  /[äöüåæœø]/iu.test(printed.normalize('NFC').slice(0, other.length + 10)) &&
  withoutSecond(name) === withoutSecond(other);

/** Whether a year is a slip of the pen for another: next to it, or with two digits exchanged. */
export function isNearYear(one: string, other: string): boolean {
  if (one === '' || other === '') return false;
  if (Math.abs(Number(one) - Number(other)) === 1) return true;
  return [...one].sort().join('') === [...other].sort().join('') && editsBetween(one, other, 1) === 1;
}

/** Whether two years have three digits in common, each in its place. */
export const differsInOneDigit = (one: string, other: string): boolean =>
  one.length === other.length && [...one].filter((digit, at) => digit !== other[at]).length === 1;

/** A year as references print it. */
export const isYear = (text: string): boolean => /^(?:1[4-9]|20)\d\d$/.test(text);
