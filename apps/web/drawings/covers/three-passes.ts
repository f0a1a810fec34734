import { colours } from '../colours.ts';
import { shape } from '../svg.ts';
import { bigWords } from './big-words.ts';
import { greek } from './greek.ts';
import type { Motif } from './motif.ts';
import { sheet } from './sheet.ts';

const passes = [
  { d: 'M70 66C190 20 330 40 372 58', number: '1', x: 388, y: 66 },
  { d: 'M70 150C160 110 200 190 270 150S350 128 372 146', number: '2', x: 388, y: 156 },
  {
    d: 'M70 236C90 206 110 206 126 236S164 266 182 236S220 206 238 236S276 266 294 236S334 210 372 236',
    number: '3',
    x: 388,
    y: 246,
  },
];

/** A page read three times: a glance, a look, and every line. */
export const threePasses: Motif = (parts) => {
  const { pen } = parts;
  return [
    bigWords(parts, { x: 48, y: 225, width: 246, size: 64 }),
    sheet(
      { x: 328, y: 46, width: 430, height: 460 },
      ...passes.flatMap(({ d, number, x, y }, index) => [
        greek({
          x: 60,
          y: 52 + index * 90,
          width: 310,
          lines: 4,
          leading: 18,
          stroke: colours.shade,
          weight: 8,
        }),
        shape('path', { d, fill: 'none', stroke: colours.red, 'stroke-width': 5, 'stroke-linecap': 'round' }),
        pen.line(number, x, y, { face: 'display', size: 44, fill: colours.red }),
      ]),
      greek({ x: 60, y: 322, width: 310, lines: 4, leading: 18, stroke: colours.shade, weight: 8 }),
    ),
  ].join('');
};
