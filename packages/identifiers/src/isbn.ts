import { asciiHyphens, dropTrailing, readInput } from './input.ts';

const label = /^(?:urn ?: ?)?[ep]?-?isbns?(?![a-z])\.? ?/i;
const lengthLabel = /^-? ?1[03] ?[:=)]? ?/;
const separators = /^[:：#= ]+/;
const qualifier = / ?\([^()]*\)$/;

/** The number as printed in a text such as `ISBN-13: 978-0-306-40615-7 (pbk.).`. */
function printedNumber(text: string): { labelled: boolean; number: string } | undefined {
  const input = readInput(text);
  if (input === undefined) return undefined;
  const plain = asciiHyphens(input)
    .replace(/\s+/g, ' ')
    .replace(/^\((.*)\)$/, '$1');
  const bare = dropTrailing(plain, '.,;: ').replace(qualifier, '').replace(label, '');
  return { labelled: label.test(plain), number: bare.replace(separators, '') };
}

/** The digits of a printed ISBN; the last of ten may be `X`, which means 10. */
function digitsOf(printed: string): string | undefined {
  const number = /^97[89]\.[\d.]{10,16}$/.test(printed) ? printed.replaceAll('.', '-') : printed;
  if (!/^\d[\d -]*[\dx]$/i.test(number)) return undefined;
  const digits = number.replace(/[ -]/g, '').toUpperCase();
  return digits.length === 10 || (digits.length === 13 && !digits.endsWith('X')) ? digits : undefined;
}

/** Check digit of ISBN-10 (ISO 2108:1992): weights 10 to 2, modulo 11. */
function checkDigit10(nine: string): string {
  let sum = 0;
  for (let at = 0; at < 9; at += 1) sum += Number(nine.charAt(at)) * (10 - at);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? 'X' : String(check);
}

/** Check digit of ISBN-13 (ISO 2108:2017, the same as EAN-13): weights 1 and 3, modulo 10. */
function checkDigit13(twelve: string): string {
  let sum = 0;
  for (let at = 0; at < 12; at += 1) sum += Number(twelve.charAt(at)) * (at % 2 === 0 ? 1 : 3);
  return String((10 - (sum % 10)) % 10);
}

function toIsbn13(digits: string): string | undefined {
  if (digits.length === 10) {
    const nine = digits.slice(0, 9);
    return checkDigit10(nine) === digits.charAt(9) ? `978${nine}${checkDigit13(`978${nine}`)}` : undefined;
  }
  const valid = /^97[89]/.test(digits) && checkDigit13(digits) === digits.charAt(12);
  return valid ? digits : undefined;
}

/**
 * The 13 digits of an ISBN-10 or ISBN-13 with a valid check digit; 13-digit numbers begin with 978 or 979. Hyphens of
 * every kind, spaces, the label (`ISBN`, `ISBN-13:`, `urn:isbn:`) and a qualifier such as `(pbk.)` may surround it.
 */
export function parseIsbn(text: string): string | undefined {
  const printed = printedNumber(text);
  if (!printed) return undefined;
  // "ISBN 10 0306406152" names the length; "ISBN 1003205..." begins with the same digits. The check digit decides.
  const candidates = printed.labelled
    ? [printed.number, printed.number.replace(lengthLabel, '')]
    : [printed.number];
  for (const candidate of candidates) {
    const digits = digitsOf(candidate);
    const isbn = digits && toIsbn13(digits);
    if (isbn) return isbn;
  }
  return isbnWithin(text);
}

/** Numbers after the word ISBN in a longer text: "London: Allen Lane. ISBN 978-1-84614-055-6 (hbk.) : £25". */
const numbers = /(?<![\d-])\d[\d -]{8,16}[\dx](?![\d-])/gi;

/** The labelled ISBN in a longer text, preferably one with thirteen digits. Addresses are ignored. */
function isbnWithin(text: string): string | undefined {
  const input = readInput(text);
  if (input === undefined || !/\s/.test(input) || input.includes('://')) return undefined;
  const plain = asciiHyphens(input).replace(/\s+/g, ' ');
  const at = plain.search(/(?<![\p{L}\p{N}])[ep]?-?isbns?(?!\p{L})/iu);
  if (at < 0) return undefined;
  const behind = plain.slice(at, at + 200).replace(/isbns?[- ]?(?:1[03](?!\d| ?\d))?/gi, ' ; ');
  const found = [...behind.matchAll(numbers)].flatMap(([number]) => {
    const digits = digitsOf(number);
    const isbn = digits && toIsbn13(digits);
    return isbn ? [{ isbn, length: digits.length }] : [];
  });
  return (found.find(({ length }) => length === 13) ?? found[0])?.isbn;
}

/** True for a text meant as an ISBN, valid or not: labelled, or 9 to 14 digits with hyphens and spaces. */
export function isIsbnLike(text: string): boolean {
  const printed = printedNumber(text);
  if (!printed) return false;
  if (printed.labelled) return /\d/.test(printed.number);
  const { number } = printed;
  const count = number.replace(/[ -]/g, '').length;
  return /^\d[\d -]*[\dx]$/i.test(number) && count >= 9 && count <= 14;
}

/** The ISBN-10 of an ISBN-13 that begins with 978 (the others have none). */
export function isbn10(isbn13: string): string | undefined {
  if (!/^978\d{10}$/.test(isbn13)) return undefined;
  const nine = isbn13.slice(3, 12);
  return `${nine}${checkDigit10(nine)}`;
}
