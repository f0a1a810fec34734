import type { LiveWork, Run } from '@citewright/interchange';
import type { Span } from '../../document.ts';

/** A work that a text cites, with the key of its file of references. */
export type KeyedWork = LiveWork & { key: string };

/** What is in a source now: tracked changes, citations by keys, and those of a file that it does not call. */
export interface Needs {
  tracked: boolean;
  hasKeys: boolean;
  file?: string;
}

/** What a language of marked-up texts has for what is changed in it. */
export interface SourceMarkup {
  /** What a word is in a source, and how it reads. */
  word: RegExp;
  plainWord(word: string): string;
  /** Passages that hold no text: data, code, remarks, keys. No word is looked for in them. */
  silent: readonly Span[];
  /** Passages that are changed as a whole or not at all: formulas and code in a line. */
  closed: readonly Span[];
  /** Words of the source that are marks, where they stand between words of the text. */
  isMark(source: string, word: { start: number; end: number }): boolean;
  /** Text as it is written behind what stands `before`. */
  write(runs: readonly Run[], before?: string): string;
  /** A remark, which nobody sees in print; those of a line stand before it, the others behind their place. */
  remark: { stands: 'behind' | 'before-line'; write(message: string): string };
  /** Text that a person is to take out, or in. */
  removed(source: string): string;
  added(source: string): string;
  /** A citation by keys. */
  cite(works: readonly KeyedWork[], isNumeric: boolean): string;
  /** A note with this text. */
  note(source: string): string;
  /** What stands in place of the list when a program makes it. `file` has works and is not called yet. */
  list(file: string | undefined): string;
  /** What the source needs to be understood: insertions at places. */
  prepare(needs: Needs): { at: number; text: string }[];
  /** Signs that come in pairs: a change takes both or none. */
  isBalanced(source: string): boolean;
  /** What stands before and behind raised text: a change brings its own. */
  raised: readonly [before: RegExp, behind: RegExp];
  /** Whether what stands in a line depends on its columns: nothing can be put in. */
  isFixed(line: string): boolean;
  /** Brackets of the text have a backslash before them. */
  escapesSigns: boolean;
  /** What stands before and behind the words of a link, or its address. */
  linked: readonly (readonly [before: RegExp, behind: RegExp])[];
  /** A heading and paragraphs behind the text. */
  append(source: string, heading: string, paragraphs: readonly string[]): { at: number; texts: string[] };
  /** The mark before an entry that goes where the entry goes: the key of LaTeX. */
  lead: RegExp | undefined;
  /** The list numbers its entries itself. */
  numbersItself: boolean;
}

/** The words before and behind a work in a citation, as programs take them. */
export const behind = ({ locator, label, suffix }: LiveWork): string =>
  locator === undefined
    ? (suffix ?? '').replace(/^[\s,]+/, '')
    : `${label === 'page' ? pages(locator) : `${label} `}${locator}`;

const pages = (locator: string) => (/\d\s*[–-]\s*\d|,/.test(locator) ? 'pp. ' : 'p. ');
