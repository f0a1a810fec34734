/** Shorter words are ignored: they occur everywhere. */
const leastLetters = 3;
/** How many words of a quotation are searched for, and the lines on which a word may occur: one on more lines does not identify a place. */
const most = { words: 60, lines: 40 } as const;
/** The most lines of an entry or sentence. */
const span = 16;
/** The share of the words that must occur within the span. */
const enough = 0.5;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Where a quotation begins in a text, as a line from 1; `undefined` where most of its words stand nowhere together. */
export type FindLine = (quoted: string) => number | undefined;

/**
 * Finds quotations in the source of a text by their words: punctuation, brackets and line breaks may differ. Indexes the text once; each search
 * takes time for the words of its quotation only.
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
      // Of two lines with the same words below them, the later one is nearer to the quotation.
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
