import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseXml, type XmlElement } from '@citewright/record';
import { describe, expect, it } from 'vitest';
import { parseEntries } from './arxiv/parse.ts';
import { parseWork } from './crossref/parse.ts';
import { parseDoi } from './datacite/parse.ts';
import { parsePublications } from './dblp/parse.ts';
import { parseCslJson } from './doi/parse.ts';
import { parseVolumes } from './googlebooks/parse.ts';
import { parseLibrary } from './libraries/parse.ts';
import { parseOpenAlexWorks } from './openalex/parse.ts';
import { parseBook, parseDetails, recordOfBook } from './openlibrary/parse.ts';
import { parseArticles } from './pubmed/parse.ts';
import type { SourceRecord } from './source-record.ts';
import { parseZoteroItems } from './zotero/parse.ts';

const folder = join(import.meta.dirname, '../fixtures');

/** What a case expects: the item to the letter, and of the rest what it names. */
interface Expected extends Partial<SourceRecord> {
  item: SourceRecord['item'];
}

interface BookAnswer {
  details: unknown;
  data: unknown;
  followed?: string[];
}

const page = { name: 'example.com', url: 'https://example.com/' };

type Parse<Answer> = (answer: Answer, id: string) => SourceRecord | undefined;

const xmlParsers: Record<string, Parse<XmlElement>> = {
  arxiv: (document) => parseEntries(document)[0],
  bnf: (document, id) => parseLibrary('bnf', document, id),
  bnpl: (document, id) => parseLibrary('bnpl', document, id),
  k10plus: (document, id) => parseLibrary('k10plus', document, id),
  libris: (document, id) => parseLibrary('libris', document, id),
  loc: (document, id) => parseLibrary('loc', document, id),
  pubmed: (document) => parseArticles(document)[0],
};

const parsers: Record<string, Parse<unknown>> = {
  crossref: (answer) => parseWork(answer),
  datacite: (answer) => parseDoi(answer),
  dblp: (answer) => parsePublications(answer)[0],
  doi: (answer, id) => parseCslJson(answer, id),
  googlebooks: (answer, id) => parseVolumes(answer, id),
  openalex: (answer) => parseOpenAlexWorks(answer)[0],
  openlibrary: (answer, id) => {
    const { details, data, followed = [] } = answer as BookAnswer;
    return recordOfBook({
      isbn: id,
      edition: parseDetails(details, id),
      book: parseBook(data, id),
      followed,
    });
  },
  citoid: (answer, id) => parseZoteroItems(answer, id, 'citoid', page),
  translation: (answer, id) => parseZoteroItems(answer, id, 'translation', page),
};

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Parses the answer of a case in whichever format its service speaks. */
function parseCase(source: string, name: string, id: string): SourceRecord | undefined {
  const xml = join(folder, source, name, 'answer.xml');
  if (existsSync(xml)) return xmlParsers[source]?.(parseXml(readFileSync(xml)), id);
  return parsers[source]?.(read(join(folder, source, name, 'answer.json')), id);
}

describe.each(Object.keys({ ...parsers, ...xmlParsers }))(
  'an answer of %s gives the record that a librarian would write',
  (source) => {
    it.each(readdirSync(join(folder, source)))('%s', (name) => {
      const expected = read(join(folder, source, name, 'expected.json')) as Expected;
      const record = parseCase(source, name, String(expected.item.id));
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
