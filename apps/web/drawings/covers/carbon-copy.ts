import { colours } from '../colours.ts';
import { group, shape } from '../svg.ts';
import { bigWords } from './big-words.ts';
import { greek } from './greek.ts';
import type { Motif } from './motif.ts';
import { sheet } from './sheet.ts';

/** A page and its carbon copy, with an arrow that leads back to the author. */
export const carbonCopy: Motif = (parts) => {
  const { pen } = parts;
  const arrow = { fill: 'none', stroke: colours.red, 'stroke-width': 6, 'stroke-linecap': 'round' } as const;
  return [
    bigWords(parts, { x: 48, y: 225, width: 240, size: 66 }),
    group(
      { opacity: 0.55 },
      sheet(
        { x: 530, y: 104, width: 226, height: 290, turn: 5 },
        pen.line('2026', 32, 58, { face: 'mono', size: 26, fill: '#3d5a80' }),
        greek({ x: 32, y: 92, width: 160, lines: 8, leading: 23, stroke: '#3d5a80', weight: 6 }),
      ),
    ),
    sheet(
      { x: 340, y: 60, width: 226, height: 290, turn: -3 },
      pen.line('2024', 32, 58, { face: 'mono', size: 26, fill: colours.ink }),
      greek({ x: 32, y: 92, width: 160, lines: 8, leading: 23, stroke: colours.ink, weight: 6 }),
    ),
    shape('path', { ...arrow, d: 'M480 52C560 4 660 18 690 84' }),
    shape('path', { ...arrow, d: 'M666 70l25 18 10-29' }),
    shape('path', { ...arrow, d: 'M612 400C560 436 470 426 438 370' }),
    shape('path', { ...arrow, d: 'M432 400l4-33 31 12' }),
  ].join('');
};
