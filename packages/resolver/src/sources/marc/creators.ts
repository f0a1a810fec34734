import type { Item, Name } from '@citewright/csl';
import { comparable } from '../../text/comparable.ts';
import { type Role, roleInWords } from './roles.ts';

/** Somebody whom a record names. */
export interface Contribution {
  name: Name;
  /** From the relator, where the record has one. */
  role: Role | undefined;
  /** A corporate body or conference, whose name is whole. */
  body: boolean;
  /** The heading under which the work is entered: its author, unless something says otherwise. */
  main: boolean;
}

const familyOf = ({ family, literal }: Name) => comparable(family ?? literal ?? '');

/** Statements of responsibility separate functions by semicolons (ISBD 1.4); within one, by commas before a verb. */
function segmentsOf(statement: string): string[] {
  return statement
    .slice(0, 1_000)
    .split(
      /\s*;\s*|[,.]\s+(?=(?:with|edited|translated|illustrated|foreword|introduction|übersetzt|mit|traduit|préface)\b)/i,
    );
}

/** The role that the statement of responsibility gives to a name: that of the segment in which it stands. */
function roleInStatement(name: Name, segments: readonly string[]): Role | undefined {
  const family = familyOf(name);
  const segment = segments.find((text) => family !== '' && ` ${comparable(text)} `.includes(` ${family} `));
  return segment === undefined ? undefined : (roleInWords(segment) ?? 'author');
}

function distinct(names: Name[]): Name[] {
  const keys = names.map((name) => `${familyOf(name)} ${comparable(name.given ?? '').charAt(0)}`);
  return names.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** A main heading is the author's, or the editor's where the statement says so; others need a word for what they did. */
function roleOfContribution(
  { name, role, main }: Contribution,
  segments: readonly string[],
): Role | undefined {
  const stated = role ?? roleInStatement(name, segments);
  if (role !== undefined || !main) return stated;
  return stated === 'editor' ? 'editor' : 'author';
}

/**
 * Who wrote, edited, translated and illustrated. Relators decide; without one the statement of responsibility does; who stands in
 * neither is left out, unless nobody else is there. A body in an added entry is an author only when no person is one.
 */
export function creatorsOf(
  contributions: readonly Contribution[],
  statement: string,
): Pick<Item, 'author' | 'editor' | 'translator' | 'illustrator'> {
  const segments = segmentsOf(statement);
  const known = contributions.map((entry) => ({ ...entry, role: roleOfContribution(entry, segments) }));
  const namesAs = (role: Role | undefined, entries = known) =>
    distinct(entries.filter((entry) => entry.role === role).map(({ name }) => name));
  const personal = known.filter(({ body, main }) => main || !body);
  const authors = [namesAs('author', personal), namesAs('author')].find((names) => names.length > 0) ?? [];
  const editors = namesAs('editor').filter((name) => !authors.includes(name));
  const unexplained = authors.length === 0 && editors.length === 0 ? namesAs(undefined) : [];
  return {
    author: authors.length > 0 ? authors : unexplained,
    editor: editors,
    translator: namesAs('translator'),
    illustrator: namesAs('illustrator'),
  };
}
