import type { Item, XmlElement } from '@citewright/record';
import type { LibraryName } from '../../source-table.ts';
import { marcRecords } from '../marc/record.ts';
import { evidenceOf, type SourceRecord } from '../source-record.ts';
import { type Catalogue, catalogues } from './catalogues.ts';

/** Fields shared by the forms of one book; pages and date of the print edition do not apply to the e-book. */
const sharedFields = [
  'id',
  'type',
  'title',
  'author',
  'editor',
  'translator',
  'illustrator',
  'publisher',
  'language',
];

function shared(item: Item): Item {
  const entries = Object.entries(item).filter(([name]) => sharedFields.includes(name));
  return { ...Object.fromEntries(entries), id: item.id, type: item.type };
}

/** Completeness of an item: of several records of one ISBN the most complete is taken. */
const fullness = (item: Item) => Object.keys(item).length;

/**
 * The record of an ISBN (13 digits) in a library's answer. A search also finds books that only mention the
 * ISBN, so the record must have it. A record that has it as another form of the same book is the fallback.
 */
export function parseLibrary(
  library: LibraryName,
  document: XmlElement | undefined,
  isbn: string,
): SourceRecord | undefined {
  const { format, link }: Catalogue = catalogues[library];
  const candidates = (document === undefined ? [] : marcRecords(document)).flatMap((record) => {
    const match = format.match(record, isbn);
    const item = { ...format.item(record, isbn), ISBN: isbn };
    return match === undefined || item.title === undefined ? [] : [{ record, match, item }];
  });
  const own = candidates.filter(({ match }) => match === 'own');
  const [best] = (own.length > 0 ? own : candidates).toSorted(
    (first, second) => fullness(second.item) - fullness(first.item),
  );
  if (best === undefined) return undefined;
  const item = best.match === 'own' ? best.item : { ...shared(best.item), ISBN: isbn };
  return {
    source: library,
    item,
    evidence: evidenceOf(item, library),
    notices: [],
    record: link(best.record, isbn),
  };
}
