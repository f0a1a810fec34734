import { colours } from '../colours.ts';
import { group } from '../svg.ts';
import { bigWords } from './big-words.ts';
import type { Motif } from './motif.ts';

const names = ['Brachmann', 'Davies', 'Cost', 'Caputo', 'Li', 'Hieter', 'Boeke'];

/** A list of authors that fades after the first, behind a large “et al.” */
export const fadingAuthors: Motif = (parts) => {
  const { pen } = parts;
  const list = names.map((name, index) => {
    const style = { face: 'text', size: 42, fill: index === 0 ? colours.white : colours.rule } as const;
    return group({ opacity: 1 - index * 0.13 }, pen.line(name, 56, 102 + index * 46, style));
  });
  return [
    ...list,
    pen.line('et al.', 326, 262, { face: 'italic', size: 176, fill: colours.red }),
    bigWords(parts, { x: 336, y: 344, width: 420, size: 50 }),
  ].join('');
};
