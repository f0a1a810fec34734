import { sessionHeader } from '@citewright/contract';
import { type CallExample, examples } from './openapi-examples.ts';

/** One type of a body or of an answer. */
export interface Media {
  schema?: object;
  example?: unknown;
}

interface Answer {
  description: string;
  content?: Record<string, Media>;
}

/** A call of an OpenAPI description, as far as it is read here. */
export interface Operation {
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  requestBody?: { content: Record<string, Media> };
  responses?: Record<string, Answer>;
}

/** An OpenAPI description, as far as it is read here. */
export interface Description {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, object>; securitySchemes?: Record<string, object> };
  security?: Record<string, string[]>[];
}

const sessionScheme = {
  type: 'apiKey',
  in: 'header',
  name: sessionHeader,
  description:
    'Names the session, which owns projects and styles. Without one, the answer to the first write carries a new one in this header. Whoever knows it can read and change what it owns: keep it secret.',
};

/** Calls that are the same for everybody. */
const openCalls = new Set([
  'GET /api/health',
  'GET /api/ready',
  'GET /api/live/{token}/{file}',
  'GET /api/blogs',
  'GET /api/blogs/featured',
  'GET /api/languages',
]);

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}

function withExample<Part extends { content?: Record<string, Media> }>(part: Part, example: unknown): Part {
  return { ...part, content: mapValues(part.content ?? {}, (media) => ({ ...media, example })) };
}

/** An answer that is a file has no schema of its own, so that the framework says nothing about it. */
function fileAnswer({ mediaType, text }: NonNullable<CallExample['file']>): Answer {
  const media: Media =
    text === undefined
      ? { schema: { type: 'string', format: 'binary' } }
      : { schema: { type: 'string' }, example: text };
  return { description: 'The file', content: { [mediaType]: media } };
}

function illustratedCall(operation: Operation, call: string): Operation {
  const { request, answer, file } = examples[call] ?? {};
  const { requestBody, responses = {} } = operation;
  const illustrated = mapValues(responses, (response, status) =>
    status.startsWith('2')
      ? { ...withExample(response, answer), description: 'What the call gives' }
      : response,
  );
  return {
    ...operation,
    ...(openCalls.has(call) && { security: [] }),
    ...(requestBody && { requestBody: withExample(requestBody, request) }),
    responses: file ? { 200: fileAnswer(file), ...illustrated } : illustrated,
  };
}

/** A description with an example of each call (`examples`), and the header of the session as a scheme that calls may use. */
export function illustrated(description: Description): Description {
  const { paths = {}, components } = description;
  return {
    ...description,
    components: { ...components, securitySchemes: { session: sessionScheme } },
    // Either with a session or without one.
    security: [{ session: [] }, {}],
    paths: mapValues(paths, (operations, path) =>
      mapValues(operations, (operation, method) =>
        illustratedCall(operation, `${method.toUpperCase()} ${path}`),
      ),
    ),
  };
}
