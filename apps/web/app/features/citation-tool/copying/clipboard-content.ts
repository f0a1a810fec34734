import { escapeMarkup, type MarkupNode, type MarkupTag, parseMarkup } from '../../../ui/reference-markup.ts';

/** The same words twice: formatted for word processors, plain for everything else. */
export interface ClipboardContent {
  html: string;
  text: string;
}

// Half an inch. Google Docs reads margins and ignores padding; Word takes the hang from a negative text-indent; both read
// points. No font is named, so that the reference takes the look of the document that it is pasted into.
const hangingIndent = 'margin:0 0 0 36pt;text-indent:-36pt';

const tags: Record<Exclude<MarkupTag, 'a'>, [open: string, close: string]> = {
  i: ['<i>', '</i>'],
  em: ['<i>', '</i>'],
  b: ['<b>', '</b>'],
  sub: ['<sub>', '</sub>'],
  sup: ['<sup>', '</sup>'],
  'small-caps': ['<span style="font-variant:small-caps">', '</span>'],
};

function nodeHtml(node: MarkupNode): string {
  if (typeof node === 'string') return escapeMarkup(node);
  const inner = node.children.map(nodeHtml).join('');
  if (node.tag === 'a') return `<a href="${escapeMarkup(node.href ?? '')}">${inner}</a>`;
  const [open, close] = tags[node.tag];
  return open + inner + close;
}

function nodeText(node: MarkupNode): string {
  return typeof node === 'string' ? node : node.children.map(nodeText).join('');
}

/** The text of a reference's HTML on one line. */
function plainTextOf(html: string): string {
  return parseMarkup(html).map(nodeText).join('').replace(/\s+/g, ' ').trim();
}

/** A bibliography entry: a paragraph of its own, with a hanging indent that survives Word and Google Docs. */
export function entryContent(html: string, text = plainTextOf(html)): ClipboardContent {
  const inner = parseMarkup(html).map(nodeHtml).join('');
  return { html: `<p style="${hangingIndent}">${inner}</p>`, text };
}

/** An in-text citation: pasted into the middle of a sentence, so that it makes no paragraph. */
export function inTextContent(html: string, text = plainTextOf(html)): ClipboardContent {
  return { html: `<span>${parseMarkup(html).map(nodeHtml).join('')}</span>`, text };
}
