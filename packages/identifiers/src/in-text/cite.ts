/**
 * A person as named in a citation. Several words without a comma stay together, because the text does not
 * show which are given names.
 */
export type InTextName = {
  /** `Smith`, `van der Berg`, `Dal Piaz`, `Jane Smith`. */
  family: string;
  /** `J. K.` where the citation prints initials. */
  initials?: string;
};

/** Labels of CSL locators (CSL 1.0.2, "Locators") that citations print. */
export type LocatorLabel =
  | 'chapter'
  | 'column'
  | 'figure'
  | 'line'
  | 'note'
  | 'page'
  | 'paragraph'
  | 'part'
  | 'section'
  | 'table'
  | 'timestamp'
  | 'verse'
  | 'volume';

/** A place inside the cited work: `{ label: 'page', value: '3-5' }`. */
export type InTextLocator = { label: LocatorLabel; value: string };

/**
 * One cited work. It has either a `year` or a reason for its absence (`undated`), and an author, an
 * organisation or a `title`.
 */
export type InTextCite = {
  /** Words before: `see`, `e.g.`, `as cited in`. */
  prefix?: string;
  /** The persons in printed order; empty when the author is an organisation. */
  authors: InTextName[];
  /** More authors than named: `et al.`, `and others`. */
  etAl: boolean;
  /** The author if recognised as an organisation: `World Health Organization`, `WHO`. */
  organisation?: string;
  /** The short form that a bracket introduces: `WHO` in `(World Health Organization [WHO], 2020)`. */
  abbreviation?: string;
  /**
   * The title, in place of the author of an anonymous work or beside the author of several works: `("Title of
   * page," 2020)`.
   */
  title?: string;
  /** The text is a full reference: `title` is the complete title of the work. */
  entry?: true;
  /** This is the secondary source of an `as cited in` citation, which references list. */
  secondary?: true;
  /** Year of the cited edition; the first one of a range. */
  year?: number;
  /** Last year of a range: 1968 in `1961-68`. */
  yearEnd?: number;
  /** Year of the original in `1900/1953` (here `year` is 1953); negative before the common era. */
  originalYear?: number;
  /** `not named`: the author-page form of MLA, `(Smith 45)`. */
  undated?: 'no date' | 'in press' | 'not named';
  /** Letter after the year that distinguishes works of one year: `a`. */
  suffix?: string;
  locator?: InTextLocator;
  /** Words after: `my translation`. */
  note?: string;
};

/** An in-text citation: `(Author, Year)` and `(Author Year)` are parenthetical, `Author (Year)` is narrative. */
export type InTextCitation = {
  form: 'parenthetical' | 'narrative';
  /** At least one, in printed order. */
  cites: InTextCite[];
};
