import type { NumberValue } from '../text/number.ts';
import type { Context } from './context.ts';

/** Reads a number variable of the item or the cite. */
export type NumberText = (context: Context) => string | undefined;

/** Whether a value is a number of its variable: for a volume, `12` and `vol. 12`, but not `no. 12`. */
export const isNumericOf = ({ numeric, chunks }: NumberValue, variable: string): boolean =>
  numeric || chunks[0]?.label === variable;

/** Compiles the reading of a number variable. */
export function numberTextOf(variable: string): NumberText {
  if (variable === 'citation-number') return ({ cite }) => cite.citationNumber?.toString();
  if (variable === 'locator') return ({ cite }) => cite.locator;
  return ({ reference }) => reference.text(variable);
}
