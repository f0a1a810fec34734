import './without-eval.ts';
import * as z from 'zod';
import { problemSchema } from './problem.ts';
import { duplicateSchema, projectIdSchema } from './project.ts';

/**
 * Characters of an import's text, bytes of its body (JSON writes some characters with several), the entries that one import may hold,
 * and the characters of an entry in the report.
 */
export const importLimits = {
  text: 10 * 1024 * 1024,
  body: 16 * 1024 * 1024,
  entries: 5_000,
  input: 200,
  /** Words of an entry that are named because nothing has a place for them. */
  words: 40,
} as const;

/**
 * Body of `POST /api/projects/{id}/import`: the text of a file, or pasted lines. A work that the project has already is
 * left out (`skip`) unless it is asked for (`add`).
 */
export const importRequestSchema = z.strictObject({
  text: z.string().min(1).max(importLimits.text),
  /** A file format that the server reads; `auto` detects it, `list` is a pasted list, `lines` one of which each entry has its line. */
  format: z.string().max(20).default('auto'),
  duplicates: z.enum(['skip', 'add']).default('skip'),
  /** Only these entries, by their index in the text; all without it. */
  only: z.array(z.int().min(0).max(importLimits.entries)).min(1).max(importLimits.entries).optional(),
});
export type ImportRequest = z.input<typeof importRequestSchema>;

/** What an entry of an import was read as: a full record, or an identifier to look up. */
export const importKinds = ['record', 'doi', 'isbn', 'url', 'intext', 'unknown'] as const;

/** Body of `POST /api/projects/{id}/import/preview`: a text as it would be imported. */
export const importPreviewRequestSchema = importRequestSchema.pick({ text: true, format: true });

/** Words of an entry of a pasted list that no field of what was read from it has, when there are any. */
const unplacedSchema = z.array(z.string().max(importLimits.input)).max(importLimits.words).optional();

/** An entry of a text, before it is imported. */
const previewEntrySchema = z.object({
  index: z.int().min(0),
  /** The title, the identifier, or how the entry begins. */
  input: z.string().max(importLimits.input),
  kind: z.enum(importKinds),
  /** First author and year of a record: "Okafor 2019". */
  by: z.string().max(importLimits.input),
  /** The project has this work. */
  isDuplicate: z.boolean(),
  /** What of the project is the same work. */
  duplicateOf: duplicateSchema.optional(),
  /** The entry of a pasted list, as it was cut. */
  text: z.string().optional(),
  unplaced: unplacedSchema,
});

/** What a text holds, and for how many citations the project has room. */
export const importPreviewSchema = z.object({
  room: z.int().min(0),
  entries: z.array(previewEntrySchema),
  /** Of a pasted list: its lines that are not empty, and those that belong to no entry. */
  lines: z.object({ total: z.int().min(0), left: z.array(z.string().max(importLimits.input)) }).optional(),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;

/**
 * What became of one entry. In a stream each is an event `line`, sent when it is decided: not always in the order of
 * `index`, which counts from 0.
 */
export const importLineSchema = z.object({
  index: z.number().int().nonnegative(),
  total: z.number().int().positive(),
  /** What was read, shortened: the line of a list, or the title or key of a record. */
  input: z.string().max(importLimits.input),
  kind: z.enum(importKinds),
  status: z.enum(['added', 'duplicate', 'failed']),
  /** The work's title, when it is known. */
  title: z.string().optional(),
  /** The citation that was added; for a duplicate the one that was there first. */
  citationId: projectIdSchema.optional(),
  /** Set for duplicates, added ones too. */
  duplicateOf: duplicateSchema.optional(),
  unplaced: unplacedSchema,
  /** Why it failed. */
  problem: problemSchema.pick({ message: true, code: true }).optional(),
});
export type ImportLine = z.infer<typeof importLineSchema>;

/** How an import ended: the event `done` of a stream. */
export const importCountsSchema = z.object({
  total: z.number().int().positive(),
  added: z.number().int().nonnegative(),
  duplicates: z.number().int().nonnegative(),
  failed: z.number().int().nonnegative(),
});
export type ImportCounts = z.infer<typeof importCountsSchema>;

/** Answer of an import for a caller that does not ask for a stream: the counts, and the lines in their order. */
export const importResultSchema = importCountsSchema.extend({ lines: z.array(importLineSchema) });
export type ImportResult = z.infer<typeof importResultSchema>;
