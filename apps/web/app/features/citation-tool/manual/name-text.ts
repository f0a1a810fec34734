import { type Name, readNames } from '@citewright/record';

/** A name in the columns of the form. An organisation has one name, which is in `family`. */
export interface NameColumns {
  given: string;
  family: string;
  suffix: string;
  isOrganisation: boolean;
}

export const emptyName: NameColumns = { given: '', family: '', suffix: '', isOrganisation: false };

/** What parts names, and parts of a name, in the text. */
const partings = /[;,{}]/g;

const clean = (text: string) => text.replace(partings, ' ').replace(/\s+/g, ' ').trim();

function authorText({ given, family, suffix, isOrganisation }: NameColumns): string {
  const body = family.replace(/[;{}]/g, ' ').replace(/\s+/g, ' ').trim();
  if (isOrganisation) return body && `{${body}}`;
  const parts = [clean(family), clean(given), clean(suffix)].filter(Boolean);
  return parts.join(', ');
}

/** The names as one text, as people type them: "Lovelace, Ada; {World Health Organization}". */
export const namesText = (names: readonly NameColumns[]): string =>
  names.map(authorText).filter(Boolean).join('; ');

function columnsOfName(name: Name): NameColumns {
  if (name.literal) return { ...emptyName, family: name.literal, isOrganisation: true };
  const particle = [name['dropping-particle'], name['non-dropping-particle']].filter(Boolean).join(' ');
  return {
    given: name.given ?? '',
    family: [particle, name.family].filter(Boolean).join(' '),
    suffix: name.suffix ?? '',
    isOrganisation: false,
  };
}

/** The columns of a text; one empty name of an empty text. */
export function authorColumns(text: string): NameColumns[] {
  const names = text.trim() === '' ? [] : readNames(text).map(columnsOfName);
  return names.length > 0 ? names : [emptyName];
}
