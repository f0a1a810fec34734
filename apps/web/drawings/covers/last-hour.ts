import { colours } from '../colours.ts';
import { rule, shape } from '../svg.ts';
import { bigWords } from './big-words.ts';
import type { Motif } from './motif.ts';

const passes = 7;

/** A clock face whose hour is divided into seven passes. */
export const lastHour: Motif = (parts) => {
  const { pen } = parts;
  const centre = { x: 566, y: 225 };
  const radius = 154;
  const at = (share: number, length: number) => ({
    x: centre.x + Math.sin(share * 2 * Math.PI) * length,
    y: centre.y - Math.cos(share * 2 * Math.PI) * length,
  });
  const slices = Array.from({ length: passes }, (_, index) => {
    const [from, to] = [at(index / passes, radius), at((index + 1) / passes, radius)];
    const number = at((index + 0.5) / passes, 108);
    return [
      shape('path', {
        d: `M${centre.x} ${centre.y}L${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}z`,
        fill: index === 0 ? colours.red : index % 2 === 0 ? colours.shade : colours.paper,
      }),
      pen.line(
        String(index + 1),
        number.x,
        number.y + 13,
        { face: 'display', size: 40, fill: index === 0 ? colours.white : colours.ink },
        'middle',
      ),
    ].join('');
  });
  const hand = at(1 / passes, 138);
  return [
    bigWords(parts, { x: 48, y: 225, width: 270, size: 62 }),
    shape('circle', { cx: centre.x + 7, cy: centre.y + 9, r: radius + 12, fill: '#000', opacity: 0.25 }),
    shape('circle', { cx: centre.x, cy: centre.y, r: radius + 12, fill: colours.ink }),
    ...slices,
    rule(centre.x, centre.y, hand.x, hand.y, colours.ink, 7),
    rule(centre.x, centre.y, centre.x, centre.y - 90, colours.ink, 10),
    shape('circle', { cx: centre.x, cy: centre.y, r: 13, fill: colours.ink }),
  ].join('');
};
