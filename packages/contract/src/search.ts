import './without-eval.ts';
import * as z from 'zod';
import { alternativeSchema, citationRequestSchema } from './citation.ts';

/** Body of `POST /api/search`: the words of a title, with authors or a year perhaps, or a whole reference. */
export const searchRequestSchema = citationRequestSchema.pick({
  format: true,
  language: true,
  sourceInput: true,
});
export type SearchRequest = z.infer<typeof searchRequestSchema>;

/** The most works that a search offers. */
export const searchLimits = { choices: 10 } as const;

/** The parts of a text that a record may contradict. */
export const differences = ['title', 'author', 'year'] as const;

/** A work that a search found, formatted in the asked style, and how it is taken. */
export const searchChoiceSchema = alternativeSchema.extend({
  /** What to send to `POST /api/citations`, with the style, to cite this work. */
  request: citationRequestSchema.pick({ inputType: true, sourceInput: true, recordUrl: true }),
  /** What the text says otherwise than the record. */
  differs: z.array(z.enum(differences)),
  /** For a book: the years of its editions, oldest first. */
  editions: z.array(z.number().int()).optional(),
  /** A work about a work: a review, a comment, an erratum. */
  about: z.literal(true).optional(),
  /** The record of the identifier that stands in the text. */
  byIdentifier: z.literal(true).optional(),
});
export type SearchChoice = z.infer<typeof searchChoiceSchema>;

/** What became of the identifier that stands in a pasted reference: whether its record is the work that the words name. */
const foundIdentifierSchema = z.object({
  value: z.string(),
  status: z.enum(['agrees', 'disagrees', 'not-found', 'unanswered']),
});

/** Answer of `POST /api/search`. */
export const searchResponseSchema = z.object({
  /** How the text was read. */
  reading: z.enum(['title', 'reference']),
  /** Best first; at least one. */
  choices: z.array(searchChoiceSchema).max(searchLimits.choices),
  /** How many of the choices after the first fit about as well as it. */
  rivals: z.number().int().nonnegative(),
  /** The first choice fits well and has no rival: it is very likely the work that is meant. */
  clear: z.boolean(),
  /** The services that did not answer, by name: the list may lack works. */
  unanswered: z.array(z.string()),
  /** Present when an identifier stands in the text. */
  identifier: foundIdentifierSchema.optional(),
});
export type SearchResponse = z.infer<typeof searchResponseSchema>;

/**
 * The work that is cited without asking: that of a whole reference, if nothing else is near or its identifier names it. A title
 * always leaves the choice to the user.
 */
export function obviousWork({
  reading,
  choices,
  clear,
  identifier,
}: SearchResponse): SearchChoice | undefined {
  const isObvious = identifier === undefined ? clear : identifier.status === 'agrees';
  return reading === 'reference' && isObvious ? choices[0] : undefined;
}
