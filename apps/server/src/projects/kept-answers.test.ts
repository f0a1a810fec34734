import { expect, test } from 'vitest';
import type { AnswerStore } from './answer-store.ts';
import { createKeptAnswers } from './kept-answers.ts';
import type { StoredProject } from './project-store.ts';
import type { WrittenAnswer } from './written-answer.ts';

const state = (id: number, revision: number): StoredProject => ({
  project: { id, name: '', moduleName: '', moduleCode: '', referenceStyle: 'apa', createdAt: '' },
  revision,
});

const answerOf = (text: string, packed = false): WrittenAnswer => ({ bytes: Buffer.from(text), packed });
const textOf = async (answer: Promise<WrittenAnswer>) => Buffer.from((await answer).bytes).toString();

/** A store in memory that holds what the test puts there. */
function storeOf(stored: Record<string, string> = {}) {
  const written: string[] = [];
  const store: AnswerStore = {
    read: async ({ project, revision }, kind) => {
      const text = stored[`${project.id} ${revision} ${kind}`];
      return text === undefined ? undefined : Buffer.from(text);
    },
    write: ({ project, revision }, kind, packed) => {
      if (packed instanceof Uint8Array)
        written.push(`${project.id} ${revision} ${kind}: ${Buffer.from(packed)}`);
    },
  };
  return { store, written };
}

function counted() {
  const made: string[] = [];
  const make = (text: string) => async () => {
    made.push(text);
    return { list: answerOf(text) };
  };
  return { made, make };
}

test('a list is made once for each state of its project', async () => {
  const kept = createKeptAnswers(storeOf().store);
  const { made, make } = counted();
  expect(await textOf(kept.get(state(1, 0), 'list', make('a')))).toBe('a');
  expect(await textOf(kept.get(state(1, 0), 'list', make('b')))).toBe('a');
  expect(await textOf(kept.get(state(1, 1), 'list', make('c')))).toBe('c');
  expect(await textOf(kept.get(state(2, 1), 'list', make('d')))).toBe('d');
  expect(made).toEqual(['a', 'c', 'd']);
});

test('two who ask at the same time have it made once', async () => {
  const kept = createKeptAnswers(storeOf().store);
  const { made, make } = counted();
  const both = [kept.get(state(1, 0), 'list', make('a')), kept.get(state(1, 0), 'list', make('b'))];
  expect(await Promise.all(both.map(textOf))).toEqual(['a', 'a']);
  expect(made).toEqual(['a']);
});

test('a failure is told to those who wait for it, and not kept', async () => {
  const kept = createKeptAnswers(storeOf().store);
  const fail = () => Promise.reject(new Error('no'));
  await expect(kept.get(state(1, 0), 'list', fail)).rejects.toThrow('no');
  expect(await textOf(kept.get(state(1, 0), 'list', counted().make('a')))).toBe('a');
});

test('the list that brings the references along answers for them too', async () => {
  const kept = createKeptAnswers(storeOf().store);
  await kept.get(state(1, 0), 'list', async () => ({
    list: answerOf('list'),
    references: answerOf('references'),
  }));
  const never = () => Promise.reject(new Error('made again'));
  expect(await textOf(kept.get(state(1, 0), 'references', never))).toBe('references');
});

test('references that were copied stay when the list is made', async () => {
  const kept = createKeptAnswers(storeOf().store);
  await kept.get(state(1, 0), 'references', async () => ({ references: answerOf('references') }));
  await kept.get(state(1, 0), 'list', counted().make('list'));
  const never = () => Promise.reject(new Error('made again'));
  expect(await textOf(kept.get(state(1, 0), 'references', never))).toBe('references');
});

test('large answers go into the store, small ones do not', async () => {
  const { store, written } = storeOf();
  const kept = createKeptAnswers(store);
  kept.put(state(1, 4), { list: answerOf('large', true), references: answerOf('small') });
  expect(written).toEqual(['1 4 list: large']);
});

test('what the store holds is not made again, and read from it once', async () => {
  const stored: Record<string, string> = { '1 4 list': 'as before' };
  const { store, written } = storeOf(stored);
  const kept = createKeptAnswers(store);
  const { made, make } = counted();
  expect(await textOf(kept.get(state(1, 4), 'list', make('a')))).toBe('as before');
  delete stored['1 4 list'];
  expect(await textOf(kept.get(state(1, 4), 'list', make('b')))).toBe('as before');
  expect({ made, written }).toEqual({ made: [], written: [] });
});

test('the answers that nobody read for longest make room', async () => {
  const kept = createKeptAnswers(storeOf().store, 20);
  const { made, make } = counted();
  await kept.get(state(1, 0), 'list', make('1'.repeat(10)));
  await kept.get(state(2, 0), 'list', make('2'.repeat(10)));
  await kept.get(state(1, 0), 'list', make('again'));
  await kept.get(state(3, 0), 'list', make('3'.repeat(10)));
  await kept.get(state(1, 0), 'list', make('again'));
  await kept.get(state(2, 0), 'list', make('again'));
  expect(made).toEqual(['1'.repeat(10), '2'.repeat(10), '3'.repeat(10), 'again']);
});
