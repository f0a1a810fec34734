import type { Name } from '@citewright/record';
import {
  groupName,
  isOrganisation,
  isPlaceholderName,
  nameFromParts,
  readName,
  registryNames,
} from '@citewright/record';
import { plainTextOf } from '../plain-text.ts';
import type { Contributor } from './schema.ts';

const wholeName = /^\p{Lu}[\p{Ll}’'-]+(?:-\p{L}[\p{Ll}’']*)* (?:\p{Lu}\.[ -]?)*\p{Lu}[\p{Ll}’'-]+$/u;

/** `Moon-Sik Lee` deposited as a family name without a given name, as IEEE did for years. */
function isWholeName({ family, given, name }: Contributor): boolean {
  if (family === undefined || given !== undefined || name !== undefined) return false;
  return family.length < 60 && wholeName.test(family) && !isOrganisation(family);
}

function crossrefName(contributor: Contributor, splitWhole: boolean): Name | undefined {
  // Groups have only `name`, which is never split.
  // https://github.com/CrossRef/rest-api-doc/blob/master/api_format.md
  const group = plainTextOf(contributor.name);
  if (group !== undefined) return isPlaceholderName(group) ? undefined : { literal: groupName(group) };
  const family = plainTextOf(contributor.family);
  const given = plainTextOf(contributor.given);
  if (
    family !== undefined &&
    given === undefined &&
    (family.includes(',') || (splitWhole && isWholeName(contributor)))
  ) {
    return readName(family, registryNames);
  }
  return nameFromParts(family, given, plainTextOf(contributor.suffix));
}

/**
 * The names of a record's contributors, without duplicates. A full name deposited as family name is split
 * only beside people with both parts or beside another such name; a single one may be an organisation.
 */
export function crossrefNames(contributors: Contributor[]): Name[] {
  const people = contributors.filter(
    (contributor) => contributor.given !== undefined || isWholeName(contributor),
  );
  const names = contributors.map((contributor) => crossrefName(contributor, people.length > 1));
  const known = names.filter((name) => name !== undefined);
  const keys = known.map((name) => JSON.stringify(name));
  // Some deposits repeat a contributor under several roles.
  return known.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}
