import type { Name } from '@citewright/record';
import { personName, readPlainText, registryNames } from '@citewright/record';
import { withoutBrackets, withoutPunctuation } from './punctuation.ts';

/** The parts of a personal heading; years of life and fuller forms only serve the library's order. */
export interface PersonalHeading {
  /** `Takats, Sean`, or the name in direct order. */
  name: string;
  /** Given names, if separate in the format (UNIMARC). */
  given?: string | undefined;
  /** `II`, of a pope or king. */
  numeral?: string | undefined;
  /** `Jr.`, `marquis de`, `Sir`, ... */
  titles: string[];
  /** The name is in direct order: `Homer`, `John Paul`. */
  direct: boolean;
}

const generation = /^(?:jr|sr|ii|iii|iv|júnior|filho)\.?$/i;

/** `[from old catalog]` and the like, after the name. */
const remark = /(?<=\S)\s*\[[^[\]]{0,60}\]/g;

function tidyName(part: string): string {
  const bare = withoutPunctuation(withoutBrackets(part.replace(remark, '')))
    .replace(/\s*\((?:[^()]{0,80})\)/g, '')
    .replace(/,?\s*(?:ca\.?\s*|b\.\s*|d\.\s*)?\d{4}\??\s*-?\s*(?:\d{4})?\.?$/, '');
  return readPlainText(withoutPunctuation(bare)) ?? '';
}

/** A person's name from a heading. The library has identified a person, so no word makes it an organisation. */
export function personalName({ name, given, numeral, titles, direct }: PersonalHeading): Name | undefined {
  const [before = '', ...after] = tidyName(name).split(/,\s*/);
  const forenames = given === undefined ? after.join(', ') : tidyName(given);
  const suffix = titles.map(tidyName).find((title) => generation.test(title));
  if (before === '') return undefined;
  if (!direct && forenames !== '') {
    const given = forenames.replace(/(\p{Ll})\.$/u, '$1');
    return personName({ family: before, given, suffix }, registryNames);
  }
  return { literal: [tidyName(name), numeral === undefined ? '' : tidyName(numeral)].join(' ').trim() };
}

/** Qualifiers of organisations with the same name (`(Firm)`, `(Boston, Mass.)`), added by the library. */
function withoutQualifier(name: string): string {
  return name.replace(/\s*\([^()]{0,120}\)\s*\.?$/, '');
}

/** An organisation with its subordinate units. */
export function bodyName(units: readonly string[]): Name | undefined {
  const parts = units.map((unit) => withoutQualifier(withoutPunctuation(withoutBrackets(unit))).trim());
  const literal = readPlainText(
    parts
      .filter((part) => part !== '')
      .join('. ')
      .replace(/\.\. /g, '. '),
  );
  return literal === undefined ? undefined : { literal };
}
