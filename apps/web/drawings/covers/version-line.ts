import { colours } from '../colours.ts';
import { rule, shape } from '../svg.ts';
import { bigWords } from './big-words.ts';
import { greek } from './greek.ts';
import type { Motif } from './motif.ts';
import { sheet } from './sheet.ts';

const stops = [
  { x: 96, name: 'v1' },
  { x: 280, name: 'v2' },
  { x: 464, name: 'v3' },
];

/** The versions of a preprint on a line that ends at the version of record. */
export const versionLine: Motif = (parts) => {
  const { pen } = parts;
  return [
    bigWords(parts, { x: 52, y: 96, width: 500, size: 72 }),
    rule(96, 336, 664, 336, colours.paper, 4),
    ...stops.flatMap(({ x, name }, index) => [
      sheet(
        { x: x - 52, y: 180 - index * 6, width: 104, height: 130, turn: index % 2 === 0 ? -2 : 2 },
        greek({ x: 18, y: 28, width: 68, lines: 5, leading: 18, stroke: colours.rule, weight: 4 }),
      ),
      shape('circle', {
        cx: x,
        cy: 336,
        r: 13,
        fill: parts.ground,
        stroke: colours.paper,
        'stroke-width': 4,
      }),
      pen.line(name, x, 380, { face: 'mono', size: 22, fill: colours.paper }, 'middle'),
    ]),
    sheet(
      { x: 584, y: 132, width: 150, height: 182 },
      shape('rect', { width: 150, height: 34, fill: colours.red }),
      greek({ x: 22, y: 62, width: 106, lines: 6, leading: 19, stroke: colours.ink, weight: 4 }),
    ),
    shape('circle', { cx: 659, cy: 336, r: 17, fill: colours.red }),
    pen.line('of record', 659, 380, { face: 'mono', size: 22, fill: colours.paper }, 'middle'),
  ].join('');
};
