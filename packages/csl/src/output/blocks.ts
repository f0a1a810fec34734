import type { Block } from '../result.ts';
import type { Pair } from './format.ts';
import type { Frame, Token } from './token.ts';

/** A place in HTML and in text, in characters from the beginning. */
interface Cut {
  html: number;
  text: number;
}

/** The edge of a block: where what is before it ends, where what is behind it starts, and what is open there. */
interface Edge {
  end: Cut;
  start: Cut;
  open: readonly Frame[];
}

/** Marks that end what is before them. */
const ENDING = /^[.,;:!?)\]]+/;

/** Marks outside of blocks, such as the full stop of the layout, end the block before them. */
function withEndings(blocks: readonly Block[]): Block[] {
  const whole: Block[] = [];
  for (const block of blocks) {
    const before = whole.at(-1);
    const [marks = ''] = (!block.display && ENDING.exec(block.text)) || [];
    if (!before || marks === '' || !block.html.startsWith(marks)) whole.push(block);
    else {
      whole[whole.length - 1] = { ...before, html: before.html + marks, text: before.text + marks };
      const rest = {
        html: block.html.slice(marks.length).trim(),
        text: block.text.slice(marks.length).trim(),
      };
      if (rest.text !== '') whole.push(rest);
    }
  }
  return whole;
}

/** Where the blocks of an entry begin and end, found while it is written. */
export class BlockEdges {
  /** Where the output ends so far, in characters of HTML and of text. */
  html = 0;
  text = 0;
  readonly #edges: Edge[] = [];
  readonly #open: Frame[] = [];

  /** Counts characters that were written. */
  add(html: number, text: number): void {
    this.html += html;
    this.text += text;
  }

  /** Notes what a token opens or closes that was just written; what is before it ended at these places. */
  pass({ kind, frame }: Exclude<Token, { kind: 'text' }>, html: number, text: number): void {
    const open = this.#open;
    if (kind === 'open') open.push(frame);
    else
      open.splice(
        open.findLastIndex((known) => known.kind === frame.kind),
        1,
      );
    if (frame.kind !== 'display') return;
    this.#edges.push({ end: { html, text }, start: { html: this.html, text: this.text }, open: [...open] });
  }

  /** The blocks of what was written, without those that say nothing. Formatting that is open at an edge is closed there and opened again. */
  blocks({ html, text }: { html: string; text: string }, pairOf: (frame: Frame) => Pair): Block[] {
    const blocks: Block[] = [];
    let [from, open]: [Cut, readonly Frame[]] = [{ html: 0, text: 0 }, []];
    const add = (to: Cut, openAtEnd: readonly Frame[]) => {
      const own = text.slice(from.text, to.text).trim();
      if (own === '') return;
      let block = html.slice(from.html, to.html).trim();
      let display: Block['display'];
      for (const frame of open.toReversed())
        if (frame.kind !== 'display') block = pairOf(frame)[0] + block;
        else display ??= frame.value;
      for (const frame of openAtEnd.toReversed()) if (frame.kind !== 'display') block += pairOf(frame)[1];
      blocks.push(display ? { display, html: block, text: own } : { html: block, text: own });
    };
    for (const edge of this.#edges) {
      add(edge.end, edge.open);
      [from, open] = [edge.start, edge.open];
    }
    add({ html: html.length, text: text.length }, []);
    return withEndings(blocks);
  }
}
