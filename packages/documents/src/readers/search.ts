/** Finds the first match of a pattern at a place or behind it. */
export type Search = (pattern: RegExp, from: number) => RegExpExecArray | undefined;

/** A search in a text that goes over it once for each pattern, as long as the places that are asked for rise. */
export function createSearch(text: string): Search {
  const last = new Map<string, RegExpExecArray | undefined>();
  return (pattern, from) => {
    const known = last.get(pattern.source);
    if (last.has(pattern.source) && (known === undefined || known.index >= from)) return known;
    const own = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
    own.lastIndex = from;
    const found = own.exec(text) ?? undefined;
    last.set(pattern.source, found);
    return found;
  };
}

export const endOf = (found: RegExpExecArray | undefined) => found && found.index + found[0].length;
