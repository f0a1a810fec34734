import type { CitationItem, ItemDate, ItemName, ItemType } from '@citewright/contract';
import { dateOf, partsOf, plainOf, type TextField } from '../item-text.ts';
import type { ExportSource } from './source.ts';

/** The reference types of RIS that CSL's types are; the others are GEN. */
const types: Partial<Record<ItemType, string>> = {
  article: 'JOUR',
  'article-journal': 'JOUR',
  'article-magazine': 'MGZN',
  'article-newspaper': 'NEWS',
  bill: 'BILL',
  book: 'BOOK',
  broadcast: 'VIDEO',
  chapter: 'CHAP',
  dataset: 'DATA',
  'entry-dictionary': 'DICT',
  'entry-encyclopedia': 'ENCYC',
  legal_case: 'CASE',
  legislation: 'STAT',
  manuscript: 'UNPB',
  map: 'MAP',
  motion_picture: 'MPCT',
  'paper-conference': 'CPAPER',
  patent: 'PAT',
  post: 'ELEC',
  'post-weblog': 'BLOG',
  report: 'RPRT',
  software: 'COMP',
  song: 'MUSIC',
  standard: 'STAND',
  thesis: 'THES',
  webpage: 'ELEC',
};

const textTags: readonly [tag: string, field: TextField][] = [
  ['TI', 'title'],
  ['ST', 'title-short'],
  ['T2', 'container-title'],
  ['J2', 'container-title-short'],
  ['T3', 'collection-title'],
  ['VL', 'volume'],
  ['IS', 'issue'],
  ['M1', 'number'],
  ['ET', 'edition'],
  ['NV', 'number-of-volumes'],
  ['PB', 'publisher'],
  ['CY', 'publisher-place'],
  ['C1', 'event-title'],
  ['M3', 'genre'],
  ['SN', 'ISBN'],
  ['SN', 'ISSN'],
  ['DO', 'DOI'],
  ['UR', 'URL'],
  ['LA', 'language'],
  ['AB', 'abstract'],
  ['N1', 'note'],
];

const nameTags = [
  ['AU', 'author'],
  ['A2', 'editor'],
  ['A3', 'collection-editor'],
  ['A4', 'translator'],
] as const;

function nameOf(name: ItemName): string {
  if (name.literal) return name.literal;
  const { family, given, suffix } = partsOf(name);
  return [family, given, suffix].filter(Boolean).join(', ');
}

/** `YYYY/MM/DD/`, parts that are not known empty. */
function dateText(date: ItemDate | undefined): string | undefined {
  const [year, month, day] = dateOf(date);
  if (year === undefined) return undefined;
  const two = (part: number | undefined) => (part === undefined ? '' : String(part).padStart(2, '0'));
  return `${year}/${two(month)}/${two(day)}/`;
}

function pageLines({ page }: CitationItem): [string, string | undefined][] {
  const [first, last] = plainOf(page)?.split(/\s*[-–]\s*/, 2) ?? [];
  return [
    ['SP', first],
    ['EP', last],
  ];
}

function writeItem(item: CitationItem): string {
  const lines: [string, string | undefined][] = [
    ['TY', types[item.type] ?? 'GEN'],
    ...nameTags.flatMap(([tag, field]) =>
      (item[field] ?? []).map((name): [string, string] => [tag, nameOf(name)]),
    ),
    ...textTags.map(([tag, field]): [string, string | undefined] => [tag, plainOf(item[field])]),
    ...pageLines(item),
    ['PY', dateText(item.issued)?.split('/', 1)[0]],
    ['DA', dateText(item.issued)],
    ['Y2', dateText(item.accessed)],
    ...(plainOf(item.keyword)?.split(/\s*[;,]\s*/) ?? []).map((word): [string, string] => ['KW', word]),
    ['ER', ''],
  ];
  return lines.flatMap(([tag, value]) => (value || tag === 'ER' ? [`${tag}  - ${value}`] : [])).join('\r\n');
}

/** RIS: two letters, two spaces, a dash, a space, a value that is one line. */
export function writeRis({ items }: ExportSource): string {
  return items.map((item) => `${writeItem(item)}\r\n`).join('\r\n');
}
