import type { CitationResponse } from '@citewright/contract';
import { expect, it } from 'vitest';
import { citedAt, initialState, toolReducer } from './tool-state.ts';

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
  expect(toolReducer(succeeded, { type: 'cleared' })).toEqual(initialState);
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

it('a work of the list that is cited at another page shows that page', () => {
  const cited = (format: string, inTextCitation: string) =>
    ({ format, inTextCitation, plainText: 'Nova' }) as unknown as CitationResponse;
  const entry = { id: 4, citation: cited('apa', '(Nova, 2020)') };
  const locator = { label: 'page', value: '7' };
  const again = (format: string) => {
    const citation = { ...cited(format, '(Nova, 2020, p. 7)'), locator };
    const repeated = { citation, request: undefined, listedAs: 4 };
    return toolReducer(initialState, { type: 'listed', repeated }).outcome;
  };
  expect(citedAt(again('apa'), entry).citation).toMatchObject({
    locator,
    inTextCitation: '(Nova, 2020, p. 7)',
    plainText: 'Nova',
  });
  // Printed anew in the style of the list.
  expect(citedAt(again('mla'), entry).citation).toMatchObject({ locator, inTextCitation: '(Nova, 2020)' });
  expect(citedAt({ kind: 'result', entryId: 4 }, entry)).toBe(entry);
});
