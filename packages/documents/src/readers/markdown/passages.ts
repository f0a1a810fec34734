import type { Span } from '../../document.ts';
import { createSearch, endOf } from '../search.ts';
import { keyPattern } from './citations.ts';

/**
 * A passage of a source that is no running text: its data in front, a remark of HTML, a block of code, citations by keys; and those in a line that
 * stand for themselves: code and formulas.
 */
export interface Passage extends Span {
  kind: 'front' | 'remark' | 'block' | 'keys' | 'code' | 'formula';
}

/** The data in front of a source. */
export const front =
  /^(?:\ufeff)?---[ \t]*\r?\n(?:([\s\S]{0,2000000}?)\r?\n)?(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;

/** What may begin a passage; any other character behind a backslash begins none. */
const opening = new RegExp(
  String.raw`^[ \t>]{0,20}(${'`'}{3,}(?=[^${'`'}\n]*$)|~{3,}).*$|<!--|(${'`'}+)|\$\$?|\\[\s\S]|\[([^[\]]{0,2000})\]|${keyPattern}`,
  'gmu',
);

const key = new RegExp(keyPattern, 'u');
const blankLine = /\n[ \t]*\r?\n/;
/** Formulas of Pandoc: no space inside of their signs, no digit behind. */
const formulas: Readonly<Record<string, RegExp>> = { $: /(?<=[^\s\\])\$(?!\d)/, $$: /\$\$/ };
/** Signs around code at most. */
const mostSigns = 20;

/** The passages of a source of Markdown that are no running text, in their order, none within another. */
export function markdownPassages(source: string): Passage[] {
  const passages: Passage[] = [];
  const search = createSearch(source);
  const marks = new RegExp(opening);

  const passageAt = (mark: RegExpExecArray): Passage | undefined => {
    const [whole, fence, ticks, group] = mark;
    const start = mark.index;
    const after = start + whole.length;
    const until = (kind: Passage['kind'], end: number) => ({ kind, start, end });
    /** What a line begins ends in its paragraph. */
    const inLine = (kind: Passage['kind'], closing: RegExp) => {
      const end = endOf(search(closing, after));
      return end !== undefined && (search(blankLine, after)?.index ?? end) >= end
        ? until(kind, end)
        : undefined;
    };
    if (fence !== undefined) {
      const closing = new RegExp(`^[ \\t>]{0,20}${fence.slice(0, mostSigns)}.*$`, 'm');
      return until('block', endOf(search(closing, after)) ?? source.length);
    }
    if (whole === '<!--') return until('remark', endOf(search(/-->/, after)) ?? source.length);
    if (ticks !== undefined)
      return ticks.length > mostSigns ? undefined : inLine('code', new RegExp(`(?<!\`)${ticks}(?!\`)`));
    const formula = formulas[whole];
    if (formula)
      return whole === '$' && /\s/.test(source[after] ?? ' ') ? undefined : inLine('formula', formula);
    if (group !== undefined) return key.test(group) ? until('keys', after) : undefined;
    return whole.includes('@') && !whole.startsWith('\\') ? until('keys', after) : undefined;
  };

  const [data] = front.exec(source) ?? [];
  if (data !== undefined) passages.push({ kind: 'front', start: 0, end: data.length });
  marks.lastIndex = data?.length ?? 0;
  for (let mark = marks.exec(source); mark; mark = marks.exec(source)) {
    const passage = passageAt(mark);
    if (passage) passages.push(passage);
    // Brackets may hold code or formulas.
    const next = mark[3] === undefined ? mark.index + mark[0].length : mark.index + 1;
    marks.lastIndex = passage?.end ?? next;
  }
  return passages;
}

/** A source without its data in front, its remarks, and its blocks of code. */
export function runningMarkdown(source: string): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { kind, start, end } of markdownPassages(source)) {
    if (kind !== 'front' && kind !== 'remark' && kind !== 'block') continue;
    pieces.push(source.slice(at, start));
    at = end;
  }
  pieces.push(source.slice(at));
  return pieces.join('');
}
