import { colours } from '../colours.ts';
import { bigWords } from './big-words.ts';
import type { Motif } from './motif.ts';

/** A number in red square brackets, as high as the cover. */
export const bracketedNumber: Motif = (parts) => {
  const { pen } = parts;
  const bracket = { face: 'display', size: 400, fill: colours.red } as const;
  return [
    pen.line('[', 30, 338, bracket),
    pen.line('1', 158, 338, { ...bracket, fill: colours.paper }),
    pen.line(']', 318, 338, bracket),
    bigWords(parts, { x: 500, y: 225, width: 264, size: 62 }),
  ].join('');
};
