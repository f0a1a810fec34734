import type { Span } from '../../document.ts';
import type { Line } from './columns.ts';
import type { Run } from './page.ts';

/** Text with the places of its raised digits. */
export interface RaisedText {
  text: string;
  raised: Span[];
}

/** A space between words, in the size of the type. */
const narrowestSpace = 0.15;

/** Whether a run stands above the baseline of its line, in smaller type. */
export const isRaised = (run: Run, line: { y: number; size: number }): boolean =>
  run.size < line.size * 0.88 && run.y < line.y - line.size * 0.12;

/** The text of a line, with tabs between the cells of a table. */
export function textOfLine(line: Line): RaisedText {
  let text = '';
  const raised: Span[] = [];
  let before: Run | undefined;
  for (const [at, run] of line.runs.entries()) {
    const isUp = isRaised(run, line) && /^[\d\s,;–—−-]+$/.test(run.text) && /\d/.test(run.text);
    if (before) {
      const gap = run.x - before.right;
      // A label and its text are one cell.
      if (line.gaps.includes(at) && gap > line.size * 2 && text.length > 6) text += '\t';
      else if (run.isApart || gap > line.size * narrowestSpace) text += ' ';
    }
    const start = text.length;
    text += run.text;
    if (isUp) raised.push({ start, end: text.length });
    before = run;
  }
  return composed({ text, raised });
}

const marks: Record<string, string> = {
  '´': '\u0301',
  '`': '\u0300',
  '¨': '\u0308',
  '˜': '\u0303',
  ˆ: '\u0302',
  ˇ: '\u030c',
  '˘': '\u0306',
  '˚': '\u030a',
  '˝': '\u030b',
  '˙': '\u0307',
};

/** Accents that are set before their letters, as old fonts of TeX have them, and cedillas after theirs. */
const accented = /(?:([´¨˜ˆˇ˘˚˝˙])\s?|(?<=\p{L})(`))([\p{L}])|([cCsStT])\s?¸/gu;

function composed({ text, raised }: RaisedText): RaisedText {
  if (!/[´¨˜ˆˇ˘˚˝˙`¸]/.test(text)) return { text, raised };
  let out = '';
  let from = 0;
  const moves: { at: number; by: number }[] = [];
  for (const match of text.matchAll(accented)) {
    const [whole, mark, grave, letter, cedilla] = match;
    const base = (letter ?? cedilla ?? '').replace('ı', 'i').replace('ȷ', 'j');
    const one = (base + (cedilla ? '\u0327' : (marks[mark ?? grave ?? ''] ?? ''))).normalize('NFC');
    out += text.slice(from, match.index) + one;
    from = match.index + whole.length;
    moves.push({ at: from, by: one.length - whole.length });
  }
  out += text.slice(from);
  const moved = (place: number) =>
    place + moves.reduce((sum, { at, by }) => (at <= place ? sum + by : sum), 0);
  return { text: out, raised: raised.map(({ start, end }) => ({ start: moved(start), end: moved(end) })) };
}
