import { placeOf } from '../reference/place.ts';
import type { Context } from './context.ts';

/** Reads a number variable, which the item or the cite has. */
export type NumberText = (context: Context) => string | undefined;

/** Finds where a number variable is read. */
export function numberTextOf(variable: string): NumberText {
  if (variable === 'citation-number') return ({ cite }) => cite.citationNumber?.toString();
  if (variable === 'locator') return ({ cite }) => cite.locator;
  const place = placeOf(variable);
  return ({ reference }) => reference.text(place);
}
