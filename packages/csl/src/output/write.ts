import type { Rendered } from '../result.ts';
import { BlockEdges } from './blocks.ts';
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
 * Writes tokens in a format, and as plain text, also block by block where the style places blocks. Pieces are joined at the end, because
 * strings that are concatenated one by one keep all their pieces in memory.
 */
export function write(tokens: readonly Token[], format: OutputFormat): Omit<Rendered, 'warnings'> {
  const html: string[] = [];
  const text: string[] = [];
  // Most styles place no blocks.
  const edges = tokens.some(isBlockEdge) ? new BlockEdges() : undefined;
  let written = '';
  tokens.forEach((token, at) => {
    if (token.kind === 'text') {
      const escaped = format.escape(token.value);
      const spaced = singleSpaced(token.value);
      html.push(escaped);
      text.push(spaced);
      edges?.add(escaped.length, spaced.length);
      written = token.value || written;
      return;
    }
    const { kind, frame } = token;
    const pair = pairOf(frame, format);
    const mark = pair[kind === 'open' ? 0 : 1];
    if (!edges) {
      html.push(mark);
      return;
    }
    const { html: htmlEnd, text: textEnd } = edges;
    if (isBlockEdge(token) && needsSpace(tokens, at, written)) {
      text.push(' ');
      if (pair === NOTHING) html.push(' ');
      edges.add(pair === NOTHING ? 1 : 0, 1);
      written = ' ';
    }
    html.push(mark);
    edges.add(mark.length, 0);
    edges.pass(token, htmlEnd, textEnd);
  });
  const whole = { html: html.join(''), text: text.join('') };
  return edges ? { ...whole, blocks: edges.blocks(whole, (frame) => pairOf(frame, format)) } : whole;
}
