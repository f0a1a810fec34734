import { createHmac, randomInt } from 'node:crypto';

/** Crockford's base 32, without letters that look like digits (https://www.crockford.com/base32.html). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 4;
const groupLength = 5;

const lookAlikes: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

/** A new code with 100 bits of randomness, easy to read out: `7K3QX-0V9TR-MZ2HB-D8WYN`. */
export function newCode(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** The canonical form of a typed code, without spaces and hyphens. Absent for what cannot be a code. */
export function canonicalCode(typed: string): string | undefined {
  const bare = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[ILO]/g, (letter) => lookAlikes[letter] ?? letter);
  return /^[0-9A-HJKMNP-TV-Z]{20}$/.test(bare) ? bare : undefined;
}

/** The key under which a code is stored: an HMAC, so that the table reveals no code. */
export function keyOfCode(code: string, secret: string): string {
  return createHmac('sha256', secret).update(`device link ${code}`).digest('base64url');
}
