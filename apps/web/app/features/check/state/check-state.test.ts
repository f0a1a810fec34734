import { expect, it } from 'vitest';
import {
  afterAction,
  type CheckAction,
  checkSummary,
  composing,
  entriesOf,
  unchecked,
  undecided,
} from './check-state.ts';
import { withWhole } from './decision.ts';
import { checked, entryOf, listedItem } from './entries.fixture.ts';
import { correctedEntries, repairAll, repairedList, writtenEntries } from './repaired-list.ts';

const listed = (index: number) => ({ index, input: `entry ${index}`, start: 0, end: 0 });
const begin: CheckAction = { kind: 'begin', source: { text: 'a\nb' }, now: '2026-11-22T00:00:00.000Z' };
const start: CheckAction = {
  kind: 'events',
  events: [{ kind: 'start', entries: [listed(0), listed(1)] }],
};
const verdict = (index: number, changes = {}): CheckAction => ({
  kind: 'events',
  events: [{ kind: 'entry', entry: checked({ index, ...changes }) }],
});
const after = (...actions: CheckAction[]) => actions.reduce(afterAction, composing);

it('entries stand in the order of the list, whatever the order of verdicts', () => {
  const state = after(begin, start, verdict(1), verdict(0, { verdict: 'confirmed' }));
  expect(state.entries.map(({ input, result }) => [input, result?.verdict])).toEqual([
    ['entry 0', 'confirmed'],
    ['entry 1', 'differs'],
  ]);
});

it('a stream that ends without `done` is stopped, and goes on with what is left', () => {
  const stopped = after(begin, start, verdict(0), { kind: 'end' });
  expect([stopped.phase, unchecked(stopped)]).toEqual(['stopped', [1]]);
  const resumed = [
    { kind: 'resume' } as const,
    { kind: 'events', events: [{ kind: 'start', entries: [listed(1)] }] } as const,
    verdict(1),
    { kind: 'events', events: [{ kind: 'done' }] } as const,
    { kind: 'end' } as const,
  ].reduce<typeof stopped>(afterAction, stopped);
  expect([resumed.phase, resumed.entries.length, unchecked(resumed)]).toEqual(['done', 2, []]);
});

it('a check that was refused leaves its text in the form', () => {
  const refused = after(begin, { kind: 'end' });
  expect([refused.phase, refused.source.text]).toEqual(['composing', 'a\nb']);
});

it('entries whose registers did not answer are asked for again', () => {
  expect(unchecked(after(begin, start, verdict(0, { verdict: 'not-checked' }), verdict(1)))).toEqual([0]);
});

it('many decisions are undone in one step', () => {
  const state = after(begin, start, verdict(0), verdict(1), {
    kind: 'decide',
    index: 0,
    decision: withWhole(undecided, 'listed'),
  });
  const repaired = afterAction(state, { kind: 'decide-many', decisions: repairAll(state.entries) });
  expect(repaired.entries.map(({ decision }) => decision.whole)).toEqual(['listed', 'record']);
  const undone = afterAction(repaired, { kind: 'undo' });
  expect(undone.entries.map(({ decision }) => decision.whole)).toEqual(['listed', undefined]);
});

it('the summary counts each verdict, what stands before it, other forms and duplicates', () => {
  const entries = [
    entryOf({ index: 0, verdict: 'confirmed', forms: ['author'] }),
    entryOf({ index: 1, alerts: ['retracted', 'impossible'] }),
    entryOf({ index: 2, verdict: 'not-found' }),
    entryOf({ index: 3, verdict: 'other-work' }),
    entryOf({ index: 4, verdict: 'not-checkable' }),
    entryOf({ index: 5, verdict: 'confirmed', duplicateOf: 0 }),
    { index: 6, input: 'waiting', decision: undecided },
  ];
  expect(checkSummary({ entries })).toEqual({
    counts: {
      total: 7,
      confirmed: 2,
      differs: 1,
      'other-work': 1,
      'not-found': 1,
      'not-checked': 0,
      'not-checkable': 1,
      duplicates: 1,
      forms: 1,
      retracted: 1,
      concern: 0,
      corrected: 0,
      superseded: 0,
      gone: 0,
      impossible: 1,
    },
    decided: 6,
  });
  expect(entriesOf(entries, 'retracted').map(({ index }) => index)).toEqual([1]);
});

it('repairing all takes the records of confirmed entries, merges duplicates, and leaves the rest', () => {
  const entries = [
    entryOf({ index: 0, verdict: 'confirmed', differences: [] }),
    entryOf({ index: 1, verdict: 'differs', duplicateOf: 0 }),
    entryOf({ index: 2, verdict: 'other-work' }),
    entryOf({ index: 3, verdict: 'not-found' }),
  ];
  expect([...repairAll(entries)].map(([index, { whole, merged }]) => [index, whole, merged])).toEqual([
    [0, 'record', undefined],
    [1, 'record', true],
  ]);
  const repaired = entries.map((entry) => ({
    ...entry,
    decision: repairAll(entries).get(entry.index) ?? undecided,
  }));
  expect(repairAll(repaired).size).toBe(0);
});

it('the repaired list has ids of its own, without merged and unread entries', () => {
  const entries = [
    entryOf({ index: 0 }),
    entryOf({ index: 1 }, { fields: {}, merged: true }),
    { index: 2, input: 'waiting', decision: undecided },
    entryOf({ index: 3 }),
  ];
  expect(repairedList(entries).map(({ id }) => id)).toEqual(['entry-1', 'entry-4']);
});

it('an entry set anew goes into a document as it was read, and no longer stands as it was written', () => {
  const [kept, anew] = [undecided, { ...undecided, anew: true }].map((decision, index) =>
    entryOf({ index, verdict: 'not-found', record: undefined, differences: [] }, decision),
  );
  const entries = [kept, anew].flatMap((entry) => entry ?? []);
  expect(correctedEntries(entries)).toEqual([{ index: 1, item: listedItem }]);
  expect(writtenEntries(entries)).toEqual([0]);
});
