import type { Node } from '../output/node.ts';
import { type CslDate, toDate } from '../reference/dates.ts';
import { type Person, toPeople } from '../reference/names.ts';
import type { Locale } from '../style/locale.ts';
import type { CitationTree, Styling } from '../style/tree.ts';
import { type InitialsOptions, initializer } from '../text/initials.ts';
import { parseMarkup } from '../text/markup.ts';
import { type NumberValue, parseNumber } from '../text/number.ts';
import { toTitleCase } from '../text/title-case.ts';

/** A list of names in an entry or a citation. */
export interface PrintedNames {
  readonly people: readonly Person[];
  readonly formatter: { text(person: Person, level: 0 | 1 | 2): string };
}

/** What the language of an item is read from. */
interface ItemLanguage {
  readonly language: string | undefined;
  /** Whether a variable has a value. */
  has(variable: string): boolean;
}

/** The level of each name in each list: 0 as the style says, 1 with initials, 2 in full. */
export type NameLevels = readonly (readonly number[] | undefined)[];

/**
 * Decisions that the specification leaves open, or in which processors differ. Each is a pure function. The default is
 * `CONVENTIONS`.
 */
export interface Conventions {
  /** The rule for the delimiter before the last name, at index `at`. `rule` is that of the style. */
  delimiterRule(rule: string, people: readonly Person[], at: number): string;
  /** Shortens given names to initials: hyphens, digits, existing initials. */
  initializer(options: InitialsOptions): (given: string) => string;
  /** Parses a name variable: space, names of one part, other values. `language` is that of the item. */
  people(names: unknown, language: string | undefined): readonly Person[];
  /** Expands names of a work because of namesakes in the same work. */
  namesakes?: NamesakesRule | undefined;
  /** What a text sorts by: English lists leave out an article at its beginning. `lang` is the language of the style. */
  sortText(text: string, lang: string): string;
  /** English title case over the pieces of one title. */
  titleCase(texts: readonly string[]): readonly string[];
  /** Parses the markup and quotation marks of a field. */
  field(text: string): Node;
  /** Parses a date variable: dates as text, ranges of one day. */
  date(value: unknown): CslDate | undefined;
  /** Parses a number variable. `rangeFormat` is the page range format of the style when the value is printed. */
  number(value: string, variable: string, rangeFormat?: string): NumberValue;
  /** Post-processes the nodes of an entry or a cite, before the affixes of the layout are added. */
  settle(nodes: Node[]): Node[];
  /** Parses the text of `cs:text value`. */
  value(text: string): Node;
  /** The attributes of `cs:text macro` that count. */
  macro(styling: Styling): Styling;
  /** Whether title case applies to an item. `lang` is the language of the style. */
  english(item: ItemLanguage, lang: string): boolean;
  /** Whether cites without names follow each other, those without a title too like years of one author. */
  groupsNameless: boolean;
  /** Whether works of one author and year follow their suffixes in a style that sorts cites: "1980a, 1980b". */
  ordersSuffixes: boolean;
  /** Whether typographic quotation marks of a field stay as typed inside others, whatever the locale has. */
  keepsQuotes(open: string, quotes: Locale['quotes']): boolean;
}

/** The rule for an entry, or for a citation, which gets the names in its entry too. */
export type NamesakesRule = (
  citation: CitationTree,
  printed: readonly PrintedNames[],
  entry: readonly PrintedNames[] | undefined,
) => NameLevels | undefined;

/** English as in CSL-JSON, and as in other records: `en_US`, `eng`, `Engl.`, `Englisch`. */
const ENGLISH = /^en(?:g|(?![a-z]))/i;

/** The default: what the specification says, else the manuals. */
export const CONVENTIONS: Conventions = {
  // APA 7, 9.49; Chicago 17, 14.71. "An, Lee" has a comma behind the family name.
  sortText: (text, lang) => (ENGLISH.test(lang) ? text.replace(/^["“‘']?(?:a|an|the) (?=\S)/i, '') : text),
  // The manuals have a comma after an inverted name (APA 7, 9.8; Chicago 17, 14.76), so not between two organisations.
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
  macro: (styling) => styling,
  english: ({ language }, lang) => ENGLISH.test(language ?? lang),
  // Names that are not printed are not the same names (CSL 1.0.2, Cite Grouping).
  groupsNameless: false,
  ordersSuffixes: true,
  keepsQuotes: () => false,
};
