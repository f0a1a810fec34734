import './without-eval.ts';
import * as z from 'zod';
import { paragraphsSchema } from './citation.ts';
import { citationsSchema, citationTextsSchema } from './cited-together.ts';
import { itemLimits } from './item.ts';
import { projectLimits } from './project.ts';
import { languageSchema, styleIdSchema } from './style.ts';

/** The text of a file of references in any format that imports read, or a pasted list: as much as an import takes. */
const references = z.string().min(1);

/** Body of `POST /api/bibliographies`: references to be printed as a list in a style. Nothing of it is stored. */
export const bibliographyRequestSchema = z.strictObject({
  references,
  format: styleIdSchema,
  language: languageSchema.optional(),
  /** Print the annotation of each work (`annote`) below its entry. */
  annotated: z.boolean().optional(),
  /** The headings of sections in their order; those that only works name (`custom.listSection`) come behind them. */
  sections: z.array(z.string().min(1).max(itemLimits.section)).max(projectLimits.sections).optional(),
  /** Citations of these works, by their places in the text, from 0, or their keys. */
  citations: citationsSchema.optional(),
});

/** An entry of the text that could not be read: its place, from 0, and its key or how it begins. */
const unreadSchema = z.array(z.object({ index: z.int().nonnegative(), input: z.string() }));

const wordsSchema = z.array(
  z.object({ text: z.string(), start: z.int().nonnegative(), end: z.int().nonnegative() }),
);

/**
 * An entry of a pasted list that stands as it was given, and why: it is no reference, and stands behind them, or printed anew it would lose the words `missing`, with their places in the
 * entry, or gain the words `added`, with their places in the reference.
 */
const keptSchema = z.object({
  index: z.int().nonnegative(),
  reason: z.enum(['unaccounted-words', 'no-reference']),
  words: z.object({ missing: wordsSchema, added: wordsSchema }),
  message: z.string(),
});

/**
 * Answer of `POST /api/bibliographies`: the entries in the order of the style, those of a section together; `index` is the place in the text,
 * from 0.
 */
export const bibliographySchema = z.object({
  unread: unreadSchema,
  kept: z.array(keptSchema),
  entries: z.array(
    z.object({
      index: z.int().nonnegative(),
      text: z.string(),
      html: z.string(),
      paragraphs: paragraphsSchema,
      /** The heading of its section; absent for those in none, which come first. */
      heading: z.string().optional(),
    }),
  ),
  /** The citations that were asked for. */
  citations: citationTextsSchema.optional(),
});
export type Bibliography = z.infer<typeof bibliographySchema>;

/**
 * Body of `POST /api/conversions`: references to be written as a file of another format. Nothing of it is stored. With `report` the answer
 * is the text of the file with what could not be read.
 */
export const conversionRequestSchema = z.strictObject({
  references,
  to: z.string().max(20),
  report: z.boolean().default(false),
});

/** An entry of a pasted list with words that stand in no field of what was read from it. */
const unplacedSchema = z.array(
  z.object({ index: z.int().nonnegative(), words: z.array(z.string()), message: z.string() }),
);

/**
 * Answer of `POST /api/conversions` with `report`. `left` names what of the file that was given has no place in the other format, or is longer
 * than what we hold: fields, comments.
 */
export const conversionSchema = z.object({
  content: z.string(),
  unread: unreadSchema,
  unplaced: unplacedSchema,
  left: z.array(z.string()),
});
export type Conversion = z.infer<typeof conversionSchema>;
