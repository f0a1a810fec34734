import fc from 'fast-check';
import { arbitraryOf, type Schema, type Shapes } from './arbitrary.ts';

/** A request as it goes out; `body` is JSON text. */
export interface FuzzCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

interface Operation {
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** The description of the API, as `/api/openapi.json` gives it. */
export interface Description {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Shapes };
}

/** Who asks, and what there is to ask for. */
export interface FuzzWorld {
  session: string;
  /** Numbers of the session's own projects and citations. */
  ids: readonly number[];
}

const paramText = (ids: readonly number[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...ids.map(String)) },
    { weight: 1, arbitrary: fc.constantFrom('0', '-1', '01', '1e3', '9007199254740993', 'NaN', '%00', '..') },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }) },
  );

/** Lone surrogates have no address. */
const encode = (value: unknown) => encodeURIComponent(String(value).toWellFormed());

const keyText = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 40 });

function headersOf({ session }: FuzzWorld): fc.Arbitrary<Record<string, string>> {
  return fc.record(
    {
      'x-session-id': fc.oneof(
        { weight: 8, arbitrary: fc.constant(session) },
        { weight: 1, arbitrary: fc.constant('session_none') },
      ),
      'idempotency-key': keyText.map((text) => text.trim() || 'key'),
      accept: fc.constantFrom('application/json', 'text/event-stream', '*/*'),
    },
    { requiredKeys: ['x-session-id'] },
  );
}

function callOf(
  method: string,
  path: string,
  { parameters = [], requestBody }: Operation,
  shapes: Shapes,
  world: FuzzWorld,
): fc.Arbitrary<FuzzCall> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const schema = requestBody && Object.values(requestBody.content)[0]?.schema;
  return fc
    .record({
      segments: fc.tuple(...inPath.map(() => paramText(world.ids))),
      query: fc.tuple(...inQuery.map(({ schema: part = {} }) => arbitraryOf(part, shapes))),
      headers: headersOf(world),
      body: schema ? arbitraryOf(schema, shapes) : fc.constant(undefined),
    })
    .map(({ segments, query, headers, body }) => {
      const filled = inPath.reduce(
        (text, { name }, index) => text.replace(`{${name}}`, encode(segments[index])),
        path,
      );
      const search = inQuery.map(({ name }, index) => `${name}=${encode(query[index])}`).join('&');
      return {
        method: method.toUpperCase(),
        path: search ? `${filled}?${search}` : filled,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        body: body === undefined ? undefined : JSON.stringify(body),
      };
    });
}

/** Every call that the description names, by method and path, with requests for it. */
export function callsOf(
  description: Description,
  world: FuzzWorld,
): [name: string, fc.Arbitrary<FuzzCall>][] {
  const shapes = description.components?.schemas ?? {};
  return Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): [string, fc.Arbitrary<FuzzCall>] => [
      `${method.toUpperCase()} ${path}`,
      callOf(method, path, operation, shapes, world),
    ]),
  );
}
