import type { Item, Name } from '@citewright/record';
import { comparable } from '@citewright/record';
import { type Role, roleInWords } from './roles.ts';

/** A person or organisation in a record. */
export interface Contribution {
  name: Name;
  /** From the relator, if the record has one. */
  role: Role | undefined;
  /** A corporate body or conference. */
  body: boolean;
  /** The main entry: the author, unless the record says otherwise. */
  main: boolean;
}

const familyOf = ({ family, literal }: Name) => comparable(family ?? literal ?? '');

/**
 * Statements of responsibility separate functions by semicolons (ISBD 1.4); within a function, by commas
 * before a verb.
 */
function segmentsOf(statement: string): string[] {
  if (statement === '') return [];
  return statement
    .slice(0, 1_000)
    .split(
      /\s*;\s*|[,.]\s+(?=(?:with|edited|translated|illustrated|foreword|introduction|übersetzt|mit|traduit|préface)\b)/i,
    );
}

/** True when the segment has the name in the heading's spelling. */
function names(segment: string, { family, literal }: Name): boolean {
  const name = comparable(family ?? literal ?? '');
  return name !== '' && ` ${comparable(segment)} `.includes(` ${name} `);
}

/** Headings are romanised, title pages are not: four letters or a given name are enough. */
function resembles(segment: string, { family, given }: Name): boolean {
  const [first = ''] = comparable(given ?? '').split(' ');
  const marks = family === undefined ? [] : [comparable(family).slice(0, 4), first];
  return marks.some((mark) => mark.length >= 4 && ` ${comparable(segment)}`.includes(` ${mark}`));
}

/** The role of a name by the segment of the statement of responsibility that contains it. */
function roleInStatement(name: Name, segments: readonly string[]): Role | undefined {
  const segment =
    segments.find((text) => names(text, name)) ?? segments.find((text) => resembles(text, name));
  return segment === undefined ? undefined : (roleInWords(segment) ?? 'author');
}

function distinctNames(names: Name[]): Name[] {
  const keys = names.map((name) => `${familyOf(name)} ${comparable(name.given ?? '').charAt(0)}`);
  return names.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** A main entry is the author, or the editor if the statement says so; added entries need a word for their role. */
function roleOfContribution(
  { name, role, body, main }: Contribution,
  segments: readonly string[],
): Role | undefined {
  if (role !== undefined) return role;
  const stated = roleInStatement(name, segments);
  if (main) return stated === 'editor' ? 'editor' : 'author';
  // Without a statement an added entry is another author.
  return segments.length === 0 && !body ? 'author' : stated;
}

/**
 * Authors, editors, translators and illustrators. Relators decide; without one the statement of
 * responsibility does. Names in neither are left out, unless there are no others. An organisation in an added
 * entry is an author only if no person is named.
 */
export function marcCreators(
  contributions: readonly Contribution[],
  statement: string,
): Pick<Item, 'author' | 'editor' | 'translator' | 'illustrator'> {
  const segments = segmentsOf(statement);
  const known = contributions.map((entry) => ({ ...entry, role: roleOfContribution(entry, segments) }));
  const namesAs = (role: Role | undefined, entries = known) =>
    distinctNames(entries.filter((entry) => entry.role === role).map(({ name }) => name));
  const personal = known.filter(({ body, main }) => main || !body);
  const authors = namesAs('author', personal);
  const editors = namesAs('editor').filter((name) => !authors.includes(name));
  const others = [namesAs('author'), namesAs(undefined)].find((found) => found.length > 0) ?? [];
  return {
    author: authors.length === 0 && editors.length === 0 ? others : authors,
    editor: editors,
    translator: namesAs('translator'),
    illustrator: namesAs('illustrator'),
  };
}
