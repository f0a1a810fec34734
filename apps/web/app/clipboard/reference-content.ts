import { type ClipboardContent, inlineHtml, paragraphHtml, plainTextOf } from './clipboard-content.ts';

/** A bibliography entry: a paragraph of its own, with a hanging indent that survives Word and Google Docs. */
export function entryContent(html: string, text = plainTextOf(html)): ClipboardContent {
  return { html: paragraphHtml(html), text };
}

/** An in-text citation: pasted into the middle of a sentence, so that it makes no paragraph. */
export function inTextContent(html: string, text = plainTextOf(html)): ClipboardContent {
  return { html: `<span>${inlineHtml(html)}</span>`, text };
}
