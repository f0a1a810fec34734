import * as z from 'zod';
import { languageSchema, styleIdSchema } from './style.ts';

/** The text of a file of references in any format that imports read, or a pasted list: `checkLimits.text` characters at most. */
const references = z.string().min(1);

/** Body of `POST /api/bibliographies`: references to be printed as a list in a style. Nothing of it is stored. */
export const bibliographyRequestSchema = z.strictObject({
  references,
  format: styleIdSchema,
  language: languageSchema.optional(),
});

/** Answer of `POST /api/bibliographies`: the entries in the order of the style; `index` is the place in the text, from 0. */
export const bibliographySchema = z.object({
  entries: z.array(z.object({ index: z.int().nonnegative(), text: z.string(), html: z.string() })),
});
export type Bibliography = z.infer<typeof bibliographySchema>;

/** Body of `POST /api/conversions`: references to be written as a file of another format. Nothing of it is stored. */
export const conversionRequestSchema = z.strictObject({ references, to: z.string().max(20) });
