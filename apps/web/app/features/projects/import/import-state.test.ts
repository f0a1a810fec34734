import type { ImportLine } from '@citewright/contract';
import { expect, it } from 'vitest';
import {
  afterImportEvent,
  begun,
  failedLines,
  type ImportState,
  importSummary,
  sortedLines,
} from './import-state.ts';

function line(index: number, status: ImportLine['status'], input: string): ImportLine {
  return { index, total: 4, input, kind: 'doi', status };
}

function stateAfter(...lines: ImportLine[]): ImportState {
  const started = afterImportEvent(begun, { kind: 'start', total: 4 });
  return lines.reduce((state, told) => afterImportEvent(state, { kind: 'line', line: told }), started);
}

const some = stateAfter(line(2, 'added', 'c'), line(0, 'added', 'a'), line(1, 'failed', 'b'));

it('failures come first, all other lines in the order of the text', () => {
  expect(sortedLines(some).map(({ input }) => input)).toEqual(['b', 'a', 'c']);
});

it('the result of an import is one sentence', () => {
  expect(importSummary(some)).toBe('2 added, 1 not added, 1 not tried');
  expect(importSummary(stateAfter(line(0, 'added', 'a'), line(1, 'duplicate', 'a')))).toBe(
    '1 added, 1 here already, 2 not tried',
  );
});

it('reports how many entries did not fit into a full project', () => {
  const full: ImportLine = {
    ...line(1, 'failed', 'b'),
    problem: { message: 'This project is full', code: 'PROJECT_FULL' },
  };
  expect(
    importSummary(stateAfter(line(0, 'added', 'a'), full, { ...full, index: 2 }, line(3, 'failed', 'd'))),
  ).toBe('1 added, 1 not added, 2 left out because the project is full');
});

it('a retried entry replaces its failure', () => {
  const again = afterImportEvent(some, { kind: 'line', line: line(1, 'added', 'b') });
  expect(importSummary(again)).toBe('3 added, 1 not tried');
});

it("the import is done after the server's done event", () => {
  const counts = { total: 4, added: 3, duplicates: 0, failed: 1 };
  expect(afterImportEvent(some, { kind: 'done', counts }).phase).toBe('done');
});

it('failed lines are returned in full, even if the event truncated them', () => {
  const long = `https://example.org/${'x'.repeat(300)}`;
  const text = `  10.1000/one\n${long}\n10.1000/two`;
  const state = stateAfter(line(1, 'failed', `${long.slice(0, 199)}…`), line(0, 'failed', '10.1000/one'));
  expect(failedLines(text, state)).toBe(`10.1000/one\n${long}`);
});
