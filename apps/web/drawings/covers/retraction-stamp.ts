import { colours } from '../colours.ts';
import { group, shape } from '../svg.ts';
import { bigWords } from './big-words.ts';
import { greek } from './greek.ts';
import type { Motif } from './motif.ts';
import { sheet } from './sheet.ts';

/** A published page with a stamp across it. */
export const retractionStamp: Motif = (parts) => {
  const { pen } = parts;
  const stamp = { face: 'display', size: 62, fill: colours.red, tracking: 4 } as const;
  const width = pen.widthOf('RETRACTED', stamp) + 52;
  return [
    bigWords(parts, { x: 48, y: 225, width: 256, size: 62 }),
    sheet(
      { x: 366, y: 40, width: 360, height: 470 },
      shape('rect', { x: 40, y: 44, width: 240, height: 14, fill: colours.ink }),
      shape('rect', { x: 40, y: 70, width: 170, height: 14, fill: colours.ink }),
      greek({ x: 40, y: 116, width: 276, lines: 13, leading: 22, stroke: colours.rule, weight: 6 }),
    ),
    group(
      { transform: `translate(${546 - width / 2} 250) rotate(-14 ${width / 2} 0)` },
      shape('rect', { x: 0, y: -64, width, height: 92, rx: 8, fill: colours.paper, opacity: 0.82 }),
      shape('rect', {
        x: 0,
        y: -64,
        width,
        height: 92,
        rx: 8,
        fill: 'none',
        stroke: colours.red,
        'stroke-width': 7,
      }),
      pen.line('RETRACTED', width / 2, 4, stamp, 'middle'),
    ),
  ].join('');
};
