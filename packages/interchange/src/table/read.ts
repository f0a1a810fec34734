import { type Item, readDate, readNames } from '@citewright/record';
import { InterchangeError } from '../error.ts';
import type { FileRecord, Reader } from '../format.ts';
import { withOwnFields } from '../item/own-fields.ts';
import { notesOf } from '../values/kinds.ts';
import { doiIn, pagesBetween, readFileDate, readPages, readStandardNumbers } from '../values/read-values.ts';
import { type Column, columnsOf, typeOfKind } from './columns.ts';
import { parseRows, separatorOf } from './parse-rows.ts';

type Columns = ReturnType<typeof columnsOf>;
type Read = (column: Column) => string | undefined;

/** Characters in which a title row ends. */
const mostTitles = 20_000;

const rowsOf = (text: string) => parseRows(text, separatorOf(text));

/** A table of works has their titles and something else of them. */
const describesWorks = (columns: Columns): boolean => columns.has('title') && columns.size > 1;

/** The type of a work of which the table names none. */
function likelyType(read: Read): string {
  const isPart = read('container') !== undefined;
  if (isPart && read('isbn') !== undefined && read('volume') === undefined && read('issn') === undefined)
    return 'chapter';
  if (isPart) return 'article-journal';
  if (read('publisher') !== undefined || read('isbn') !== undefined) return 'book';
  return read('url') !== undefined && read('doi') === undefined ? 'webpage' : 'document';
}

/** "Okafor A.B.", as Scopus writes names: parted by commas or semicolons. */
const inverted = /^(\p{L}[\p{L}\p{M}'’ -]*) ((?:\p{Lu}\.-?)+)$/u;

function namesIn(cell: string | undefined) {
  const text = cell?.replaceAll('|', ';') ?? '';
  const pieces = text.split(/\s*[;,]\s*/).filter(Boolean);
  const isInverted = pieces.every((piece) => inverted.test(piece));
  const names = readNames(
    isInverted ? pieces.map((piece) => piece.replace(inverted, '$1, $2')).join('; ') : text,
  );
  return names.length > 0 ? names : undefined;
}

function itemOf(read: Read): Item {
  const type = typeOfKind(read('type')) ?? likelyType(read);
  const inSeries = type === 'book' || type === 'chapter';
  const [date, year] = [read('date'), read('year')];
  const address = read('url');
  return withOwnFields(
    type,
    {
      author: namesIn(read('author')),
      editor: namesIn(read('editor')),
      translator: namesIn(read('translator')),
      title: read('title'),
      'container-title': read('container'),
      'container-title-short': read('short'),
      'collection-title': read('series'),
      volume: read('volume'),
      [inSeries ? 'collection-number' : 'issue']: read('issue'),
      page:
        read('pages') === undefined ? pagesBetween(read('first'), read('last')) : readPages(read('pages')),
      number: read('number'),
      edition: read('edition'),
      issued: readFileDate(date ?? year ?? ''),
      accessed: readDate(read('accessed') ?? ''),
      publisher: read('publisher'),
      'publisher-place': read('place'),
      language: read('language'),
      abstract: read('abstract'),
      keyword: read('keyword')?.replace(/\s*;\s*/g, ', '),
      ...notesOf(read('note')),
      DOI: doiIn(read('doi'), address?.includes('doi.org/') ? address : undefined),
      URL: /^https?:\/\//i.test(address ?? '') ? address : undefined,
      PMID: read('pmid'),
      PMCID: read('pmcid'),
      'citation-key': read('key'),
      ...readStandardNumbers([read('isbn'), read('issn')].filter((text) => text !== undefined)),
    },
    new Map(),
  );
}

/** A row with values beyond the titles is out of step: its values would stand in wrong fields. */
function readRow(row: readonly string[], titles: readonly string[], columns: Columns): FileRecord {
  const label = row
    .filter((cell) => cell !== '')
    .join(', ')
    .slice(0, 200);
  if (row.slice(titles.length).some((cell) => cell !== '')) return { item: undefined, label };
  const read: Read = (column) =>
    columns
      .get(column)
      ?.map((cell) => row[cell])
      .find((value) => value !== undefined && value !== '');
  const key = read('key');
  return { item: itemOf(read), label: read('title') ?? label, ...(key !== undefined && { key }) };
}

/** The rows with which a text begins, however many cells they have. */
const firstRows = (text: string, separator = separatorOf(text)) =>
  parseRows(text.slice(0, mostTitles), separator, mostTitles + 1);

const firstRow = (text: string): string[] => firstRows(text).next().value ?? [];

/** Tables (CSV, TSV) with a row of titles, as spreadsheets, databases and reference managers write them. */
export const tableReader: Reader = {
  begins: { [Symbol.search]: (text) => (describesWorks(columnsOf(firstRow(text))) ? 0 : -1) },
  *read(text) {
    const rows = rowsOf(text);
    const titles = rows.next().value ?? [];
    const columns = columnsOf(titles);
    if (!describesWorks(columns)) throw new InterchangeError('MALFORMED', 'No row of titles');
    for (const row of rows) yield readRow(row, titles, columns);
  },
};

const looksLikeTitle = (cell: string): boolean => /^\p{L}[\p{L}\p{M} ._/()#-]{0,40}$/u.test(cell);

/**
 * Whether a text is a table whose titles are not known: rows with as many cells, in which no blank follows a separator as it does in prose. Such
 * a text is no list of references.
 */
export function isUnknownTable(text: string): boolean {
  const separator = separatorOf(text);
  const [titles = [], ...others] = [...firstRows(text, separator)].slice(0, 3);
  const least = separator === '\t' ? 2 : 4;
  const [line = ''] = /[^\r\n]*/.exec(text.trimStart()) ?? [];
  return (
    others.length > 1 &&
    titles.length >= least &&
    !/[,;] /.test(line) &&
    titles.every((cell) => cell === '' || looksLikeTitle(cell)) &&
    others.every(({ length }) => length === titles.length)
  );
}
