import { colours } from '../colours.ts';
import type { CoverParts } from './motif.ts';

/** The cover's words, as large as the widest word allows. `y` is the vertical centre of the block. */
export function bigWords(
  { words, pen }: Pick<CoverParts, 'words' | 'pen'>,
  box: { x: number; y: number; width: number; size: number; fill?: string },
): string {
  const { x, y, width, fill = colours.paper } = box;
  const widest = Math.max(
    ...words.split(' ').map((word) => pen.widthOf(word, { face: 'display', size: 100, fill })),
  );
  const size = Math.min(box.size, (width / widest) * 100);
  const style = { face: 'display', size, fill } as const;
  const leading = size * 1.02;
  const lines = pen.wrap(words, width, style);
  const first = y - ((lines.length - 1) * leading) / 2 + size * 0.32;
  return lines.map((text, index) => pen.line(text, x, first + index * leading, style)).join('');
}
