import type { RaisedText } from './line-text.ts';

/** Words as a document spells them where no line ends inside them. */
export type Spelled = (word: string) => boolean;

const lastWord = /[\p{L}\p{N}'’-]+$/u;
const firstWord = /^[\p{L}\p{N}'’]+(?:-[\p{L}\p{N}'’]+)*/u;

/** The words of lines, but for those that a line's end may cut. */
export function spelledIn(lines: readonly RaisedText[]): Spelled {
  const words = new Set<string>();
  for (const { text } of lines)
    for (const word of text.split(/\s+/).slice(1, -1))
      words.add(word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').toLowerCase());
  return (word) => words.has(word.toLowerCase());
}

const address = /(?:https?:\/\/|www\.|\bdoi\b|\b10\.\d{4,9}\/)\S*$/i;

/** What stands between two lines in place of the line's end; `cut` characters of the first are left out. */
function seam(before: string, after: string, isSpelled: Spelled): { cut: number; space: string } {
  const none = { cut: 0, space: '' };
  if (before.endsWith('\u00ad')) return { cut: 1, space: '' };
  if (
    address.test(before) &&
    /[/._=&?%#~-]$/.test(before) &&
    /^[\p{Ll}\d/]/u.test(after) &&
    /^\S*[\d/.]/.test(after)
  )
    return none;
  if (/https?:\/\/(?:dx\.)?(?:doi\.org)?\/?$/i.test(before)) return none;
  if (/[\p{L}\d][-‐]$/u.test(before)) {
    const [head = ''] = lastWord.exec(before.replace(/‐$/, '-')) ?? [];
    const [tail = ''] = firstWord.exec(after) ?? [];
    const bare = head.slice(0, -1);
    if (tail === '') return none;
    if (isSpelled(bare + tail)) return { cut: 1, space: '' };
    if (isSpelled(head + tail)) return none;
    const isCut = /^\p{Ll}/u.test(tail) && /\p{Ll}$/u.test(bare) && !bare.includes('-');
    return isCut ? { cut: 1, space: '' } : none;
  }
  if (/\d[–—]$/.test(before) && /^\d/.test(after)) return none;
  return { cut: 0, space: ' ' };
}

/** Lines as one text: words that a line's end has cut are whole again. */
export function joinLines(lines: readonly RaisedText[], isSpelled: Spelled): RaisedText {
  let text = '';
  const raised: { start: number; end: number }[] = [];
  for (const line of lines) {
    if (text !== '') {
      const { cut, space } = seam(text.slice(-200), line.text, isSpelled);
      text = text.slice(0, text.length - cut) + space;
    }
    for (const { start, end } of line.raised)
      raised.push({ start: start + text.length, end: end + text.length });
    text += line.text;
  }
  return { text, raised };
}
