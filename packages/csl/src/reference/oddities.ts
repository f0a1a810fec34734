import { DATE_VARIABLES, NAME_VARIABLES, NUMBER_VARIABLES } from '../variables.ts';
import type { Reference } from './reference.ts';

/** Standard variables that are checked. Others are not: registries put lists and objects into some (`license`, `event`). */
const TEXT_VARIABLES = [
  'type',
  'title',
  'container-title',
  'publisher',
  'publisher-place',
  'genre',
  'language',
  'DOI',
  'ISBN',
  'ISSN',
  'URL',
] as const;

const isEmptyValue = (value: unknown): boolean =>
  value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

const isTextOrNumber = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/** A kind of variables, and whether a value is of that kind. */
interface Check {
  variables: readonly string[];
  kind: string;
  accepts(value: unknown, variable: string, reference: Reference): boolean;
}

const CHECKS: readonly Check[] = [
  {
    variables: NAME_VARIABLES,
    kind: 'a list of names',
    accepts: (value, variable, reference) =>
      Array.isArray(value) && reference.people(variable).length === value.length,
  },
  {
    variables: DATE_VARIABLES,
    kind: 'a date',
    accepts: (_value, variable, reference) => reference.date(variable) !== undefined,
  },
  { variables: [...NUMBER_VARIABLES, ...TEXT_VARIABLES], kind: 'text', accepts: isTextOrNumber },
];

/** The values of an item that have the wrong type for their variable, in words for developers. */
export function findOddities(reference: Reference): string[] {
  const found: string[] = [];
  for (const { variables, kind, accepts } of CHECKS) {
    for (const variable of variables) {
      const value = reference.value(variable);
      if (value === undefined || isEmptyValue(value) || accepts(value, variable, reference)) continue;
      found.push(`${variable} is not ${kind}`);
    }
  }
  return found;
}
