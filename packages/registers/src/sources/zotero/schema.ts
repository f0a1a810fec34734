import * as z from 'zod';
import { field, list, numeral, text } from '../lenient.ts';

const creatorSchema = z.object({
  /** Some translators omit it, or capitalise it. */
  creatorType: z.preprocess((value) => value ?? 'author', text),
  firstName: field(text),
  lastName: field(text),
  name: field(text),
});

/** Citoid writes names as `[given, family]` under their role, and lists of numbers. https://www.mediawiki.org/wiki/Citoid/API */
const pairs = list(z.tuple([z.string(), z.string()]));
const one = z.preprocess((value) => (Array.isArray(value) ? value[0] : value), field(numeral));

/** An item of Zotero's web API, translation-server or citoid, which differ only in field names. */
export const zoteroItemSchema = z
  .looseObject({
    itemType: text,
    creators: list(creatorSchema),
    author: pairs,
    editor: pairs,
    translator: pairs,
    pages: field(numeral),
    numPages: field(numeral),
    edition: field(numeral),
    language: field(text),
    abstractNote: field(text),
    DOI: field(text),
    ISBN: one,
    ISSN: one,
    PMID: field(numeral),
    PMCID: field(text),
    url: field(text),
  })
  .refine(({ itemType }) => itemType !== 'attachment' && itemType !== 'note');

export type ZoteroItem = z.infer<typeof zoteroItemSchema>;

export const zoteroItemsSchema = list(zoteroItemSchema);
