import { DATE_VARIABLES, NAME_VARIABLES, NUMBER_VARIABLES, STANDARD_VARIABLES } from '@citewright/csl';
import './without-eval.ts';
import * as z from 'zod';

/** The item types of CSL 1.0.2, appendix III. */
export const itemTypes = [
  'article',
  'article-journal',
  'article-magazine',
  'article-newspaper',
  'bill',
  'book',
  'broadcast',
  'chapter',
  'classic',
  'collection',
  'dataset',
  'document',
  'entry',
  'entry-dictionary',
  'entry-encyclopedia',
  'event',
  'figure',
  'graphic',
  'hearing',
  'interview',
  'legal_case',
  'legislation',
  'manuscript',
  'map',
  'motion_picture',
  'musical_score',
  'pamphlet',
  'paper-conference',
  'patent',
  'performance',
  'periodical',
  'personal_communication',
  'post',
  'post-weblog',
  'regulation',
  'report',
  'review',
  'review-book',
  'software',
  'song',
  'speech',
  'standard',
  'thesis',
  'treaty',
  'webpage',
] as const;

/** Variables that hold names, dates and text, as the processor has them. */
export const nameVariables = NAME_VARIABLES;
export const dateVariables = DATE_VARIABLES;
/** Numbers may have letters; the last two belong to cites, but items of other programs hold them. */
export const textVariables = [
  ...STANDARD_VARIABLES,
  ...NUMBER_VARIABLES,
  'first-reference-note-number',
  'year-suffix',
] as const;

/**
 * Longest identifier, title, other text field and part of a name, and most names of one field, that we store (registries stay
 * far below).
 */
export const itemLimits = {
  id: 2_048,
  title: 1_000,
  text: 10_000,
  name: 300,
  names: 3_000,
  annotation: 20_000,
  annotationWords: 2_000,
  quotations: 100,
  quotation: 5_000,
  tags: 50,
  tag: 60,
  section: 200,
} as const;

/** The words of a text, parted by spaces. */
export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

const textSchema = z.string().max(itemLimits.text);
const namePartSchema = z.string().max(itemLimits.name);

/** One name: a person (`family`, `given`, particles, suffix) or an organisation (`literal`). */
export const itemNameSchema = z.strictObject({
  family: namePartSchema.optional(),
  given: namePartSchema.optional(),
  'dropping-particle': namePartSchema.optional(),
  'non-dropping-particle': namePartSchema.optional(),
  suffix: namePartSchema.optional(),
  'comma-suffix': z.boolean().optional(),
  'static-ordering': z.boolean().optional(),
  'parse-names': z.boolean().optional(),
  literal: namePartSchema.optional(),
});

const datePartSchema = z.union([z.number().int(), z.string().max(10)]);

/** A date as CSL-JSON spells it: `date-parts` of one date or a range, or `raw` / `literal` text. */
export const itemDateSchema = z.strictObject({
  'date-parts': z.array(z.array(datePartSchema).min(1).max(3)).min(1).max(2).optional(),
  season: z.union([z.string().max(20), z.number().int()]).optional(),
  circa: z.union([z.string().max(20), z.number(), z.boolean()]).optional(),
  literal: z.string().max(itemLimits.name).optional(),
  raw: z.string().max(itemLimits.name).optional(),
});

export const namesSchema = z.array(itemNameSchema).max(itemLimits.names);

/** Optional fields that have the same schema. */
export function fieldsOf<const Key extends string, Value extends z.ZodType>(
  keys: readonly Key[],
  value: Value,
) {
  return Object.fromEntries(keys.map((key) => [key, value.optional()])) as Record<Key, z.ZodOptional<Value>>;
}

/** A place in a work as a reader names it; `label` is a CSL locator term. */
const quotedPlaceSchema = z.strictObject({ label: z.string().max(100), value: z.string().min(1).max(100) });

/** What a reader copied from a work, a paragraph a line, and where it stands there. */
const quotationSchema = z.strictObject({
  text: z.string().min(1).max(itemLimits.quotation),
  locator: quotedPlaceSchema.optional(),
});
export type Quotation = z.infer<typeof quotationSchema>;

/** What readers keep beside a work: each can be changed for itself. */
export const besideFields = {
  /** Private notes, a paragraph a line. */
  notes: z.string().max(itemLimits.annotation),
  quotations: z.array(quotationSchema).max(itemLimits.quotations),
  /** Tags of their own, beside the keywords of the record (`keyword`). */
  tags: z.array(z.string().min(1).max(itemLimits.tag)).max(itemLimits.tags),
  /** The section of its list in which a work stands: the section's key, in files its heading. */
  listSection: z.string().max(itemLimits.section),
} as const;
export type BesideField = keyof typeof besideFields;

const itemFields = {
  ...fieldsOf(nameVariables, namesSchema),
  ...fieldsOf(dateVariables, itemDateSchema),
  ...fieldsOf(textVariables, z.union([textSchema, z.number()])),
  title: z.union([z.string().max(itemLimits.title), z.number()]).optional(),
  /** The annotation of an annotated bibliography, a paragraph a line; no part of the entry. */
  annote: z
    .union([
      z
        .string()
        .max(itemLimits.annotation)
        .refine((text) => countWords(text) <= itemLimits.annotationWords),
      z.number(),
    ])
    .optional(),
  /** What belongs to no field of CSL: `beside` is what a database says beside a work. Printed nowhere. */
  custom: z
    .strictObject({ beside: textSchema, ...besideFields })
    .partial()
    .optional(),
};

/** Every CSL field but `id` and `type`, each optional. Unknown fields are refused. */
export const itemFieldsSchema = z.strictObject(itemFields);

/** A CSL-JSON item (https://docs.citationstyles.org, CSL 1.0.2): a bibliographic record, ready to be formatted. */
export const itemSchema = z.strictObject({
  id: z.union([z.string().max(itemLimits.id), z.number()]),
  type: z.enum(itemTypes),
  ...itemFields,
});

export type ItemType = (typeof itemTypes)[number];
export type ItemName = z.infer<typeof itemNameSchema>;
export type ItemDate = z.infer<typeof itemDateSchema>;
export type CitationItem = z.infer<typeof itemSchema>;
