import { describe, expect, it } from 'vitest';
import { readPaper } from './read-paper.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

const paper = `Memory is short (Baddeley, 1992). Others doubt it (Cowan, 2001).

References

Baddeley, A. (1992). Working memory. Science, 255(5044), 556–559.

Miller, G. A. (1956). The magical number seven, plus or minus two. Psychological Review, 63(2), 81–97.
`;

describe('readPaper', () => {
  it('reads a plain text, links its citations with its list and says what does not agree', async () => {
    const { references, callouts, findings } = await readPaper({ name: 'paper.txt', bytes: bytes(paper) });
    expect(references.map(({ start, end }) => paper.slice(start, end))).toEqual([
      'Baddeley, A. (1992). Working memory. Science, 255(5044), 556–559.',
      'Miller, G. A. (1956). The magical number seven, plus or minus two. Psychological Review, 63(2), 81–97.',
    ]);
    expect(callouts.map(({ text, refs }) => [text, refs])).toEqual([
      ['Baddeley, 1992', [0]],
      ['Cowan, 2001', []],
    ]);
    expect(findings.map(({ kind, start, end }) => [kind, paper.slice(start, end).slice(0, 12)])).toEqual([
      ['missing-reference', 'Cowan, 2001'],
      ['uncited-reference', 'Miller, G. A'],
    ]);
  });

  it('refuses a format that it does not know', async () => {
    const file = { name: 'paper.xyz', bytes: bytes('text') };
    await expect(readPaper(file)).rejects.toMatchObject({ name: 'PaperError', code: 'unknown-format' });
  });
});
