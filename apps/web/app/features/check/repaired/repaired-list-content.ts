import { type ClipboardContent, paragraphHtml } from '~/clipboard/clipboard-content.ts';
import type { Formatter } from '~/engine/load-formatter.ts';
import type { Entry } from '../state/check-state.ts';
import { printedList } from './printed-list.ts';

/** The list in a style, sorted or numbered as it asks, for the clipboard. */
export function repairedListContent(
  formatter: Formatter,
  list: readonly Entry[],
  style: string,
): ClipboardContent {
  const entries = printedList(formatter, list, style);
  return {
    html: entries.map(({ html }) => paragraphHtml(html)).join(''),
    text: formatter.referencesAsText(entries),
  };
}
