import type { Item, Name } from '@citewright/csl';
import type { Random } from '../titles/forms.ts';
import type { Lie } from './kind.ts';

/** People who wrote none of the works. */
const invented: readonly Name[] = [
  { family: 'Brandvold', given: 'Ingrid' },
  { family: 'Quisumbing', given: 'Teodoro' },
  { family: 'Zábranský', given: 'Ondřej' },
  { family: 'Wachowiak', given: 'Celina' },
  { family: 'Ohnesorge', given: 'Xaver' },
];

const someone = (random: Random): Name => invented[Math.floor(random() * invented.length)] as Name;

const authorsOf = ({ author }: Item): Name[] => author ?? [];

/** Placed among the authors at `at`; works without authors give no occasion. */
const withInvented =
  (at: (count: number) => number, count = 1): Lie['tell'] =>
  (item, random) => {
    const authors = authorsOf(item);
    if (authors.length === 0) return undefined;
    const first = Math.floor(random() * invented.length);
    const added = Array.from(
      { length: count },
      (_, turn) => invented[(first + turn) % invented.length] as Name,
    );
    return { ...item, author: authors.toSpliced(at(authors.length), 0, ...added) };
  };

const persons = (item: Item): Name[] => authorsOf(item).filter(({ family, given }) => family && given);

/** A letter that begins none of the given names. */
function otherInitial(given: string, random: Random): string {
  const free = [...'ABCDEFGHJKLMNOPRSTVWZ'].filter((letter) => !given.toUpperCase().includes(letter));
  return `${free[Math.floor(random() * free.length)]}.`;
}

const replaceAuthor = (item: Item, old: Name, name: Name): Item => ({
  ...item,
  author: authorsOf(item).map((one) => (one === old ? name : one)),
});

const inRole =
  (role: 'editor' | 'translator'): Lie['tell'] =>
  (item, random) => ({ ...item, [role]: [...((item[role] as Name[] | undefined) ?? []), someone(random)] });

/** Lies about who made a work. */
export const peopleLies: readonly Lie[] = [
  {
    name: 'an invented author is added last',
    concern: 'people',
    fields: ['author'],
    tell: withInvented((count) => count),
  },
  {
    name: 'an invented author is added first',
    concern: 'people',
    fields: ['author'],
    tell: withInvented(() => 0),
  },
  {
    name: 'an invented author is added second',
    concern: 'people',
    fields: ['author'],
    tell: withInvented(() => 1),
  },
  {
    name: 'three invented authors are added',
    concern: 'people',
    fields: ['author'],
    tell: withInvented((count) => count, 3),
  },
  {
    name: 'the first author is replaced by somebody invented',
    concern: 'people',
    fields: ['author'],
    tell: (item, random) => {
      const [first] = authorsOf(item);
      return first && replaceAuthor(item, first, someone(random));
    },
  },
  {
    name: 'the last author is replaced by somebody invented',
    concern: 'people',
    fields: ['author'],
    tell: (item, random) => {
      const last = authorsOf(item).at(-1);
      return last && authorsOf(item).length > 1 ? replaceAuthor(item, last, someone(random)) : undefined;
    },
  },
  {
    name: 'the first two authors change places',
    concern: 'people',
    fields: ['author'],
    tell: (item) => {
      const [first, second, ...rest] = authorsOf(item);
      const isTwice = JSON.stringify(first) === JSON.stringify(second);
      return first && second && !isTwice ? { ...item, author: [second, first, ...rest] } : undefined;
    },
  },
  {
    name: 'the first author is left out',
    concern: 'people',
    fields: ['author'],
    tell: (item) => (authorsOf(item).length > 1 ? { ...item, author: authorsOf(item).slice(1) } : undefined),
  },
  {
    name: 'the second of three or more authors is left out',
    concern: 'people',
    fields: ['author'],
    tell: (item) =>
      authorsOf(item).length > 2 ? { ...item, author: authorsOf(item).toSpliced(1, 1) } : undefined,
  },
  {
    name: 'the first author has an initial of somebody else',
    concern: 'people',
    fields: ['author'],
    tell: (item, random) => {
      const [person] = persons(item);
      return (
        person &&
        replaceAuthor(item, person, { ...person, given: otherInitial(String(person.given), random) })
      );
    },
  },
  {
    name: 'the last author has a given name of somebody else',
    concern: 'people',
    fields: ['author'],
    tell: (item) => {
      const person = persons(item).at(-1);
      const given = invented.find(
        (one) =>
          !String(person?.given)
            .toUpperCase()
            .includes(String(one.given)[0] ?? ''),
      )?.given;
      return person && given && persons(item).length > 1
        ? replaceAuthor(item, person, { ...person, given })
        : undefined;
    },
  },
  {
    name: 'an invented editor is added',
    concern: 'people',
    fields: ['editor', 'author'],
    tell: inRole('editor'),
  },
];
