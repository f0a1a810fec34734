import { colours } from '../colours.ts';
import { rule } from '../svg.ts';
import { bigWords } from './big-words.ts';
import type { Motif } from './motif.ts';
import { sheet } from './sheet.ts';

const indent = 38;

/** A reference list with hanging indents, marked by a thin line. */
export const hangingIndent: Motif = (parts) => {
  const { pen, title, text } = parts;
  const type = { face: 'text', size: 17, fill: colours.ink } as const;
  const entries = [text, title, text.split(' ').slice(6).join(' '), title].flatMap((entry) =>
    pen.wrap(entry, 350, type, indent).map((line, index) => ({ line, x: index === 0 ? 46 : 46 + indent })),
  );
  return [
    bigWords(parts, { x: 52, y: 225, width: 300, size: 74 }),
    sheet(
      { x: 388, y: 48, width: 440, height: 440 },
      pen.line('References', 220, 58, { face: 'text', size: 21, fill: colours.ink }, 'middle'),
      rule(46 + indent, 78, 46 + indent, 440, colours.red, 1.2),
      ...entries.slice(0, 14).map(({ line, x }, index) => pen.line(line, x, 108 + index * 25, type)),
    ),
  ].join('');
};
