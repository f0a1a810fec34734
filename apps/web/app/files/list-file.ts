import type { CitationItem } from '@citewright/contract';
import { type FormatId, formats, leftOutOf, writeRecords, writeReferences } from '@citewright/interchange';
import { styleOf } from '@citewright/styles';
import type { Formatter } from '~/engine/load-formatter.ts';
import { dayOf } from './day-of.ts';

/** Inches. */
const hangingIndent = 0.5;

/** A list of references to be taken away; each part is made when a format needs it. */
export interface SavedList {
  style: string;
  /** The references as the style prints them, in its order. */
  references: () => ReturnType<Formatter['listEntry']>[];
  /** Their records. */
  items: () => CitationItem[];
}

/** A list as a file of a format that the export menu offers, and the fields for which the format has no place. */
export function listFile(
  format: string,
  { style, references, items }: SavedList,
): { name: string; content: Blob; left: string[] } {
  const id = format as FormatId;
  const { mediaType, extension, writeReferences: isDocument } = formats[id];
  const { list, csl } = styleOf(style);
  const records = isDocument ? [] : items();
  const pieces = isDocument
    ? writeReferences(id, {
        title: list.heading,
        heading: list.heading,
        layout: {
          hangingIndent,
          lineSpacing: list.lineSpacing,
          entrySpacing: list.entrySpacing,
          numbered: csl.isNumeric,
        },
        references: references(),
      })
    : writeRecords(id, records);
  return {
    name: `references-${dayOf(new Date())}.${extension}`,
    content: new Blob([...pieces] as BlobPart[], { type: mediaType }),
    left: [...new Set(records.flatMap((item) => leftOutOf(id, item)))],
  };
}
