import { type FormatId, formats, leftOutOf, writeRecords, writeReferences } from '@citewright/interchange';
import { styleOf } from '@citewright/styles';
import type { Formatter } from '~/engine/load-formatter.ts';
import { dayOf } from '../report/day-of.ts';
import type { Entry } from '../state/check-state.ts';
import { repairedList } from '../state/repaired-list.ts';
import { printedList } from './printed-list.ts';

/** Inches. */
const hangingIndent = 0.5;

/** The repaired list as a file of a format that the export menu offers, and the fields for which the format has no place. */
export function listFile(
  format: string,
  formatter: Formatter,
  entries: readonly Entry[],
  style: string,
): { name: string; content: Blob; left: string[] } {
  const id = format as FormatId;
  const { mediaType, extension, writeReferences: isDocument } = formats[id];
  const { list, csl } = styleOf(style);
  const items = isDocument ? [] : repairedList(entries);
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
        references: printedList(formatter, entries, style).map((entry) =>
          formatter.listEntry(entry, {}, style, false),
        ),
      })
    : writeRecords(id, items);
  return {
    name: `references-${dayOf(new Date())}.${extension}`,
    content: new Blob([...pieces] as BlobPart[], { type: mediaType }),
    left: [...new Set(items.flatMap((item) => leftOutOf(id, item)))],
  };
}
