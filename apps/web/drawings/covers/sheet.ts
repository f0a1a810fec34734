import { colours } from '../colours.ts';
import { group, shape } from '../svg.ts';

/**
 * A sheet of paper with a shadow; its parts are positioned relative to its upper left corner and clipped at its edge.
 */
export function sheet(
  box: { x: number; y: number; width: number; height: number; turn?: number },
  ...parts: readonly string[]
): string {
  const { x, y, width, height, turn = 0 } = box;
  const paper = { width, height, rx: 2 };
  const turned = turn === 0 ? '' : ` rotate(${turn} ${width / 2} ${height / 2})`;
  return group(
    { transform: `translate(${x} ${y})${turned}` },
    shape('rect', { ...paper, x: 7, y: 9, fill: '#000', opacity: 0.22 }),
    shape('rect', { ...paper, fill: colours.paper }),
    ...parts,
  );
}
