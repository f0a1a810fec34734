import { isRightToLeft } from '@citewright/record';
import type { ListLayout, Reference } from '../format.ts';
import { type Run, runsOf } from './runs.ts';

/** A paragraph as word processors set it. */
export interface SetParagraph {
  runs: Run[];
  /** Its lines run from right to left: indents are counted from the right. */
  isReversed: boolean;
  /** Inches from the margin to its lines, and from there to the first of them. */
  left: number;
  first: number;
  /** Points below it. */
  below: number;
}

const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');

function withDirection(set: Omit<SetParagraph, 'isReversed'>): SetParagraph {
  return { ...set, isReversed: isRightToLeft(textOf(set.runs)) };
}

/** The paragraphs of a reference. What stands in the margin is followed by a tab. */
export function setParagraphs(
  { html, paragraphs }: Reference,
  { hangingIndent, numbered, entrySpacing }: ListLayout,
): SetParagraph[] {
  if (!paragraphs)
    return [
      withDirection({
        runs: runsOf(html, numbered),
        left: hangingIndent,
        first: -hangingIndent,
        below: entrySpacing,
      }),
    ];
  return paragraphs.map(({ margin, left, first, ...content }, at) =>
    withDirection({
      runs: runsOf(margin ? `${margin.html}\t${content.html}` : content.html, numbered && at === 0),
      left,
      first,
      below: at === paragraphs.length - 1 ? entrySpacing : 0,
    }),
  );
}
