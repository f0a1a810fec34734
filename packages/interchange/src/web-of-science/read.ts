import type { Item } from '@citewright/record';
import type { Reader } from '../format.ts';
import { withOwnFields } from '../item/own-fields.ts';
import {
  linesOfTag,
  parseRecords,
  recordLabel,
  type TaggedGrammar,
  type TaggedRecord,
  textsOf,
} from '../tagged/parse-records.ts';
import { naturalTitle } from '../values/natural-title.ts';
import {
  pagesBetween,
  readFileDate,
  readFileNames,
  readStandardNumbers,
  splitNames,
} from '../values/read-values.ts';

/** Two letters or digits and a space; further lines of a value begin with three spaces. */
const grammar: TaggedGrammar = {
  line: /^([A-Z][A-Z0-9])(?: (.*)|$)/,
  begins: (tag) => tag === 'PT',
  ends: 'ER',
};

const types: ReadonlyMap<string, string> = new Map([
  ['J', 'article-journal'],
  ['B', 'book'],
  ['S', 'chapter'],
  ['P', 'patent'],
  ['C', 'paper-conference'],
]);

function webOfScienceType(record: TaggedRecord): string {
  const kinds = textsOf(record, 'DT').join(' ');
  const type = types.get(textsOf(record, 'PT')[0] ?? '') ?? 'article-journal';
  if (/Book Chapter/i.test(kinds)) return 'chapter';
  const isBookOrSeries = type === 'book' || type === 'chapter';
  return isBookOrSeries && /Proceedings Paper/i.test(kinds) ? 'paper-conference' : type;
}

/** "FIDDLEHEAD": the title of a journal in capitals, where the abbreviation has the real ones. */
function containerOf(record: TaggedRecord): string | undefined {
  const [title] = textsOf(record, 'SO');
  const spelt = textsOf(record, 'JI').find((short) => short.toUpperCase() === title);
  return spelt ?? (title && naturalTitle(title));
}

/** The item of a record of Web of Science (https://webofscience.help.clarivate.com: "Field tags"). */
export function readWebOfScienceItem(record: TaggedRecord): Item {
  const first = (...tags: string[]) => textsOf(record, ...tags)[0];
  const people = (full: string, short: string) => {
    const names = linesOfTag(record, full);
    return readFileNames((names.length > 0 ? names : linesOfTag(record, short)).flatMap(splitNames));
  };
  const type = webOfScienceType(record);
  const isBook = type === 'book';
  const groups = linesOfTag(record, 'CA').map((literal) => ({ literal }));
  const date = first('PD');
  return withOwnFields(
    type,
    {
      author: [...(people('AF', 'AU') ?? []), ...groups],
      editor: people('BE', 'ED'),
      title: isBook ? (first('TI') ?? first('SO')) : first('TI'),
      'container-title': isBook ? undefined : containerOf(record),
      'container-title-short': type === 'article-journal' ? first('JI', 'J9') : undefined,
      'collection-title': first('SE'),
      'event-title': first('CT'),
      'event-place': first('CL'),
      volume: first('VL'),
      issue: first('IS'),
      page: pagesBetween(first('BP', 'PS'), first('EP')),
      number: type === 'patent' ? first('PN') : first('AR'),
      'number-of-pages': isBook ? first('PG') : undefined,
      issued: readFileDate([first('PY'), date].filter(Boolean).join(' ')),
      publisher: first('PU'),
      'publisher-place': first('PI'),
      language: first('LA'),
      abstract: first('AB'),
      keyword: textsOf(record, 'DE', 'ID')
        .join('; ')
        .split(/\s*;\s*/)
        .filter(Boolean)
        .join(', '),
      PMID: first('PM'),
      DOI: first('DI', 'D2'),
      ...readStandardNumbers(textsOf(record, 'SN', 'BN')),
    },
    new Map(),
  );
}

export const webOfScienceReader: Reader = {
  begins: /^(?:FN (?:ISI|Thomson|Clarivate|Web of)|PT [JBSPC]\s*$)/m,
  *read(text) {
    for (const record of parseRecords(text, grammar))
      yield { item: readWebOfScienceItem(record), label: textsOf(record, 'TI')[0] ?? recordLabel(record) };
  },
};
