import type { Item } from '@citewright/csl';
import type { Random } from '../../titles/forms.ts';
import type { Lie } from '../kind.ts';
import { between, pick } from './choice.ts';
import { BODIES, FAMILY_NAMES, GIVEN_NAMES, INVENTED_PEOPLE, LIKE_INITIALS } from './invented-names.ts';
import { initialsOf, inserted, isLatin, keyOf, keysOf, type Name, placesOf, replaced } from './names.ts';

const IN_A_BOOK: ReadonlySet<string> = new Set([
  'chapter',
  'paper-conference',
  'entry',
  'entry-encyclopedia',
  'entry-dictionary',
]);
const EDITED: ReadonlySet<string> = new Set(['book', ...IN_A_BOOK]);
const TRANSLATED: ReadonlySet<string> = new Set(['book', 'chapter']);

const peopleLie = (name: string, tell: Lie['tell'], fields: Lie['fields'] = ['author']): Lie => ({
  name,
  concern: 'people',
  fields,
  tell,
});

function inventedPerson(item: Item, random: Random): Name | undefined {
  const keys = keysOf(item);
  return pick(
    INVENTED_PEOPLE.filter((person) => !keys.has(keyOf(person))),
    random,
  );
}

/** The item with the name of one author, of those for whom `change` finds another, changed. */
function withAuthorChanged(
  item: Item,
  random: Random,
  change: (name: Name) => Name | undefined,
): Item | undefined {
  const { author = [] } = item;
  const changed = author.map(change);
  const place = pick(
    author.flatMap((_, at) => (changed[at] ? [at] : [])),
    random,
  );
  const name = place === undefined ? undefined : changed[place];
  return place === undefined || !name ? undefined : { ...item, author: replaced(author, place, name) };
}

function addCoauthor(item: Item, random: Random): Item | undefined {
  const { author = [] } = item;
  const person = inventedPerson(item, random);
  if (author.length === 0 || !person) return undefined;
  return { ...item, author: inserted(author, between(1, author.length, random), person) };
}

function addFirstAuthor(item: Item, random: Random): Item | undefined {
  const { author = [] } = item;
  const person = inventedPerson(item, random);
  return author.length === 0 || !person ? undefined : { ...item, author: [person, ...author] };
}

function dropFirstAuthor(item: Item): Item | undefined {
  const [first, ...others] = item.author ?? [];
  if (!first?.family || !others[0]?.family || others.some((other) => keyOf(other) === keyOf(first)))
    return undefined;
  return { ...item, author: others };
}

function exchangeFirstAuthor(item: Item, random: Random): Item | undefined {
  const { author = [] } = item;
  const [first] = author;
  if (!first?.family) return undefined;
  const place = pick(
    placesOf(author, (name) => Boolean(name.family) && keyOf(name) !== keyOf(first)),
    random,
  );
  const other = place === undefined ? undefined : author[place];
  if (place === undefined || !other) return undefined;
  return { ...item, author: replaced(replaced(author, place, first), 0, other) };
}

const isLikeInitial = (one: string, other: string): boolean =>
  one === other || LIKE_INITIALS.some((letters) => letters.includes(one) && letters.includes(other));

/** One initial becomes a letter that none of the person's names may begin with, however they are spelt. */
function withOtherInitial(name: Name, random: Random): Name | undefined {
  const initials = initialsOf(name.given);
  const letters = initials?.match(/\p{Lu}/gu) ?? [];
  const own = [...letters, ...(name.family ?? '').slice(0, 1).toUpperCase()].map((letter) =>
    letter.normalize('NFD').charAt(0),
  );
  const strange = pick(
    [...'ABDFGHKLMNPRSTVW'].filter((letter) => !own.some((other) => isLikeInitial(letter, other))),
    random,
  );
  if (!initials || letters.length === 0 || !strange) return undefined;
  const place = between(0, letters.length - 1, random);
  let at = -1;
  const given = initials.replace(/\p{Lu}/gu, (letter) => {
    at += 1;
    return at === place ? strange : letter;
  });
  return { ...name, given };
}

/** "Marianne K." becomes "Malcolm K." Names that begin alike may be one name: Kate, Katharina. */
function withOtherGiven(name: Name, random: Random): Name | undefined {
  const [first = '', ...rest] = (name.given ?? '').split(' ');
  if (!isLatin(first) || !/^\p{Lu}\p{Ll}{3,}$/u.test(first)) return undefined;
  const given = pick(
    GIVEN_NAMES.filter(
      (other) =>
        other.startsWith(first.charAt(0)) && other.slice(0, 3) !== first.slice(0, 3) && !rest.includes(other),
    ),
    random,
  );
  return given ? { ...name, given: [given, ...rest].join(' ') } : undefined;
}

const lettersShared = (one: string, other: string): number =>
  [...one.toLowerCase()].filter((letter, at) => other.toLowerCase().charAt(at) === letter).length;

function withOtherFamily(item: Item, name: Name, random: Random): Name | undefined {
  const { family } = name;
  if (!isLatin(family)) return undefined;
  const keys = keysOf(item);
  const other = pick(
    FAMILY_NAMES.filter(
      (strange) =>
        strange.length === family.length &&
        lettersShared(strange, family) < 3 &&
        !keys.has(keyOf({ family: strange })),
    ).filter((strange) => strange.charAt(0) !== family.charAt(0)),
    random,
  );
  return other ? { ...name, family: other } : undefined;
}

/** "Ada Lovelace, Charles Babbage" becomes "Ada Babbage". */
function mergeAuthors(item: Item, random: Random): Item | undefined {
  const { author = [] } = item;
  const place = pick(
    placesOf(author.slice(0, -1), (name) => {
      const next = author[author.indexOf(name) + 1];
      if (!next?.family || !name.family || !name.given || !next.given) return false;
      return keyOf(name) !== keyOf(next) && name.given.charAt(0) !== next.given.charAt(0);
    }),
    random,
  );
  if (place === undefined) return undefined;
  const merged = { ...author[place + 1], given: author[place]?.given };
  return { ...item, author: [...author.slice(0, place), merged, ...author.slice(place + 2)] };
}

function nameEditorsAsAuthors(item: Item): Item | undefined {
  const { editor = [], ...rest } = item;
  const authors = new Set((item.author ?? []).map(keyOf));
  if (!IN_A_BOOK.has(item.type) || authors.size === 0 || editor.length === 0) return undefined;
  return editor.some((name) => authors.has(keyOf(name))) ? undefined : ({ ...rest, author: editor } as Item);
}

function addEditor(item: Item, random: Random): Item | undefined {
  const { editor = [] } = item;
  const person = inventedPerson(item, random);
  if (!EDITED.has(item.type) || !person) return undefined;
  return { ...item, editor: inserted(editor, between(0, editor.length, random), person) };
}

function nameTranslator(item: Item, random: Random): Item | undefined {
  const person = inventedPerson(item, random);
  return TRANSLATED.has(item.type) && person ? { ...item, translator: [person] } : undefined;
}

const acronymOf = (body: string): string => (body.match(/\p{Lu}/gu) ?? []).join('');

function nameOtherBody(item: Item, random: Random): Item | undefined {
  return withAuthorChanged(item, random, ({ literal }) => {
    if (!literal) return undefined;
    const body = pick(
      BODIES.filter((other) => !literal.includes(other) && !literal.includes(acronymOf(other))),
      random,
    );
    return body ? { literal: body } : undefined;
  });
}

/** Lies about who made the work. */
export const peopleLies: readonly Lie[] = [
  peopleLie('an invented coauthor joins the authors', addCoauthor),
  peopleLie('an invented author stands first', addFirstAuthor),
  peopleLie('the first author is dropped', dropFirstAuthor),
  peopleLie('the first author changes places with another', exchangeFirstAuthor),
  peopleLie("an initial is another person's", (item, random) =>
    withAuthorChanged(item, random, (name) => withOtherInitial(name, random)),
  ),
  peopleLie('a given name is another of the same initial', (item, random) =>
    withAuthorChanged(item, random, (name) => withOtherGiven(name, random)),
  ),
  peopleLie('a family name is another of the same length', (item, random) =>
    withAuthorChanged(item, random, (name) => withOtherFamily(item, name, random)),
  ),
  peopleLie('two authors are merged into one', mergeAuthors),
  peopleLie('the editors of the book stand as the authors', nameEditorsAsAuthors, ['author', 'editor']),
  peopleLie('an invented editor is named', addEditor, ['editor', 'author']),
  peopleLie('an invented translator is named', nameTranslator, ['translator', 'author']),
  peopleLie('another body is named as the author', nameOtherBody),
];
