import { dropTrailing } from '../input.ts';

const doubleQuoted = /^([^"]*)"([^"]{2,300})"/u;
// A single mark may be an apostrophe ('t Hart): a title begins with a capital at the very start, and none of
// its words ends in one.
const singleQuoted = /^()'(\p{Lu}[^']{2,300})'(?=[ ,]|$)/u;

/**
 * Removes the title in quotation marks in `"Title of page," 2020` or `Smith, "Title," 45`. `rest` is the text
 * without it, `until` the offset after it (0 without a title).
 */
export function takeTitle(text: string): { title?: string; rest: string; until: number } {
  const [all, before = '', title] = doubleQuoted.exec(text) ?? singleQuoted.exec(text) ?? [];
  if (!all || !title) return { rest: text, until: 0 };
  const behind = text.slice(all.length).replace(/^[, ]+/, '');
  return { title: dropTrailing(title.trim(), ',. '), rest: `${before}${behind}`, until: all.length };
}
