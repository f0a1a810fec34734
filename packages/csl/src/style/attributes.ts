import type { Element } from './element.ts';
import type { Mark, NameOptions, Styling } from './tree.ts';
import { oneOf, VALUES } from './values.ts';

/** The formatting attributes and the mark of each value (CSL 1.0.2, Formatting), in the order of nesting, innermost last. */
const MARKS: [attribute: string, values: Record<string, Mark>][] = [
  ['vertical-align', { baseline: 'baseline', sup: 'sup', sub: 'sub' }],
  ['text-decoration', { none: 'no-decoration', underline: 'underline' }],
  ['font-weight', { normal: 'normal-weight', bold: 'bold', light: 'light' }],
  ['font-variant', { normal: 'normal-variant', 'small-caps': 'small-caps' }],
  ['font-style', { normal: 'normal-style', italic: 'italic', oblique: 'oblique' }],
];

/** Copies the properties that are set, so that trees stay small and comparable. */
export function compact<T extends object>(values: { [Key in keyof T]: T[Key] | undefined }): T {
  const set: Partial<T> = {};
  for (const key in values) if (values[key] !== undefined) set[key] = values[key] as T[typeof key];
  return set as T;
}

/** `true` for the attribute value "true", `undefined` for others. */
export const flag = (value: string | undefined): true | undefined => (value === 'true' ? true : undefined);

/** Reads an integer attribute. */
export const readNumber = (value: string | undefined): number | undefined => {
  const parsed = Number.parseInt(value ?? '', 10);
  return Number.isNaN(parsed) ? undefined : parsed;
};

/** Reads an attribute that is "true" or "false". */
export const readBoolean = (value: string | undefined): boolean | undefined =>
  value === undefined ? undefined : value === 'true';

function readMarks(a: NonNullable<Element['a']>): Mark[] | undefined {
  let marks: Mark[] | undefined;
  for (const [attribute, values] of MARKS) {
    const value = a[attribute] ?? '';
    const mark = Object.hasOwn(values, value) ? values[value] : undefined;
    if (mark) {
      marks ??= [];
      marks.push(mark);
    }
  }
  return marks;
}

/** Reads the formatting, affixes, text case, quotes, strip-periods and display of an element. */
export function readStyling({ a = {} }: Element): Styling {
  return compact<Styling>({
    marks: readMarks(a),
    prefix: a.prefix || undefined,
    suffix: a.suffix || undefined,
    textCase: oneOf(a['text-case'], VALUES.textCase),
    display: oneOf(a.display, VALUES.display),
    quotes: flag(a.quotes),
    stripPeriods: flag(a['strip-periods']),
  });
}

/** `readStyling` for `cs:group` and `cs:names`, which have no text case (CSL schema). */
export function readCaselessStyling(element: Element): Styling {
  const { textCase: _textCase, ...styling } = readStyling(element);
  return styling;
}

/** Reads name options. `own`: the element is `cs:name`, whose attributes have shorter names than the inheritable ones. */
export function readNameOptions({ a = {} }: Element, own: boolean): NameOptions {
  return compact<NameOptions>({
    and: oneOf(a.and, VALUES.and),
    delimiter: own ? a.delimiter : a['name-delimiter'],
    delimiterPrecedesEtAl: a['delimiter-precedes-et-al'],
    delimiterPrecedesLast: a['delimiter-precedes-last'],
    etAlMin: readNumber(a['et-al-min']),
    etAlUseFirst: readNumber(a['et-al-use-first']),
    etAlUseLast: readBoolean(a['et-al-use-last']),
    etAlSubsequentMin: readNumber(a['et-al-subsequent-min']),
    etAlSubsequentUseFirst: readNumber(a['et-al-subsequent-use-first']),
    form: oneOf(own ? a.form : a['name-form'], VALUES.nameForm),
    initialize: readBoolean(a.initialize),
    initializeWith: a['initialize-with'],
    nameAsSortOrder: oneOf(a['name-as-sort-order'], VALUES.sortOrder),
    sortSeparator: a['sort-separator'],
    namesDelimiter: own ? undefined : a['names-delimiter'],
  });
}

/** Reads inheritable name options; `undefined` when there are none. */
export function readInheritedNames(element: Element): NameOptions | undefined {
  const options = readNameOptions(element, false);
  return Object.keys(options).length > 0 ? options : undefined;
}

/** Reads an attribute that holds a list of words. */
export const readWordList = (value: string | undefined): string[] =>
  (value ?? '').split(/\s+/).filter((word) => word !== '');
