import { expect, test } from 'vitest';
import type { CitationRow } from './project-rows.ts';
import { createRememberedProjects } from './remembered-projects.ts';

const rowOf = (id: number, title = 'Rivers'): CitationRow => ({
  id,
  item: JSON.stringify({ id: 'x', type: 'book', title }),
  evidence: '{}',
  verification: 'typed',
  record: null,
  notices: '[]',
  locator: null,
  created_at: '2026-01-05T09:00:00.000Z',
});
const rowsOf = (...ids: number[]) => ids.map((id) => rowOf(id));

test('a row that says the same is the same item as before, under the number of its citation', () => {
  const projects = createRememberedProjects(1);
  const [item, other] = rowsOf(7, 8).map((row) => projects.of(1, 'apa', rowsOf(7, 8)).read(row).item);
  const again = projects.of(1, 'apa', rowsOf(7, 8));
  expect(again.read(rowOf(7)).item).toBe(item);
  expect(item).toMatchObject({ id: 7, title: 'Rivers' });
  expect(again.read(rowOf(8, 'Towns')).item).not.toBe(other);
});

test('a project in another style is remembered anew, its rows are not', () => {
  const projects = createRememberedProjects(1);
  const before = projects.of(1, 'apa', rowsOf(7));
  const { item } = before.read(rowOf(7));
  const after = projects.of(1, 'mla', rowsOf(7));
  expect(after.memory).not.toBe(before.memory);
  expect(after.memory.style).toBe('mla');
  expect(after.read(rowOf(7)).item).toBe(item);
});

test('small projects are not remembered, nor such as have no room', () => {
  const projects = createRememberedProjects(2, 3);
  for (const rows of [rowsOf(1), rowsOf(1, 2, 3, 4)]) {
    const { memory } = projects.of(1, 'apa', rows);
    expect(projects.of(1, 'apa', rows).memory).not.toBe(memory);
  }
});

test('what was formatted longest ago makes room', () => {
  const projects = createRememberedProjects(2, 5);
  const read = (id: number, ...ids: number[]) => {
    const project = projects.of(id, 'apa', rowsOf(...ids));
    for (const row of rowsOf(...ids)) project.read(row);
    return project.memory;
  };
  const [first, second] = [read(1, 1, 2), read(2, 3, 4)];
  read(3, 5, 6);
  expect(read(2, 3, 4)).toBe(second);
  expect(read(1, 1, 2)).not.toBe(first);
});
