import { colours } from '../colours.ts';
import { rule, shape } from '../svg.ts';
import { bigWords } from './big-words.ts';
import type { Motif } from './motif.ts';

const lines = [
  ['@article{', 'bloom1970,'],
  ['  author  = {', 'Burton H. Bloom},'],
  ['  title   = {', '{Space/time} trade-offs},'],
  ['  journal = {', 'Commun. {ACM}},'],
  ['  year    = ', '1970,'],
  ['}', ''],
] as const;

/** A BibTeX record in an editor, with numbered lines. */
export const bibtexRecord: Motif = (parts) => {
  const { pen } = parts;
  const type = { face: 'mono', size: 20, fill: colours.shade } as const;
  const box = { x: 268, y: 58, width: 504, height: 336, rx: 8 };
  return [
    bigWords(parts, { x: 40, y: 225, width: 204, size: 58 }),
    shape('rect', { ...box, x: box.x + 7, y: box.y + 9, fill: '#000', opacity: 0.25 }),
    shape('rect', { ...box, fill: '#16130f' }),
    rule(318, 58, 318, 394, '#ffffff22', 2),
    ...lines.flatMap(([key, value], index) => {
      const y = 112 + index * 48;
      return [
        pen.line(String(index + 1), 302, y, { ...type, fill: colours.faint }, 'end'),
        pen.line(key, 336, y, { ...type, fill: colours.rule }),
        pen.line(value, 336 + pen.widthOf(key, type), y, {
          ...type,
          fill: index === 2 ? '#f08a5d' : colours.white,
        }),
      ];
    }),
  ].join('');
};
