import type { Item } from '@citewright/record';
import type { Reader } from '../format.ts';
import { withOwnFields } from '../item/own-fields.ts';
import {
  parseRecords,
  recordLabel,
  type TaggedGrammar,
  type TaggedRecord,
  textsOf,
} from '../tagged/parse-records.ts';
import { readFileDate, readFileNames, readPages, readStandardNumbers } from '../values/read-values.ts';

/** MEDLINE: a tag of up to four letters, a hyphen, a space; further lines of a value are indented. */
const grammar: TaggedGrammar = {
  line: /^([A-Z]{2,4}) {0,2}- (.*)$/,
  begins: (tag, { blank }) => blank || tag === 'PMID',
};

/** The CSL types of MEDLINE's publication types (https://www.nlm.nih.gov/mesh/pubtypes.html); all others are articles. */
const types: ReadonlyMap<string, string> = new Map([
  ['Book', 'book'],
  ['Book Chapter', 'chapter'],
  ['Preprint', 'article'],
  ['Newspaper Article', 'article-newspaper'],
]);

/** ERIC's types of what is in no journal, by the beginning of their names. There `JT` is the publisher. */
const ericTypes: readonly [prefix: string, type: string][] = [
  ['Dissertations/Theses', 'thesis'],
  ['Books', 'book'],
  ['Reports', 'report'],
  ['Guides', 'report'],
  ['Speeches', 'paper-conference'],
];

function ericType(record: TaggedRecord): string | undefined {
  const kinds = textsOf(record, 'PT');
  const isInJournal = kinds.includes('Journal Articles') || textsOf(record, 'VI').length > 0;
  if (textsOf(record, 'OWN')[0] !== 'ERIC' || isInJournal) return undefined;
  return ericTypes.find(([prefix]) => kinds.some((kind) => kind.startsWith(prefix)))?.[1] ?? 'document';
}

/** "10.1073/pnas.93.14.6908 [doi]": the identifier of this kind. */
function identifierOf(record: TaggedRecord, kind: string): string | undefined {
  const mark = ` [${kind}]`;
  const found = textsOf(record, 'LID', 'AID').find((text) => text.endsWith(mark));
  return found?.slice(0, -mark.length);
}

/** The item of a record of MEDLINE, as PubMed exports it (https://pubmed.ncbi.nlm.nih.gov/help/#pubmed-format). */
export function readMedlineItem(record: TaggedRecord): Item {
  const first = (...tags: string[]) => textsOf(record, ...tags)[0];
  const unpublished = ericType(record);
  const isMonograph = first('JT', 'TA') === undefined && first('BTI', 'CTI') !== undefined;
  const type =
    unpublished ??
    textsOf(record, 'PT').flatMap((kind) => types.get(kind) ?? [])[0] ??
    (isMonograph ? 'book' : 'article-journal');
  const isInNone = type === 'book' || unpublished !== undefined;
  const [, university] = /Dissertation, (.+)$/.exec(first('SO') ?? '') ?? [];
  const people = textsOf(record, 'FAU');
  const authors = readFileNames(people.length > 0 ? people : textsOf(record, 'AU')) ?? [];
  const groups = textsOf(record, 'CN').map((literal) => ({ literal }));
  const editors = textsOf(record, 'FED');
  return withOwnFields(
    type,
    {
      author: [...authors, ...groups],
      editor: readFileNames(editors.length > 0 ? editors : textsOf(record, 'ED')),
      title: (type === 'book' ? first('BTI', 'TI') : first('TI', 'BTI'))?.replace(/(?<!\.)\.$/, ''),
      'container-title': type === 'chapter' ? first('BTI') : isInNone ? undefined : first('JT', 'TA'),
      'container-title-short': isInNone || first('JT') === undefined ? undefined : first('TA'),
      'collection-title': first('CTI'),
      'original-title': first('TT'),
      volume: first('VI'),
      issue: first('IP'),
      page: readPages(first('PG')),
      // A publisher's own number is the number of an article only where there are no pages.
      number: first('PG') === undefined ? identifierOf(record, 'pii')?.replace(/^\D.*$/, '') : undefined,
      issued: readFileDate(first('DP', 'DEP') ?? ''),
      edition: first('EN'),
      publisher: university ?? (unpublished ? first('PB', 'JT') : first('PB')),
      'publisher-place': type === 'article-journal' ? undefined : first('PL'),
      language: first('LA'),
      abstract: first('AB'),
      keyword: textsOf(record, 'OT', 'MH').join(', '),
      PMID: first('PMID'),
      PMCID: first('PMC'),
      DOI: identifierOf(record, 'doi'),
      ...readStandardNumbers([...textsOf(record, 'IS').slice(0, 1), ...textsOf(record, 'ISBN')]),
    },
    new Map(),
  );
}

export const medlineReader: Reader = {
  begins: /^(?:PMID- ?\d|OWN {0,2}- \w)/m,
  *read(text) {
    for (const record of parseRecords(text, grammar))
      yield { item: readMedlineItem(record), label: recordLabel(record) };
  },
};
