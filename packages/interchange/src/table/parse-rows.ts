import { tooLarge } from '../error.ts';
import { fileLimits } from '../limits.ts';

/** What parts the cells of a table: a tab, and what spreadsheets write where the comma is for decimals. */
const separators = [',', ';', '\t'] as const;
export type Separator = (typeof separators)[number];

/** A line that tells a spreadsheet what parts the cells. */
const announced = /^sep=([,;\t])(?:\r\n|[\r\n])/i;

const endOfCell: Readonly<Record<Separator, RegExp>> = {
  ',': /[,\r\n]|$/g,
  ';': /[;\r\n]|$/g,
  '\t': /[\t\r\n]|$/g,
};

/** Where the quoted cell that begins at `start` has its last quotation mark; -1 when it has none. */
function closingQuote(text: string, start: number): number {
  let at = text.indexOf('"', start + 1);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

/**
 * The rows of a table as RFC 4180 writes it, one at a time: a cell in quotation marks may hold the separator and line ends. A quotation mark
 * that is never closed is a sign like any other. Rows without a value are left out.
 * @throws InterchangeError `TOO_LARGE` for a row of more cells than `most`
 */
export function* parseRows(
  text: string,
  separator: Separator,
  most: number = fileLimits['cells of a table row'],
): Generator<string[]> {
  const end = endOfCell[separator];
  /** A cell was not closed, and so no later one is. */
  let isOpen = false;
  let row: string[] = [];
  for (let at = announced.exec(text)?.[0].length ?? 0; at <= text.length; at++) {
    const close = text[at] === '"' && !isOpen ? closingQuote(text, at) : -1;
    if (text[at] === '"' && close === -1) isOpen = true;
    end.lastIndex = close === -1 ? at : close + 1;
    const stop = end.exec(text)?.index ?? text.length;
    const cell =
      close === -1
        ? text.slice(at, stop)
        : text.slice(at + 1, close).replaceAll('""', '"') + text.slice(close + 1, stop);
    if (row.length === most) throw tooLarge('cells of a table row');
    row.push(cell.replace(/[^\S\r\n]+/g, ' ').trim());
    at = stop;
    if (text[stop] === separator) continue;
    if (text[stop] === '\r' && text[stop + 1] === '\n') at += 1;
    if (row.some((value) => value !== '')) yield row;
    row = [];
  }
}

/** What parts the cells of the first row: what its first line says, or has most of. */
export function separatorOf(text: string): Separator {
  const [, told] = announced.exec(text) ?? [];
  if (told !== undefined) return told as Separator;
  const [line = ''] = /[^\r\n]*/.exec(text.trimStart()) ?? [];
  const bare = line.replace(/"[^"]*"/g, '');
  const counted = separators.map((sign) => ({ sign, count: bare.split(sign).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.sign ?? ',';
}
