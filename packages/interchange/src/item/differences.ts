import { type DateValue, type Item, type Name, partsOf } from '@citewright/record';

const isName = (value: object): value is Name => 'family' in value || 'literal' in value || 'given' in value;

/** A name with its particles before the family name, as file formats have them. */
function comparedName(name: Name): unknown {
  if (name.literal) return ['literal', name.literal];
  const { family, given, suffix } = partsOf(name);
  const dropping = name['dropping-particle'] ?? '';
  return [
    family,
    dropping,
    given ?? '',
    suffix ?? '',
    Object.keys(name).filter((key) => key.includes('-ordering')),
  ];
}

function wholeDate({ 'date-parts': parts, ...rest }: DateValue): unknown {
  return [parts?.map((date) => date.map(Number)), rest];
}

/** A value in one spelling: `12` and `"12"` are the same, as are en dash and hyphen between pages. */
function meaningOf(variable: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part: object) => (isName(part) ? comparedName(part) : part));
  if (typeof value === 'object' && value !== null) return wholeDate(value);
  const text = String(value ?? '').trim();
  return variable === 'page' ? text.replace(/\s*[-–]\s*/g, '-') : text;
}

/**
 * The variables in which two records differ, with the value of the first, which is `undefined` where only the second has one. Ids
 * are not compared, and citation keys only if the first record has one.
 */
export function differences(item: Item, other: Item): [variable: string, value: unknown][] {
  const [left, right] = [item, other] as [Record<string, unknown>, Record<string, unknown>];
  const variables = new Set([...Object.keys(left), ...Object.keys(right)]);
  variables.delete('id');
  if (item['citation-key'] === undefined) variables.delete('citation-key');
  const isSame = (variable: string) =>
    JSON.stringify(meaningOf(variable, left[variable])) ===
    JSON.stringify(meaningOf(variable, right[variable]));
  return [...variables].filter((variable) => !isSame(variable)).map((variable) => [variable, left[variable]]);
}
