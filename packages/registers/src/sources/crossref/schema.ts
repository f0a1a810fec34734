import * as z from 'zod';
import { field, list, numeral, text } from '../lenient.ts';

const dateSchema = z.object({ 'date-parts': z.array(z.array(z.union([z.number(), z.string(), z.null()]))) });

const contributorSchema = z.object({
  family: field(text),
  given: field(text),
  suffix: field(text),
  name: field(text),
  sequence: field(text),
});

const institutionSchema = z.object({ name: field(text), acronym: list(text), place: list(text) });

const relationSchema = z.object({ 'id-type': field(text), id: text });

const updateSchema = z.object({
  DOI: text,
  type: field(text),
  label: field(text),
  source: field(text),
});

/** `title` and similar fields are lists in `/works`, single strings in content negotiation. */
const texts = z.preprocess((value) => (typeof value === 'string' ? [value] : value), list(text));

/** A work of Crossref's REST API, as far as a reference needs it. https://api.crossref.org/swagger-ui/index.html */
const workSchema = z.object({
  DOI: text,
  aliases: list(text),
  type: field(text),
  subtype: field(text),
  title: texts,
  subtitle: texts,
  'original-title': texts,
  'container-title': texts,
  'short-container-title': texts,
  author: list(contributorSchema),
  editor: list(contributorSchema),
  translator: list(contributorSchema),
  issued: field(dateSchema),
  published: field(dateSchema),
  'published-print': field(dateSchema),
  'published-online': field(dateSchema),
  posted: field(dateSchema),
  approved: field(dateSchema),
  publisher: field(text),
  'publisher-location': field(text),
  institution: list(institutionSchema),
  'standards-body': field(institutionSchema),
  'group-title': field(text),
  volume: field(numeral),
  issue: field(numeral),
  page: field(numeral),
  'article-number': field(numeral),
  'edition-number': field(numeral),
  'part-number': field(numeral),
  'report-number': field(numeral),
  ISBN: list(text),
  ISSN: list(text),
  degree: list(text),
  language: field(text),
  abstract: field(text),
  event: field(
    z.object({ name: field(text), location: field(text), start: field(dateSchema), end: field(dateSchema) }),
  ),
  'updated-by': list(updateSchema),
  'update-to': list(updateSchema),
  relation: field(z.record(z.string(), list(relationSchema))),
  'is-referenced-by-count': field(z.number()),
});

export type Work = z.infer<typeof workSchema>;
export type Contributor = Work['author'][number];

/** `/works/{doi}`: one work in an envelope. */
export const workAnswerSchema = z.object({ message: workSchema });

/** `/works?query...`: a page of works, best first. */
export const worksAnswerSchema = z.object({ message: z.object({ items: list(workSchema) }) });
