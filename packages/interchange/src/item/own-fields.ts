import { type Item, isDateVariable, isNameVariable } from '@citewright/record';
import { parseJson } from '../values/json-value.ts';
import { genreOf } from '../values/kinds.ts';
import { spelledTitle } from '../values/natural-title.ts';
import { withoutTags } from './beside-work.ts';
import { cleanItem } from './clean-item.ts';
import { differences } from './differences.ts';
import { fitItem } from './fit-item.ts';

/** Fields of an item while it is being read. */
export type Fields = Record<string, unknown>;

/** The name of one of our own fields is this and a variable of CSL: `csl-medium`. */
export const ownPrefix = 'csl-';

/** A value as one line without the characters that BibTeX interprets: text as it is, names and dates as JSON. */
function encodeOwn(value: unknown): string {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(/[{}\\%^\n]/g, encodeURIComponent);
}

/** The fields that a file needs besides its format's own, which read as `read`, so that `item` comes back as it is. */
export const ownFieldsOf = (item: Item, read: Item): [name: string, value: string][] =>
  differences(item, withoutTags(read, item.custom?.tags)).map(([variable, value]) => [
    ownPrefix + variable,
    encodeOwn(value),
  ]);

function decodeOwn(variable: string, text: string): unknown {
  const value = text.replace(/%(7B|7D|5C|25|5E|0A)/g, decodeURIComponent);
  if (!isNameVariable(variable) && !isDateVariable(variable) && variable !== 'custom') return value;
  try {
    return parseJson(value);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // The file was changed by hand: the field is left out like any other that does not fit.
    return undefined;
  }
}

/** The variables of CSL with capitals, by their lower-case names: BibTeX ignores the case of field names. */
const capitalised = new Map(
  ['DOI', 'ISBN', 'ISSN', 'PMCID', 'PMID', 'URL'].map((variable) => [variable.toLowerCase(), variable]),
);

/** Titles in which whole journals and proceedings stand in capitals. */
const titlesAround = ['container-title', 'collection-title'];

/** Fields without the habits of databases: names of journals in capitals, and kinds that say no more than the type. */
function withoutHabits(fields: Fields): Fields {
  const titles = titlesAround.flatMap((field) => {
    const title = fields[field];
    return typeof title === 'string' ? [[field, spelledTitle(title)]] : [];
  });
  const { genre } = fields;
  return {
    ...fields,
    ...Object.fromEntries(titles),
    ...(typeof genre === 'string' && { genre: genreOf(genre) }),
  };
}

/**
 * The item of these fields and of our own fields (`own`, by variable), by which our exports carry what a format cannot
 * express: they replace what was read, and an empty one removes it. Values of the wrong type are left out.
 */
export function withOwnFields(type: string, fields: Fields, own: ReadonlyMap<string, string>): Item {
  const replaced = [...own]
    .filter(([name]) => name !== 'type')
    .map(([name, text]) => {
      const variable = capitalised.get(name.toLowerCase()) ?? name;
      return [variable, text === '' ? undefined : decodeOwn(variable, text)];
    });
  const ours: Fields = Object.fromEntries(replaced);
  const item = fitItem('import', own.get('type') || type, { ...withoutHabits(fields), ...ours });
  return cleanItem('keyword' in ours ? item : withoutTags(item, item.custom?.tags));
}
