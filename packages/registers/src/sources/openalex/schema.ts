import * as z from 'zod';
import { field, list, numeral, text } from '../lenient.ts';

const sourceSchema = z.object({
  display_name: field(text),
  type: field(text),
  host_organization_name: field(text),
});

/** A work of OpenAlex. https://docs.openalex.org/api-entities/works/work-object */
export const workSchema = z.object({
  id: text,
  doi: field(text),
  title: field(text),
  type: field(text),
  publication_year: field(z.number()),
  publication_date: field(text),
  language: field(text),
  authorships: list(
    z.object({
      raw_author_name: field(text),
      author: field(z.object({ display_name: field(text) })),
      institutions: list(z.object({ display_name: text })),
    }),
  ),
  primary_location: field(z.object({ source: field(sourceSchema) })),
  biblio: field(
    z.object({
      volume: field(numeral),
      issue: field(numeral),
      first_page: field(numeral),
      last_page: field(numeral),
    }),
  ),
  cited_by_count: field(z.number()),
});

export type Work = z.infer<typeof workSchema>;

/** `/works?search=...`: a page of works. */
export const worksSchema = z.object({ results: list(workSchema) });
