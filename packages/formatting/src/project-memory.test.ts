import type { Item, Name } from '@citewright/csl';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planAtOnce } from './plan-project.ts';
import { ProjectMemory } from './project-memory.ts';
import { formatBibliography, formatProject } from './project-references.ts';
import type { CitedPlace } from './reference.ts';

const styles: string[] = ['apa', 'mla', 'chicago', 'harvard', 'ieee'];

/** Few names, titles and years, so that works of one author and year, namesakes and short titles meet often. */
const person: fc.Arbitrary<Name> = fc.oneof(
  fc.record({
    family: fc.constantFrom('Okafor', 'Lindqvist', 'de Vries'),
    given: fc.constantFrom('Ada', 'Anders', 'Bo'),
  }),
  fc.record({ literal: fc.constantFrom('River Authority', 'Fjord Press') }),
);

const work: fc.Arbitrary<Omit<Item, 'id'>> = fc.record(
  {
    type: fc.constantFrom('book', 'article-journal', 'webpage', 'report', 'chapter'),
    title: fc.constantFrom(
      'Rivers',
      'Rivers: A History',
      'The Rivers: Of Rose and Reading',
      'Towns of 1900',
      '',
    ),
    author: fc.array(person, { maxLength: 4 }),
    issued: fc.constantFrom(
      { 'date-parts': [[2020]] },
      { 'date-parts': [[2021, 3, 4]] },
      { literal: 'spring' },
    ),
    'container-title': fc.constantFrom('Journal of Rivers', 'Fjord Press'),
    publisher: fc.constantFrom('Fjord Press', 'Oxford University Press'),
    language: fc.constantFrom('en', 'de'),
  },
  { requiredKeys: ['type'] },
);

const place: fc.Arbitrary<CitedPlace | undefined> = fc.constantFrom(
  undefined,
  { label: 'page', value: '5' },
  { label: 'chapter', value: '2' },
);

type Edit =
  | { kind: 'put'; at: number; work: Omit<Item, 'id'>; place: CitedPlace | undefined }
  | { kind: 'take'; at: number }
  | { kind: 'look'; at: number };

const edit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('put' as const), at: fc.nat(9), work, place }) },
  fc.record({ kind: fc.constant('take' as const), at: fc.nat(9) }),
  fc.record({ kind: fc.constant('look' as const), at: fc.nat(9) }),
);

/** A project that is edited; what is not edited stays the same object. */
class Edited {
  readonly items = new Map<number, Item>();
  readonly places = new Map<Item['id'], CitedPlace>();

  do(one: Edit): void {
    if (one.kind === 'look') return;
    this.places.delete(one.at);
    if (one.kind === 'take') this.items.delete(one.at);
    else {
      this.items.set(one.at, { ...one.work, id: one.at });
      if (one.place) this.places.set(one.at, one.place);
    }
  }

  get list(): Item[] {
    return [...this.items.values()].sort((left, right) => Number(left.id) - Number(right.id));
  }
}

test.each(styles)(
  'what %s remembers of a project is what formatting it anew gives, whatever is edited',
  (style) => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 25 }), (edits) => {
        const project = new Edited();
        const memory = new ProjectMemory(style);
        for (const one of edits) {
          project.do(one);
          const plan = planAtOnce(project.list, style, project.places, memory);
          // Sometimes one reference alone is wanted, sometimes the entries, mostly all.
          if (one.kind === 'look') plan[one.at % plan.length]?.reference();
          else if (one.at % 3 === 0) {
            expect(plan.map(({ id, entry }) => ({ id, ...entry() }))).toEqual(
              formatBibliography(project.list, style),
            );
          } else {
            expect(plan.map(({ id, reference }) => ({ id, ...reference() }))).toEqual(
              formatProject(project.list, style, project.places),
            );
          }
        }
      }),
      { numRuns: 60, seed: 6 },
    );
  },
);

test('a reference is not made again when another one comes that has nothing to do with it', () => {
  const book = (id: number, family: string): Item => ({
    id,
    type: 'book',
    title: `Rivers of ${family}`,
    author: [{ family, given: 'Ada' }],
    issued: { 'date-parts': [[2020]] },
  });
  const memory = new ProjectMemory('apa');
  const [first, last] = [book(1, 'Abbot'), book(2, 'Zuse')];
  const before = planAtOnce([first, last], 'apa', undefined, memory).map(({ reference }) => reference());
  const after = planAtOnce([first, last, book(3, 'Curie')], 'apa', undefined, memory);
  expect(after.map(({ id }) => id)).toEqual([1, 3, 2]);
  expect(after[0]?.reference()).toBe(before[0]);
  // Another entry stands before it now, whose author some styles would not repeat.
  expect(after[2]?.reference()).toEqual(before[1]);
});
