import { colours } from '../colours.ts';
import { rule } from '../svg.ts';
import { bigWords } from './big-words.ts';
import type { Motif } from './motif.ts';
import { sheet } from './sheet.ts';

/** The foot of a page: the end of the text, a short rule, the note; and a very large note number. */
export const footnote: Motif = (parts) => {
  const { pen, text, title } = parts;
  const body = { face: 'text', size: 18, fill: colours.ink, x: 48, width: 350, leading: 27 } as const;
  const note = { ...body, size: 14, leading: 21, x: 62, width: 336 } as const;
  return [
    pen.line('1', 44, 330, { face: 'display', size: 380, fill: colours.red }),
    bigWords(parts, { x: 214, y: 225, width: 150, size: 46 }),
    sheet(
      { x: 384, y: -30, width: 446, height: 430 },
      pen.paragraph(`${text} ${title}.`, { ...body, y: 84, lines: 6 }),
      rule(48, 268, 148, 268, colours.ink, 1.4),
      pen.line('1', 48, 292, { face: 'text', size: 10, fill: colours.red }),
      pen.paragraph(`${title}. ${text}`, { ...note, y: 298, lines: 4 }),
    ),
  ].join('');
};
