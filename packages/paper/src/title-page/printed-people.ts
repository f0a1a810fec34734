import type { FrontLine } from '@citewright/documents';
import { isLikelyPerson, isOrganisation, type Name, readNames } from '@citewright/record';

/** Authors of a title page, at most, and characters of a block of them. */
const [mostAuthors, longestBlock] = [100, 3_000];

const particle = '(?:de|del|della|da|das|do|dos|du|di|la|le|van|von|der|den|ter|ten|el|al|bin|ibn|y|e)';
const capital = String.raw`[\p{Lu}][\p{L}\p{M}.'’‐-]*`;
const personShape = new RegExp(
  `^${capital}(?: (?:${particle}|(?:${particle} ?|[dlO]['’])?${capital})){1,5}$`,
  'u',
);

/** Words of a title page that have the shape of names. */
const noName =
  /\b(?:abstract|summary|keywords?|introduction|contents|department|thesis|dissertation|report|working|paper|article|research|review|volume|journal|degree|master|doctor|bachelor|science|arts|philosophy|supervis\w+|received|accepted|open access|edition|chapter|press|street|road)\b/i;

/** What stands around names: who wrote, marks of notes, addresses of mail, degrees. */
const cleanNames = (text: string): string =>
  text
    .replace(/\S{1,80}@\S{1,80}/g, '')
    .replace(/^(?:(?:written|edited|prepared|submitted) )?(?:by|von|par|por|door|av)\b:?\s*/i, '')
    .replace(/^(?:authors?|auteurs?|autor(?:es|en)?):?\s+/i, '')
    .replace(/,? (?:Ph\.? ?D|M\.? ?D|M\.? ?Sc|B\.? ?Sc|M\.? ?A|MPH|FRCP|Dr\.? med)\b\.?/g, '')
    .replace(/^(?:Dr|Prof)\. /, '')
    .replace(/[\d*†‡§¶#∗✉⁎\u00b9\u00b2\u00b3\u2070-\u2079]/g, ' ')
    .replace(/\s+(?:[a-z](?:,[a-z])*)(?=\s*(?:,|;|&|\band\b|$))/g, '')
    .replace(/(?:\s*,){2,}/g, ',')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;])/g, '$1')
    .replace(/^[\s,;·|]+|[\s,;·|]+$/g, '')
    .replace(/\s*[·|•]\s*/g, '; ');

const asPrinted = ({ given, family, literal, 'non-dropping-particle': own }: Name): string =>
  literal ?? [given, own, family].filter(Boolean).join(' ');

/** Names in capitals as people write them. */
const inCapitals = (text: string): string =>
  text === text.toUpperCase()
    ? text
        .toLowerCase()
        .replace(/(^|[\s.'’-])(\p{Ll})/gu, (_, before, letter) => before + letter.toUpperCase())
    : text;

const hasShapeOfPerson = (name: Name) => {
  const printed = asPrinted(name);
  return personShape.test(printed) && !noName.test(printed) && !isOrganisation(printed);
};

/**
 * The people whom a block names, where it names nothing else. Behind a title they need no known given names.
 */
export function peopleIn({ lines }: { lines: readonly FrontLine[] }, isBehindTitle: boolean): Name[] {
  const printed = lines.map(({ unmarked }) => unmarked);
  if (printed.reduce((sum, { length }) => sum + length, 0) > longestBlock) return [];
  const oneEach = printed.length > 1 && printed.every((line) => personShape.test(cleanNames(line)));
  const text = inCapitals(oneEach ? printed.map(cleanNames).join('; ') : cleanNames(printed.join(' ')));
  if (text === '') return [];
  const parts = text.split(/\s*(?:[,;]|&|\band\b|\bund\b|\bet\b|\by\b|\be\b)\s*/).filter(Boolean);
  const isGivenFirst = parts.length > 1 && parts.every((part) => personShape.test(part));
  const names = readNames(isGivenFirst ? parts.join('; ') : text).slice(0, mostAuthors);
  const people = names.filter(hasShapeOfPerson);
  const isKnown = isBehindTitle || people.some((name) => isLikelyPerson(asPrinted(name)));
  return isKnown && people.length > 0 && people.length === names.length ? people : [];
}
