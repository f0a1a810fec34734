import { type Item, readDate } from '@citewright/record';
import type { Reader } from '../format.ts';
import { withOwnFields } from '../item/own-fields.ts';
import {
  parseRecords,
  recordLabel,
  type TaggedGrammar,
  type TaggedRecord,
  textsOf,
} from '../tagged/parse-records.ts';
import { notesOf } from '../values/kinds.ts';
import {
  doiIn,
  pagesBetween,
  readFileDate,
  readFileNames,
  readStandardNumbers,
  splitNames,
} from '../values/read-values.ts';

/** Two letters or digits, a space, the value in one line. */
const grammar: TaggedGrammar = {
  line: /^([A-Z][A-Z0-9]) (.*)$/,
  begins: (tag) => tag === 'RT',
};

/** The CSL types of RefWorks's types, by their name in lower case; unknown ones are documents. */
const types: ReadonlyMap<string, string> = new Map(
  Object.entries({
    abstract: 'article-journal',
    artwork: 'graphic',
    'bills/resolutions': 'bill',
    book: 'book',
    'book, edited': 'book',
    'book, section': 'chapter',
    'book, whole': 'book',
    'case/court decisions': 'legal_case',
    'computer program': 'software',
    'conference proceeding': 'paper-conference',
    'conference proceedings': 'paper-conference',
    dissertation: 'thesis',
    'dissertation/thesis': 'thesis',
    grant: 'document',
    hearing: 'hearing',
    journal: 'article-journal',
    'journal article': 'article-journal',
    'journal, electronic': 'article-journal',
    'laws/statutes': 'legislation',
    magazine: 'article-magazine',
    'magazine article': 'article-magazine',
    map: 'map',
    monograph: 'book',
    'motion picture': 'motion_picture',
    'music score': 'musical_score',
    newspaper: 'article-newspaper',
    'newspaper article': 'article-newspaper',
    'online discussion forum': 'post',
    patent: 'patent',
    'personal communication': 'personal_communication',
    report: 'report',
    'sound recording': 'song',
    'unpublished material': 'manuscript',
    video: 'motion_picture',
    'video/dvd': 'motion_picture',
    'web page': 'webpage',
  }),
);

/** The item of a record of RefWorks's tagged format. */
export function readRefworksItem(record: TaggedRecord): Item {
  const first = (...tags: string[]) => textsOf(record, ...tags)[0];
  const names = (tag: string) => readFileNames(textsOf(record, tag).flatMap(splitNames));
  const kind = first('RT')?.toLowerCase() ?? '';
  const type = types.get(kind) ?? 'document';
  const isBook = type === 'book';
  const isPart = type === 'chapter' || type === 'paper-conference';
  // A thesis has its number of pages where other types have their first page.
  const isThesis = type === 'thesis';
  const page = pagesBetween(first('SP'), first('OP'));
  return withOwnFields(
    type,
    {
      [kind === 'book, edited' ? 'editor' : 'author']: names('A1'),
      [isThesis ? 'contributor' : 'editor']:
        kind === 'book, edited' ? (names('A2') ?? names('A1')) : names('A2'),
      'collection-editor': names('A3'),
      translator: names('A4'),
      title: first('T1'),
      'title-short': first('ST'),
      'container-title':
        isBook || isThesis ? undefined : isPart ? first('T2', 'JF') : first('JF', 'T2', 'JO'),
      'container-title-short': first('JF') === undefined ? undefined : first('JO'),
      'collection-title': isBook ? first('T2', 'T3') : first('T3'),
      volume: first('VO'),
      [isPart || isBook ? 'collection-number' : 'issue']:
        isPart && first('T3') === undefined ? undefined : first('IS'),
      edition: first('ED'),
      [isThesis ? 'number-of-pages' : 'page']: page,
      issued: readFileDate(
        first('FD')?.match(/\d{4}/)
          ? (first('FD') ?? '')
          : [first('FD'), first('YR')].filter(Boolean).join(' '),
      ),
      accessed: readDate(first('RD') ?? ''),
      publisher: first('PB'),
      'publisher-place': first('PP'),
      language: first('LA'),
      abstract: first('AB'),
      keyword: textsOf(record, 'K1').join(', '),
      ...notesOf(textsOf(record, 'NO').join(' ') || undefined),
      'call-number': first('CN'),
      DOI: doiIn(...textsOf(record, 'DO', 'UL', 'LK')),
      URL: textsOf(record, 'UL', 'LK').find((url) => /^https?:\/\//.test(url)),
      ...readStandardNumbers(textsOf(record, 'SN')),
    },
    new Map(),
  );
}

export const refworksReader: Reader = {
  begins: /^RT \p{L}.*\r?\n[A-Z][A-Z0-9] /mu,
  *read(text) {
    for (const record of parseRecords(text, grammar))
      yield { item: readRefworksItem(record), label: textsOf(record, 'T1')[0] ?? recordLabel(record) };
  },
};
