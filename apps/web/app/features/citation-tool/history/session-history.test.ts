import type { CitationResponse } from '@citewright/contract';
import { expect, it } from 'vitest';
import { createSessionHistory } from './session-history.ts';

function citation(title: string): CitationResponse {
  return {
    formattedCitation: `<i>${title}</i>.`,
    plainText: `${title}.`,
    format: 'apa',
    item: { id: title, type: 'book', title },
    evidence: {},
    verification: 'typed',
    notices: [],
    alternatives: [],
  };
}

function memoryStorage(initial: Record<string, string> = {}): Storage {
  const values = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  } as Storage;
}

it('a new citation is first', () => {
  const history = createSessionHistory();
  history.add(citation('One'));
  history.add(citation('Two'));
  expect(history.entries().map(({ id, citation: { plainText } }) => [id, plainText])).toEqual([
    [2, 'Two.'],
    [1, 'One.'],
  ]);
});

it('subscribers are called after every change until they unsubscribe', () => {
  const history = createSessionHistory();
  let calls = 0;
  const unsubscribe = history.subscribe(() => {
    calls += 1;
  });
  const { id } = history.add(citation('One'));
  history.replace(id, citation('Other'));
  unsubscribe();
  history.add(citation('Two'));
  expect(calls).toBe(2);
});

it('replacing an entry discards its corrections', () => {
  const history = createSessionHistory();
  const { id } = history.add(citation('One'));
  history.add(citation('Two'));
  history.correct(id, citation('One, corrected'));
  history.replace(id, citation('Other'));
  expect(history.entries().map((entry) => entry.citation.plainText)).toEqual(['Two.', 'Other.']);
  expect(history.entries()[1]).not.toHaveProperty('original');
});

it('the history survives a reload of the page', () => {
  const storage = memoryStorage();
  createSessionHistory(storage).add(citation('One'));
  expect(createSessionHistory(storage).entries().at(0)?.citation).toEqual(citation('One'));
});

it('what another tab has added is shown after reading the storage again', () => {
  const storage = memoryStorage();
  const history = createSessionHistory(storage);
  createSessionHistory(storage).add(citation('One'));
  expect(history.entries()).toEqual([]);
  history.reload();
  expect(history.entries().at(0)?.citation).toEqual(citation('One'));
});

it('a cleared history stays empty after a reload of the page', () => {
  const storage = memoryStorage();
  const history = createSessionHistory(storage);
  history.add(citation('One'));
  history.remove();
  expect([history.entries(), createSessionHistory(storage).entries()]).toEqual([[], []]);
});

it('a removed citation comes back to its place, and the others that were removed do not', () => {
  const history = createSessionHistory();
  for (const title of ['One', 'Two', 'Three', 'Four']) history.add(citation(title));
  history.remove(2);
  history.remove(3);
  history.restore(2);
  const texts = () => history.entries().map((entry) => entry.citation.plainText);
  expect([texts(), history.removed()]).toEqual([['Four.', 'Two.', 'One.'], 1]);
  history.restore();
  expect([texts(), history.removed()]).toEqual([['Four.', 'Three.', 'Two.', 'One.'], 0]);
});

it('what was removed comes back after a reload of the page, in the same tab', () => {
  const [storage, ofTab] = [memoryStorage(), memoryStorage()];
  const before = createSessionHistory(storage, ofTab);
  for (const title of ['One', 'Two']) before.add(citation(title));
  before.remove(1);
  before.remove();
  const [same, other] = [
    createSessionHistory(storage, ofTab),
    createSessionHistory(storage, memoryStorage()),
  ];
  expect([same.removed(), other.removed()]).toEqual([2, 0]);
  same.restore();
  expect(same.entries().map((entry) => entry.citation.plainText)).toEqual(['Two.', 'One.']);
  expect(createSessionHistory(storage, ofTab).removed()).toBe(0);
});

it('a cleared history comes back beside what was cited since, in this tab and in another', () => {
  const storage = memoryStorage();
  const history = createSessionHistory(storage);
  history.add(citation('One'));
  history.remove();
  createSessionHistory(storage).add(citation('Two'));
  history.reload();
  history.add(citation('Three'));
  history.restore();
  expect(history.entries().map((entry) => [entry.id, entry.citation.plainText])).toEqual([
    [3, 'One.'],
    [2, 'Three.'],
    [1, 'Two.'],
  ]);
});

it.each(['not json', '[{"id":1}]', '{}'])('a stored history of %j is discarded', (stored) => {
  expect(createSessionHistory(memoryStorage({ 'citation-history': stored })).entries()).toEqual([]);
});

it('when the storage is full, the history continues in memory', () => {
  const full = {
    ...memoryStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const history = createSessionHistory(full as Storage);
  history.add(citation('One'));
  expect(history.entries()).toHaveLength(1);
});

it('holds at most the newest 200', () => {
  const history = createSessionHistory();
  for (let count = 1; count <= 201; count += 1) history.add(citation(`No. ${count}`));
  expect(history.entries()).toHaveLength(200);
  expect(history.entries().at(-1)?.citation.plainText).toBe('No. 2.');
});

it('a corrected citation replaces the original, which can be restored', () => {
  const history = createSessionHistory();
  const { id } = history.add(citation('one'));
  history.correct(id, citation('One'));
  history.correct(id, citation('ONE'));
  expect(history.entries()[0]).toMatchObject({
    citation: { plainText: 'ONE.' },
    original: { plainText: 'one.' },
  });
  history.correct(id, undefined);
  expect(history.entries()).toEqual([{ id, citation: citation('one') }]);
});

it('the cited place stays with its entry, and is no correction', () => {
  const storage = memoryStorage();
  const history = createSessionHistory(storage);
  const { id } = history.add(citation('One'));
  const locator = { label: 'page', value: '7' };
  history.place(id, { locator, inTextCitation: '(One, p. 7)' });
  const [entry] = createSessionHistory(storage).entries();
  expect(entry?.citation).toMatchObject({ plainText: 'One.', locator, inTextCitation: '(One, p. 7)' });
  expect(entry).not.toHaveProperty('original');
});
