import * as z from 'zod';
import { field, list, numeral, text } from '../lenient.ts';

/** `https://doi.org/ra/{prefix}`: one entry per requested DOI. */
export const agencyAnswerSchema = z.array(z.object({ RA: field(text), status: field(text) })).min(1);

/** `https://doi.org/api/handles/{handle}`: the values of a handle. https://www.doi.org/the-identifier/resources/factsheets */
export const handleAnswerSchema = z.object({
  values: list(z.object({ type: text, data: z.object({ value: z.string() }) })),
});

const nameSchema = z.object({
  family: field(text),
  given: field(text),
  literal: field(text),
  name: field(text),
  suffix: field(text),
  'non-dropping-particle': field(text),
  'dropping-particle': field(text),
});

const dateSchema = z.object({
  'date-parts': field(z.array(z.array(z.union([z.number(), z.string(), z.null()])))),
  raw: field(text),
  literal: field(text),
});

/** Agencies send titles as a string or as a list of one. */
const title = z.preprocess((value) => (Array.isArray(value) ? value[0] : value), field(text));

/** CSL-JSON as doi.org's agencies send it for `Accept: application/vnd.citationstyles.csl+json`. */
export const cslJsonSchema = z.object({
  DOI: field(text),
  type: field(text),
  title,
  subtitle: title,
  'container-title': title,
  'collection-title': title,
  author: list(nameSchema),
  editor: list(nameSchema),
  translator: list(nameSchema),
  issued: field(dateSchema),
  published: field(dateSchema),
  publisher: field(text),
  'publisher-place': field(text),
  volume: field(numeral),
  issue: field(numeral),
  page: field(numeral),
  number: field(numeral),
  edition: field(numeral),
  version: field(numeral),
  genre: field(text),
  language: field(text),
  abstract: field(text),
  ISBN: title,
  ISSN: title,
});

export type CslJson = z.infer<typeof cslJsonSchema>;
