import { colours } from '../colours.ts';
import { group, rule, shape } from '../svg.ts';
import { bigWords } from './big-words.ts';
import type { Motif } from './motif.ts';

const spines = [
  { width: 44, height: 250, fill: '#8d7f66' },
  { width: 58, height: 284, fill: '#5b6b77' },
  { width: 40, height: 236, fill: '#a58f5e' },
  { width: 52, height: 300, fill: colours.paper },
  { width: 46, height: 262, fill: '#6f5a6b' },
  { width: 56, height: 278, fill: '#7b8466' },
  { width: 42, height: 244, fill: '#94735a' },
];
const chosen = 3;

/** A shelf of journals; one is pulled out. */
export const journalShelf: Motif = (parts) => {
  const { pen, title } = parts;
  const board = 380;
  let x = 372;
  const books = spines.map(({ width, height, fill }, index) => {
    const lift = index === chosen ? 22 : 0;
    const box = { x, y: board - height - lift, width, height };
    x += width + 4;
    const middle = box.x + width / 2;
    return [
      shape('rect', { ...box, x: box.x + 4, y: box.y + 5, fill: '#000', opacity: 0.25 }),
      shape('rect', { ...box, fill }),
      rule(box.x, box.y + 30, box.x + width, box.y + 30, index === chosen ? colours.red : '#00000055', 4),
      rule(box.x, box.y + height - 34, box.x + width, box.y + height - 34, '#00000033', 3),
      index === chosen
        ? group(
            { transform: `translate(${middle + 7} ${box.y + height - 52}) rotate(-90)` },
            pen.line(title.split(' ').slice(0, 3).join(' '), 0, 0, {
              face: 'text',
              size: 21,
              fill: colours.ink,
            }),
          )
        : '',
    ].join('');
  });
  return [
    ...books,
    shape('rect', { x: 340, y: board, width: 480, height: 16, fill: colours.rule }),
    shape('rect', { x: 340, y: board + 16, width: 480, height: 10, fill: '#00000055' }),
    bigWords(parts, { x: 48, y: 225, width: 270, size: 62 }),
  ].join('');
};
