import type { ClipboardContent } from '~/clipboard/clipboard-content.ts';
import { printedContent } from '~/clipboard/printed-content.ts';
import type { Formatter } from '~/engine/load-formatter.ts';
import type { Entry } from '../state/check-state.ts';
import { printedList } from './printed-list.ts';

/** The list in a style, sorted or numbered as it asks, for the clipboard. */
export const repairedListContent = (
  formatter: Formatter,
  list: readonly Entry[],
  style: string,
): ClipboardContent => printedContent(formatter, printedList(formatter, list, style), style);
