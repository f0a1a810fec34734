import type { StyleId } from '@citewright/contract';

/** How a style sets its list: distance of lines (1 is single), points between entries, and whether numbers stand in the margin. */
export interface Layout {
  lines: number;
  gap: number;
  numbered: boolean;
}

/**
 * APA 7 §9.43 and MLA 9 §1.6 want double spacing throughout; Chicago 17 §14.58 single lines with a blank one between
 * entries, Cite Them Right leaves it open and is set the same way; IEEE sets its list single, the numbers in the margin.
 */
export const layouts: Record<StyleId, Layout> = {
  apa: { lines: 2, gap: 0, numbered: false },
  mla: { lines: 2, gap: 0, numbered: false },
  chicago: { lines: 1, gap: 12, numbered: false },
  harvard: { lines: 1, gap: 12, numbered: false },
  ieee: { lines: 1, gap: 3, numbered: true },
};

/** Entries hang by half an inch: in twips, twentieths of a point. */
export const hang = 720;

/** Twips of a line at single spacing, and of a point. */
export const singleLine = 240;
export const point = 20;

/** The number at the beginning of an entry, and the space after it where a tabulator stands in documents. */
export const marginNumber = /^(\[\d+\]) /;
