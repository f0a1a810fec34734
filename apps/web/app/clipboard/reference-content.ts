import { type ClipboardContent, inlineHtml, paragraphHtml, plainTextOf } from './clipboard-content.ts';

/** A bibliography entry: a paragraph with a hanging indent that Word and Google Docs keep. */
export function entryContent(html: string, text = plainTextOf(html)): ClipboardContent {
  return { html: paragraphHtml(html), text };
}

/** An in-text citation: inline, because it is pasted into a sentence. */
export function inTextContent(html: string, text = plainTextOf(html)): ClipboardContent {
  return { html: `<span>${inlineHtml(html)}</span>`, text };
}
