import { expect, it } from 'vitest';
import { sourceNames } from '../apps/web/app/content/source-names.ts';
import { sourceOrder, sources } from '../packages/registers/src/source-table.ts';

// The web app may not import the registers, so it has a copy of the names of those that give records.

it('the web app names the sources as their table does', () => {
  const others: readonly string[] = ['ncbi', ...sourceOrder.readers, ...sourceOrder.copies];
  const named = Object.entries(sources).filter(([id]) => !others.includes(id));
  const expected = Object.fromEntries(named.map(([id, { name }]) => [id === 'doi' ? name : id, name]));
  const { catalogue, ...names } = sourceNames;
  expect(names).toEqual(expected);
  expect(catalogue).toBe('Citewright’s catalogue');
});
