import type { CatalogueEntry, CitationKind } from './entry.ts';

/** The licence of most styles, left out of their lines. */
const usualLicence = 'http://creativecommons.org/licenses/by-sa/3.0/';

/** An entry as a line of the packed catalogue: cells between tabs, of which the first is the id. A title never has a tab or a bar. */
export const lineOf = ({
  id,
  title,
  kind,
  fields,
  issn,
  parent = '',
  version = '',
  licence,
  language = '',
  abbreviation = '',
  names = [],
  rank,
  sorted,
}: CatalogueEntry): string =>
  [
    id,
    title,
    kind,
    fields.join(' '),
    issn.join(' '),
    parent,
    version,
    licence === usualLicence ? '' : licence,
    language,
    abbreviation,
    names.join('|'),
    rank ?? '',
    sorted ? 'sorted' : '',
  ].join('\t');

const listed = (cell: string, separator: string): string[] => (cell === '' ? [] : cell.split(separator));

/** The entry of a line. */
export function entryOf(line: string): CatalogueEntry {
  const cells = line.split('\t');
  const [id = '', title = '', kind, fields = '', issn = '', parent, version, licence] = cells;
  const [language, abbreviation, names, rank, sorted] = cells.slice(8);
  return {
    id,
    title,
    kind: kind as CitationKind,
    fields: listed(fields, ' '),
    issn: listed(issn, ' '),
    ...(parent ? { parent } : {}),
    ...(version ? { version } : {}),
    licence: licence || usualLicence,
    ...(language ? { language } : {}),
    ...(abbreviation ? { abbreviation } : {}),
    ...(names ? { names: listed(names, '|') } : {}),
    ...(rank ? { rank: Number(rank) } : {}),
    ...(sorted ? { sorted: true as const } : {}),
  };
}

/** Where a key stands among lines that are sorted by their first cell, or would stand. */
export function placeOf(lines: readonly string[], key: string): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const [first = ''] = (lines[middle] ?? '').split('\t', 1);
    if (first < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The line of a key; undefined if it has none. */
export function lineAt(lines: readonly string[], key: string): string | undefined {
  const line = lines[placeOf(lines, key)];
  return line === key || line?.startsWith(`${key}\t`) ? line : undefined;
}
