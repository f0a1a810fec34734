import { readPlainText } from '@citewright/record';
import { editionOf } from '../book-fields.ts';
import { withoutBrackets, withoutPunctuation } from './punctuation.ts';

const first =
  /\b(?:1st|first|erste|première|prima|primera|första|original|oryginalne)\b|^1\. |\b1(?:re|ère|er|a) /i;
/** Statements about the printing rather than the text. */
const printing =
  /\b(?:reprint|repr\.|nachdr|printing|paperback|pbk|hardcover|dodruk|réimpr|nouveau tirage)\b/i;

/** The edition: a number if there is one; the words if they say more than "first". */
export function editionIn(statement: string | undefined): string | undefined {
  const text = withoutPunctuation(withoutBrackets(readPlainText(statement ?? '') ?? ''));
  if (text === '' || first.test(text)) return undefined;
  return editionOf(text) ?? (printing.test(text) || /(?<!\d)1(?!\d)/.test(text) ? undefined : text);
}
