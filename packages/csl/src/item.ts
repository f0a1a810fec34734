import type { DATE_VARIABLES, NAME_VARIABLES, NUMBER_VARIABLES, STANDARD_VARIABLES } from './variables.ts';

/** One name: a person by parts, or an organisation as `literal` (CSL 1.0.2 data model, csl-data.json). */
export interface Name {
  family?: string | undefined;
  given?: string | undefined;
  'dropping-particle'?: string | undefined;
  'non-dropping-particle'?: string | undefined;
  suffix?: string | undefined;
  'comma-suffix'?: boolean | undefined;
  'static-ordering'?: boolean | undefined;
  'parse-names'?: boolean | undefined;
  literal?: string | undefined;
}

/** A date: `date-parts` of a date or a range (year, month 1-12, day), or text to parse (`raw`) or to print (`literal`). */
export interface DateValue {
  'date-parts'?: (number | string)[][] | undefined;
  season?: string | number | undefined;
  circa?: string | number | boolean | undefined;
  literal?: string | undefined;
  raw?: string | undefined;
}

/** Variables that hold names: `author`, `editor`, ... */
export type NameVariable = (typeof NAME_VARIABLES)[number];
/** Variables that hold dates: `issued`, `accessed`, ... */
export type DateVariable = (typeof DATE_VARIABLES)[number];
/** Variables that hold numbers, which may have letters: `volume`, `page`, ... */
export type NumberVariable = (typeof NUMBER_VARIABLES)[number];
/** Variables that hold text: `title`, `publisher`, ... */
export type StandardVariable = (typeof STANDARD_VARIABLES)[number];
/** A variable whose value is text: standard and number variables. */
export type TextVariable = NumberVariable | StandardVariable;

/** What a reader copied from a work, and where it stands there; `label` is a CSL locator term. */
export interface Quotation {
  text: string;
  locator?: { label: string; value: string } | undefined;
}

/** What databases (`beside`) and readers say beside a work: notes and quotations, tags, and the section of a list in which it stands. */
export interface Custom {
  beside?: string | undefined;
  notes?: string | undefined;
  quotations?: readonly Quotation[] | undefined;
  tags?: readonly string[] | undefined;
  listSection?: string | undefined;
}

/**
 * A CSL-JSON item: a bibliographic record. `type` is one of the item types of CSL. Items of other types are printed too; no
 * condition on their type is true.
 */
export type Item = { id: string | number; type: string } & { [Key in NameVariable]?: Name[] | undefined } & {
  [Key in DateVariable]?: DateValue | undefined;
} & { [Key in TextVariable]?: string | number | undefined } & {
  /** What belongs to no variable (csl-data.json), and is printed nowhere. */
  custom?: Custom | undefined;
};
