import type { NumberValue } from '../text/number.ts';
import type { Context } from './context.ts';

/** Reads a number variable, which the item or the cite has. */
export type NumberText = (context: Context) => string | undefined;

/** Whether a value is a number of its variable: `12`, or `vol. 12` as a volume, but not `no. 12`. */
export const isNumericOf = ({ numeric, chunks }: NumberValue, variable: string): boolean =>
  numeric || chunks[0]?.label === variable;

/** Finds where a number variable is read. */
export function numberTextOf(variable: string): NumberText {
  if (variable === 'citation-number') return ({ cite }) => cite.citationNumber?.toString();
  if (variable === 'locator') return ({ cite }) => cite.locator;
  return ({ reference }) => reference.text(variable);
}
