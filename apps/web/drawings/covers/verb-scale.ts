import { colours } from '../colours.ts';
import { rule, shape } from '../svg.ts';
import { bigWords } from './big-words.ts';
import type { Motif } from './motif.ts';

const verbs = ['mentions', 'suggests', 'argues', 'shows', 'proves'];

/** Reporting verbs on a scale, from the weakest to the strongest; a needle points at the one in the middle. */
export const verbScale: Motif = (parts) => {
  const { pen } = parts;
  const centre = { x: 536, y: 352 };
  const at = (turn: number, radius: number) => ({
    x: centre.x + Math.cos(turn) * radius,
    y: centre.y - Math.sin(turn) * radius,
  });
  const steps = verbs.map((verb, index) => {
    const turn = Math.PI * (1 - (index + 0.5) / verbs.length);
    const place = at(turn, 216);
    const [from, to] = [at(turn, 158), at(turn, 186)];
    const chosen = verb === 'argues';
    const fill = chosen ? colours.white : colours.shade;
    return [
      rule(from.x, from.y, to.x, to.y, fill, chosen ? 7 : 4),
      pen.line(verb, place.x, place.y + 6, { face: 'italic', size: chosen ? 38 : 27, fill }, 'middle'),
    ].join('');
  });
  const left = at(Math.PI, 152);
  const right = at(0, 152);
  const tip = at(Math.PI / 2, 140);
  return [
    shape('path', {
      d: `M${left.x} ${left.y}A152 152 0 0 1 ${right.x} ${right.y}`,
      fill: 'none',
      stroke: colours.paper,
      'stroke-width': 3,
    }),
    ...steps,
    shape('path', {
      d: `M${centre.x - 11} ${centre.y}L${tip.x} ${tip.y}L${centre.x + 11} ${centre.y}z`,
      fill: colours.red,
    }),
    shape('circle', { cx: centre.x, cy: centre.y, r: 22, fill: colours.paper }),
    bigWords(parts, { x: 40, y: 200, width: 200, size: 60 }),
  ].join('');
};
