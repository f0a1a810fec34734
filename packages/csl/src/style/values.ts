/** The values of attributes for which CSL 1.0.2 has a closed list. */
export const VALUES = {
  textCase: ['lowercase', 'uppercase', 'capitalize-first', 'capitalize-all', 'sentence', 'title'],
  display: ['block', 'left-margin', 'right-inline', 'indent'],
  termForm: ['long', 'short', 'verb', 'verb-short', 'symbol'],
  plural: ['contextual', 'always', 'never'],
  numberForm: ['numeric', 'ordinal', 'long-ordinal', 'roman'],
  dateForm: ['text', 'numeric'],
  dateParts: ['year', 'year-month', 'year-month-day'],
  datePart: ['day', 'month', 'year'],
  datePartForm: ['numeric', 'numeric-leading-zeros', 'ordinal', 'long', 'short'],
  and: ['text', 'symbol'],
  nameForm: ['long', 'short', 'count'],
  sortOrder: ['first', 'all'],
  match: ['all', 'any', 'none'],
  givenNameRule: [
    'all-names',
    'all-names-with-initials',
    'primary-name',
    'primary-name-with-initials',
    'by-cite',
  ],
  collapse: ['citation-number', 'year', 'year-suffix', 'year-suffix-ranged'],
  align: ['flush', 'margin'],
  substituteRule: ['complete-all', 'complete-each', 'partial-each', 'partial-first'],
  demotion: ['never', 'sort-only', 'display-and-sort'],
  pageRange: ['chicago', 'chicago-15', 'chicago-16', 'expanded', 'minimal', 'minimal-two'],
} as const;

/** The value if it is allowed. Others count as not set, as in other processors. */
export function oneOf<T extends string>(value: string | undefined, allowed: readonly T[]): T | undefined {
  return allowed.find((candidate) => candidate === value);
}
