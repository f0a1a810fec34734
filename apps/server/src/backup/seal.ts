import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const byKey = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

const sorted = (_: string, value: unknown) =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(byKey)) : value;

/** The JSON of a value with sorted keys, because programs write them in any order. */
const sortedJson = (value: unknown) => JSON.stringify(value, sorted);

/** What is hashed of a project, piece by piece: its JSON with sorted keys. It may have thousands of citations. */
function* sealedPieces(project: unknown): Generator<string> {
  if (!isObject(project)) return yield sortedJson(project) ?? '';
  let lead = '{';
  for (const [key, value] of Object.entries(project).sort(byKey)) {
    if (value === undefined) continue;
    yield `${lead}${JSON.stringify(key)}:`;
    lead = ',';
    if (!Array.isArray(value)) {
      yield sortedJson(value);
      continue;
    }
    for (const [index, element] of value.entries())
      yield `${index > 0 ? ',' : '['}${sortedJson(element) ?? 'null'}`;
    yield value.length > 0 ? ']' : '[]';
  }
  yield lead === '{' ? '{}' : '}';
}

/** The checks of a project in a backup. */
export interface Checks {
  /** SHA-256 of its JSON; detects damage. */
  checksum: string;
  /** HMAC of its JSON; proves that a server with this secret wrote it and that it has not been changed. */
  seal: string;
}

/** Makes the checks of a project in steps. */
export function* checksOf(project: unknown, secret: string): Generator<undefined, Checks> {
  const hash = createHash('sha256');
  const hmac = createHmac('sha256', secret).update('backup ');
  for (const piece of sealedPieces(project)) {
    hash.update(piece);
    hmac.update(piece);
    yield;
  }
  return { checksum: hash.digest('base64url'), seal: hmac.digest('base64url') };
}

/** Makes the `checksum` of a project alone, in steps. */
export function* checksumOf(project: unknown): Generator<undefined, string> {
  const hash = createHash('sha256');
  for (const piece of sealedPieces(project)) {
    hash.update(piece);
    yield;
  }
  return hash.digest('base64url');
}

/** True when a file gives the seal that this server makes. */
export function isSameSeal(given: string, made: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(made)];
  return one.length === other.length && timingSafeEqual(one, other);
}
