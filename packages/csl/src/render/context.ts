import type { Conventions } from '../conventions/conventions.ts';
import type { Node } from '../output/node.ts';
import type { Person } from '../reference/names.ts';
import type { Reference } from '../reference/reference.ts';
import type { Locale } from '../style/locale.ts';
import type { NameElement, NameOptions, StyleTree } from '../style/tree.ts';

/** The position of a cite (CSL 1.0.2, Choose); `none` in a bibliography. */
export type Position = 'none' | 'first' | 'subsequent' | 'ibid' | 'ibid-with-locator';

/** How fully a name is printed: 0 as the style says, 1 with initials, 2 in full. */
export type NameLevel = 0 | 1 | 2;

/** How the names of a cite are expanded to distinguish it from others. */
export interface NameExpansion {
  /** For each list of names in the cite, the least number of names to print. */
  readonly counts: readonly (number | undefined)[];
  /** For each list, the level of each name. */
  readonly levels: readonly (readonly number[] | undefined)[];
}

/** The state of one cite, or of one bibliography entry. */
export interface CiteState {
  readonly locator: string | undefined;
  readonly label: string | undefined;
  readonly position: Position;
  readonly nearNote: boolean;
  readonly firstNote: number | undefined;
  readonly citationNumber: number | undefined;
  readonly yearSuffix: string | undefined;
  /** How many `disambiguate` conditions hold, in the order in which they are evaluated. */
  readonly disambiguate: number;
  readonly expansion: NameExpansion | undefined;
  /** The names are part of a sentence, where "and" is a word. */
  readonly prose: boolean;
}

/** Prints the names of a list as plain text, at any level. */
export interface NameTexts {
  /** The levels at which names may differ that are the same at level 0; `initialLevels` are those with initials. */
  readonly levels: readonly NameLevel[];
  readonly initialLevels: readonly NameLevel[];
  text(person: Person, level: NameLevel): string;
}

/** A rendered list of names, for disambiguation. */
export interface RenderedNames {
  readonly people: readonly Person[];
  /** How many names are printed, without "et al." */
  readonly shown: number;
  readonly formatter: NameTexts;
}

/** What is constant while one part of a style renders in one language. */
export interface StyleScope {
  readonly tree: StyleTree;
  readonly locale: Locale;
  readonly conventions: Conventions;
  readonly part: 'citation' | 'bibliography';
  /** The name options of `cs:style` and of `cs:citation` or `cs:bibliography`. */
  readonly names: NameOptions;
  /** The style prints the year suffix explicitly, with `cs:text`. */
  readonly explicitYearSuffix: boolean;
}

/** The state of rendering one cite or entry. */
export interface Context {
  readonly reference: Reference;
  readonly cite: CiteState;
  /** Rendering a sort key: names inverted, no labels, no et-al. */
  readonly sorting: NameOptions | undefined;
  /** Rendering to compare cites, in which access dates do not count (date_YearSuffixWithNoDate). */
  comparing: boolean;
  /** Variables that were printed as a substitute and are not printed again. */
  suppressed: readonly string[] | undefined;
  /** Whether a variable was called, and whether one had a value: groups depend on both. */
  called: boolean;
  filled: boolean;
  /** The lists of names rendered so far. */
  readonly names: RenderedNames[];
  /** The elements and conditions visited so far. */
  elements: number;
  /** The number of `disambiguate` conditions evaluated so far. */
  conditions: number;
  /** The locator was printed: some styles name it twice. */
  locatorDone: boolean;
  /** The year suffix was printed. */
  yearSuffixDone: boolean;
  /** Collects the variables that a substitute renders. */
  substituting: string[] | undefined;
  /** The `cs:name` whose formatting of name parts a substitute takes over. */
  substituted: NameElement | undefined;
}

/** Whether a variable was printed as a substitute, or is part of one. */
export const isUsed = (variable: string, { suppressed, substituting }: Context): boolean =>
  (suppressed?.includes(variable) || substituting?.includes(variable)) ?? false;

/** A compiled rendering element. */
export type Render = (context: Context) => Node | undefined;

/** The initial state for one cite or entry. */
export function createContext(reference: Reference, cite: CiteState, sorting?: NameOptions): Context {
  reference.effort.spend('rendering', 1);
  return {
    reference,
    cite,
    sorting,
    comparing: false,
    suppressed: undefined,
    called: false,
    filled: false,
    names: [],
    elements: 0,
    conditions: 0,
    locatorDone: false,
    yearSuffixDone: false,
    substituting: undefined,
    substituted: undefined,
  };
}

/** Counts what a rendering has visited. A style has so many elements only that one rendering is short. */
export const spendElements = ({ reference, elements }: Context): void =>
  reference.effort.spend('element', elements);
