import { hasCorpora, readJson } from '../corpora.ts';

/** One malformed or hostile request; the corpus's own `meta` says how to read it. */
export interface BadRequest {
  id: string;
  why: string;
  method: string;
  path: string;
  status: number[];
  headers: Record<string, string>;
  body?: unknown;
  raw?: string;
  raw_hex?: string;
  gen?: { prefix: string; unit: string; times: number; suffix: string };
  raw_socket?: boolean;
  pace?: string;
  repeat?: number;
  expect_some?: number;
  same_body_as?: string;
  must_not_echo?: string[];
  forbidden_headers?: string[];
  session?: 'own' | 'none' | 'raw';
  session_value?: string | null;
  check?: { length: number };
  check_header?: string;
  effect?: string;
}

/** On the wire this case is two valid headers, which no server can tell from a normal request. */
const twoHeaders = 'sess-crlf';

/** Refused when there were five styles; `vancouver` is one of those that a request may name now (spec-changes.md). */
const fiveStyles = 'c-format-unknown';

/** The cases of a security corpus; none where the corpora are absent. */
export function readSecurityCases<Case>(file: string): Case[] {
  return hasCorpora() ? readJson<{ cases: Case[] }>(`security/${file}`).cases : [];
}

/** All cases that a server can recognise and has to refuse; none where the corpora are absent. */
export function readBadRequests(): BadRequest[] {
  return readSecurityCases<BadRequest>('bad-requests.json').filter(
    ({ id }) => id !== twoHeaders && id !== fiveStyles,
  );
}

/** What the placeholders of the cases stand for. */
export type Placeholders = Record<string, string>;

export const lengths: Placeholders = { '{300 a}': 'a'.repeat(300), '{16500 a}': 'a'.repeat(16_500) };

/** A case with its placeholders filled in, wherever they stand. */
export function fill(one: BadRequest, placeholders: Placeholders): BadRequest {
  const names = Object.keys(placeholders).map((name) => name.replace(/[{}]/g, '\\$&'));
  const text = JSON.stringify(one).replace(
    new RegExp(names.join('|'), 'g'),
    (name) => placeholders[name] ?? '',
  );
  return JSON.parse(text);
}

export function payloadOf({ body, raw, raw_hex: hex, gen }: BadRequest): Buffer | string | undefined {
  if (body !== undefined) return JSON.stringify(body);
  if (hex !== undefined) return Buffer.from(hex, 'hex');
  return gen ? gen.prefix + gen.unit.repeat(gen.times) + gen.suffix : raw;
}

/** The header that names the session of a case; none when it names none. */
export function sessionHeaderOf(
  { session = 'own', session_value: value }: BadRequest,
  own: string,
): Record<string, string> {
  const id = session === 'own' ? own : session === 'raw' ? value : undefined;
  return typeof id === 'string' ? { 'x-session-id': id } : {};
}

/** What no response may show: stacks, files, names of libraries, input. */
export const leaks =
  /node_modules|\.ts\b|\.js\b|\bat \w+ \(|SQLITE|fastify|FST_|zod|undici|ENOTFOUND|<script/i;
