import { colours } from '../colours.ts';
import { rule } from '../svg.ts';
import { bigWords } from './big-words.ts';
import type { Motif } from './motif.ts';
import { sheet } from './sheet.ts';

const marked = [
  { text: 'Woolf, V.', gloss: 'author', x: 44, y: 120 },
  { text: '(1929).', gloss: 'date', x: 190, y: 120 },
  { text: 'A room of one’s own.', gloss: 'title', x: 92, y: 206 },
  { text: 'Hogarth Press.', gloss: 'publisher', x: 92, y: 292 },
] as const;

/** A reference with its parts underlined and labelled. */
export const annotatedReference: Motif = (parts) => {
  const { pen } = parts;
  const entry = marked.map(({ text, gloss, x, y }) => {
    const face = gloss === 'title' ? 'italic' : 'text';
    const style = { face, size: 31, fill: colours.ink } as const;
    const width = pen.widthOf(text, style);
    return [
      pen.line(text, x, y, style),
      rule(x, y + 12, x + width, y + 12, colours.red, 2),
      pen.line(gloss, x + width / 2, y + 32, { face: 'italic', size: 17, fill: colours.red }, 'middle'),
    ].join('');
  });
  return [
    sheet({ x: 52, y: 60, width: 420, height: 420 }, ...entry),
    bigWords(parts, { x: 516, y: 225, width: 246, size: 66 }),
  ].join('');
};
