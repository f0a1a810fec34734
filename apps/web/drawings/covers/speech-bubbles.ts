import { colours } from '../colours.ts';
import { shape } from '../svg.ts';
import { bigWords } from './big-words.ts';
import { greek } from './greek.ts';
import type { Motif } from './motif.ts';

const columns = 4;
const rows = 4;
const asked = { column: 2, row: 1 };

/** A crowd that says the same; one bubble asks for the source. */
export const speechBubbles: Motif = (parts) => {
  const { pen } = parts;
  const bubbles = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [x, y] = [346 + column * 108 + (row % 2) * 14, 48 + row * 92];
    const asks = column === asked.column && row === asked.row;
    return [
      shape('path', {
        d: `M${x + 8} ${y}h76a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8h-46l-16 16v-16h-14a8 8 0 0 1-8-8v-40a8 8 0 0 1 8-8z`,
        fill: asks ? colours.red : colours.paper,
        opacity: asks ? 1 : 0.86,
      }),
      asks
        ? pen.line('[?]', x + 46, y + 41, { face: 'mono', size: 34, fill: colours.white }, 'middle')
        : greek({ x: x + 14, y: y + 18, width: 64, lines: 2, leading: 20, stroke: colours.rule, weight: 6 }),
    ].join('');
  });
  return [bigWords(parts, { x: 44, y: 225, width: 270, size: 62 }), ...bubbles].join('');
};
