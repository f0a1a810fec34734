import type { Item, Name } from '@citewright/record';
import { expect, test } from 'vitest';
import { comparePeople } from './people.ts';

/** `Okafor, Ada; WHO` as names; one without a comma is a body's. */
const names = (text: string): Name[] =>
  text.split('; ').map((name) => {
    const [family = '', given] = name.split(', ');
    return given === undefined ? { literal: family } : { family, given };
  });

const differencesOf = (listed: Partial<Item>, record: Partial<Item>): string =>
  (comparePeople(listed as Item, record as Item)?.differences ?? [])
    .map(({ field, weight }) => `${field} ${weight}`)
    .join(', ');

const authors = 'Okafor, Ada; Lindqvist, Bo; Moreau, Claire';

test.each([
  ['the same people', authors, authors],
  ['initials', 'Okafor, A.; Lindqvist, B.; Moreau, C.', authors],
  ['others for those who are left out', 'Okafor, Ada; others', authors],
  ['the last behind an ellipsis', 'Okafor, A.; Moreau, C.; others', authors],
  ['a letter with a stroke, typed without', 'Los, Anna', 'Łoś, Anna'],
  ['a family name without its second word', 'García, Gabriel', 'García Márquez, Gabriel'],
  ['family and given name in the other order', 'Xiaoming, Wang', 'Wang, Xiaoming'],
  ['a particle with the given name', 'Berg, Anna van der', 'van der Berg, Anna'],
  ['a name in another transcription', 'Dostoevsky, Fyodor', 'Dostoyevskii, Fyodor'],
  ['a name in Latin letters for one in Cyrillic', 'Okorokov, A. P.', 'Окороков, Анатолий Петрович'],
  ['a body in its letters', 'WHO', 'World Health Organization'],
  ['a body with its letters behind', 'World Health Organization (WHO)', 'World Health Organization'],
  ['a person who was not parted', 'Ada Okafor', 'Okafor, Ada'],
  ['a record that leaves people out', 'Okafor, A.; Lindqvist, B.', 'Okafor, Ada; et al.'],
])('%s are no difference', (_, listed, record) => {
  expect(differencesOf({ author: names(listed) }, { author: names(record) })).toBe('');
});

test.each([
  ['somebody invented at the end', `${authors}; Brandvold, Ingrid`, authors],
  ['somebody invented at the beginning', `Brandvold, Ingrid; ${authors}`, authors],
  ['somebody invented behind a body', 'OECD; Brandvold, Ingrid', 'OECD'],
  ['the initial of somebody else', 'Okafor, X.; Lindqvist, B.; Moreau, C.', authors],
  ['the given name of somebody else', 'Okafor, Irene; Lindqvist, Bo; Moreau, Claire', authors],
  ['another order', 'Lindqvist, Bo; Okafor, Ada; Moreau, Claire', authors],
  ['another order behind the first', 'Okafor, Ada; Moreau, Claire; Lindqvist, Bo', authors],
  ['two brothers in the other order', 'Sun, Chi; Sun, An', 'Sun, An; Sun, Chi'],
  ['one who is left out', 'Okafor, Ada; Moreau, Claire', authors],
  [
    'one who is left out before others',
    'Okafor, Ada; Moreau, Claire; Berg, Jo; others',
    `${authors}; Berg, Jo; Silva, Rui`,
  ],
  ['others where there is nobody else', `${authors}; others`, authors],
  ['a misspelt family name', 'Okafer, Ada; Lindqvist, Bo; Moreau, Claire', authors],
  [
    'a Latin name among Cyrillic ones',
    'Brandvold, Ingrid; Євтушенко, Анна',
    'Афонін, Петро; Євтушенко, Анна',
  ],
])('%s is a grave difference', (_, listed, record) => {
  expect(differencesOf({ author: names(listed) }, { author: names(record) })).toBe('author serious');
});

test.each<[what: string, listed: Partial<Item>, differences: string]>([
  ['an editor of the record', { editor: names('Berg, Jo') }, ''],
  ['an invented editor', { editor: names('Brandvold, Ingrid') }, 'editor serious'],
  [
    'an invented translator',
    { translator: names('Brandvold, Ingrid') } as Partial<Item>,
    'translator serious',
  ],
  ['the editor as author', { author: names('Berg, Jo') }, 'author serious'],
])('a chapter with %s', (_, listed, differences) => {
  const record = { author: names('Okafor, Ada'), editor: names('Berg, Jo') };
  expect(differencesOf({ author: record.author, ...listed }, record)).toBe(differences);
});
