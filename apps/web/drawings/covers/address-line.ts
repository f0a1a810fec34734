import { colours } from '../colours.ts';
import { rule, shape } from '../svg.ts';
import { bigWords } from './big-words.ts';
import type { Motif } from './motif.ts';

/** A DOI, large, its two halves bracketed and named; under it a web address with a broken middle. */
export const addressLine: Motif = (parts) => {
  const { pen } = parts;
  const type = { face: 'mono', size: 62, fill: colours.white } as const;
  const prefix = '10.1038';
  const width = pen.widthOf(prefix, type);
  const all = pen.widthOf(`${prefix}/nature14539`, type);
  const left = (800 - all) / 2;
  const brace = (from: number, to: number, name: string) =>
    [
      shape('path', {
        d: `M${from} 196v-22h${to - from}v22`,
        fill: 'none',
        stroke: colours.red,
        'stroke-width': 4,
      }),
      pen.line(name, (from + to) / 2, 158, { face: 'italic', size: 28, fill: colours.shade }, 'middle'),
    ].join('');
  return [
    bigWords(parts, { x: left, y: 92, width: 700, size: 54 }),
    brace(left, left + width - 6, 'who registered it'),
    brace(left + width + 40, left + all, 'which work'),
    pen.line(prefix, left, 256, type),
    pen.line('/', left + width, 256, { ...type, fill: colours.red }),
    pen.line('nature14539', left + width + pen.widthOf('/', type), 256, type),
    rule(left, 334, 330, 334, colours.rule, 14),
    rule(442, 334, left + all, 334, colours.rule, 14),
    shape('path', {
      d: 'M352 318l22 32M398 318l22 32',
      stroke: colours.red,
      'stroke-width': 6,
      fill: 'none',
    }),
    pen.line('404', 386, 388, { face: 'mono', size: 24, fill: colours.shade }, 'middle'),
  ].join('');
};
