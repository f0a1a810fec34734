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
