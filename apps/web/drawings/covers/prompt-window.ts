import { colours } from '../colours.ts';
import { rule, shape } from '../svg.ts';
import { bigWords } from './big-words.ts';
import { greek } from './greek.ts';
import type { Motif } from './motif.ts';

/** A chat: a question, an answer of grey lines, and a reference under it that nobody has checked. */
export const promptWindow: Motif = (parts) => {
  const { pen } = parts;
  const box = { x: 352, y: 50, width: 400, height: 350, rx: 14 };
  const typed = { face: 'mono', size: 18, fill: colours.ink } as const;
  return [
    bigWords(parts, { x: 48, y: 225, width: 270, size: 58 }),
    shape('rect', { ...box, x: box.x + 7, y: box.y + 9, fill: '#000', opacity: 0.25 }),
    shape('rect', { ...box, fill: colours.paper }),
    ...[0, 1, 2].map((dot) => shape('circle', { cx: 380 + dot * 22, cy: 76, r: 7, fill: colours.rule })),
    shape('rect', { x: 474, y: 104, width: 252, height: 52, rx: 14, fill: colours.shade }),
    pen.line('Who wrote this?', 496, 137, typed),
    greek({ x: 380, y: 192, width: 300, lines: 4, leading: 22, stroke: colours.rule }),
    shape('rect', {
      x: 378,
      y: 286,
      width: 348,
      height: 46,
      rx: 4,
      fill: 'none',
      stroke: colours.red,
      'stroke-width': 2.4,
      'stroke-dasharray': '8 7',
    }),
    pen.line('(Author?, n.d.)', 396, 316, { ...typed, fill: colours.red }),
    rule(380, 366, 380, 386, colours.ink, 3),
    rule(392, 386, 690, 386, colours.rule, 2),
  ].join('');
};
