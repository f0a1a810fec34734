import type { Item, Name } from '@citewright/csl';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstWorks } from './first-works.ts';
import { planAtOnce } from './plan-project.ts';
import { ProjectMemory } from './project-memory.ts';

const styles: string[] = ['apa', 'mla', 'chicago', 'harvard', 'ieee'];

/** Entries of a first screen. */
const count = 4;

const person: fc.Arbitrary<Name> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      family: fc.constantFrom('Abel', 'Åberg', 'Ødegård', 'Okafor', 'Wu', 'Zuse'),
      given: fc.constantFrom('Ada', 'Anders', 'Bo'),
    }),
  },
  fc.record({
    family: fc.constantFrom('de Vries', "d'Arc", 'Иванов', '王'),
    given: fc.constantFrom('Ada', '伟'),
  }),
  fc.record({
    family: fc.constant('Vries'),
    'non-dropping-particle': fc.constant('de'),
    given: fc.constant('Ada'),
  }),
  fc.record({ literal: fc.constantFrom('The River Authority', 'Abel Press', 'UNESCO', '3M') }),
);

const title = fc.constantFrom(
  'Rivers',
  'Rivers: A History',
  'The Rivers: Of Rose and Reading',
  'A Walk',
  '<i>Abies alba</i> in Alpine Forests',
  '“Abel” Revisited',
  '1984',
  'Zoos',
  '',
);

const work: fc.Arbitrary<Omit<Item, 'id'>> = fc.record(
  {
    type: fc.constantFrom(
      'book',
      'article-journal',
      'webpage',
      'report',
      'chapter',
      'legal_case',
      'motion_picture',
      'patent',
      'entry-encyclopedia',
      'legislation',
      'review-book',
      'graphic',
    ),
    title,
    author: fc.array(person, { maxLength: 3 }),
    editor: fc.array(person, { maxLength: 2 }),
    director: fc.array(person, { maxLength: 1 }),
    issued: fc.constantFrom(
      { 'date-parts': [[2020]] },
      { 'date-parts': [[2021, 3, 4]] },
      { literal: 'spring' },
    ),
    'container-title': fc.constantFrom('Journal of Rivers', 'Abel Press'),
    publisher: fc.constantFrom('Abel Press', 'Oxford University Press'),
    number: fc.constantFrom('12', 'A 7'),
    DOI: fc.constantFrom('10.1000/a', '10.1000/b', '10.1000/c'),
  },
  { requiredKeys: ['type', 'title'] },
);

function worksOf(items: readonly Item[], style: string, most: number | undefined) {
  const steps = firstWorks(items, style, count, new ProjectMemory(style), most);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const firstOf = (items: readonly Item[], style: string) =>
  planAtOnce(items, style)
    .slice(0, count)
    .map(({ id, reference }) => ({ id, ...reference() }));

test.each(styles)('the first entries of a project in %s are the same without the other works', (style) => {
  fc.assert(
    fc.property(fc.array(work, { minLength: 1, maxLength: 60 }), (works) => {
      const items = works.map((one, at): Item => ({ id: at + 1, ...one }));
      const chosen = worksOf(items, style, items.length);
      expect(firstOf(chosen ?? [], style)).toEqual(firstOf(items, style));
    }),
    { numRuns: 80, seed: 14 },
  );
});

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

const book = (id: number, family: string): Item => ({
  id,
  type: 'book',
  title: `Rivers of ${family} ${id}`,
  author: [{ family, given: 'Ada' }],
  issued: { 'date-parts': [[2020]] },
});

test('few works are chosen from a project of many authors', () => {
  const items = letters.flatMap((one, at) =>
    letters.map((other, place) => book(at * 26 + place, `${one.toUpperCase()}${other}`)),
  );
  expect(worksOf(items, 'apa', undefined)?.map(({ id }) => id)).toEqual([0, 1, 2, 3]);
});

test('a work that is taken for the same as a first one is chosen, too', () => {
  const items = Array.from({ length: 400 }, (_, at) =>
    book(at, at % 20 === 0 ? 'Abel' : `W${letters[at % 26]}`),
  );
  expect(worksOf(items, 'apa', undefined)?.map(({ id }) => id)).toEqual(
    Array.from({ length: 20 }, (_, at) => 20 * at),
  );
});

test('nothing is chosen where everything would be', () => {
  const items = Array.from({ length: 60 }, (_, at) => book(at, 'Abel'));
  expect(worksOf(items, 'apa', undefined)).toBeUndefined();
});
