import type { Item } from '@citewright/record';

/** Kinds of documents as databases and programs call them. They say no more than the type. */
const generalKind =
  /^(?:journal |research |review |original |conference |book |magazine |newspaper |academic |electronic |web |peer-?reviewed )*(?:articles?|papers?|chapters?|sections?|reviews?|journals?|books?|pages?|proceedings?|editorials?|notes?|letters?|document|periodical|serial|feature|newspaper|magazine|generic|thesis|report|eprint|doi:.*|10\..*)$/i;

/** What a work is called, where that says more than its type. */
export const genreOf = (kind: string | undefined): string | undefined =>
  kind === undefined || generalKind.test(kind) ? undefined : kind;

/** What databases say of their record, its readers and its authors' addresses, not of the work. */
const ofDatabase =
  /[\w.-]@[\w-]+\.|<\/?p\b|\b(?:export date|query date|cited by|cited references?|times cited|citations?|correspondence address|coden|conference code|funding (?:details|text|information)|references: ?(?:\d|\p{Lu}[\p{L}\p{M}’'-]+, \p{Lu})|accession number|language of original document|date of electronic publication|full publication date)\b\s*:?|^(?:publisher )?copyright\s?[-:]|^last updated\s?[-:]|(?:^|[;,] ?)_eprint:/iu;

/** What is kept with a work and printed nowhere, in sentences. */
export function customOf(...texts: (string | undefined | false)[]): Pick<Item, 'custom'> {
  const said = texts.flatMap((text) => (text ? [text] : []));
  const sentences = said.map((text, at) => (at < said.length - 1 ? text.replace(/(?<=[^.;])$/, '.') : text));
  return said.length > 0 ? { custom: { beside: sentences.join(' ') } } : {};
}

/** Notes of people are printed; those of databases are kept and not printed. */
export function notesOf(note: unknown): Pick<Item, 'custom'> & { note?: string | undefined } {
  if (typeof note !== 'string' || note === '') return {};
  return ofDatabase.test(note) ? { note: undefined, ...customOf(note) } : { note };
}
