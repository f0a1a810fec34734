import { colours } from '../colours.ts';
import { shape } from '../svg.ts';
import { bigWords } from './big-words.ts';
import type { Motif } from './motif.ts';

const digits = ['0000', '0002', '1825', '0097'];

/** Sixteen digits in four rows of tiles, and the names that they tell apart. */
export const nameNumber: Motif = (parts) => {
  const { pen } = parts;
  const tiles = digits.flatMap((row, y) =>
    [...row].map((digit, x) => {
      const box = { x: 414 + x * 86, y: 58 + y * 86, width: 76, height: 76, rx: 6 };
      const last = x === 3 && y === 3;
      return [
        shape('rect', { ...box, fill: last ? colours.red : colours.paper }),
        pen.line(
          digit,
          box.x + 38,
          box.y + 54,
          { face: 'mono', size: 46, fill: last ? colours.white : colours.ink },
          'middle',
        ),
      ].join('');
    }),
  );
  const name = { face: 'italic', size: 34, fill: colours.shade } as const;
  return [
    pen.line('van der Berg, J.', 52, 110, name),
    pen.line('Berg, Jan van der', 52, 162, name),
    pen.line('J. V. D. Berg', 52, 214, name),
    bigWords({ ...parts, words: 'one person' }, { x: 52, y: 326, width: 320, size: 64 }),
    ...tiles,
  ].join('');
};
