import type { Block } from '@citewright/documents';
import { describe, expect, it } from 'vitest';
import { checkDocument } from '../check-document.ts';

const read = (text: string) => checkDocument({ text, blocks: [], raised: [], notes: [], live: [] });

const entriesIn = (text: string) => read(text).references.map((entry) => entry.text.split(/[\s.,]/, 1)[0]);

const okafor = 'Okafor, A. (2019). Rivers of the delta. River Studies, 12(2), 45–67.';
const berg = 'Berg, K. (2014). Locks and canals of the west. Canal Letters, 3(1), 1–9.';
const silva = 'Silva, J. (2015). Towns on the coast of Bahia. Revista da Costa, 7(4), 11–29.';
const moreau = 'Moreau, C. (2001). A history of small harbours. Harbour Studies, 9(3), 2–40.';
const zhou = 'Zhou, L. (2011). Weirs of the north and their keepers. Canal Letters, 1(2), 8–19.';
const body = 'Rivers grow (Okafor, 2019), and locks stay (Berg, 2014).';

describe('what stands among the entries of a list and is none', () => {
  it.each([
    ['lengths of LaTeX', '\\setlength{\\parindent}{-0.5in}\n\\setlength{\\leftskip}{0.5in}\n\\noindent'],
    ['a block of Quarto', '::: {#refs}\n:::'],
    ['a page break', '\\newpage'],
    ['a file that is taken in', '{{< include _refs.qmd >}}'],
    ['a remark of HTML', '<!-- the list -->'],
    ['a rule', '-----'],
  ])('%s below its heading', (_, furniture) => {
    const text = `${body}\n\nReferences\n\n${furniture}\n\n${okafor}\n\n${berg}\n`;
    expect(entriesIn(text)).toEqual(['Okafor', 'Berg']);
  });

  it.each([
    ['who holds the rights', '© 2021 The Authors. Published by Fjord Press, 2021.'],
    ['whom to write to', 'Correspondence: Ada Okafor, 12 River Road, Lagos. Accepted in 2021.'],
    ['what a thesis thanks for', 'This work was supported by the River Fund in 2019 and 2020.'],
    ['how many words there are', 'Word count: 2019'],
  ])('%s behind them', (_, note) => {
    expect(entriesIn(`${body}\n\nReferences\n\n${okafor}\n\n${berg}\n\n${note}\n`)).toEqual([
      'Okafor',
      'Berg',
    ]);
  });
});

describe('a list that other matter interrupts', () => {
  it.each([
    ['AUTHOR CONTRIBUTIONS', 'Both authors wrote the text.'],
    ['FUNDING', 'The River Fund paid for the boats.'],
    ['ACKNOWLEDGEMENTS', 'We owe much to the keepers of the locks.'],
  ])('goes on behind %s', (heading, words) => {
    const text = `${body}\n\nReferences\n\n${berg}\n\n${okafor}\n\n${heading}\n\n${words}\n\n${moreau}\n\n${silva}\n\n${zhou}\n`;
    expect(entriesIn(text)).toEqual(['Berg', 'Okafor', 'Moreau', 'Silva', 'Zhou']);
  });

  it('goes on with its numbers', () => {
    const entry = (number: number) =>
      `${number}. Okafor A. Rivers, part ${number}. River Stud. 2019;${number}:1-9.`;
    const list = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, at) => entry(from + at)).join('\n');
    const text = `Rivers [1–9].\n\nReferences\n\n${list(1, 4)}\n\nFUNDING\n\nThe River Fund, since 2019.\n\n${list(5, 9)}\n`;
    const { references, findings } = read(text);
    expect(references).toHaveLength(9);
    expect(findings).toEqual([]);
  });

  it('ends where an appendix follows that has years in its text', () => {
    const text = `${body}\n\nReferences\n\n${berg}\n\n${okafor}\n\nAppendix A: Interviews\n\nWe spoke with keepers in 2019.\n\nThey came in 2020.\n`;
    expect(entriesIn(text)).toEqual(['Berg', 'Okafor']);
  });
});

it('a list without a heading is known by the form of its entries, also before an appendix', () => {
  const entries = [berg, moreau, okafor, silva, zhou].join('\n\n');
  const text = `${body}\n\nThey do so for reasons that nobody knows.\n\n${entries}\n\nQuestions that we asked\n\nDo rivers grow?\n\nWho keeps the locks, and for whom?\n`;
  const { references, coverage } = read(text);
  expect(references.map((entry) => entry.text)).toEqual([berg, moreau, okafor, silva, zhou]);
  expect(coverage.list).toBe('form');
});

describe('tables of contents and lists of figures cite nothing', () => {
  it.each([
    [
      'with dots that lead to a page',
      'CONTENTS\n\n1 Introduction .......... 1\n2 After Moreau (2001) ........ 12\n2.1 Silva and Souza (2015) . . . . . 15',
    ],
    [
      'with pages behind tabs',
      'Table of Contents\n\n1 Introduction\t1\n\n2 Weirs (Zhou, 2011)\t12\n\n3 Locks\t40',
    ],
    [
      'of figures',
      'List of Figures\n\nFigure 1: Weirs of the north (Zhou, 2011)  23\nFigure 2: Towns (Silva, 2015)  31',
    ],
  ])('%s', (_, contents) => {
    const text = `${contents}\n\nRivers and locks\n\n${body}\n\nReferences\n\n${berg}\n\n${okafor}\n`;
    const { callouts, findings } = read(text);
    expect(callouts.map((own) => own.text)).toEqual(['Okafor, 2019', 'Berg, 2014']);
    expect(findings).toEqual([]);
  });

  it('a table with tabs does', () => {
    const text = `${body}\n\nStudy\tRivers\n\nOkafor (2019)\t12\n\nReferences\n\n${berg}\n\n${okafor}\n`;
    expect(read(text).callouts.map((own) => own.text)).toEqual([
      'Okafor, 2019',
      'Berg, 2014',
      'Okafor (2019)',
    ]);
  });
});

it('a chapter that is called as lists are heads none where a list stands further down', () => {
  const chapter = [
    'The first diaries are of 1871.',
    'A second set begins in 1902.',
    'Others have been lost since 1950.',
  ];
  const text = `${body}\n\nSources\n\n${chapter.join('\n\n')}\n\nAppendix A: References\n\n${okafor}\n\n${berg}\n\n${silva}\n\nAnderson, Katharine. 2005. Predicting the Weather. Chicago: Press.\n\nLatour, Bruno. 1987. Science in Action. Cambridge: Harvard.\n`;
  expect(read(text).references.map(({ text: entry }) => entry.split(/[ ,]/, 1)[0])).toEqual([
    'Okafor',
    'Berg',
    'Silva',
    'Anderson',
    'Latour',
  ]);
});

const readFrom = (text: string, listBegins: string, blocks: Block[] = []) =>
  checkDocument({ text, blocks, raised: [], notes: [], live: [] }, { listBegins });

/** A list that nobody finds: its works have no years, and stand among other text. */
const hidden = `${body}

What helped me

Okafor: Rivers of the delta, the whole of it

Berg: Locks and canals of the west

Silva: Towns on the coast of Bahia

Appendix A

I counted the boats.
`;

describe('a list begins where somebody says', () => {
  it.each([
    ['at its heading', 'What helped me'],
    ['at its first entry', 'Okafor: Rivers of the delta'],
    ['at its first entry, in other letters and spaces', ' okafor:  RIVERS of'],
    [
      'at more of its first entry than the line has',
      'Okafor: Rivers of the delta, the whole of it, and more',
    ],
    ['inside a line', 'the whole of it'],
    ['at a place of the text', String(hidden.indexOf('What helped') + 3)],
    ['at the place of its first entry', String(hidden.indexOf('Okafor: '))],
  ])('%s', (_, listBegins) => {
    const { references, coverage } = readFrom(hidden, listBegins);
    expect(references.map(({ text }) => text.split(':', 1)[0])).toEqual(['Okafor', 'Berg', 'Silva']);
    expect(coverage.list).toBe('given');
  });

  it('below a heading that is one by the file alone', () => {
    const text = `${body}\n\nWhat I read in 2019.\n\n${okafor}\n\n${berg}\n`;
    const start = text.indexOf('What I read');
    const blocks: Block[] = [{ kind: 'heading', start, end: start + 20 }];
    expect(readFrom(text, String(start), blocks).references).toHaveLength(2);
    expect(readFrom(text, String(start)).references).toHaveLength(3);
  });

  it('in place of one that is found, up to a later one', () => {
    const text = `${body}\n\nReferences\n\n${okafor}\n\nArchives\n\n${berg}\n\nBibliography\n\n${silva}\n`;
    const { references } = readFrom(text, berg);
    expect(references.map(({ text: entry }) => entry)).toEqual([berg, silva]);
  });

  it.each([
    ['a line that there is not', 'Nobody wrote this'],
    ['a place behind the text', '999999'],
    ['nothing', '   '],
  ])('and is refused at %s', (_, listBegins) => {
    expect(() => readFrom(hidden, listBegins)).toThrow(expect.objectContaining({ code: 'no-such-place' }));
  });

  it('and keys are not asked where the list is said to be typed', () => {
    const keyed = {
      citations: [{ start: 0, end: 6, keys: ['a'] }],
      entries: [],
      respelt: new Map(),
      unused: [],
      absent: [],
      isNumbered: false,
    };
    const document = { text: hidden, blocks: [], raised: [], notes: [], live: [], keyed };
    expect(checkDocument(document, { listBegins: 'What helped me' }).coverage.list).toBe('given');
  });
});
