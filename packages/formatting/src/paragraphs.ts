import type { Block } from '@citewright/csl';
import type { Printed } from './in-text-forms.ts';

/** A paragraph of a list of references, as it is set. */
export interface Paragraph extends Printed {
  /** What stands in the margin, before the first line. */
  margin?: Printed;
  /** Inches from the margin to its lines, and from there to the first of them. */
  left: number;
  first: number;
}

/** Half an inch, by which all manuals indent. */
const step = 0.5;

const hanging = { left: step, first: -step } as const;

/** Blocks with what a style puts into the margin beside what follows it. */
function withMargins(blocks: readonly Block[]): (Block & { margin?: Printed })[] {
  return blocks.flatMap((block, at) => {
    const [before, behind] = [blocks[at - 1], blocks[at + 1]];
    const isBeside = ({ display }: Block) => display === undefined || display === 'right-inline';
    if (block.display === 'left-margin' && behind && isBeside(behind)) return [];
    return before?.display === 'left-margin' && isBeside(block)
      ? [{ ...block, margin: { html: before.html, text: before.text } }]
      : [block];
  });
}

/** CSL 1.0.2, Display: `block` reaches from margin to margin, `indent` begins further in. The first block hangs as entries do. */
function indentOf(
  { display, margin }: Block & { margin?: Printed },
  at: number,
): Pick<Paragraph, 'left' | 'first'> {
  if (margin || display === undefined || (at === 0 && display === 'block')) return hanging;
  return { left: display === 'block' || display === 'left-margin' ? 0 : step, first: 0 };
}

const blocksOf = ({ html, text, blocks }: Printed): readonly Block[] => blocks ?? [{ html, text }];

/**
 * The paragraphs of an entry, and behind them those of its annotation, which begin `indent` inches from the margin; the first lines of all
 * but its first one are indented further (APA 7, 9.51).
 */
export function paragraphsOf(entry: Printed, annotation: readonly Printed[] = [], indent = 0): Paragraph[] {
  const own = withMargins(blocksOf(entry)).map((block, at): Paragraph => {
    const { html, text, margin } = block;
    return { html, text, ...(margin && { margin }), ...indentOf(block, at) };
  });
  const added = annotation.map(
    ({ html, text }, at): Paragraph => ({ html, text, left: indent, first: at === 0 ? 0 : step }),
  );
  return [...own, ...added];
}
