import type { StyleId } from '@citewright/contract';
import type { ListLayout } from '@citewright/interchange';

const hangingIndent = 0.5;

const double: ListLayout = { hangingIndent, lineSpacing: 2, entrySpacing: 0, numbered: false };
const single: ListLayout = { hangingIndent, lineSpacing: 1, entrySpacing: 12, numbered: false };

/**
 * APA 7 §9.43 and MLA 9 §1.6 want double spacing throughout; Chicago 17 §14.58 single lines with a blank one between
 * entries, Cite Them Right leaves it open and is set the same way; IEEE sets its list single, the numbers in the margin.
 */
export const layouts: Record<StyleId, ListLayout> = {
  apa: double,
  mla: double,
  chicago: single,
  harvard: single,
  ieee: { hangingIndent, lineSpacing: 1, entrySpacing: 3, numbered: true },
};
