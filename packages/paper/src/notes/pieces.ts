import type { Span } from '@citewright/documents';

// The parts of a note that may be one citation each.

const opening = '([{“«„‹';
const closing = ')]}”»“›';
/** A sentence's end: not behind an initial, and with a capital, a bracket or a quotation to follow. */
const sentence = /^[.!?][”"»’']?\s+(?=["“«‘„(]?\p{Lu})/u;
const endsWord = /(?:\p{Ll}{4}|\d{2}|[”"»)\]])$/u;

/** Characters of a note that are looked at, and of one part. */
const [longestNote, longestPiece] = [20_000, 1500];

/** A part of a note. `isNew` where a semicolon stands before it, or the note begins. */
export interface Piece extends Span {
  isNew: boolean;
}

/** A note cut at semicolons and at the ends of sentences, outside of brackets and quotations. */
export function piecesOf(text: string, note: Span): Piece[] {
  const end = Math.min(note.end, note.start + longestNote);
  const pieces: Piece[] = [];
  let [start, depth, isNew, isQuoted] = [note.start, 0, true, false];
  const close = (at: number) => {
    const lead = /^\s*/.exec(text.slice(start, at))?.[0].length ?? 0;
    const own = text
      .slice(start + lead, Math.min(at, start + lead + longestPiece))
      .replace(/[\s.,;:]+$/u, '');
    if (own !== '') pieces.push({ start: start + lead, end: start + lead + own.length, isNew });
  };
  for (let at = note.start; at < end; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '"') isQuoted = !isQuoted;
    else if (opening.includes(sign) && !(sign === '“' && depth > 0 && text[at - 1] !== ' ')) depth += 1;
    else if (closing.includes(sign)) depth = Math.max(0, depth - 1);
    if (depth > 0 || isQuoted) continue;
    if (sign === ';') {
      close(at);
      [start, isNew] = [at + 1, true];
    } else if (
      '.!?'.includes(sign) &&
      sentence.test(text.slice(at, at + 6)) &&
      endsWord.test(text.slice(at - 4, at))
    ) {
      close(at);
      [start, isNew] = [at + 1, false];
    } else if (
      '”»'.includes(sign) &&
      /[.!?]/.test(text[at - 1] ?? '') &&
      /^\s+\p{Lu}/u.test(text.slice(at + 1, at + 4))
    ) {
      close(at);
      [start, isNew] = [at + 1, false];
    }
  }
  close(end);
  return pieces;
}
