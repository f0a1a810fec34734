import { type DateValue, type Item, lettersOf, type Name } from '@citewright/record';
import { hayagrivaReader } from './read.ts';
import { writeHayagriva } from './write.ts';

/** Names by which programs know a work, and the language, which Typst takes as a code only. */
const beside: ReadonlySet<string> = new Set(['id', 'type', 'citation-key', 'language']);

const wordsOfName = ({ literal, family, given, suffix, ...particles }: Name): string[] => [
  ...new Set(
    [
      literal,
      family,
      given,
      suffix,
      particles['non-dropping-particle'],
      particles['dropping-particle'],
    ].flatMap((part) => (part ? part.split(/\s+/) : [])),
  ),
];

/** What a value says, in an order that does not depend on how it is parted. */
function wordsIn(value: unknown): string {
  if (!Array.isArray(value)) return lettersOf(String(value));
  return (value as Name[]).flatMap(wordsOfName).map(lettersOf).sort().join(' ');
}

/** A date as both sides spell it: parts as numbers, and what else it has. */
const dateWords = ({ 'date-parts': parts = [], ...rest }: DateValue): string =>
  JSON.stringify([parts.map((date) => date.map(Number)), rest]);

const isDate = (value: unknown): value is DateValue =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean =>
  isDate(one)
    ? isDate(other) && dateWords(one) === dateWords(other)
    : other !== undefined && wordsIn(one) === wordsIn(other);

/** A text that stands in the file as it is, though readers understand it otherwise: pages as `1130-5`. A number may be that of another field. */
const stands = (value: unknown, file: string): boolean =>
  typeof value === 'string' && value.length > 3 && file.includes(JSON.stringify(value));

/** The fields of a work for which Hayagriva has no place: found by reading what is written. */
export function leftOutOfHayagriva(item: Item): string[] {
  const file = [...writeHayagriva([item])].join('');
  const [record] = hayagrivaReader.read(file, 1);
  const read: Record<string, unknown> = { ...record?.item };
  return Object.entries(item).flatMap(([field, value]) =>
    beside.has(field) ||
    value === undefined ||
    value === '' ||
    isSame(value, read[field]) ||
    stands(value, file)
      ? []
      : [field],
  );
}
