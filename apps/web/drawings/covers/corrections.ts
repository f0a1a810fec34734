import { colours } from '../colours.ts';
import { group, rule, shape } from '../svg.ts';
import { bigWords } from './big-words.ts';
import type { Motif } from './motif.ts';
import { sheet } from './sheet.ts';

const pencil = { stroke: colours.red, 'stroke-width': 2.6, fill: 'none', 'stroke-linecap': 'round' } as const;

/** A copy-edited manuscript: a deletion, an insertion, transposed letters, a moved line. */
export const corrections: Motif = (parts) => {
  const { pen, text, title } = parts;
  const type = { face: 'mono', size: 17, fill: colours.ink, x: 54, width: 340, leading: 44 } as const;
  return [
    sheet(
      { x: 40, y: 34, width: 450, height: 460, turn: -1.4 },
      pen.paragraph(`${title}. ${text}`, { ...type, y: 74, lines: 9 }),
      rule(52, 68, 152, 66, colours.red, 2.6),
      group(
        pencil,
        shape('path', { d: 'M196 126l9-16 9 16' }),
        shape('path', { d: 'M92 150c22 0 22 22 44 22s22-22 44-22' }),
        shape('path', { d: 'M300 196c24-14 58-8 60 8s-40 22-62 10c-16-9-8-22 14-26' }),
        shape('path', { d: 'M34 240c-18 8-18 78 2 86m-9-10l9 10-13 4' }),
        shape('path', { d: 'M54 296l118-4M54 300l118-4' }),
      ),
      pen.line('sic', 402, 74, { face: 'italic', size: 22, fill: colours.red }),
      pen.line('who?', 206, 104, { face: 'italic', size: 20, fill: colours.red }, 'middle'),
      pen.line('stet', 402, 252, { face: 'italic', size: 22, fill: colours.red }),
    ),
    bigWords(parts, { x: 530, y: 225, width: 236, size: 62 }),
  ].join('');
};
