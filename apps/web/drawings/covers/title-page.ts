import { colours } from '../colours.ts';
import { rule, shape } from '../svg.ts';
import { coverSize, type Motif } from './motif.ts';
import { sheet } from './sheet.ts';

const { width, height } = coverSize;

/** An eighteenth-century title page: centred, ruled, dated in Roman numerals. */
export const titlePage: Motif = ({ words, pen }) => {
  const paper = { x: 150, y: 26, width: 500, height: height + 20 };
  const middle = paper.width / 2;
  const style = { face: 'display', size: 62, fill: colours.ink } as const;
  const lines = pen.wrap(words, 400, style);
  const first = 190 - ((lines.length - 1) * 64) / 2;
  const small = { face: 'text', size: 15, fill: colours.faint, tracking: 9 } as const;
  return [
    rule(0, height / 2, width, height / 2, '#00000033', 60),
    sheet(
      paper,
      shape('rect', {
        x: 22,
        y: 22,
        width: 456,
        height: 500,
        fill: 'none',
        stroke: colours.ink,
        'stroke-width': 2,
      }),
      shape('rect', { x: 28, y: 28, width: 444, height: 500, fill: 'none', stroke: colours.ink }),
      pen.line('A TREATISE UPON', middle, 86, small, 'middle'),
      ...lines.map((text, index) => pen.line(text, middle, first + index * 64, style, 'middle')),
      rule(middle - 120, 286, middle - 22, 286, colours.ink),
      rule(middle + 22, 286, middle + 120, 286, colours.ink),
      shape('path', { d: `M${middle} 274l12 12-12 12-12-12z`, fill: colours.red }),
      pen.line('LONDON', middle, 340, { ...small, fill: colours.ink }, 'middle'),
      pen.line(
        'Printed for the Editors, MMXXVI',
        middle,
        372,
        { face: 'italic', size: 18, fill: colours.ink },
        'middle',
      ),
    ),
  ].join('');
};
