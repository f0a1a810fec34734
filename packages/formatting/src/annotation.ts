import { linkTarget } from '@citewright/csl';
import type { Printed } from './in-text-forms.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The markup of CSL's fields that annotations have, an address, or what is between them. */
const pieces = /<(\/?)(i|em|b|sub|sup)>|https?:\/\/[^\s<>"]+|[^<h]+|[<h]/g;

const sentenceMarks = new Set(".,;:!?'’”])");

/** Where an address ends and the marks of its sentence begin. A bracket that the address opens is its own. */
function endOfAddress(address: string): number {
  let open = address.split('(').length - address.split(')').length;
  let end = address.length;
  for (; sentenceMarks.has(address.charAt(end - 1)); end -= 1) {
    if (address.charAt(end - 1) !== ')') continue;
    if (open >= 0) break;
    open += 1;
  }
  return end;
}

/** An address as a link, with the marks of the sentence behind it. */
function linked(address: string): string {
  const end = endOfAddress(address);
  const [shown, marks] = [address.slice(0, end), address.slice(end)];
  const href = linkTarget(shown);
  return href
    ? `<a href="${escapeText(href)}">${escapeText(shown)}</a>${escapeText(marks)}`
    : escapeText(address);
}

/** A paragraph as HTML and as text. A tag without its partner is text. */
function printParagraph(paragraph: string): Printed {
  const html: string[] = [];
  const text: string[] = [];
  const open: { name: string; at: number }[] = [];
  for (const [piece, slash, name] of paragraph.matchAll(pieces)) {
    const last = open.at(-1);
    if (slash === '') open.push({ name: name ?? '', at: html.length });
    else if (slash === '/' && last?.name === name) {
      open.pop();
      const tag = name === 'em' ? 'i' : name;
      [html[last?.at ?? 0], text[last?.at ?? 0]] = [`<${tag}>`, ''];
      html.push(`</${tag}>`);
      text.push('');
      continue;
    }
    html.push(piece.startsWith('http') ? linked(piece) : escapeText(piece));
    text.push(piece);
  }
  return { html: html.join(''), text: text.join('') };
}

/**
 * The paragraphs of an annotation (`annote`), a line each, with the markup of CSL's fields (`<i>`, `<b>`, `<sub>`, `<sup>`) and with
 * addresses as links; everything else in it is plain text.
 */
export const printAnnotation = (annotation: string | number | undefined): Printed[] =>
  String(annotation ?? '')
    .split(/[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .flatMap((line) => (line === '' ? [] : [printParagraph(line)]));
