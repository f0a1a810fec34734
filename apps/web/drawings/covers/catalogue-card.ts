import { colours } from '../colours.ts';
import { rule, shape } from '../svg.ts';
import { bigWords } from './big-words.ts';
import type { Motif } from './motif.ts';
import { sheet } from './sheet.ts';

/** A typewritten library catalogue card: red margin, hole for the rod, other cards behind it. */
export const catalogueCard: Motif = (parts) => {
  const { pen, text, title } = parts;
  const typed = { face: 'mono', size: 15, fill: colours.ink, leading: 23, width: 350 } as const;
  const card = { x: 330, width: 440, height: 290 };
  return [
    bigWords(parts, { x: 48, y: 225, width: 262, size: 64 }),
    sheet({ ...card, y: 58, turn: 2.4 }),
    sheet({ ...card, y: 76, turn: -1.6 }),
    sheet(
      { ...card, y: 96, turn: 0.4 },
      rule(72, 0, 72, 290, colours.red, 1.4),
      rule(0, 62, 440, 62, colours.rule, 1.4),
      pen.line('808.02', 12, 44, { ...typed, size: 14 }),
      pen.paragraph(title, { ...typed, x: 84, y: 44, lines: 1 }),
      pen.paragraph(text, { ...typed, x: 84, y: 94, hanging: 20, lines: 5 }),
      shape('circle', { cx: 220, cy: 252, r: 13, fill: parts.ground }),
      shape('circle', { cx: 220, cy: 252, r: 13, fill: '#000', opacity: 0.25 }),
    ),
  ].join('');
};
