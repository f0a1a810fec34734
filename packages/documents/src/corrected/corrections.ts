import type { LiveWork } from '@citewright/interchange';
import type { Item } from '@citewright/record';

/**
 * What is to be changed in a document. Places count UTF-16 units of the paper's text. Texts are HTML as references are formatted:
 * the elements i, em, b, sub, sup, span (small capitals) and a.
 */
export type Correction =
  /**
   * Text is replaced: a call-out, or an entry of the list, whose work should be `item`. With `works` it becomes a live citation; without `html` it stays as it is printed.
   * With `link` the text holds links, which go with it; words of a link stay before the citation.
   */
  | {
      kind: 'replace';
      start: number;
      end: number;
      html?: string;
      works?: readonly LiveWork[];
      item?: Item;
      link?: GivenLink;
    }
  /**
   * The whole list is set anew, in this order. `reference` says which entry it was. An entry that is not named is taken out. One that
   * `isAsGiven` keeps its text and its look, behind the number that `html` has. A document without a list gets one behind its text, with a heading.
   */
  | {
      kind: 'list';
      entries: readonly { reference?: number; html: string; item?: Item; isAsGiven?: boolean }[];
      isNumbered: boolean;
      isLive?: boolean;
      heading?: string;
    }
  /** An entry of the list is taken out. */
  | { kind: 'remove'; reference: number }
  /**
   * A citation moves into a note of its own, the one with this number: its text goes, and the mark of the note stands before `at`, which is
   * behind punctuation that follows. `link` as in a text that is replaced.
   */
  | {
      kind: 'note';
      start: number;
      end: number;
      at: number;
      number: number;
      html: string;
      link?: GivenLink;
    }
  /** A remark on a place. */
  | { kind: 'comment'; start: number; end: number; message: string };

/** What becomes of the text of a link: it goes, as an address does, or its words stay. */
export type GivenLink = 'gone' | 'words';

/** How a document is corrected: remarks only, changes that a person accepts or rejects, or changes made. */
export type Way = 'comments' | 'tracked' | 'clean';

/** What comments say of changes that their reader is to make. */
export interface CommentWords {
  replace(text: string): string;
  note(text: string): string;
  remove: string;
  /** The number of an entry in the list. */
  move(number: number): string;
  add(text: string): string;
}

export interface Options {
  way: Way;
  words: CommentWords;
  /** Whose comments and changes they are. */
  author: string;
  /** When they were made. */
  date: Date;
  /** The style of live citations, for Zotero: `http://www.zotero.org/styles/apa`. */
  style?: string;
}

export interface Corrected {
  bytes: Uint8Array;
  /** Indexes of corrections that could not be made: their text is a formula, a list's own number, a drawing. */
  left: number[];
}
