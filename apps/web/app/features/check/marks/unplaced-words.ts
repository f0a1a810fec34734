import type { Unaccounted } from '@citewright/formatting';
import type { Formatter } from '~/engine/load-formatter.ts';
import type { Entry } from '../state/check-state.ts';

const none: Unaccounted = { missing: [], added: [] };

/** The words of an entry that its reading has no place for in a style, and those that it would add. */
export function unplacedWords(
  { input, isText, result }: Entry,
  formatter: Formatter | undefined,
  style: string,
): Unaccounted {
  if (!isText || !result || !formatter) return none;
  const { text } = formatter.formatReference(result.item, style);
  return formatter.accountForWords(input, text, result.item);
}
