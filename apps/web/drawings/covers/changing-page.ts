import { colours } from '../colours.ts';
import { rule, shape } from '../svg.ts';
import { bigWords } from './big-words.ts';
import { greek } from './greek.ts';
import type { Motif } from './motif.ts';
import { sheet } from './sheet.ts';

const versions = [
  { x: 316, y: 40, turn: -4, date: 'March', lines: 6 },
  { x: 400, y: 72, turn: 0.5, date: 'April', lines: 4 },
  { x: 482, y: 110, turn: 4, date: 'June', lines: 2 },
];

/** One web page on three days: each time there is less of it. */
export const changingPage: Motif = (parts) => {
  const { pen } = parts;
  return [
    ...versions.map(({ date, lines, ...place }, index) =>
      sheet(
        { ...place, width: 270, height: 270 },
        shape('rect', { width: 270, height: 40, fill: colours.shade }),
        shape('circle', { cx: 22, cy: 20, r: 6, fill: colours.red }),
        pen.line(date, 44, 28, { face: 'mono', size: 20, fill: colours.ink }),
        rule(26, 76, 190, 76, colours.ink, 10),
        greek({
          x: 26,
          y: 110,
          width: 210,
          lines,
          leading: 24,
          stroke: index === 2 ? colours.red : colours.rule,
          weight: 7,
        }),
      ),
    ),
    bigWords(parts, { x: 44, y: 225, width: 240, size: 64 }),
  ].join('');
};
