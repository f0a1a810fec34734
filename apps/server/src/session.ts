import { createHmac, randomBytes } from 'node:crypto';
import { sessionIdPattern } from '@citewright/contract';

/** An anonymous session. The identifier itself is not stored. */
export interface Session {
  /** HMAC of the identifier: what is stored, compared and counted. */
  key: string;
}

/** 32 random hexadecimal digits measure about 117 bits, repeated words and timestamps less than 90. */
const leastEntropy = 96;

/** Estimate in bits from the frequency of each character (Shannon): low for `AAAA...`, timestamps and padded words. */
function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= count * Math.log2(count / text.length);
  return bits;
}

/** True for an identifier that cannot be guessed: the contract's pattern, and enough different characters. */
export function isAdoptable(id: string): boolean {
  return sessionIdPattern.test(id) && entropyOf(id.slice('session_'.length)) >= leastEntropy;
}

/** A new identifier with 192 bits of randomness. */
export function newSessionId(): string {
  return `session_${randomBytes(24).toString('base64url')}`;
}

/** The session of an identifier. Two servers with the same secret agree on it. */
export function sessionOf(id: string, secret: string): Session {
  return { key: createHmac('sha256', secret).update(id).digest('base64url') };
}
