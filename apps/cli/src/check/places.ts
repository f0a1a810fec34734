/** Letters from which a word tells a place: short ones stand everywhere. */
const leastLetters = 3;
/** Words of a quotation that are looked for, and lines of a word that are looked at: what stands on more lines tells no place. */
const most = { words: 60, lines: 40 } as const;
/** Lines that one entry or sentence may take. */
const span = 16;
/** The part of the words that has to stand in the span. */
const enough = 0.5;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Where a quotation begins in a text, as a line from 1; `undefined` where most of its words stand nowhere together. */
export type FindLine = (quoted: string) => number | undefined;

/**
 * Finds what is quoted from a text in its source: a reader prints marks, brackets and lines otherwise than they are written, and keeps the words.
 * Takes time for the words of the text once, and then for those of each quotation.
 */
export function lineFinder(text: string): FindLine {
  const linesOf = new Map<string, number[]>();
  text.split(/\r\n|[\r\n]/).forEach((line, at) => {
    for (const word of new Set(wordsOf(line))) {
      const lines = linesOf.get(word);
      if (!lines) linesOf.set(word, [at]);
      else if (lines.length <= most.lines) lines.push(at);
    }
  });
  return (quoted) => {
    const words = [...new Set(wordsOf(quoted))]
      .filter(({ length }) => length >= leastLetters)
      .slice(0, most.words);
    const telling = words.map((word) => linesOf.get(word) ?? []).filter(({ length }) => length <= most.lines);
    const hits = telling
      .flatMap((lines, word) => lines.map((line) => ({ line, word, weight: 1 / lines.length })))
      .sort((one, other) => one.line - other.line);
    let best: { line: number; weight: number; found: number } | undefined;
    for (const [at, { line }] of hits.entries()) {
      const found = new Map<number, number>();
      for (let next = at; next < hits.length; next += 1) {
        const hit = hits[next];
        if (!hit || hit.line >= line + span) break;
        found.set(hit.word, Math.max(found.get(hit.word) ?? 0, hit.weight));
      }
      const weight = [...found.values()].reduce((sum, one) => sum + one, 0);
      // The later of two lines that see as much is nearer to the beginning.
      if (!best || weight >= best.weight) best = { line, weight, found: found.size };
    }
    return best && best.found >= telling.length * enough ? best.line + 1 : undefined;
  };
}

/** The line at which an entry of a BibTeX file begins that has words on a line, from 1. */
export function entryBegins(text: string, line: number): number {
  const lines = text.split(/\r\n|[\r\n]/);
  for (let at = line; at > Math.max(0, line - span); at -= 1)
    if (/^\s*@\w+\s*[{(]/.test(lines[at - 1] ?? '')) return at;
  return line;
}
