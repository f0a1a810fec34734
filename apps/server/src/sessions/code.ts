import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';

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

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

function keyFor(code: string, secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', code, secret, 'session identifier', 32));
}

/** Encrypts the identifier of a session with a code. */
export function sealId(id: string, code: string, secret: string): string {
  const iv = randomBytes(ivLength);
  const seal = createCipheriv(cipher, keyFor(code, secret), iv);
  const body = Buffer.concat([seal.update(id, 'utf8'), seal.final()]);
  return Buffer.concat([iv, seal.getAuthTag(), body]).toString('base64url');
}

/** Decrypts what `sealId` encrypted. @throws Error when the code or the secret differs. */
export function unsealId(sealed: string, code: string, secret: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const opened = createDecipheriv(cipher, keyFor(code, secret), bytes.subarray(0, ivLength));
  opened.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return opened.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + opened.final('utf8');
}
