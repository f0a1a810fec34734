import type { ProjectCitation } from '@citewright/contract';
import { expect, test } from 'vitest';
import { movesBack, movesInto } from './move-to-section.ts';

const citation = (id: number, listSection?: string) =>
  ({ id, item: { ...(listSection && { custom: { listSection } }) } }) as ProjectCitation;

const listed = [citation(1), citation(2, 'cases'), citation(3, 'laws')];

test('only citations that stand elsewhere move into a section', () => {
  expect(movesInto(listed, 'cases')).toEqual([
    { id: 1, from: null, to: 'cases' },
    { id: 3, from: 'laws', to: 'cases' },
  ]);
  expect(movesInto(listed, null)).toEqual([
    { id: 2, from: 'cases', to: null },
    { id: 3, from: 'laws', to: null },
  ]);
});

test('an undo brings each into the section where it stood', () => {
  expect(movesBack(movesInto(listed, 'cases'))).toEqual([
    { id: 1, from: 'cases', to: null },
    { id: 3, from: 'cases', to: 'laws' },
  ]);
});
