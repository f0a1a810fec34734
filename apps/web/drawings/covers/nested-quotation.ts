import { colours } from '../colours.ts';
import { shape } from '../svg.ts';
import { bigWords } from './big-words.ts';
import { greek } from './greek.ts';
import type { Motif } from './motif.ts';
import { sheet } from './sheet.ts';

/** A page that quotes a page that quotes a page: the innermost is the source. */
export const nestedQuotation: Motif = (parts) => {
  const { pen } = parts;
  const mark = { face: 'display', size: 120, fill: colours.red } as const;
  const stroke = colours.rule;
  const edge = (width: number, height: number) =>
    shape('rect', { width, height, rx: 2, fill: 'none', stroke, 'stroke-width': 1.5 });
  return [
    bigWords(parts, { x: 48, y: 225, width: 230, size: 66 }),
    sheet(
      { x: 316, y: 34, width: 446, height: 396, turn: -1 },
      greek({ x: 36, y: 40, width: 370, lines: 2, leading: 20, stroke }),
      sheet(
        { x: 56, y: 90, width: 336, height: 256, turn: 1.6 },
        edge(336, 256),
        greek({ x: 32, y: 34, width: 270, lines: 2, leading: 20, stroke }),
        sheet(
          { x: 52, y: 82, width: 236, height: 140, turn: -1.8 },
          edge(236, 140),
          pen.line('“', 22, 100, mark),
          greek({ x: 92, y: 52, width: 120, lines: 4, leading: 20, stroke: colours.ink }),
        ),
      ),
    ),
  ].join('');
};
