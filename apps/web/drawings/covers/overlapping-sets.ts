import { colours } from '../colours.ts';
import { shape } from '../svg.ts';
import { bigWords } from './big-words.ts';
import type { Motif } from './motif.ts';

/** Two sets of results: what they share, what either has, and what is excluded. */
export const overlappingSets: Motif = (parts) => {
  const { pen } = parts;
  const word = { face: 'mono', size: 26, fill: colours.white } as const;
  return [
    shape('circle', { cx: 470, cy: 194, r: 136, fill: colours.red, opacity: 0.85 }),
    shape('circle', { cx: 622, cy: 194, r: 136, fill: colours.paper, opacity: 0.28 }),
    shape('path', {
      d: 'M546 81A136 136 0 0 1 546 307A136 136 0 0 1 546 81z',
      fill: colours.paper,
    }),
    pen.line('cat', 404, 202, word, 'middle'),
    pen.line('feline', 688, 202, word, 'middle'),
    pen.line('OR', 546, 206, { face: 'mono', size: 40, fill: colours.ink }, 'middle'),
    shape('circle', {
      cx: 546,
      cy: 346,
      r: 38,
      fill: 'none',
      stroke: colours.paper,
      'stroke-width': 3,
      'stroke-dasharray': '7 7',
    }),
    shape('path', { d: 'M519 373L573 319', stroke: colours.red, 'stroke-width': 6, fill: 'none' }),
    pen.line('NOT', 626, 355, word, 'middle'),
    bigWords(parts, { x: 44, y: 225, width: 270, size: 50 }),
  ].join('');
};
