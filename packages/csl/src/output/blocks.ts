import type { Block } from '../result.ts';
import type { Pair } from './format.ts';
import type { Frame } from './token.ts';

/** Where the pieces of HTML and text are cut. */
interface Cut {
  html: number;
  text: number;
}

/** The edge of a block: where the pieces before it end, where those behind it start, and what is open there. */
export interface Edge {
  end: Cut;
  start: Cut;
  open: readonly Frame[];
}

/** Marks that end what is before them. */
const ENDING = /^[.,;:!?)\]]+/;

const marksIn = (frames: readonly Frame[]): readonly Frame[] =>
  frames.filter(({ kind }) => kind !== 'display');

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

/** The blocks between edges, without those that say nothing. Formatting that is open at an edge is closed there and opened again. */
export function blocksBetween(
  edges: readonly Edge[],
  { html, text }: { html: readonly string[]; text: readonly string[] },
  pairOf: (frame: Frame) => Pair,
): Block[] {
  const blocks: Block[] = [];
  let [from, open]: [Cut, readonly Frame[]] = [{ html: 0, text: 0 }, []];
  const add = (to: Cut, openAtEnd: readonly Frame[]) => {
    const own = text.slice(from.text, to.text).join('').trim();
    if (own === '') return;
    const opening = marksIn(open).map((frame) => pairOf(frame)[0]);
    const closing = marksIn(openAtEnd).map((frame) => pairOf(frame)[1]);
    const inner = html.slice(from.html, to.html).join('');
    const display = open.findLast((frame) => frame.kind === 'display')?.value;
    blocks.push({
      ...(display && { display }),
      html: opening.join('') + inner.trim() + closing.toReversed().join(''),
      text: own,
    });
  };
  for (const edge of edges) {
    add(edge.end, edge.open);
    [from, open] = [edge.start, edge.open];
  }
  add({ html: html.length, text: text.length }, []);
  return withEndings(blocks);
}
