/** A piece of a part's source, and what takes its place. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

/** The source with all splices made. Those at one place stand in the order given; one within another is left out. */
export function applySplices(source: string, splices: readonly Splice[]): string {
  const inOrder = splices
    .map((splice, index) => ({ ...splice, index }))
    .sort((one, other) => one.start - other.start || one.end - other.end || one.index - other.index);
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, text } of inOrder) {
    if (start < at) continue;
    pieces.push(source.slice(at, start), text);
    at = end;
  }
  pieces.push(source.slice(at));
  return pieces.join('');
}
