import type { Reference } from './reference.ts';
import { isDateVariable, isNameVariable, isStructured, isTextVariable } from './variables.ts';

const isEmpty = (value: unknown): boolean =>
  value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** What is wrong with the value of a variable, in words for developers; `undefined` when nothing is. */
function oddity(variable: string, value: unknown, reference: Reference): string | undefined {
  if (isEmpty(value)) return undefined;
  if (isNameVariable(variable)) {
    const used = Array.isArray(value) && reference.people(variable).length === value.length;
    return used ? undefined : `${variable} is no list of names`;
  }
  if (isDateVariable(variable)) return reference.date(variable) ? undefined : `${variable} is no date`;
  return isTextVariable(variable) && typeof value !== 'number' ? `${variable} is no text` : undefined;
}

/** The values of an item that cannot be used as they should be. */
export function findOddities(fields: ReadonlyMap<string, unknown>, reference: Reference): string[] {
  const found: string[] = [];
  fields.forEach((value, variable) => {
    // Most values are text where text belongs: nothing to look at.
    if (typeof value === 'string' && !isStructured(variable)) return;
    const odd = oddity(variable, value, reference);
    if (odd) found.push(odd);
  });
  return found;
}
