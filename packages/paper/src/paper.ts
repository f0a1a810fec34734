import type { Note, PaperReference, Span } from '@citewright/documents';
import type { Grounds } from './grounds.ts';
import type { PaperLink } from './links/find-links.ts';

/** A citation in the text: one work where authors and years are printed, the whole group where numbers are. */
export interface CallOut {
  text: string;
  start: number;
  end: number;
  /** Indexes of `references`; empty when the list has no such work. */
  refs: number[];
  /** It prints a page in place of a year; only the page, `(45)`, where the sentence names the author. */
  isByPage?: boolean;
}

/** What each kind of finding says; texts are those of the paper. */
export interface FindingValues {
  'missing-reference': { printed: string; times: number };
  'uncited-reference': { entry: string };
  /** Years with their letters: `2001a`. `listed` is absent where the entry has no year. */
  year: { printed: string; listed: string | undefined; authors: string };
  author: { printed: string; authors: string };
  ambiguous: { printed: string; times: number; entries: number; by: 'title' | 'initials' | 'letters' };
  /** `entry`: the other of the two. */
  duplicate: { entry: string };
  'suffix-swapped': { first: string; second: string };
  /** A number that the list leaves out. */
  gap: { number: number; list: number; isCited: boolean };
  'beyond-list': { number: number; last: number };
  /** A key that is cited and that no file of references has. */
  'undefined-key': { key: string; times: number };
  /** A key that the references spell with other capitals. */
  'key-case': { key: string; listed: string };
  /** The first keys of so many works that nothing cites; so many works are listed. */
  'unused-keys': { keys: string[]; count: number; listed: number };
}

/** What is wrong: its kind, and what a sentence on it needs. */
export type Fault = {
  [Kind in keyof FindingValues]: { kind: Kind; values: FindingValues[Kind] };
}[keyof FindingValues];

/** What is wrong, and where. */
export type Ungraded = Fault &
  Span & {
    /** Index of `callouts`. */
    callout?: number;
    /** Index of `references`. */
    reference?: number;
  };

/** What is wrong, where, what speaks for it, and how sure that is: 0 to 1. */
export type Finding = Ungraded & { grounds: Grounds; confidence: number };

/** How many citations, in brackets or in running text, join the last two names with `&` or with a word. */
export interface JoiningHabit {
  isNarrative: boolean;
  most: number;
  all: number;
  usual: 'sign' | 'word';
}

/** What each kind of advice says. */
export interface AdviceValues {
  'citation-order': object;
  'et-al': object;
  ampersand: { habits: JoiningHabit[] };
  'quotation-page': object;
  /** `style`: its name. */
  'list-style': { style: string; agreeing: number; compared: number };
}

/** What is at a place that advice is about. */
export type AdviceNote =
  /** A number is first cited after a higher one, or before a lower one. */
  | { says: 'cited-after' | 'cited-before'; number: number; other: number }
  /** "et al." stands for two authors; all authors are named after "et al." */
  | { says: 'two-authors' | 'all-named' }
  /** Traits of an entry that a style prints otherwise. */
  | { says: 'departs'; style: string; traits: { name: string; own: string; usual: string }[] };

/** A place that advice is about. */
export interface AdvicePlace extends Span {
  /** Index of `callouts`. */
  callout?: number;
  /** Index of `references`. */
  reference?: number;
  /** What is there, where the values of the advice cannot say it. */
  note?: AdviceNote;
}

/** What a style or the paper itself does otherwise elsewhere: no fault, and told once for all of its places. */
export type Advice = {
  [Kind in keyof AdviceValues]: {
    kind: Kind;
    values: AdviceValues[Kind];
    /** In the order of the text. */
    places: AdvicePlace[];
  };
}[keyof AdviceValues];

/** A list of which a part was read: up to where the text cites, and what was read, by numbers or by first letters; or files of it or of the text that were not given. */
export type PartlyRead =
  | { by: 'number'; read: number; cited: number }
  | { by: 'letter'; read: { first: string; last: string }; cited: { first: string; last: string } }
  | { by: 'file'; absent: string[] };

/** What was read of a paper's list. */
export interface Coverage {
  /** By what the list was found; absent where none was. */
  list?: 'heading' | 'marks' | 'form' | 'given' | 'notes' | 'keys';
  /** Where the text shows that entries were not read: no finding follows from them. */
  part?: PartlyRead;
}

/** The style that a list is in. */
export interface ListStyle {
  id: string;
  name: string;
  /** Articles that are as it prints them, of those that can be compared. */
  agreeing: number;
  compared: number;
}

/** A paper as text, with its list of references, its citations, and what does not agree. */
export interface Paper {
  text: string;
  /** Its path in the archive that it came in. */
  main?: string;
  /** Its headings, where the file says which they are. */
  headings: Span[];
  references: PaperReference[];
  callouts: CallOut[];
  notes: Note[];
  /** Links of its text, which may be turned into citations. */
  links: PaperLink[];
  /** Where the file holds citations as data. */
  live: Span[];
  findings: Finding[];
  advice: Advice[];
  coverage: Coverage;
  /** Where one is known surely. */
  listStyle?: ListStyle;
}
