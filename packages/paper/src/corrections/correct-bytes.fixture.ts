import { type Correction, type CorrectionOptions, correctPaper, type Way } from '@citewright/documents';
import { commentWords } from '../../../documents/src/corrected/comment-words.fixture.ts';
import type { Paper } from '../paper.ts';
import { readPaper } from '../read-paper.ts';

export const options = (way: Way): CorrectionOptions => ({
  way,
  words: commentWords,
  author: 'Citewright',
  date: new Date('2026-01-02T03:04:05Z'),
});

/** Reads a file and corrects it as its paper asks for. */
export async function correctBytes(
  name: string,
  bytes: Uint8Array,
  corrections: (paper: Paper) => Correction[],
  way: Way,
) {
  const file = { name, bytes };
  const paper = await readPaper(file);
  return correctPaper(file, paper, corrections(paper), options(way));
}
