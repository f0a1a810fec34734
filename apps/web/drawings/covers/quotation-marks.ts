import { colours } from '../colours.ts';
import { shape } from '../svg.ts';
import { bigWords } from './big-words.ts';
import { greek } from './greek.ts';
import type { Motif } from './motif.ts';

/** A quotation between two very large marks, with an ellipsis and brackets. */
export const quotationMarks: Motif = (parts) => {
  const { pen } = parts;
  const mark = { face: 'display', size: 420, fill: colours.red } as const;
  const sign = { face: 'display', size: 120, fill: colours.paper } as const;
  return [
    pen.line('“', 24, 372, mark),
    pen.line('”', 604, 372, mark),
    greek({ x: 236, y: 96, width: 330, lines: 2, leading: 30, stroke: colours.paper, weight: 7 }),
    pen.line('[', 252, 226, sign),
    ...[0, 1, 2].map((dot) => shape('circle', { cx: 342 + dot * 56, cy: 194, r: 13, fill: colours.paper })),
    pen.line(']', 496, 226, sign),
    greek({ x: 236, y: 268, width: 330, lines: 2, leading: 30, stroke: colours.paper, weight: 7 }),
    bigWords(parts, { x: 236, y: 366, width: 400, size: 40 }),
  ].join('');
};
