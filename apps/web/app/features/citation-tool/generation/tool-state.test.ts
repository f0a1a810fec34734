import { expect, it } from 'vitest';
import { initialState, toolReducer } from './tool-state.ts';

const failed = toolReducer(initialState, { type: 'failed', message: 'No record' });
const succeeded = toolReducer(initialState, { type: 'succeeded', entryId: 3 });

it.each([
  ['an error', failed],
  ['a result', succeeded],
])('starting clears %s', (_name, before) => {
  expect(toolReducer(before, { type: 'started', kind: 'doi' })).toEqual({
    generation: { status: 'fetching', kind: 'doi' },
    outcome: { kind: 'empty' },
  });
});

it('input that is refused takes the result off', () => {
  expect(toolReducer(succeeded, { type: 'refused' })).toEqual(initialState);
});

it('success returns to idle with a result, failure with an error', () => {
  const busy = toolReducer(initialState, { type: 'started', kind: 'manual' });
  expect(toolReducer(busy, { type: 'succeeded', entryId: 1 })).toEqual({
    generation: { status: 'idle' },
    outcome: { kind: 'result', entryId: 1 },
  });
  expect(toolReducer(busy, { type: 'failed', message: 'No record' })).toEqual({
    generation: { status: 'idle' },
    outcome: { kind: 'error', message: 'No record' },
  });
});
