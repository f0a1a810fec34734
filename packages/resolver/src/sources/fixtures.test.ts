import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseWork } from './crossref/parse.ts';
import { parseDoi } from './datacite/parse.ts';
import { parseCslJson } from './doi/parse.ts';
import { parseVolumes } from './googlebooks/parse.ts';
import { parseWorks as parseOpenAlexWorks } from './openalex/parse.ts';
import { parseBook, parseDetails, recordOfBook } from './openlibrary/parse.ts';
import type { SourceRecord } from './source-record.ts';

const folder = join(import.meta.dirname, '../../fixtures');

/** What a case expects: the item to the letter, and of the rest what it names. */
interface Expected extends Partial<SourceRecord> {
  item: SourceRecord['item'];
}

interface BookAnswer {
  details: unknown;
  data: unknown;
  followed?: string[];
}

const parsers: Record<string, (answer: unknown, id: string) => SourceRecord | undefined> = {
  crossref: (answer) => parseWork(answer),
  datacite: (answer) => parseDoi(answer),
  doi: (answer, id) => parseCslJson(answer, id),
  googlebooks: (answer, id) => parseVolumes(answer, id),
  openalex: (answer) => parseOpenAlexWorks(answer)[0],
  openlibrary: (answer, id) => {
    const { details, data, followed = [] } = answer as BookAnswer;
    return recordOfBook({ isbn: id, edition: parseDetails(details), book: parseBook(data), followed });
  },
};

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

describe.each(Object.entries(parsers))(
  'an answer of %s gives the record that a librarian would write',
  (source, parse) => {
    it.each(readdirSync(join(folder, source)))('%s', (name) => {
      const expected = read(join(folder, source, name, 'expected.json')) as Expected;
      const record = parse(read(join(folder, source, name, 'answer.json')), String(expected.item.id));
      const { item, ...rest } = expected;
      expect(record?.item).toEqual(item);
      expect(record).toMatchObject(rest);
      expect(record?.notices).toEqual(expected.notices);
    });
  },
);

it('an answer that is no record is no record, whatever its shape', () => {
  const nothing = [undefined, null, [], '<html>', { message: null }, { data: [] }, { items: 3 }];
  for (const parse of Object.values(parsers).slice(0, 5)) {
    for (const answer of nothing) expect(parse(answer, 'x')).toBeUndefined();
  }
});
