import type { Item } from '@citewright/csl';
import { comparable } from '@citewright/record';
import { yearOf } from '../../../packages/record/src/index.ts';
import type { Indexed } from './index-http.ts';

/** An in-text citation of a work that does not exist, and what kind of invention it is. */
export interface Invented {
  kind: string;
  text: string;
  context?: string;
}

const beginnings = ['Vras', 'Quim', 'Dorv', 'Helk', 'Zint', 'Mobr', 'Trell', 'Ashk', 'Plov', 'Gwyr'];
const endings = [
  'kolt',
  'bryce',
  'enfeld',
  'omarek',
  'intha',
  'uvian',
  'oskar',
  'ellby',
  'artigan',
  'ysmond',
];
const bodies = [
  'Institute of Applied Widgets',
  'Centre for Imaginary Statistics',
  'Ministry of Unwritten Reports',
];
const topics = [
  'memory in honey bees',
  'deep learning for protein folding',
  'anxiety among first-year students',
];

const familyOf = ({ author }: Item) => author?.[0]?.family ?? '';

/**
 * A hundred citations that no record of the index answers to: invented persons and bodies, real first authors with coauthors or in
 * years that they have no work with, all in the forms of real citations.
 */
export function inventCitations(records: readonly Indexed[]): Invented[] {
  const families = new Set(
    records.flatMap(({ item }) => (item.author ?? []).map((name) => comparable(name.family ?? ''))),
  );
  const persons = beginnings
    .flatMap((start) => endings.map((end) => start + end))
    .filter((name) => !families.has(comparable(name)));
  const yearsByFamily = new Map<string, Set<number>>();
  for (const { item } of records) {
    const key = comparable(familyOf(item));
    yearsByFamily.set(key, (yearsByFamily.get(key) ?? new Set()).add(yearOf(item.issued) ?? 0));
  }
  const person = (place: number) => persons[place % persons.length] ?? '';
  const real = records
    .map(({ item }) => item)
    .filter((item) => /^\p{Lu}\p{L}{4,}$/u.test(familyOf(item)) && (item.author?.length ?? 0) > 1)
    .filter((_item, place) => place % 97 === 0);
  const realAt = (place: number) => real[place % real.length] as Item;
  const freeYear = (family: string) => {
    const taken = yearsByFamily.get(comparable(family)) ?? new Set();
    const years = Array.from({ length: 60 }, (_, back) => 2019 - back);
    return years.find((year) => [year - 1, year, year + 1].every((near) => !taken.has(near))) ?? 1851;
  };

  const makers: ((place: number) => Invented)[] = [
    (place) => ({ kind: 'an invented author', text: `(${person(place)}, ${1990 + (place % 30)})` }),
    (place) => ({
      kind: 'two invented authors',
      text: `(${person(place)} & ${person(place + 7)}, ${1985 + (place % 35)})`,
    }),
    (place) => ({
      kind: 'an invented author with a real topic',
      text: `${person(place)} et al. (${2000 + (place % 20)})`,
      context: `as has been shown for ${topics[place % topics.length]}`,
    }),
    (place) => ({
      kind: 'a real author with an invented coauthor',
      text: `(${familyOf(realAt(place))} & ${person(place)}, ${yearOf(realAt(place).issued)})`,
      context: String(realAt(place).title),
    }),
    (place) => ({
      kind: 'a real author in a year without a work',
      text: `(${familyOf(realAt(place))}, ${freeYear(familyOf(realAt(place)))})`,
      context: String(realAt(place).title),
    }),
    (place) => ({
      kind: 'an invented body',
      text: `(${bodies[place % bodies.length]}, ${2005 + (place % 15)})`,
    }),
  ];
  return Array.from({ length: 100 }, (_, place) => {
    const make = makers[place % makers.length] as (place: number) => Invented;
    return make(place);
  });
}
