import * as z from 'zod';

/**
 * The id of a reference style, such as `apa` or `nature`, with a language after an at sign if it is not printed in its own:
 * `apa@de-DE`. Which styles there are is the server's matter (`GET /api/styles`).
 */
export const styleIdSchema = z
  .string()
  .max(140)
  .regex(/^[a-z0-9][a-z0-9-]*(?:@[A-Za-z]{2,3}(?:-[A-Za-z]{2,4})?)?$/);
export type StyleId = z.infer<typeof styleIdSchema>;

/** A style as `GET /api/styles` lists it. `name` is its short name, `parent` the style that prints a journal's references. */
export const styleSummarySchema = z.object({
  id: styleIdSchema,
  name: z.string(),
  title: z.string(),
  kind: z.enum(['author-date', 'author', 'numeric', 'note', 'label']),
  fields: z.array(z.string()),
  issn: z.array(z.string()),
  language: z.string().optional(),
  parent: styleIdSchema.optional(),
});
export type StyleSummary = z.infer<typeof styleSummarySchema>;

/** Answer of `GET /api/styles/{id}`. `parentTitle` is that of `parent`, `version` the day of the last change, `licence` an address. */
export const styleDetailsSchema = styleSummarySchema.extend({
  parentTitle: z.string().optional(),
  version: z.string().optional(),
  licence: z.string(),
});
export type StyleDetails = z.infer<typeof styleDetailsSchema>;

/** What interfaces show of a style beyond the five. */
export const shownStyleSchema = styleSummarySchema.pick({ name: true, title: true, kind: true });
export type ShownStyle = z.infer<typeof shownStyleSchema>;
