import { isRightToLeft } from '@citewright/record';
import { escapeMarkup, type MarkupNode, type MarkupTag, parseMarkup } from '~/ui/reference-markup.ts';

/** The same text in two formats: HTML for word processors, plain text for everything else. */
export interface ClipboardContent {
  html: string;
  text: string;
}

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

/** Sanitised HTML of a reference for word processors. */
export function inlineHtml(html: string): string {
  return parseMarkup(html).map(nodeHtml).join('');
}

/**
 * The same as a paragraph, with a hanging indent of half an inch or as many points left of its lines and of the first of them. Google Docs reads
 * margins and ignores padding; Word takes the hanging indent from a negative text-indent; both read points. No font is set, so that the
 * reference takes the formatting of the target document, but for the direction of its script.
 */
export function paragraphHtml(html: string, left = 36, first = -36): string {
  const margin = isRightToLeft(plainTextOf(html))
    ? `dir="rtl" style="margin:0 ${left}pt 0 0`
    : `style="margin:0 0 0 ${left}pt`;
  return `<p ${margin};text-indent:${first}pt">${inlineHtml(html)}</p>`;
}

/** The text of a reference's HTML on one line. */
export function plainTextOf(html: string): string {
  return parseMarkup(html).map(nodeText).join('').replace(/\s+/g, ' ').trim();
}
