import {
  type CitationItem,
  dateVariables,
  type ItemType,
  itemSchema,
  itemTypes,
  nameVariables,
} from '@citewright/contract';
import { toWire } from '../../citations/present.ts';
import { cleanItem } from '../clean-item.ts';

/** Fields of an item while it is being read. */
export type Fields = Record<string, unknown>;

const structured: ReadonlySet<string> = new Set([...nameVariables, ...dateVariables]);

const escapes: Readonly<Record<string, string>> = { '{': '%7B', '}': '%7D', '\\': '%5C', '%': '%25' };

/** The value of a variable as one line that no format reads as anything else: text as it is, names and dates as JSON. */
export function encodeOwn(value: unknown): string {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(/[{}\\%]/g, (character) => escapes[character] ?? character);
}

function decodeOwn(variable: string, text: string): unknown {
  const value = text.replace(/%(7B|7D|5C|25)/g, (code) => decodeURIComponent(code));
  if (!structured.has(variable)) return value;
  try {
    return JSON.parse(value);
  } catch {
    // Somebody changed the file by hand: the field is left out, as any that does not fit.
    return undefined;
  }
}

/** Formats that do not tell small letters from capitals give the names of variables in small ones. */
const variables = new Map(
  Object.keys(itemSchema.shape).map((variable) => [variable.toLowerCase(), variable]),
);

/**
 * The item of these fields, and of those that our own exports add for what a format cannot say (`own`, by variable): they
 * replace what was read, an empty one takes it away. Fields that do not fit are left out.
 */
export function withOwnFields(
  type: ItemType,
  fields: Fields,
  own: ReadonlyMap<string, string>,
): CitationItem {
  const ownType = itemTypes.find((known) => known === own.get('type'));
  const replaced = [...own]
    .filter(([name]) => name !== 'type')
    .map(([name, text]) => {
      const variable = variables.get(name.toLowerCase()) ?? name;
      return [variable, text === '' ? undefined : decodeOwn(variable, text)];
    });
  const all = Object.entries({ ...fields, ...Object.fromEntries(replaced) });
  const set = Object.fromEntries(all.filter(([, value]) => value !== undefined && value !== ''));
  return cleanItem(toWire({ ...set, id: 'import', type: ownType ?? type }));
}
