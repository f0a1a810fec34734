import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

function keyFor(code: string, secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', code, secret, 'session identifier', 32));
}

/** Encrypts a text with a code and the server's secret: neither alone opens it. */
export function sealText(text: string, code: string, secret: string): string {
  const iv = randomBytes(ivLength);
  const seal = createCipheriv(cipher, keyFor(code, secret), iv);
  const body = Buffer.concat([seal.update(text, 'utf8'), seal.final()]);
  return Buffer.concat([iv, seal.getAuthTag(), body]).toString('base64url');
}

/** Decrypts what `sealText` encrypted. @throws Error when the code or the secret differs. */
export function unsealText(sealed: string, code: string, secret: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const opened = createDecipheriv(cipher, keyFor(code, secret), bytes.subarray(0, ivLength));
  opened.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return opened.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + opened.final('utf8');
}
