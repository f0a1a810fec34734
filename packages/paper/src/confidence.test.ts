import { describe, expect, it } from 'vitest';
import { checkDocument } from './check-document.ts';

const list = `References

Baddeley, A. (1992). Working memory. Science, 255(5044), 556–559.

Cowan, N. (2001). The magical number 4. Behavioral and Brain Sciences, 24, 87–114.

Miller, G. (1956). The magical number seven. Psychological Review, 63(2), 81–97.
`;

/** The findings of a text that are told as such, and those that are told apart. */
function findingsIn(text: string, entries: string = list) {
  const paper = `Memory is short (Baddeley, 1992; Cowan, 2001; Miller, 1956). ${text}\n\n${entries}`;
  const { findings } = checkDocument({ text: paper, blocks: [], raised: [], notes: [], live: [] });
  const told = (isSure: boolean) =>
    findings
      .filter(({ confidence }) => confidence >= 0.8 === isSure)
      .map(({ start, end }) => paper.slice(start, end).slice(0, 20));
  return { sure: told(true), perhaps: told(false) };
}

describe('how sure a finding is', () => {
  it.each([
    ['names in brackets', 'So they say (Dahl & Jonsson, 2010).', ['Dahl & Jonsson, 2010'], []],
    ['an author behind a verb of saying', 'It is so, according to Dahl (2010).', ['Dahl (2010)'], []],
    ['a name behind a word that titles have', 'It is a matter of Entropy (2011).', [], ['Entropy (2011)']],
    [
      'a place behind a word of comparison',
      'Ocurre en países como Colombia (2014).',
      [],
      ['Colombia (2014)'],
    ],
    ['a short form before names', 'A scale was used (PMC; Sekerka 2009).', [], ['PMC; Sekerka 2009']],
  ])('%s', (_, text, sure, perhaps) => {
    expect(findingsIn(text)).toEqual({ sure, perhaps });
  });

  it('a list of which most is not cited was read wrongly', () => {
    const more = ['Abel', 'Berg', 'Dahl', 'Evans', 'Frisch', 'Gruber']
      .map((name, at) => `${name}, K. (200${at}). On cells and their stars. Nature, ${at + 3}1(2), 11–19.`)
      .join('\n\n');
    expect(findingsIn('', `${list}\n${more}\n`).sure).toEqual([]);
    expect(findingsIn('', `${list}\n${more}\n`).perhaps).toHaveLength(6);
  });
});

it('entries that nothing cites are in doubt where most that is cited is missing', () => {
  const cited = ['Abel', 'Berg', 'Dahl', 'Evans', 'Frisch'].map((name) => `(${name}, 2004)`).join(' and ');
  const entry = 'Olsen, K. (2003). On cells and their stars. Nature, 31(2), 11–19.\n';
  expect(findingsIn(`So ${cited}.`, `${list}\n${entry}`).sure).toEqual([]);
});

it('a work that a note cites in full is missing', () => {
  const note = '1 John D. Post, The Last Great Crisis in the Western World (Baltimore: Hopkins, 1977), 12.';
  const others = ['Baddeley, Working memory (1992), 3.', 'Cowan, The magical number 4 (2001), 9.'];
  const body = 'Memory is short.¹ So it is.² And so on.³';
  const notes = [...others.map((text, at) => `${at + 2} ${text}`), note];
  const text = `${body}\n\n${list}\n${notes.join('\n\n')}`;
  const document = {
    text,
    blocks: notes.map((own) => ({
      kind: 'note' as const,
      start: text.indexOf(own),
      end: text.indexOf(own) + own.length,
    })),
    raised: [],
    live: [],
    notes: notes.map((own, at) => ({
      mark: { start: text.indexOf('¹²³'[at] ?? ''), end: text.indexOf('¹²³'[at] ?? '') + 1 },
      block: { start: text.indexOf(own), end: text.indexOf(own) + own.length },
    })),
  };
  const told = checkDocument(document).findings.map(({ kind, grounds, confidence }) => [
    kind,
    grounds,
    confidence >= 0.8,
  ]);
  expect(told).toContainEqual(['missing-reference', 'missing: note in full', true]);
});
