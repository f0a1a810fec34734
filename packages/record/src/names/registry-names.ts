import type { Name } from '@citewright/csl';
import { naturalFamily, naturalGiven } from './capitals.ts';
import { isCredential } from './credentials.ts';
import { familyFirst } from './family-first.ts';
import { isGivenName } from './given-names.ts';
import { isOrganisation } from './organisation.ts';
import { isPlaceholderName } from './placeholder.ts';
import { isGeneration, type NameParts, type NameSource, personName } from './read-name.ts';

const initialsOnly = /^(?:\p{L}\.? ?-?){1,4}$/u;

/** "roe" beside "j. a." and "van der berg" beside "Pieter" get their capital; "bell hooks" keeps its form. */
function withCapital({ family, given, ...rest }: NameParts): NameParts {
  const isSmall = family === family.toLowerCase() && /\p{Ll}/u.test(family);
  const areInitials = initialsOnly.test(given);
  if (!isSmall || given === '' || !(areInitials || /\p{Lu}/u.test(given))) return { family, given, ...rest };
  const capital = family.replace(/\p{Ll}[^\s-]*$/u, (word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { family: capital, given: areInitials ? given.toUpperCase() : given, ...rest };
}

function naturalCapitals(parts: NameParts): NameParts {
  const { family, given, ...rest } = withCapital(parts);
  return { family: naturalFamily(family), given: naturalGiven(given), ...rest };
}

/** "Serra A", "Greco DM": a family name and bare initials. Malcolm X is called Malcolm. */
function initialsLast(name: string): string {
  const [, family = '', initials] = /^(\p{Lu}\p{Ll}[\p{L}'’-]+) (\p{Lu}{1,2})$/u.exec(name) ?? [];
  return initials === undefined || isGivenName(family) ? name : `${family}, ${initials}`;
}

/** Names in the records of registries and libraries. */
export const registryNames: NameSource = {
  particles: 'in-family',
  familyFirst: initialsLast,
  isNobody: isPlaceholderName,
  correct: naturalCapitals,
  isGivenName,
};

/** Names in the bylines of web pages, some of which print the family name first. */
export const bylineNames: NameSource = { ...registryNames, familyFirst };

const legalForm = /^(?:ag|co|corp|gmbh|inc|llc|ltd|plc)\.?$/i;

/** Separators that some deposits leave in a part of a name: "Stephen ;", "; Palmer". */
const withoutSeparator = (part: string): string => part.replace(/^; ?| ?;$/g, '');

/**
 * The name whose parts a registry provides. Parts that form an organisation's name (`{given: 'World Health', family:
 * 'Organization'}`, `{given: 'U.A.', family: 'Engineers'}`) are joined again; suffixes and degrees are split off.
 */
export function nameFromParts(
  family: string | undefined,
  given: string | undefined,
  suffix?: string,
): Name | undefined {
  const only = given === undefined ? family : family === undefined ? given : undefined;
  if (only !== undefined && isPlaceholderName(only)) return undefined;
  if (family === undefined) return given === undefined ? undefined : { literal: given };
  if (given === undefined)
    return family.includes(' ') || isOrganisation(family) ? { literal: family } : { family };
  if (isPlaceholderName(`${given} ${family}`)) return undefined;
  // "Meta Platforms, Inc" was split at its comma.
  const whole = legalForm.test(given) ? `${family}, ${given}` : `${given} ${family}`;
  if (isOrganisation(whole)) return { literal: whole };
  const [, initials = '', rest = family] = initialsBefore.exec(family) ?? [];
  const [familyPart, givenPart] = [rest, `${given} ${initials}`.trim()].map((part) =>
    splitSuffix(withoutSeparator(part)),
  );
  const suffixes = [suffix, familyPart?.suffix, givenPart?.suffix].map((found = '') => generationOf(found));
  return personName(
    {
      family: familyPart?.name ?? '',
      given: givenPart?.name ?? '',
      suffix: suffixes.find((found) => found !== undefined),
    },
    registryNames,
  );
}

const generations: Record<string, string> = {
  '2nd': 'II',
  '3rd': 'III',
  '4th': 'IV',
  junior: 'Jr.',
  senior: 'Sr.',
};

/** A suffix as references print it; degrees are none. */
function generationOf(suffix: string): string | undefined {
  return generations[suffix.toLowerCase()] ?? (isGeneration(suffix) ? suffix : undefined);
}

/** Initials that a deposit left before the family name: "L. Warren" beside "René". */
const initialsBefore = /^((?:\p{Lu}\. ?){1,3})(\p{L}{2}.*)$/u;

/** A part of a name and the suffix that some deposits leave in it: "King Jr.", "Doe, MD", "Martin Luther, III". */
function splitSuffix(part: string): { name: string; suffix?: string } {
  const [, name = '', suffix = ''] =
    /^(.{1,200}?\S)(?:,\s*|\s+(?=(?:jr|sr|i{2,3}|iv)\.?$))(\S+(?: \S+)?)$/i.exec(part) ?? [];
  return name !== '' && (isGeneration(suffix) || isCredential(suffix)) ? { name, suffix } : { name: part };
}
