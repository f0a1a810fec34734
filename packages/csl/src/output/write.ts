import { NOTHING, type OutputFormat, type Pair, singleSpaced } from './format.ts';
import { type Frame, isBlockEdge, type Token } from './token.ts';

/** What a format writes before and after a frame. */
function pairOf(frame: Frame, format: OutputFormat): Pair {
  switch (frame.kind) {
    case 'mark':
      return format.marks[frame.value];
    case 'display':
      return format.display[frame.value];
    case 'link':
      return format.link(frame.value);
  }
}

const SPACE_END = /\s$/;
/** Text before which no space is needed. */
const CLOSING = /^[\s.,;:!?)\]]/;

/** Where blocks are not shown, a space separates them: whether the block edge at an index needs one. */
function needsSpace(tokens: readonly Token[], at: number, written: string): boolean {
  if (written === '' || SPACE_END.test(written)) return false;
  const next = tokens.slice(at).find((token) => token.kind === 'text' && token.value !== '');
  return next?.kind === 'text' && !CLOSING.test(next.value);
}

/**
 * Writes tokens in a format, and as plain text. Pieces are joined at the end, because strings that are concatenated one by one
 * keep all their pieces in memory.
 */
export function write(tokens: readonly Token[], format: OutputFormat): { html: string; text: string } {
  const html: string[] = [];
  const text: string[] = [];
  let written = '';
  tokens.forEach((token, at) => {
    if (token.kind === 'text') {
      html.push(format.escape(token.value));
      text.push(singleSpaced(token.value));
      written = token.value || written;
      return;
    }
    const pair = pairOf(token.frame, format);
    if (isBlockEdge(token) && needsSpace(tokens, at, written)) {
      text.push(' ');
      if (pair === NOTHING) html.push(' ');
      written = ' ';
    }
    html.push(pair[token.kind === 'open' ? 0 : 1]);
  });
  return { html: html.join(''), text: text.join('') };
}
