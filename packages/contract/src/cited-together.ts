import './without-eval.ts';
import * as z from 'zod';
import { inputLimits, inTextFormsSchema, locatorLabels } from './citation.ts';

/** Works of one citation, citations of one request, and the characters before or behind a work. */
export const togetherLimits = { works: 50, citations: 100, affix: 300, key: 200 } as const;

/** One work of a citation, as CSL's JSON of citations has it: where it is cited, the words around it, and what of its names is printed. */
const citationItemSchema = z.strictObject({
  /** The number or the key of the work in its list. */
  id: z.union([z.int().nonnegative(), z.string().min(1).max(togetherLimits.key)]),
  locator: z.string().trim().max(inputLimits.locator).optional(),
  label: z.enum(locatorLabels).optional(),
  prefix: z.string().max(togetherLimits.affix).optional(),
  suffix: z.string().max(togetherLimits.affix).optional(),
  'suppress-author': z.boolean().optional(),
  'author-only': z.boolean().optional(),
});

/** Works that are cited together, in one place of a text. `unsorted` keeps their order, also in a style that sorts them. */
export const citedTogetherSchema = z.strictObject({
  citationItems: z
    .array(citationItemSchema)
    .min(1)
    .max(togetherLimits.works)
    .refine((cites) => new Set(cites.map((cite) => cite['author-only'] ?? false)).size === 1),
  unsorted: z.boolean().optional(),
});
export type CitedTogether = z.infer<typeof citedTogetherSchema>;

/** Citations that are to be printed among the works of a list. */
export const citationsSchema = z.array(citedTogetherSchema).min(1).max(togetherLimits.citations);

/** Body of `POST /api/projects/{id}/citation-texts`. */
export const citationTextsRequestSchema = z.strictObject({ citations: citationsSchema });

/** The forms of each citation, in the order of the request. */
export const citationTextsSchema = z.array(inTextFormsSchema);

/** Answer of `POST /api/projects/{id}/citation-texts`. */
export const citationTextsAnswerSchema = z.object({ citations: citationTextsSchema });
export type CitationTexts = z.infer<typeof citationTextsAnswerSchema>;
