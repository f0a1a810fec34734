/** A rectangle of the viewport, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Something on the page, and how bad it is to cover a pixel of it. */
export interface Obstacle extends Box {
  weight: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** The distance to the edges of the viewport, and to what is not to be covered, in pixels. */
const margin = 12;
const gap = 2;

/** The distance between two candidates, in pixels. */
const step = 4;

function shared(start: number, length: number, otherStart: number, otherLength: number): number {
  return Math.max(0, Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart));
}

function covered(box: Box, obstacles: readonly Obstacle[]): number {
  let sum = 0;
  for (const { left, top, width, height, weight } of obstacles) {
    const across = shared(box.left - gap, box.width + 2 * gap, left, width);
    sum += weight * across * shared(box.top - gap, box.height + 2 * gap, top, height);
  }
  return sum;
}

/** The heights to try: at the bottom first, then whatever is nearest to the bottom or the top. */
function* tops(size: Size, view: Size): Generator<number> {
  const lowest = Math.max(0, view.height - size.height - margin);
  for (let distance = 0; distance <= lowest / 2; distance += step) {
    yield lowest - distance;
    yield Math.min(lowest, margin + distance);
  }
}

/**
 * Where a box of this size covers the least: the first place without any obstacle, looked for from the bottom and the top
 * inwards, at the right, the left and in the middle.
 */
export function freePlace(size: Size, view: Size, obstacles: readonly Obstacle[]): Pick<Box, 'left' | 'top'> {
  const free = view.width - size.width;
  const lefts = [free - margin, margin, free / 2].map((left) => Math.max(0, left));
  let best = { left: 0, top: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (const top of tops(size, view)) {
    for (const left of lefts) {
      const cost = covered({ left, top, ...size }, obstacles);
      if (cost === 0) return { left, top };
      if (cost < least) {
        least = cost;
        best = { left, top };
      }
    }
  }
  return best;
}
