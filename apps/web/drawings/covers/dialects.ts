import { colours } from '../colours.ts';
import { bigWords } from './big-words.ts';
import type { Motif } from './motif.ts';
import { sheet } from './sheet.ts';

const cards = [
  { text: '(Thelen, 2004)', x: 330, y: 52, turn: -3 },
  { text: '(Thelen 2004)', x: 470, y: 120, turn: 2 },
  { text: '(Thelen, 2004: 12)', x: 318, y: 190, turn: 1.5 },
  { text: 'Thelen (2004, p12)', x: 452, y: 262, turn: -2 },
  { text: '(THELEN, 2004)', x: 336, y: 330, turn: 2.5 },
];

/** One citation in five dialects, each on a card of its own. */
export const dialects: Motif = (parts) => {
  const { pen } = parts;
  return [
    bigWords(parts, { x: 48, y: 225, width: 246, size: 64 }),
    ...cards.map(({ text, ...place }, index) =>
      sheet(
        { ...place, width: 296, height: 74 },
        pen.line(
          text,
          148,
          48,
          { face: 'text', size: 32, fill: index === 0 ? colours.red : colours.ink },
          'middle',
        ),
      ),
    ),
  ].join('');
};
