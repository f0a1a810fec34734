import { type Place, variables } from './place.ts';
import type { Reference } from './reference.ts';
import { isDateVariable, isNameVariable } from './variables.ts';

const isEmpty = (value: unknown): boolean =>
  value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** What is wrong with the value of a variable, in words for developers; `undefined` when nothing is. */
function oddity(variable: string, place: Place, value: unknown, reference: Reference): string | undefined {
  if (isEmpty(value)) return undefined;
  if (isNameVariable(variable)) {
    const used = Array.isArray(value) && reference.people(place).length === value.length;
    return used ? undefined : `${variable} is no list of names`;
  }
  if (isDateVariable(variable)) return reference.date(place) ? undefined : `${variable} is no date`;
  const isText = typeof value === 'string' || typeof value === 'number';
  return isText ? undefined : `${variable} is no text`;
}

/** The values of an item that cannot be used as they should be. */
export function findOddities(fields: readonly unknown[], reference: Reference): string[] {
  const found: string[] = [];
  for (let place = 0; place < fields.length; place += 1) {
    const value = fields[place];
    const odd = value === undefined ? undefined : oddity(variables[place] ?? '', place, value, reference);
    if (odd) found.push(odd);
  }
  return found;
}
