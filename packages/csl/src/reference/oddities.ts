import { toDate } from './dates.ts';
import { toPerson } from './names.ts';
import { isDateVariable, isNameVariable, isTextVariable } from './variables.ts';

const isEmpty = (value: unknown): boolean =>
  value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

function areNames(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((name) => typeof name === 'object' && name !== null && toPerson(name) !== undefined)
  );
}

/** What is wrong with the value of a variable, in words for developers; `undefined` when nothing is. */
function oddity(variable: string, value: unknown): string | undefined {
  if (isEmpty(value)) return undefined;
  if (isNameVariable(variable)) return areNames(value) ? undefined : `${variable} is no list of names`;
  if (isDateVariable(variable)) return toDate(value) ? undefined : `${variable} is no date`;
  if (!isTextVariable(variable)) return undefined;
  return typeof value === 'string' || typeof value === 'number' ? undefined : `${variable} is no text`;
}

/** The values of an item that cannot be used as they should be. */
export function findOddities(fields: ReadonlyMap<string, unknown>): string[] {
  const found: string[] = [];
  for (const [variable, value] of fields) {
    // Most values are plain text where text belongs: nothing to look at.
    if (typeof value === 'string' && !isNameVariable(variable) && !isDateVariable(variable)) continue;
    const odd = oddity(variable, value);
    if (odd) found.push(odd);
  }
  return found;
}
