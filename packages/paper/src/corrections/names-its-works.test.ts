import type { Item } from '@citewright/record';
import { expect, test } from 'vitest';
import { namesItsWorks } from './names-its-works.ts';

const work = (more: Partial<Item>): Item => ({
  id: 1,
  type: 'article-journal',
  title: 'Working memory',
  ...more,
});
const by = (family: string, given = 'A.') => work({ author: [{ family, given }] });
const baddeley = by('Baddeley', 'Alan D.');
const vanBerg = work({ author: [{ family: 'Berg', given: 'K.', 'non-dropping-particle': 'van' }] });
const who = work({ author: [{ literal: 'World Health Organization' }] });
const byTitle = work({ title: 'Rivers of the North' });

test.each<[printed: string, item: Item]>([
  ['(Baddeley, 1992)', baddeley],
  ['(Alan Baddeley, 1992)', baddeley],
  ['(A. D. Baddeley, 1992)', baddeley],
  ['[BADDELEY, 1992]', baddeley],
  ['(1992)', baddeley],
  ['(Wałęsa, 1987)', by('Walesa')],
  ['(Grosse, 2001)', by('Große')],
  ['(Sorensen, 2001)', by('Sørensen')],
  ['(O’Brien, 2001)', by("O'Brien")],
  ['(OBrien, 2001)', by("O'Brien")],
  ['(García, 1985)', by('García Márquez', 'Gabriel')],
  ['(García-Márquez, 1985)', by('García Márquez', 'Gabriel')],
  ['(García Márquez, 1985)', by('García-Márquez', 'Gabriel')],
  ['(Smith-Jones, 2001)', by('Smith-Jones')],
  ['(Smith, 2001)', by('Smith-Jones')],
  ['(Anken, 2001)', by('van Anken')],
  ['(Van Berg, 2001)', vanBerg],
  ['(Berg, 2001)', work({ editor: [{ family: 'Berg', given: 'K.' }] })],
  ['(World Health Organization, 2020)', who],
  ['(“Rivers of the North,” 2019)', byTitle],
])('%s names one of its works', (printed, item) => {
  expect(namesItsWorks(printed, [{ item: by('Okafor') }, { item }])).toBe(true);
});

test.each<[printed: string, item: Item]>([
  ['(Mi, 2019)', baddeley],
  ['(Ng, 2019)', baddeley],
  ['(Family, 2001)', baddeley],
  ['(Literal, 2001)', who],
  ['(Alan, 1992)', baddeley],
  ['(Memory, 1992)', baddeley],
  ['(Badde, 1992)', baddeley],
  ['(Smith-Brown, 2001)', by('Smith-Jones')],
  ['(Van Gogh, 1992)', vanBerg],
  ['(North, 2019)', work({ title: 'Northern rivers' })],
  ['(Cowan, 2001)', work({})],
])('%s names another work', (printed, item) => {
  expect(namesItsWorks(printed, [{ item }])).toBe(false);
});
