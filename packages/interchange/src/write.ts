import { type Item, writtenAddress } from '@citewright/record';
import { InterchangeError } from './error.ts';
import type { LiveReferences, Paragraph, Pieces, Reference, ReferenceList } from './format.ts';
import { type FormatId, formats } from './formats.ts';
import { cleanItem, cleanText } from './item/clean-item.ts';

const notWritten = (id: FormatId, content: string) =>
  new InterchangeError('UNSUPPORTED', `No ${content} can be written as ${id}`);

/** An item as it leaves us: programs make links of its address. */
function writtenItem<Work extends Item>(item: Work): Work {
  const clean = cleanItem(item);
  return typeof clean.URL === 'string' ? { ...clean, URL: writtenAddress(clean.URL) } : clean;
}

function* writtenItems(items: Iterable<Item>): Generator<Item> {
  for (const item of items) yield writtenItem(item);
}

function* cleanCitations(citations: LiveReferences['citations']): LiveReferences['citations'] {
  for (const { item, text } of citations) yield { item: writtenItem(item), text: cleanText(text) };
}

const cleanFormatted = ({ text, html }: Pick<Reference, 'text' | 'html'>) => ({
  text: cleanText(text),
  html: cleanText(html),
});

const cleanParagraph = ({ margin, left, first, ...content }: Paragraph): Paragraph => ({
  ...cleanFormatted(content),
  ...(margin && { margin: cleanFormatted(margin) }),
  left,
  first,
});

function* cleanReferences(references: Iterable<Reference>): Generator<Reference> {
  for (const { paragraphs, section, ...reference } of references)
    yield {
      ...cleanFormatted(reference),
      ...(section !== undefined && { section: cleanText(section) }),
      ...(paragraphs && { paragraphs: paragraphs.map(cleanParagraph) }),
    };
}

/** A file of these records, piece by piece. @throws InterchangeError for a format that holds none. */
export function writeRecords(id: FormatId, items: Iterable<Item>): Pieces {
  const { writeRecords: write } = formats[id];
  if (!write) throw notWritten(id, 'records');
  return write(writtenItems(items));
}

/** The fields of an item for which a file of this format has no place. */
export const leftOutOf = (id: FormatId, item: Item): string[] =>
  formats[id].leftOut?.(writtenItem(item)) ?? [];

/** A document with these references, piece by piece. @throws InterchangeError for a format that holds none. */
export function writeReferences(id: FormatId, list: ReferenceList): Pieces {
  const { writeReferences: write } = formats[id];
  if (!write) throw notWritten(id, 'references');
  return write({
    ...list,
    title: cleanText(list.title),
    heading: cleanText(list.heading),
    references: cleanReferences(list.references),
    ...(list.live && {
      live: {
        ...list.live,
        heading: cleanText(list.live.heading),
        citations: cleanCitations(list.live.citations),
      },
    }),
  });
}
