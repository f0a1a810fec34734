import type { Reader } from '../format.ts';
import {
  linesOfTag,
  parseRecords,
  recordLabel,
  type TaggedGrammar,
  type TaggedRecord,
  textsOf,
} from '../tagged/parse-records.ts';
import { type EndnoteReference, endnoteItem } from './to-item.ts';

/** A per cent sign and a character, a space, the value. Without types (`refer`, bibIX) an empty line parts records. */
const grammar: TaggedGrammar = {
  line: /^%([0-9A-Z@!&()*+?[\]<>$#.^~:;=|"'`{}\\-])(?: (.*)|$)/,
  begins: (tag, { blank, record }) =>
    tag === '0'
      ? !record?.every(([known]) => known === '0')
      : blank && !record?.some(([known]) => known === '0'),
};

/** EndNote's tags (https://support.clarivate.com/Endnote: "EndNote Import format"). */
function taggedReference(record: TaggedRecord): EndnoteReference {
  const first = (...tags: string[]) => textsOf(record, ...tags)[0];
  return {
    type: first('0') ?? '',
    authors: textsOf(record, 'A'),
    secondaryAuthors: textsOf(record, 'E'),
    tertiaryAuthors: [],
    subsidiaryAuthors: textsOf(record, '?', 'Y'),
    title: first('T'),
    secondaryTitle: first('B'),
    tertiaryTitle: first('S'),
    journal: first('J'),
    year: first('D'),
    date: first('8'),
    number: first('N'),
    standardNumber: first('@'),
    doi: first('R'),
    accessed: first('['),
    pages: first('P'),
    urls: linesOfTag(record, 'U'),
    plain: {
      'title-short': first('!'),
      volume: first('V'),
      edition: first('7'),
      section: first('&'),
      genre: first('9'),
      publisher: first('I'),
      'publisher-place': first('C'),
      'number-of-volumes': first('6'),
      'call-number': first('L'),
      language: first('G'),
      abstract: first('X'),
      keyword: linesOfTag(record, 'K').join(', '),
      note: textsOf(record, 'Z').join(' '),
      'citation-key': first('F'),
    },
  };
}

export const endnoteTaggedReader: Reader = {
  begins: /^%[0A-Z] \S/m,
  *read(text) {
    for (const record of parseRecords(text, grammar))
      yield {
        item: endnoteItem(taggedReference(record)),
        label: textsOf(record, 'T')[0] ?? recordLabel(record),
      };
  },
};
