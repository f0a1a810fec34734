import { describe, expect, it } from 'vitest';
import { docxOf, odtOf } from '../../../documents/src/readers/office/office-file.fixture.ts';
import { readPaper } from '../read-paper.ts';

// Papers of Word and LibreOffice whose citations are those of Zotero, read from their files.

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A work as Zotero stores it. */
interface Work {
  title: string;
  issued?: { 'date-parts': number[][] };
}
const work = (title: string, year?: number): Work => ({
  title,
  ...(year !== undefined && { issued: { 'date-parts': [[year]] } }),
});

/** Text, or a citation: what it prints, and the works of its data. */
type Piece = string | [printed: string, works: Work[]];

const dataOf = (works: readonly Work[]) =>
  escaped(`CSL_CITATION ${JSON.stringify({ citationItems: works.map((itemData) => ({ itemData })) })}`);

const run = (text: string) => `<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
const inWord = (piece: Piece) =>
  typeof piece === 'string'
    ? run(piece)
    : `<w:fldSimple w:instr=" ADDIN ZOTERO_ITEM ${dataOf(piece[1])} ">${run(piece[0])}</w:fldSimple>`;
const inLibreOffice = (piece: Piece, index: number) => {
  if (typeof piece === 'string') return escaped(piece);
  const name = `ZOTERO_ITEM ${dataOf(piece[1])} RND${index}`;
  return `<text:reference-mark-start text:name="${name}"/>${escaped(piece[0])}<text:reference-mark-end text:name="${name}"/>`;
};

const files = [
  [
    'a.docx',
    (paragraphs: readonly (readonly Piece[])[]) =>
      docxOf(paragraphs.map((pieces) => `<w:p>${pieces.map(inWord).join('')}</w:p>`).join('')),
  ],
  [
    'a.odt',
    (paragraphs: readonly (readonly Piece[])[]) =>
      odtOf(paragraphs.map((pieces) => `<text:p>${pieces.map(inLibreOffice).join('')}</text:p>`).join('')),
  ],
] as const;

const [rivers, deltas, locks, again] = [
  'Smith, A. (2019). The growth of northern rivers. River Studies, 12(3), 45–67.',
  'Smith, B. (2019). Deltas and their towns. River Studies, 13(1), 1–9.',
  'Berg, K. (2014). Locks and canals of the west. Canal Letters, 3(1), 1–9.',
  'Berg, K. (2018). Locks and canals of the west. Fjord Press.',
];

const cases: [
  what: string,
  text: Piece[],
  list: string[],
  linked: (number | undefined)[][],
  findings: string[],
][] = [
  [
    'tells which of two works is meant',
    [
      'Rivers grow ',
      ['(Smith, 2019)', [work('Deltas and their towns', 2019)]],
      ' and ',
      ['(Smith, 2019)', [work('The growth of northern rivers', 2019)]],
      '.',
    ],
    [rivers, deltas],
    [[1], [0]],
    [],
  ],
  [
    'tells which work is meant where the list seems to lack it',
    ['Rivers grow ', ['(North River Board, 2019)', [work('The growth of northern rivers', 2019)]], '.'],
    [rivers, locks],
    [[0]],
    ['uncited-reference'],
  ],
  [
    'does not excuse another year',
    ['Locks stay ', ['(Berg, 2015)', [work('Locks and canals of the west', 2014)]], '.'],
    [rivers, locks],
    [[1]],
    ['uncited-reference', 'year'],
  ],
  [
    'tells by the year which of two works of one title is meant',
    [
      'Locks stay ',
      ['(Berg, 2018)', [work('Locks and canals of the west', 2018)]],
      ' as before ',
      ['(Berg, 2014)', [work('Locks and canals of the west', 2014)]],
      '.',
    ],
    [locks, again],
    [[1], [0]],
    [],
  ],
  [
    'leaves what is printed where the list has none of its works',
    [
      'Rivers grow ',
      ['(Smith, 2019)', [work('A work that the list does not have', 2019)]],
      ' beside ',
      ['(Berg, 2014)', [work('Locks and canals of the west')]],
      '.',
    ],
    [rivers, locks],
    [[0], [1]],
    [],
  ],
  [
    'leaves what is printed where it knows one of two works only',
    [
      'Rivers grow ',
      ['(Smith, 2019; Berg, 2014)', [work('Locks and canals of the west', 2014), work('Another', 2019)]],
      '.',
    ],
    [rivers, locks],
    [[0], [1]],
    [],
  ],
  [
    'says nothing by a short title',
    ['Rivers grow ', ['(Smith, 2019)', [work('Deltas', 2019)]], '.'],
    [rivers, deltas],
    [[0]],
    ['ambiguous'],
  ],
  [
    'tells what numbers mean',
    [
      'Rivers grow ',
      ['[2]', [work('The growth of northern rivers', 2019)]],
      ' and ',
      ['[1]', [work('Locks and canals of the west', 2014)]],
      '.',
    ],
    [`[1] ${rivers}`, `[2] ${locks}`],
    [[0], [1]],
    [],
  ],
  [
    'leaves numbers that are more than its works',
    ['Rivers grow ', ['[1,2]', [work('The growth of northern rivers', 2019)]], '.'],
    [`[1] ${rivers}`, `[2] ${locks}`],
    [[0, 1]],
    [],
  ],
];

describe.each(files)('the data of a citation in %s', (name, fileOf) => {
  it.each(cases)('%s', async (_, text, list, linked, findings) => {
    const bytes = fileOf([text, ['References'], ...list.map((entry) => [entry])]);
    const paper = await readPaper({ name, bytes });
    expect(paper.references).toHaveLength(list.length);
    expect(paper.callouts.map(({ refs }) => refs)).toEqual(linked);
    expect([...new Set(paper.findings.map(({ kind }) => kind))].sort()).toEqual(findings);
  });
});
