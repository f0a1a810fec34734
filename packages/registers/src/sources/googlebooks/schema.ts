import * as z from 'zod';
import { field, list, text } from '../lenient.ts';

const volumeSchema = z.object({
  id: text,
  volumeInfo: z.object({
    title: text,
    subtitle: field(text),
    authors: list(text),
    publisher: field(text),
    publishedDate: field(text),
    pageCount: field(z.number()),
    language: field(text),
    industryIdentifiers: list(z.object({ type: text, identifier: text })),
  }),
});

export type Volume = z.infer<typeof volumeSchema>;

/** `/books/v1/volumes?q=isbn:`. https://developers.google.com/books/docs/v1/reference/volumes */
export const volumesSchema = z.object({ items: list(volumeSchema) });
