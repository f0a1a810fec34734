import type { Conventions } from '../conventions/conventions.ts';
import type { Node } from '../output/node.ts';
import type { Person } from '../reference/names.ts';
import type { Reference } from '../reference/reference.ts';
import type { Locale } from '../style/locale.ts';
import type { NameOptions, StyleTree } from '../style/tree.ts';

/** Where a cite stands (CSL 1.0.2, `position`); `none` in a bibliography. */
export type Position = 'none' | 'first' | 'subsequent' | 'ibid' | 'ibid-with-locator';

/** How fully a name is printed: 0 as the style says, 1 with initials, 2 in full. */
export type NameLevel = 0 | 1 | 2;

/** How the names of a cite are shown so that it is not taken for another. */
export interface NameExpansion {
  /** For each list of names in the cite, how many are shown at least. */
  readonly counts: readonly (number | undefined)[];
  /** For each list, the level of each name. */
  readonly levels: readonly (readonly number[] | undefined)[];
}

/** What is known about one use of a reference. */
export interface CiteState {
  readonly locator: string | undefined;
  readonly label: string | undefined;
  readonly position: Position;
  readonly nearNote: boolean;
  readonly firstNote: number | undefined;
  readonly citationNumber: number | undefined;
  readonly yearSuffix: string | undefined;
  /** How many `disambiguate` conditions hold, in the order in which the style asks them. */
  readonly disambiguate: number;
  readonly expansion: NameExpansion | undefined;
  /** The names stand in a sentence, where "and" is a word. */
  readonly prose: boolean;
}

/** Prints the names of a list as plain text, at any level. */
export interface NameTexts {
  /** The levels above 0 at which two names may differ that look the same at level 0; those of them that are initials. */
  readonly levels: readonly NameLevel[];
  readonly initialLevels: readonly NameLevel[];
  text(person: Person, level: NameLevel): string;
}

/** A list of names as it was rendered; disambiguation works on it. */
export interface RenderedNames {
  readonly people: readonly Person[];
  /** How many names are printed, "et al." left aside. */
  readonly shown: number;
  readonly formatter: NameTexts;
}

/** Everything that stays the same while a style renders in one language. */
export interface StyleScope {
  readonly tree: StyleTree;
  readonly locale: Locale;
  readonly conventions: Conventions;
  readonly part: 'citation' | 'bibliography';
  /** Name options of the style and of `cs:citation` or `cs:bibliography`. */
  readonly names: NameOptions;
  /** The style prints the year suffix itself, with `cs:text`. */
  readonly explicitYearSuffix: boolean;
}

/** The state of rendering one cite or entry. */
export interface Context {
  readonly reference: Reference;
  readonly cite: CiteState;
  /** Rendering a sort key: names inverted, no labels, no et-al. */
  readonly sorting: NameOptions | undefined;
  /** Rendering to compare cites: when an item was accessed does not tell it from another (date_YearSuffixWithNoDate). */
  comparing: boolean;
  /** Variables that stand in for another and are not printed again. */
  suppressed: readonly string[] | undefined;
  /** A variable was asked for; one of them had a value: what groups depend on. */
  called: boolean;
  filled: boolean;
  /** The lists of names rendered so far. */
  readonly names: RenderedNames[];
  /** The `disambiguate` conditions asked so far. */
  conditions: number;
  /** The year suffix was printed. */
  yearSuffixDone: boolean;
  /** The variables that substitution renders are noted here. */
  substituting: string[] | undefined;
}

/** Whether a variable has been printed as a substitute, or is part of one. */
export const isUsed = (variable: string, { suppressed, substituting }: Context): boolean =>
  (suppressed?.includes(variable) || substituting?.includes(variable)) ?? false;

/** A compiled rendering element. */
export type Render = (context: Context) => Node | undefined;

/** A fresh state for one cite or entry. */
export function createContext(reference: Reference, cite: CiteState, sorting?: NameOptions): Context {
  return {
    reference,
    cite,
    sorting,
    comparing: false,
    suppressed: undefined,
    called: false,
    filled: false,
    names: [],
    conditions: 0,
    yearSuffixDone: false,
    substituting: undefined,
  };
}
