import * as z from 'zod';
import { field, list, numeral, text } from '../lenient.ts';

const creatorSchema = z.object({
  name: field(text),
  nameType: field(text),
  givenName: field(text),
  familyName: field(text),
  contributorType: field(text),
});

const containerSchema = z.object({
  title: field(text),
  volume: field(numeral),
  issue: field(numeral),
  firstPage: field(numeral),
  lastPage: field(numeral),
});

/** Until schema 4.5 the publisher was a string; it may now be an object with identifiers. */
const publisher = z.preprocess(
  (value) => (typeof value === 'object' && value !== null && 'name' in value ? value.name : value),
  field(text),
);

/**
 * The book or journal that contains a work, since schema 4.4.
 * https://datacite-metadata-schema.readthedocs.io/en/4.6/properties/relateditem/
 */
const relatedItemSchema = z.object({
  relationType: text,
  titles: list(z.object({ title: text })),
  volume: field(numeral),
  issue: field(numeral),
  firstPage: field(numeral),
  lastPage: field(numeral),
  publisher: field(text),
  publicationYear: field(numeral),
});

/** The attributes of a DOI in DataCite's REST API. https://support.datacite.org/docs/api-get-doi */
const attributesSchema = z.object({
  doi: text,
  titles: list(z.object({ title: text, titleType: field(text) })),
  creators: list(creatorSchema),
  contributors: list(creatorSchema),
  publisher,
  publicationYear: field(z.union([z.number(), text])),
  dates: list(z.object({ date: text, dateType: text })),
  types: field(
    z.object({ resourceTypeGeneral: field(text), resourceType: field(text), citeproc: field(text) }),
  ),
  container: field(containerSchema),
  relatedItems: list(relatedItemSchema),
  sizes: list(text),
  language: field(text),
  version: field(numeral),
  descriptions: list(z.object({ description: text, descriptionType: field(text) })),
  relatedIdentifiers: list(
    z.object({ relatedIdentifier: text, relatedIdentifierType: field(text), relationType: text }),
  ),
  citationCount: field(z.number()),
});

export type Attributes = z.infer<typeof attributesSchema>;
export type Creator = Attributes['creators'][number];

/** `/dois/{doi}`. */
export const doiAnswerSchema = z.object({ data: z.object({ attributes: attributesSchema }) });

/** `/dois?query=...` */
export const doisAnswerSchema = z.object({ data: list(z.object({ attributes: attributesSchema })) });
