/**
 * How a title is capitalised. Headline case is applied by the CSL style; before it, words that the record has with a capital become
 * small: none `as-given`, few in `headline`, prepositions of any length in the others; with `large-prepositions` those of five letters have capitals.
 */
export type TitleCase =
  | 'as-given'
  | 'sentence'
  | 'sentence-small-subtitle'
  | 'headline'
  | 'headline-large-prepositions'
  | 'headline-small-prepositions'
  | 'headline-small-after-prefix';

/** How a style writes capitals. */
export interface Capitals {
  /** Titles keep the capitals of the record when absent. */
  titles?: TitleCase;
  /** CSL item types whose titles differ from the rest. */
  types?: Readonly<Record<string, TitleCase>>;
  /** Item types, besides chapters and entries, whose container is a work with a title of its own. */
  containers?: readonly string[];
}

/** How the style prints a bibliography in a document. */
export interface ListLayout {
  heading: string;
  /** 1 is single spacing. */
  lineSpacing: number;
  /** Points between entries. */
  entrySpacing: number;
}

/** Where a manual has annotations of a bibliography. */
export interface AnnotationLayout {
  /** Inches from the margin to its lines. */
  indent: number;
  /** The style is made for annotated bibliographies. */
  always?: true;
}

/** A choice that the manual, or its last edition but one, leaves open: a style of its own that is offered as a switch of another. */
export interface StyleVariant {
  id: string;
  /** Name of the variant, for selectors. Begins with the name of the style. */
  label: string;
  /** What the switch turns on. */
  option: string;
  plainAddresses?: boolean;
  asksForPlaces?: boolean;
}

/** What a style is besides its CSL and rules: the content of `bundled/<id>/about.json`, and the name of its folder. */
export interface StyleAbout {
  id: string;
  /** Position among the offered styles. */
  order: number;
  /** Short name, for badges and tabs. */
  name: string;
  /** Name with edition, for selectors. Begins with `name`. */
  label: string;
  /** Locale of terms and dates. */
  language: string;
  /** Entry of the web app's palette (`--color-<colour>` in tokens.css). */
  colour?: string;
  /** Path of the style's page on the site. */
  guide?: string;
  /** Browsers load its tree and rules apart from the engine. */
  onDemand?: boolean;
  /** Words such as "et al." are in the language of each entry, where its locale is at hand. */
  entryLanguages?: boolean;
  /** Entries are numbered in the order of citing, not sorted. */
  numbered?: boolean;
  list?: ListLayout;
  /** From margin to margin, as a block of CSL, when absent. */
  annotations?: AnnotationLayout;
  /** Titles keep the capitals of the record when absent. */
  capitals?: Capitals;
  /**
   * How titles are shortened for citations: to what stands before the subtitle; also without the article at the beginning, always,
   * and to four words if a preposition follows them, or only if there was a subtitle. Not at all when absent.
   */
  shortTitles?: 'main-title' | 'four-words' | 'no-article-when-shortened';
  /** Web addresses are printed without "https://"; DOIs keep it. */
  plainAddresses?: boolean;
  /** The manual asks for the place of publication of a book, whatever else is known of it. */
  asksForPlaces?: boolean;
  /** The manual has a form for retracted articles (`asRetracted`). */
  retractedForm?: boolean;
  /** Item types that stand in the text and not in the list, unless a reader can get at the work. */
  citedInTextOnly?: readonly string[];
  variant?: StyleVariant;
  /** The style of which this one is a variant. */
  variantOf?: string;
  /** In styles of the catalogue, the id of the independent style that prints this one: its manual's rules hold. */
  independent?: string;
}
