import { expect, test } from 'vitest';
import { createKeptLists } from './kept-lists.ts';
import type { StoredProject } from './project-store.ts';
import type { WrittenList } from './written-list.ts';

const state = (id: number, revision: number): StoredProject => ({
  project: { id, name: '', moduleName: '', moduleCode: '', referenceStyle: 'apa', createdAt: '' },
  revision,
});

function counted() {
  const made: string[] = [];
  const make = (text: string) => async () => {
    made.push(text);
    return { bytes: Buffer.from(text), packed: false };
  };
  return { made, make };
}

const textOf = async (list: Promise<WrittenList>) => Buffer.from((await list).bytes).toString();

test('a list is made once for each state of its project', async () => {
  const keptLists = createKeptLists();
  const { made, make } = counted();
  expect(await textOf(keptLists(state(1, 0), make('a')))).toBe('a');
  expect(await textOf(keptLists(state(1, 0), make('b')))).toBe('a');
  expect(await textOf(keptLists(state(1, 1), make('c')))).toBe('c');
  expect(await textOf(keptLists(state(2, 1), make('d')))).toBe('d');
  expect(made).toEqual(['a', 'c', 'd']);
});

test('the lists that nobody read for longest make room', async () => {
  const keptLists = createKeptLists(20);
  const { made, make } = counted();
  await keptLists(state(1, 0), make('1'.repeat(10)));
  await keptLists(state(2, 0), make('2'.repeat(10)));
  await keptLists(state(1, 0), make('again'));
  await keptLists(state(3, 0), make('3'.repeat(10)));
  await keptLists(state(1, 0), make('again'));
  await keptLists(state(2, 0), make('again'));
  expect(made).toEqual(['1'.repeat(10), '2'.repeat(10), '3'.repeat(10), 'again']);
});
