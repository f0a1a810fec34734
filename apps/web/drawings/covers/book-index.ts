import { colours } from '../colours.ts';
import { rule } from '../svg.ts';
import { bigWords } from './big-words.ts';
import type { Motif } from './motif.ts';
import { sheet } from './sheet.ts';

/** The words of a text that an index would list. */
function headwords(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{5,12}/gu) ?? [];
  return [...new Set(words)].sort((one, other) => one.localeCompare(other, 'en')).slice(0, 11);
}

/** A book index of the article's words. */
export const bookIndex: Motif = (parts) => {
  const { pen, text, title } = parts;
  const type = { face: 'text', size: 19, fill: colours.ink } as const;
  const entries = headwords(`${title} ${text}`).map((word, index) => {
    const y = 76 + index * 34;
    // An arbitrary page number that is the same on every build.
    const page = String(12 + ((word.length * 37 + index * 53) % 280));
    return [
      pen.line(word, 44, y, type),
      rule(54 + pen.widthOf(word, type), y - 4, 330 - pen.widthOf(page, type), y - 4, colours.rule, 1),
      pen.line(page, 340, y, { ...type, fill: index === 3 ? colours.red : colours.faint }, 'end'),
    ].join('');
  });
  return [
    sheet({ x: 46, y: -14, width: 384, height: 500 }, ...entries),
    bigWords(parts, { x: 478, y: 225, width: 280, size: 72 }),
  ].join('');
};
