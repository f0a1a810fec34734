import {
  customStyleLimits,
  nearStyleSchema,
  newStyleSchema,
  shownLanguageSchema,
  styleDetailsSchema,
  styleExampleLimits,
  styleExamplesSchema,
  styleIdSchema,
  styleSummarySchema,
} from '@citewright/contract';
import type { Clock } from '@citewright/resolver';
import { findStyles, isCustomStyle, portableStyle, styleFacts } from '@citewright/styles';
import * as z from 'zod';
import type { Config } from '../config.ts';
import type { Database } from '../db/schema.ts';
import { askingOf } from '../edge/fair-work.ts';
import type { Admit } from '../edge/rate-limits.ts';
import { offeredKey, offeredLanguageSchema, offeredStyleSchema } from '../offered-style.ts';
import { ProblemError } from '../problem.ts';
import { problemResponses } from '../problem-responses.ts';
import { ownerOf } from '../projects/owned.ts';
import { encodeJson, sendJson } from '../projects/references/json-response.ts';
import type { StorageLimits } from '../projects/storage-limits.ts';
import type { Api } from '../server.ts';
import type { Readers } from '../work/readers.ts';
import { checkStyle, customStyleId } from './check-style.ts';
import {
  deleteCustomStyle,
  findCustomStyle,
  insertCustomStyle,
  listCustomStyles,
} from './custom-style-store.ts';
import { findStyle } from './find-style.ts';
import { shownLanguages } from './languages.ts';
import { styleDetails, styleSummary } from './style-summary.ts';
import { unknownStyle } from './unknown-style.ts';

const tags = ['styles'];

/** The trees are the engine's own matter. */
const portableStyleSchema = z.object({
  about: z.looseObject({ id: z.string(), name: z.string(), label: z.string(), language: z.string() }),
  own: z.string().optional(),
  tree: z.looseObject({}).optional(),
  locales: z.array(z.looseObject({})).optional(),
});

/** The longest query and field, and the most styles of one answer. */
const limits = { query: 200, field: 50, styles: 50 } as const;

/** The same for everybody, unlike the rest of the API: cacheable for an hour. */
const keptFor = 'public, max-age=3600';

/** A style changes with a release only, and an older one still prints: browsers use it for a month, and ask again after a day. */
const sourceKeptFor = 'public, max-age=86400, stale-while-revalidate=2592000, stale-if-error=2592000';

/** Sources are compressed from this size: 40 KB become 5. */
const smallestSource = 1_024;

export interface StyleParts {
  config: Pick<Config, 'storage'>;
  database: Database;
  clock: Pick<Clock, 'now'>;
  admit: Admit;
  storage: StorageLimits;
  readers: Readers;
}

/** A body has the file as a string of JSON, whose quotes and line ends are escaped. */
const bodyLimit = 2 * customStyleLimits.bytes;

/** Characters of three bytes, and what JSON escapes. */
const examplesLimit = 4 * styleExampleLimits.characters;

/**
 * `GET /api/styles`: a search among all styles. `POST`: adds one of the session, `.../find`: by examples. `GET /api/styles/{id}`: one of them, `.../source`:
 * what prints it.
 */
export function styleRoutes(
  app: Api,
  { config, database, clock, admit, storage, readers }: StyleParts,
): void {
  app.get(
    '/api/styles',
    {
      schema: {
        summary: 'Find citation styles',
        description:
          'Best first, by title, journal, ISSN, abbreviation, subject, or what people call a style. Without `q`, the most used ones, or those of `field`: `medicine`, `law`. `custom=true` lists the styles that the session has added, all of them.',
        tags,
        querystring: z.object({
          custom: z.enum(['true', 'false']).optional(),
          q: z.string().max(limits.query).default(''),
          field: z.string().max(limits.field).optional(),
          limit: z.coerce.number().int().min(1).max(limits.styles).default(10),
        }),
        response: { 200: z.array(styleSummarySchema), ...problemResponses },
      },
    },
    async ({ query: { q, custom, ...options }, session }, reply) => {
      if (custom === 'true') return session ? await listCustomStyles(database, session.key) : [];
      reply.header('cache-control', keptFor);
      return (await findStyles(q, options)).map(styleSummary);
    },
  );

  app.post(
    '/api/styles',
    {
      bodyLimit,
      schema: {
        summary: 'Add a style of your own',
        description:
          'Takes the text of a `.csl` file of up to 512 KiB, checks it, and keeps it for the session: its id is then a style like any other, for this session only. A dependent style is printed by its parent. A file that cannot be read is answered with the line and column of its first fault. The same file always has the same id.',
        tags,
        body: newStyleSchema,
        response: { 201: styleDetailsSchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      const owner = ownerOf(request, 'INVALID_REQUEST');
      const { csl } = request.body;
      const bytes = Buffer.byteLength(csl);
      if (bytes > customStyleLimits.bytes) throw new ProblemError('PAYLOAD_TOO_LARGE');
      await admit(request);
      const id = customStyleId(csl);
      const entry = await checkStyle(readers, id, csl, askingOf(reply));
      await storage.admitBytes(request, bytes);
      const about = { ...styleDetails(entry), custom: true as const };
      const moment = new Date(clock.now()).toISOString();
      const limits = { moment, mostBytes: config.storage.sessionBytes };
      await insertCustomStyle(database, owner, { about, csl }, limits);
      return reply.code(201).send(about);
    },
  );

  app.post(
    '/api/styles/find',
    {
      bodyLimit: examplesLimit,
      schema: {
        summary: 'Find the style of examples',
        description:
          'Takes one to ten references as a guide prints them, and citations in the text, each on a line: as text, or as HTML or Markdown, whose italics are then compared. Gives the styles that print the same works most nearly, nearest first, with what differs. Styles that print them alike are one. Nothing is looked up. Without a reference in it the answer is empty.',
        tags,
        body: styleExamplesSchema,
        response: { 200: z.array(nearStyleSchema), ...problemResponses },
      },
    },
    async (request, reply) => {
      await admit(request);
      return await findStyle(readers, request.body.text, askingOf(reply));
    },
  );

  app.delete(
    '/api/styles/:id',
    {
      schema: {
        summary: 'Delete a style of your own',
        description: 'Refused while a project uses it.',
        tags,
        params: z.object({ id: z.string() }),
        response: { 200: z.object({ id: styleIdSchema }), ...problemResponses },
      },
    },
    async (request) => {
      const { id } = request.params;
      const owner = ownerOf(request, 'INVALID_REQUEST');
      const moment = new Date(clock.now()).toISOString();
      if (!(await deleteCustomStyle(database, owner, id, moment))) throw await unknownStyle(id);
      return { id };
    },
  );

  app.get(
    '/api/languages',
    {
      schema: {
        summary: 'The languages that references can be printed in',
        description: 'By their own names, in their order.',
        tags,
        response: { 200: z.array(shownLanguageSchema), ...problemResponses },
      },
    },
    async (_, reply) => {
      reply.header('cache-control', keptFor);
      return shownLanguages();
    },
  );

  app.get(
    '/api/styles/:id',
    {
      schema: {
        summary: 'One citation style',
        description: 'Also by an older id; the answer has the present one.',
        tags,
        params: z.object({ id: z.string() }),
        response: { 200: styleDetailsSchema, ...problemResponses },
      },
    },
    async ({ params: { id }, session }, reply) => {
      const custom = isCustomStyle(id) && session && (await findCustomStyle(database, session.key, id));
      if (custom) return custom.about;
      const style = styleFacts(id);
      if (!style) throw await unknownStyle(id);
      reply.header('cache-control', keptFor);
      return styleDetails(style);
    },
  );

  app.get(
    '/api/styles/:id/source',
    {
      attachValidation: true,
      schema: {
        summary: 'What prints a citation style',
        description: "The style's parsed CSL and its locales, for the engine in browsers.",
        tags,
        params: z.object({ id: z.string() }),
        querystring: z.object({ language: offeredLanguageSchema.optional() }),
        response: { 200: portableStyleSchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      const { params, query, validationError } = request;
      if (validationError) throw new ProblemError('UNKNOWN_LANGUAGE');
      if (!offeredStyleSchema.safeParse(params.id).success) throw await unknownStyle(params.id);
      await request.holdStyle(params.id);
      const portable = portableStyle(offeredKey(params.id, query.language));
      const source = await encodeJson(JSON.stringify(portable), smallestSource);
      if (!isCustomStyle(params.id)) reply.header('cache-control', sourceKeptFor);
      await sendJson(reply, source);
    },
  );
}
