import { parseIsbn } from '@citewright/identifiers';

/** Extracts ISBNs from printed forms: `0061715743 (hardcover)`, `978-3-7815-2123-0 : EUR 27.90`. */
function isbnIn(value: string): string | undefined {
  return parseIsbn(/^[\dXx -]{10,17}/.exec(value.trim())?.[0].trim() ?? '');
}

/**
 * How a record matches an ISBN: `own` is an ISBN of the described book, `other-form` one of another form (the
 * e-book of a printed one), which has the same title and people but other pages and date.
 */
export function isbnMatch(
  isbn: string,
  own: readonly string[],
  otherForm: readonly string[],
): 'own' | 'other-form' | undefined {
  if (own.some((value) => isbnIn(value) === isbn)) return 'own';
  return otherForm.some((value) => isbnIn(value) === isbn) ? 'other-form' : undefined;
}
