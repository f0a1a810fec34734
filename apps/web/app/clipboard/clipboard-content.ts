import { escapeMarkup, type MarkupNode, type MarkupTag, parseMarkup } from '~/ui/reference-markup.ts';

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

/** The HTML of a reference as word processors read it, safe whatever it held. */
export function inlineHtml(html: string): string {
  return parseMarkup(html).map(nodeHtml).join('');
}

/** The same as a paragraph of its own, with a hanging indent that survives Word and Google Docs. */
export function paragraphHtml(html: string): string {
  return `<p style="${hangingIndent}">${inlineHtml(html)}</p>`;
}

/** The text of a reference's HTML on one line. */
export function plainTextOf(html: string): string {
  return parseMarkup(html).map(nodeText).join('').replace(/\s+/g, ' ').trim();
}
