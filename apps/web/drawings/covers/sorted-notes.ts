import { colours } from '../colours.ts';
import { shape } from '../svg.ts';
import { bigWords } from './big-words.ts';
import { greek } from './greek.ts';
import type { Motif } from './motif.ts';
import { sheet } from './sheet.ts';

const cards = [
  { letter: 'Q', x: 330, y: 64, turn: -3, stroke: colours.ink },
  { letter: 'P', x: 410, y: 148, turn: 0, stroke: colours.rule },
  { letter: 'me', x: 490, y: 232, turn: 3, stroke: colours.red },
];

/** Three note cards with tabs: quotation, paraphrase, own thought. */
export const sortedNotes: Motif = (parts) => {
  const { pen } = parts;
  return [
    bigWords(parts, { x: 48, y: 225, width: 240, size: 78 }),
    ...cards.map(({ letter, stroke, ...place }) =>
      sheet(
        { ...place, width: 280, height: 176 },
        shape('rect', {
          x: 18,
          y: -30,
          width: 84,
          height: 34,
          rx: 5,
          fill: letter === 'me' ? colours.red : colours.shade,
        }),
        pen.line(
          letter,
          60,
          -5,
          { face: 'mono', size: 26, fill: letter === 'me' ? colours.white : colours.ink },
          'middle',
        ),
        letter === 'Q' ? pen.line('“', 20, 84, { face: 'display', size: 90, fill: colours.red }) : '',
        greek({
          x: letter === 'Q' ? 74 : 28,
          y: 46,
          width: letter === 'Q' ? 176 : 224,
          lines: 5,
          leading: 25,
          stroke,
          weight: 6,
        }),
      ),
    ),
  ].join('');
};
