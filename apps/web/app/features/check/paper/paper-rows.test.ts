import type { PaperView } from '@citewright/contract';
import { describe, expect, it } from 'vitest';
import { citationsOf, paperRows } from './paper-rows.ts';

const text =
  'Memory\n\nIt is short (Baddeley, 1992) or not (Cowan, 2001).\n\nReferences\n\n1. Baddeley, A. (1992). Working memory.\n2. Miller, G. (1956). Seven.\n';
const place = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });

const paper: PaperView = {
  name: 'paper.docx',
  text,
  headings: [place('Memory'), place('References')],
  references: [
    { index: 0, input: '', ...place('Baddeley, A. (1992). Working memory.') },
    { index: 1, input: '', ...place('Miller, G. (1956). Seven.') },
  ],
  callouts: [
    { ...place('Baddeley, 1992'), refs: [0] },
    { ...place('Cowan, 2001'), refs: [] },
  ],
  links: [],
  findings: [
    { kind: 'missing-reference', message: 'Cowan', confidence: 0.9, callout: 1, ...place('Cowan, 2001') },
    {
      kind: 'uncited-reference',
      message: 'Miller',
      confidence: 0.8,
      reference: 1,
      ...place('Miller, G. (1956). Seven.'),
    },
    { kind: 'year', message: '1992', confidence: 0.79, callout: 0, ...place('Baddeley, 1992') },
  ],
  coverage: { list: 'heading' },
  advice: [
    {
      kind: 'ampersand',
      message: 'Most have “&”.',
      places: [
        { callout: 0, ...place('Baddeley, 1992') },
        { callout: 1, ...place('Cowan, 2001') },
      ],
    },
    {
      kind: 'et-al',
      message: 'Otherwise than elsewhere.',
      places: [{ callout: 1, reference: 0, note: 'Two authors.', ...place('Cowan, 2001') }],
    },
  ],
};

describe('the rows of a paper', () => {
  const rows = paperRows(paper);

  it('are its headings, its paragraphs and the entries of its list with their numbers', () => {
    expect(rows.map(({ kind, start, end, reference }) => [kind, text.slice(start, end), reference])).toEqual([
      ['heading', 'Memory', undefined],
      ['text', 'It is short (Baddeley, 1992) or not (Cowan, 2001).', undefined],
      ['heading', 'References', undefined],
      ['entry', '1. Baddeley, A. (1992). Working memory.', 0],
      ['entry', '2. Miller, G. (1956). Seven.', 1],
    ]);
  });

  it('have their citations marked, and those that are wrong', () => {
    expect(rows[1]?.pieces).toEqual([
      { text: 'It is short (' },
      { text: 'Baddeley, 1992', callout: 0, isFaulty: false },
      { text: ') or not (' },
      { text: 'Cowan, 2001', callout: 1, isFaulty: true },
      { text: ').' },
    ]);
  });

  it('have their findings, and apart from them those that are less sure', () => {
    expect(rows.map(({ findings }) => findings)).toEqual([[], [0], [], [], [1]]);
    expect(rows.map(({ perhaps }) => perhaps)).toEqual([[], [2], [], [], []]);
  });

  it('have their advice, each piece once, with what it says of the place', () => {
    expect(rows.map(({ advice }) => advice)).toEqual([
      [],
      [
        {
          kind: 'ampersand',
          message: 'Most have “&”.',
          passages: ['Baddeley, 1992', 'Cowan, 2001'],
          reference: undefined,
        },
        { kind: 'et-al', message: 'Two authors.', passages: ['Cowan, 2001'], reference: 0 },
      ],
      [],
      [],
      [],
    ]);
  });

  it('lose no text', () => {
    const shown = rows.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join('');
    expect(shown.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  });

  it('break a text without blank lines at its lines', () => {
    const long = `${'A long line of a paper. '.repeat(100)}\n${'Another line of the paper. '.repeat(100)}`;
    const plain = {
      ...paper,
      text: long,
      headings: [],
      references: [],
      callouts: [],
      findings: [],
      advice: [],
    };
    expect(paperRows(plain)).toHaveLength(2);
  });
});

it('an entry knows the citations that name it', () => {
  expect(citationsOf(paper)).toEqual([[0], []]);
});
