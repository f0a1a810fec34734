import { decodeText } from '@citewright/record';
import type { MarkedText } from './pieces.ts';

/** Elements that begin a line of their own. */
const blocks = new Set(['p', 'div', 'li', 'br', 'ol', 'ul', 'tr', 'h1', 'h2', 'h3', 'h4', 'blockquote']);
const slanted = new Set(['i', 'em', 'cite']);

/** A tag, an entity, or the sign around words in italics of Markdown. */
const markup =
  /<(?<slash>\/?)(?<name>[a-z][a-z\d]{0,20})(?:\s[^<>]{0,1000})?\/?>|(?<entity>&(?:[a-z]{2,8}|#\d{1,7}|#x[\da-f]{1,6});)|(?<![\p{L}\p{N}*_])(?<sign>[*_])(?=[^\s*_])(?<words>[^*_\n]{1,400})(?<!\s)\k<sign>(?![\p{L}\p{N}*_])/giu;

const unseen = /<!--|<(?:style|script|title|xml)\b/iu;
const ends: Readonly<Record<string, string>> = {
  '<!--': '-->',
  '<style': '</style>',
  '<script': '</script>',
  '<title': '</title>',
  '<xml': '</xml>',
};

/** A paste without comments, styles and scripts: word processors put them before what is copied. One that never ends goes on to the end. */
function withoutUnseen(pasted: string): string {
  let [text, rest] = ['', pasted];
  for (let found = unseen.exec(rest); found; found = unseen.exec(rest)) {
    const end = ends[found[0].toLowerCase()] ?? '>';
    text += rest.slice(0, found.index);
    const to = rest.toLowerCase().indexOf(end, found.index);
    rest = to < 0 ? '' : rest.slice(to + end.length);
  }
  return text + rest;
}

/** The text of a paste in HTML or Markdown, and what of it is in italics: undefined where nothing is, as in plain text. */
export function withoutMarkup(marked: string): MarkedText {
  const pasted = marked.includes('<') ? withoutUnseen(marked) : marked;
  const italics: [number, number][] = [];
  let [text, from] = ['', 0];
  let opened: number | undefined;
  for (const match of pasted.matchAll(markup)) {
    const { slash, name = '', entity, words } = match.groups ?? {};
    text += pasted.slice(from, match.index);
    from = match.index + match[0].length;
    const element = name.toLowerCase();
    if (words !== undefined) {
      italics.push([text.length, text.length + words.length]);
      text += words;
    } else if (entity !== undefined) text += decodeText(entity) || ' ';
    else if (blocks.has(element)) text += '\n';
    else if (slanted.has(element) && slash === '') opened ??= text.length;
    else if (slanted.has(element) && opened !== undefined) {
      italics.push([opened, text.length]);
      opened = undefined;
    }
  }
  text += pasted.slice(from);
  return { text, italics: italics.length > 0 ? italics : undefined };
}
