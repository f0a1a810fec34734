import { colours } from '../colours.ts';
import { rule, shape } from '../svg.ts';
import { bigWords } from './big-words.ts';
import type { Motif } from './motif.ts';
import { sheet } from './sheet.ts';

const columns = ['A', 'B', 'C'];
const rows = ['a stage', 'a choice', 'a delay', 'for all'];
/** Which source takes which position: agrees, denies, or says nothing. */
const positions = ['+-+', ' +-', '-+ ', '+ -'];

/** A synthesis matrix: sources across, positions down, a mark where one speaks for or against. */
export const synthesisMatrix: Motif = (parts) => {
  const { pen } = parts;
  const label = { face: 'italic', size: 22, fill: colours.ink } as const;
  const cell = (row: number, column: number) => ({ x: 178 + column * 92, y: 118 + row * 74 });
  const marks = positions.flatMap((line, row) =>
    [...line].map((sign, column) => {
      const { x, y } = cell(row, column);
      if (sign === '+') return shape('circle', { cx: x, cy: y, r: 17, fill: colours.red });
      if (sign === '-')
        return shape('circle', { cx: x, cy: y, r: 15, fill: 'none', stroke: colours.ink, 'stroke-width': 3 });
      return rule(x - 9, y, x + 9, y, colours.rule, 3);
    }),
  );
  return [
    bigWords(parts, { x: 48, y: 225, width: 250, size: 66 }),
    sheet(
      { x: 336, y: 42, width: 424, height: 376, turn: 0.8 },
      ...columns.map((name, column) =>
        pen.line(name, cell(0, column).x, 62, { ...label, face: 'display', size: 34 }, 'middle'),
      ),
      ...rows.map((name, row) => pen.line(name, 28, cell(row, 0).y + 7, label)),
      ...rows.map((_, row) => rule(24, cell(row, 0).y - 37, 400, cell(row, 0).y - 37, colours.rule, 1.5)),
      rule(128, 30, 128, 350, colours.red, 1.5),
      ...marks,
    ),
  ].join('');
};
