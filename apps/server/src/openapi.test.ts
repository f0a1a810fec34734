import { paperCorrectionsSchema } from '@citewright/contract';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { testApp } from './app.fixture.ts';
import { examples } from './openapi-examples.ts';
import type { Description, Media, Operation } from './openapi-illustrated.ts';

const description = async (): Promise<Description> =>
  (await (await testApp()).inject('/api/openapi.json')).json();

const callsOf = ({ paths = {} }: Description): [string, Operation][] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );

/** The examples of a call with their schemas. */
function mediaOf({ requestBody, responses = {} }: Operation): Media[] {
  const answers = Object.entries(responses).flatMap(([status, { content }]) =>
    status.startsWith('2') ? Object.values(content ?? {}) : [],
  );
  return [...Object.values(requestBody?.content ?? {}), ...answers];
}

/** What an operation lacks: each part of it in words. */
function lacksOf(operation: Operation, schemas: object): string[] {
  /** A schema by itself, with those that it refers to. */
  const schemaOf = (schema: object) =>
    z.fromJSONSchema(
      JSON.parse(
        JSON.stringify({ ...schema, $defs: schemas }).replaceAll('#/components/schemas/', '#/$defs/'),
      ),
    );
  const { summary = '', description = '', requestBody } = operation;
  const media = mediaOf(operation);
  const wrong = media.flatMap(({ schema = {}, example }) => {
    // A file that is no text has no example.
    if ('format' in schema && schema.format === 'binary') return [];
    if (example === undefined) return ['an example'];
    return schemaOf(schema)
      .safeParse(example)
      .error?.issues.map(({ path, message }) => `an example that is right at ${path.join('.')}: ${message}`);
  });
  return [
    ...(/^[A-Z]/.test(summary) ? [] : ['a summary']),
    ...(/[.!]$/.test(description) ? [] : ['a description']),
    ...(media.length > (requestBody ? 1 : 0) ? [] : ['an answer']),
    ...wrong.filter((lack) => lack !== undefined),
  ];
}

test('every operation has a summary, a description, and examples that follow its schemas', async () => {
  const described = await description();
  const schemas = described.components?.schemas ?? {};
  const lacks = callsOf(described).flatMap(([call, operation]) =>
    lacksOf(operation, schemas).map((lack) => `${call} lacks ${lack}`),
  );
  expect(lacks).toEqual([]);
});

test('an operation without a description, or with an example of another shape, is found', () => {
  const bare = {
    summary: 'Read',
    responses: {
      200: {
        description: 'What it gives',
        content: { 'application/json': { schema: { type: 'string' }, example: 1 } },
      },
    },
  };
  expect(lacksOf(bare, {})).toEqual([
    'a description',
    'an example that is right at : Invalid input: expected string, received number',
  ]);
});

test('the corrections in the example of a form, which are text there, follow their schema', () => {
  const { corrections } = z
    .object({ corrections: z.string() })
    .parse(examples['POST /api/papers/correct']?.request);
  expect(paperCorrectionsSchema.parse(JSON.parse(corrections))).toMatchObject({ style: 'apa' });
});

test('each example is of a call that exists', async () => {
  const calls = callsOf(await description()).map(([call]) => call);
  expect(Object.keys(examples).toSorted()).toEqual(calls.toSorted());
});

test('the header of the session is a security scheme, and calls that are the same for everybody need none', async () => {
  const described = await description();
  expect(described.components?.securitySchemes?.session).toMatchObject({
    type: 'apiKey',
    in: 'header',
    name: 'x-session-id',
  });
  expect(described.security).toEqual([{ session: [] }, {}]);
  const open = callsOf(described).filter(([, { security }]) => security?.length === 0);
  expect(open.map(([call]) => call)).toEqual([
    'GET /api/health',
    'GET /api/ready',
    'GET /api/live/{token}/{file}',
    'GET /api/blogs',
    'GET /api/blogs/featured',
    'GET /api/languages',
  ]);
});
