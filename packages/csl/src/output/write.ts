import { type OutputFormat, type Pair, singleSpaced } from './format.ts';
import type { Frame, Token } from './token.ts';

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

/** Plain text has no blocks: a space separates the left margin from the following content. */
const plainEnd = ({ kind, value }: Frame): string =>
  kind === 'display' && value === 'left-margin' ? ' ' : '';

/**
 * Writes tokens in a format, and as plain text. Pieces are joined at the end, because strings that are concatenated one by one
 * keep all their pieces in memory.
 */
export function write(tokens: readonly Token[], format: OutputFormat): { html: string; text: string } {
  const html: string[] = [];
  const text: string[] = [];
  for (const token of tokens) {
    switch (token.kind) {
      case 'text':
        html.push(format.escape(token.value));
        text.push(singleSpaced(token.value));
        break;
      case 'open':
        html.push(pairOf(token.frame, format)[0]);
        break;
      case 'close':
        html.push(pairOf(token.frame, format)[1]);
        text.push(plainEnd(token.frame));
    }
  }
  return { html: html.join(''), text: text.join('') };
}
