/** A piece of a part's source, and what takes its place. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

const isInsertion = ({ start, end }: Splice) => start === end;

/** The source with all splices made. Insertions at one place stand in the order given; a splice within another is left out. */
export function applySplices(source: string, splices: readonly Splice[]): string {
  const inOrder = splices
    .map((splice, index) => ({ ...splice, index }))
    .sort(
      (one, other) =>
        one.start - other.start ||
        Number(isInsertion(other)) - Number(isInsertion(one)) ||
        other.end - one.end ||
        one.index - other.index,
    );
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
