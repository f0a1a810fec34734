import * as z from 'zod';
import { field, list, text } from '../lenient.ts';

const keyed = z.object({ key: text });
const named = z.object({ name: text });

/** An edition record: `/isbn/{isbn}.json`, `/books/{key}.json`, `details` of `/api/books?jscmd=details`. */
export const editionSchema = z.object({
  key: text,
  title: text,
  subtitle: field(text),
  authors: list(z.object({ key: field(text), name: field(text) })),
  contributors: list(z.object({ role: text, name: text })),
  by_statement: field(text),
  publishers: list(text),
  publish_places: list(text),
  publish_date: field(text),
  edition_name: field(text),
  languages: list(keyed),
  number_of_pages: field(z.number()),
  series: list(text),
  works: list(keyed),
  isbn_10: list(text),
  isbn_13: list(text),
});

export type Edition = z.infer<typeof editionSchema>;

/** An entry of `/api/books?jscmd=data`: authors are those of the work. https://openlibrary.org/dev/docs/api/books */
export const bookSchema = z.object({
  key: text,
  title: text,
  subtitle: field(text),
  authors: list(named),
  by_statement: field(text),
  publishers: list(named),
  publish_places: list(named),
  publish_date: field(text),
  number_of_pages: field(z.number()),
});

export type Book = z.infer<typeof bookSchema>;

/** `/works/{key}/editions.json`: a page of editions. */
export const editionsSchema = z.object({ entries: list(editionSchema) });

/** A work: `/works/{key}.json`; old records give the author's key without a role. */
export const workSchema = z.object({
  authors: list(z.union([z.object({ author: keyed }), keyed.transform((author) => ({ author }))])),
});

/** An author: `/authors/{key}.json`. */
export const authorSchema = z.object({ name: field(text), personal_name: field(text) });

/** A page of `/search.json`. https://openlibrary.org/dev/docs/api/search */
export const searchSchema = z.object({
  docs: list(
    z.object({
      key: text,
      title: text,
      subtitle: field(text),
      author_name: list(text),
      first_publish_year: field(z.number()),
      publish_year: list(z.number()),
      publisher: list(text),
      isbn: list(text),
      edition_count: field(z.number()),
    }),
  ),
});

export type SearchHit = z.infer<typeof searchSchema>['docs'][number];
