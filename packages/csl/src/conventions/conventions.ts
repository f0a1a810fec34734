import type { Node } from '../output/node.ts';
import { type CslDate, toDate } from '../reference/dates.ts';
import { type Person, toPeople } from '../reference/names.ts';
import type { CitationTree } from '../style/tree.ts';
import { type InitialsOptions, initializer } from '../text/initials.ts';
import { parseMarkup } from '../text/markup.ts';
import { type NumberValue, parseNumber } from '../text/number.ts';
import { toTitleCase } from '../text/title-case.ts';

/** A list of names as an entry or a citation prints it. */
export interface PrintedNames {
  readonly people: readonly Person[];
  readonly formatter: { text(person: Person, level: 0 | 1 | 2): string };
}

/** How the names of each list are spelled out: 0 as the style says, 1 with initials, 2 in full. */
export type NameLevels = readonly (readonly number[] | undefined)[];

/**
 * What the specification leaves open, or processors decide in different ways: the engine asks here. Each is a pure function or
 * a value. A host that sets none gets `CONVENTIONS`.
 */
export interface Conventions {
  /** The rule of the delimiter before the last name, which is the one at `at`: the style's, or another instead. */
  delimiterRule(rule: string, people: readonly Person[], at: number): string;
  /** Shortens given names: hyphens, digits, what is typed as initials. */
  initializer(options: InitialsOptions): (given: string) => string;
  /** The people of a name variable: space, names of one part, what is no list; `language` is the item's. */
  people(names: unknown, language: string | undefined): readonly Person[];
  /** The names of one work that are spelled out because of namesakes in it. */
  namesakes?: NamesakesRule | undefined;
  /** English title case over the pieces of one title. */
  titleCase(texts: readonly string[]): readonly string[];
  /** The markup and quotation marks of a field. */
  field(text: string): Node;
  /** A date variable: what is typed instead of numbers, ranges of one day. */
  date(value: unknown): CslDate | undefined;
  /** The value of a number variable: numbers with other text. `rangeFormat` is that of its pages where they are printed. */
  number(value: string, variable: string, rangeFormat?: string): NumberValue;
  /** The pieces of an entry or a cite, before the layout goes round them. */
  settle(nodes: Node[]): Node[];
  /** The text that a style brings with it (`cs:text value`). */
  value(text: string): Node;
}

/** Of an entry, or of a citation, which goes with the names in its entry. */
export type NamesakesRule = (
  citation: CitationTree,
  printed: readonly PrintedNames[],
  entry: readonly PrintedNames[] | undefined,
) => NameLevels | undefined;

/** Our decisions: the specification's and the manuals', and what a careful reader expects where they say nothing. */
export const CONVENTIONS: Conventions = {
  // Manuals ask for a comma after a name that is inverted (APA 7, 9.8; Chicago 17, 14.76): two organisations have none.
  delimiterRule: (rule, people) =>
    rule === 'always' && people.every(({ literal }) => literal) ? 'contextual' : rule,
  initializer,
  people: toPeople,
  titleCase: toTitleCase,
  field: parseMarkup,
  date: toDate,
  number: parseNumber,
  settle: (nodes) => nodes,
  value: parseMarkup,
};
