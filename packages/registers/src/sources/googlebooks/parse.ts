import { isbn10 } from '@citewright/identifiers';
import { readRegistryDate } from '@citewright/record';
import { sources } from '../../source-table.ts';
import { catalogueName, languageOf, publisherOf } from '../book-fields.ts';
import { definedItem, evidenceOf, type SourceRecord } from '../source-record.ts';
import { joinTitle } from '../titles.ts';
import { type Volume, volumesSchema } from './schema.ts';

const source = 'googlebooks';

function volumeRecord({ id, volumeInfo }: Volume, isbn: string): SourceRecord {
  const item = definedItem({
    id: isbn,
    type: 'book',
    title: joinTitle(volumeInfo.title, volumeInfo.subtitle),
    author: volumeInfo.authors.map(catalogueName).filter((name) => name !== undefined),
    issued: readRegistryDate(volumeInfo.publishedDate ?? ''),
    publisher: publisherOf(volumeInfo.publisher),
    'number-of-pages': volumeInfo.pageCount === 0 ? undefined : volumeInfo.pageCount,
    language: languageOf(volumeInfo.language),
    ISBN: isbn,
  });
  return {
    source,
    item,
    evidence: evidenceOf(item, source),
    notices: [],
    record: {
      name: sources.googlebooks.name,
      url: `https://books.google.com/books?id=${encodeURIComponent(id)}`,
    },
  };
}

/** The volume of an ISBN (13 digits) among the hits; a search for an unknown ISBN gives unrelated books, so it must match. */
export function parseVolumes(answer: unknown, isbn: string): SourceRecord | undefined {
  const accepted = [isbn, isbn10(isbn)];
  const volume = volumesSchema
    .safeParse(answer)
    .data?.items.find(({ volumeInfo }) =>
      volumeInfo.industryIdentifiers.some(({ identifier }) => accepted.includes(identifier)),
    );
  return volume && volumeRecord(volume, isbn);
}
