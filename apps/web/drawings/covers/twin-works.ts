import { colours } from '../colours.ts';
import { bigWords } from './big-words.ts';
import { greek } from './greek.ts';
import type { Motif } from './motif.ts';
import { sheet } from './sheet.ts';

/** Two title pages of one author and one year, told apart by a letter. */
export const twinWorks: Motif = (parts) => {
  const { pen } = parts;
  const page = (x: number, letter: string, turn: number) =>
    sheet(
      { x, y: 54, width: 220, height: 340, turn },
      pen.line('Einstein', 110, 58, { face: 'text', size: 26, fill: colours.ink }, 'middle'),
      greek({ x: 46, y: 90, width: 128, lines: 2, leading: 18, stroke: colours.rule }),
      pen.line(letter, 110, 252, { face: 'display', size: 190, fill: colours.red }, 'middle'),
      pen.line('1905', 110, 316, { face: 'text', size: 34, fill: colours.ink }, 'middle'),
    );
  return [
    page(298, 'a', -2.5),
    page(538, 'b', 2.5),
    bigWords(parts, { x: 48, y: 225, width: 216, size: 66 }),
  ].join('');
};
