import './without-eval.ts';
import * as z from 'zod';

/** The id of a reference style, such as `apa` or `nature`. Which styles there are is the server's matter (`GET /api/styles`). */
export const styleIdSchema = z
  .string()
  .max(140)
  .regex(/^[a-z0-9][a-z0-9-]*$/);
export type StyleId = z.infer<typeof styleIdSchema>;

/** A language to print references in, by its tag (BCP 47): `de-DE`, `pt-BR`. Which there are is the server's matter (`GET /api/languages`). */
export const languageSchema = z
  .string()
  .max(20)
  .regex(/^[A-Za-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|\d{3}))?$/);
export type Language = z.infer<typeof languageSchema>;

/** A language as `GET /api/languages` lists it; `name` is its own name for itself. */
export const shownLanguageSchema = z.object({ id: languageSchema, name: z.string() });
export type ShownLanguage = z.infer<typeof shownLanguageSchema>;

/** A style and the language that it is printed in as one text, the engine's name of both: `nature`, `apa@de-DE`. */
export const styleKeySchema = z
  .string()
  .max(160)
  .regex(/^[a-z0-9][a-z0-9-]*(?:@[A-Za-z-]{2,20})?$/);
export type StyleKey = z.infer<typeof styleKeySchema>;

/** The longest file of a style in bytes, and the most styles of a session. */
export const customStyleLimits = { bytes: 512 * 1024, styles: 10 } as const;

/** Body of `POST /api/styles`: the text of a `.csl` file. */
export const newStyleSchema = z.strictObject({ csl: z.string().min(1) });

/** A place in a file, both counted from 1. */
export const filePlaceSchema = z.object({ line: z.int().positive(), column: z.int().positive() });
export type FilePlace = z.infer<typeof filePlaceSchema>;

/** A style as `GET /api/styles` lists it. `name` is its short name, `parent` the style that prints a journal's references. */
export const styleSummarySchema = z.object({
  id: styleIdSchema,
  name: z.string(),
  title: z.string(),
  kind: z.enum(['author-date', 'author', 'numeric', 'note', 'label']),
  /** A numbered list that is not in the order of citing. */
  sorted: z.literal(true).optional(),
  fields: z.array(z.string()),
  issn: z.array(z.string()),
  language: z.string().optional(),
  parent: styleIdSchema.optional(),
  /** The session's own: brought as a file. */
  custom: z.literal(true).optional(),
});
export type StyleSummary = z.infer<typeof styleSummarySchema>;

/** Answer of `GET /api/styles/{id}`. `parentTitle` is that of `parent`, `version` the day of the last change, `licence` an address. */
export const styleDetailsSchema = styleSummarySchema.extend({
  parentTitle: z.string().optional(),
  version: z.string().optional(),
  licence: z.string(),
});
export type StyleDetails = z.infer<typeof styleDetailsSchema>;

/** The longest paste of `POST /api/styles/find` in characters: references that are copied as HTML bring much that is none. */
export const styleExampleLimits = { characters: 200_000 } as const;

/** Body of `POST /api/styles/find`: one to ten references as a guide prints them, and citations, as text, HTML or Markdown. */
export const styleExamplesSchema = z.strictObject({
  text: z.string().min(1).max(styleExampleLimits.characters),
});

/** A stretch of an example and of what a style prints: in both, only in the example (`missing`), or only in what is printed (`extra`). */
export const styleDifferenceSchema = z.object({
  kind: z.enum(['same', 'missing', 'extra']),
  text: z.string(),
});
export type StyleDifference = z.infer<typeof styleDifferenceSchema>;

/** An example, how a style prints the same work, and what differs. */
export const comparedExampleSchema = z.object({
  example: z.string(),
  printed: z.string(),
  differences: z.array(styleDifferenceSchema),
});
export type ComparedExample = z.infer<typeof comparedExampleSchema>;

/** Styles that print the examples alike, the most used first: `others` is how many more, `followers` how many journals point to them. */
export const nearStyleSchema = z.object({
  styles: z.array(styleSummarySchema).min(1),
  others: z.int().nonnegative(),
  followers: z.int().nonnegative(),
  /** The share of words and signs that agree, from 0 to 1. */
  likeness: z.number(),
  references: z.array(comparedExampleSchema),
  citations: z.array(comparedExampleSchema),
});
export type NearStyle = z.infer<typeof nearStyleSchema>;

/** What interfaces show of a style beyond the five. */
export const shownStyleSchema = styleSummarySchema.pick({
  name: true,
  title: true,
  kind: true,
  sorted: true,
});
export type ShownStyle = z.infer<typeof shownStyleSchema>;
