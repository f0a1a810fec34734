import { rule } from '../svg.ts';

/** Lines that stand for text, the last of a paragraph shorter. */
export function greek(box: {
  x: number;
  y: number;
  width: number;
  lines: number;
  leading: number;
  stroke: string;
  weight?: number;
}): string {
  const { x, y, width, lines, leading, stroke, weight = 5 } = box;
  return Array.from({ length: lines }, (_, index) => {
    // The right edge is ragged, the same on every build.
    const length = width * (index === lines - 1 ? 0.55 : 1 - ((index * 37) % 11) / 100);
    return rule(x, y + index * leading, x + length, y + index * leading, stroke, weight);
  }).join('');
}
