import { type Place, variables } from './place.ts';
import type { Reference } from './reference.ts';
import { isDateVariable, isNameVariable, isTextVariable } from './variables.ts';

const isEmpty = (value: unknown): boolean =>
  value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** What the value of a variable should be and is not, in words for developers; `undefined` when nothing is wrong. */
function missing(variable: string, place: Place, value: unknown, reference: Reference): string | undefined {
  if (isNameVariable(variable)) {
    const all = Array.isArray(value) && reference.people(place).length === value.length;
    return all ? undefined : 'list of names';
  }
  if (isDateVariable(variable)) return reference.date(place) ? undefined : 'date';
  const isText = typeof value === 'string' || typeof value === 'number';
  return isText || !isTextVariable(variable) ? undefined : 'text';
}

/** The values of an item that cannot be used as they should be. */
export function findOddities(fields: readonly unknown[], reference: Reference): string[] {
  const found: string[] = [];
  for (let place = 0; place < fields.length; place += 1) {
    const value = fields[place];
    if (value === undefined) continue;
    const variable = variables[place] ?? '';
    const wanted = missing(variable, place, value, reference);
    if (wanted && !isEmpty(value)) found.push(`${variable} is no ${wanted}`);
  }
  return found;
}
