import { createHmac, randomBytes } from 'node:crypto';
import { sessionIdPattern } from '@citewright/contract';
import { looksRandom } from './session-randomness.ts';

/** An anonymous session. The identifier itself is not stored. */
export interface Session {
  /** HMAC of the identifier: what is stored, compared and counted. */
  key: string;
}

/** 32 random hexadecimal digits measure about 117 bits, and nearly always more than this; timestamps and what repeats measure less. */
const leastEntropy = 76;

/** True for an identifier that cannot be guessed: the contract's pattern, and it looks random. */
export function isAdoptable(id: string): boolean {
  return sessionIdPattern.test(id) && looksRandom(id.slice('session_'.length), leastEntropy);
}

/** A new identifier with 192 bits of randomness. */
export function newSessionId(): string {
  return `session_${randomBytes(24).toString('base64url')}`;
}

/**
 * The new identifier that takes the place of another. A request that is repeated with its `Idempotency-Key` gets the same one, without
 * it being stored: otherwise an answer that is lost would take the projects with it.
 */
export function nextSessionId(id: string, attempt: string, secret: string): string {
  const random = createHmac('sha256', secret).update(`new session ${id} ${attempt}`).digest('base64url');
  return `session_${random}`;
}

/** The session of an identifier. Two servers with the same secret agree on it. */
export function sessionOf(id: string, secret: string): Session {
  return { key: createHmac('sha256', secret).update(id).digest('base64url') };
}
