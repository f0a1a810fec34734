/** One formatting of text, named after its CSL attribute value. */
export type Mark =
  | 'normal-style'
  | 'italic'
  | 'oblique'
  | 'normal-variant'
  | 'small-caps'
  | 'normal-weight'
  | 'bold'
  | 'light'
  | 'no-decoration'
  | 'underline'
  | 'baseline'
  | 'sup'
  | 'sub';

export type TextCase =
  | 'lowercase'
  | 'uppercase'
  | 'capitalize-first'
  | 'capitalize-all'
  | 'sentence'
  | 'title';
export type Display = 'block' | 'left-margin' | 'right-inline' | 'indent';
export type TermForm = 'long' | 'short' | 'verb' | 'verb-short' | 'symbol';
export type Plural = 'contextual' | 'always' | 'never';

/** The attributes that any rendering element may have; absent = not set. */
export interface Styling {
  marks?: Mark[];
  prefix?: string;
  suffix?: string;
  textCase?: TextCase;
  display?: Display;
  quotes?: true;
  stripPeriods?: true;
}

export interface VariableNode extends Styling {
  kind: 'variable';
  variable: string;
  form?: 'short';
}
export interface MacroNode extends Styling {
  kind: 'macro';
  macro: string;
}
export interface TermNode extends Styling {
  kind: 'term';
  term: string;
  form?: TermForm;
  plural?: true;
}
export interface ValueNode extends Styling {
  kind: 'value';
  value: string;
}
export interface NumberNode extends Styling {
  kind: 'number';
  variable: string;
  form?: 'numeric' | 'ordinal' | 'long-ordinal' | 'roman';
}
export interface LabelNode extends Styling {
  kind: 'label';
  variable: string;
  form?: TermForm;
  plural?: Plural;
}
export interface GroupNode extends Styling {
  kind: 'group';
  delimiter?: string;
  children: StyleNode[];
}

export interface DatePart extends Styling {
  name: 'day' | 'month' | 'year';
  form?: string;
  rangeDelimiter?: string;
}
/** A localised date format, or the date parts that a style lists itself. */
export interface DateFormat extends Styling {
  delimiter?: string;
  parts: DatePart[];
}
export interface DateNode extends DateFormat {
  kind: 'date';
  variable: string;
  form?: 'text' | 'numeric';
  /** Which parts of a localised form are printed. */
  dateParts?: 'year' | 'year-month' | 'year-month-day';
}

/** The attributes that `cs:name` may inherit from `cs:style`, `cs:citation` and `cs:bibliography`. */
export interface NameOptions {
  and?: 'text' | 'symbol';
  delimiter?: string;
  delimiterPrecedesEtAl?: string;
  delimiterPrecedesLast?: string;
  etAlMin?: number;
  etAlUseFirst?: number;
  etAlUseLast?: boolean;
  etAlSubsequentMin?: number;
  etAlSubsequentUseFirst?: number;
  form?: 'long' | 'short' | 'count';
  initialize?: boolean;
  initializeWith?: string;
  nameAsSortOrder?: 'first' | 'all';
  sortSeparator?: string;
  /** The inheritable `delimiter` of `cs:names` (`names-delimiter`). */
  namesDelimiter?: string;
}

export interface NameElement extends Styling {
  options: NameOptions;
  family?: Styling;
  given?: Styling;
}
export interface EtAlElement extends Styling {
  term?: string;
}
export interface NamesLabel extends Styling {
  form?: TermForm;
  plural?: Plural;
  /** The label comes before the names. */
  first?: true;
}
export interface NamesNode extends Styling {
  kind: 'names';
  variables: string[];
  delimiter?: string;
  name?: NameElement;
  etAl?: EtAlElement;
  label?: NamesLabel;
  substitute?: StyleNode[];
}

export type Match = 'all' | 'any' | 'none';
export interface Condition {
  test: 'type' | 'variable' | 'is-numeric' | 'is-uncertain-date' | 'locator' | 'position' | 'disambiguate';
  values: string[];
}
export interface Branch {
  match: Match;
  /** Empty for `cs:else`. */
  conditions: Condition[];
  children: StyleNode[];
}
export interface ChooseNode {
  kind: 'choose';
  branches: Branch[];
}

export type StyleNode =
  | VariableNode
  | MacroNode
  | TermNode
  | ValueNode
  | NumberNode
  | LabelNode
  | GroupNode
  | DateNode
  | NamesNode
  | ChooseNode;

export interface SortKey {
  variable?: string;
  macro?: string;
  descending?: true;
  /** `names-min`, `names-use-first`, `names-use-last`. */
  names?: Pick<NameOptions, 'etAlMin' | 'etAlUseFirst' | 'etAlUseLast'>;
}

export interface Layout extends Styling {
  delimiter?: string;
  children: StyleNode[];
}

export type GivenNameRule =
  | 'all-names'
  | 'all-names-with-initials'
  | 'primary-name'
  | 'primary-name-with-initials'
  | 'by-cite';
export type Collapse = 'citation-number' | 'year' | 'year-suffix' | 'year-suffix-ranged';

export interface CitationTree {
  layout: Layout;
  sort?: SortKey[];
  names?: NameOptions;
  addNames?: true;
  addGivenName?: true;
  givenNameRule?: GivenNameRule;
  addYearSuffix?: true;
  collapse?: Collapse;
  citeGroupDelimiter?: string;
  afterCollapseDelimiter?: string;
  yearSuffixDelimiter?: string;
  nearNoteDistance?: number;
}

export type SubstituteRule = 'complete-all' | 'complete-each' | 'partial-each' | 'partial-first';

export interface BibliographyTree {
  layout: Layout;
  sort?: SortKey[];
  names?: NameOptions;
  hangingIndent?: true;
  secondFieldAlign?: 'flush' | 'margin';
  subsequentAuthorSubstitute?: string;
  subsequentAuthorSubstituteRule?: SubstituteRule;
}

export interface TermTree {
  form?: TermForm;
  single: string;
  multiple?: string;
  gender?: string;
  genderForm?: string;
  match?: string;
}

/** A locale file, or the `cs:locale` of a style, as plain data. */
export interface LocaleTree {
  tree: 'locale';
  lang?: string;
  /** The terms by name. Of several with the same form, the last one applies. */
  terms: Record<string, TermTree[]>;
  dates: Partial<Record<'text' | 'numeric', DateFormat>>;
  limitDayOrdinals?: boolean;
  punctuationInQuote?: boolean;
}

/** What `cs:citation` or `cs:bibliography` does somewhere, also in the macros that it calls. */
export interface PartSurvey {
  /** Prints the year suffix explicitly, with `cs:text`. */
  yearSuffix: boolean;
  /** Prints or sorts by citation numbers. */
  numbered: boolean;
  /** Sort keys use the citation number, so they do not depend on the item alone. */
  numberedKeys: boolean;
}

/** What the style as a whole does, which must be known before it renders. */
export interface StyleSurvey {
  citation: PartSurvey;
  bibliography: PartSurvey;
  /** Citations have a `disambiguate` condition. */
  condition: boolean;
}

/** A parsed style as plain data: the result of `parseStyle` and an input of `compileStyle`. */
export interface StyleTree {
  tree: 'style';
  class: 'in-text' | 'note';
  defaultLocale?: string;
  demoteNonDroppingParticle?: 'never' | 'sort-only' | 'display-and-sort';
  initializeWithHyphen?: boolean;
  pageRangeFormat?: string;
  names?: NameOptions;
  macros: Record<string, StyleNode[]>;
  locales: LocaleTree[];
  citation: CitationTree;
  bibliography?: BibliographyTree;
  /** Set by `parseStyle`. When absent, it is computed when the style is compiled. */
  survey?: StyleSurvey;
}
