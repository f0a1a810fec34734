import type { NewProject } from '@citewright/contract';
import { describe, expect, test } from 'vitest';
import { isProjectDraft, projectEdit, rebaseProject } from './project-draft.ts';

const essay = {
  name: 'Essay',
  moduleName: 'Methods',
  moduleCode: 'M1',
  referenceStyle: 'apa',
  language: null,
  description: '',
} as const satisfies NewProject;

describe('an edit has the changed fields alone, with what they were', () => {
  test.each([
    ['a description', { description: 'Due' }, { description: 'Due', before: { description: '' } }],
    ['a language', { language: 'de' }, { language: 'de', before: { language: null } }],
    [
      'a name and a style',
      { name: 'Thesis', referenceStyle: 'mla' },
      { name: 'Thesis', referenceStyle: 'mla', before: { name: 'Essay', referenceStyle: 'apa' } },
    ],
    ['nothing', {}, { before: {} }],
  ] as const)('%s', (_, typed, expected) => {
    expect(projectEdit(essay, { ...essay, ...typed })).toEqual(expected);
  });
});

test('a draft takes over what was saved elsewhere, and keeps what was typed', () => {
  const draft = { base: essay, values: { ...essay, description: 'Due' } };
  const now = { ...essay, name: 'Renamed', referenceStyle: 'mla' };
  expect(rebaseProject(draft, now)).toEqual({ values: { ...now, description: 'Due' }, disputed: [] });
});

test('a field that both have changed is disputed, with both texts', () => {
  const draft = { base: essay, values: { ...essay, name: 'Mine', description: 'Same' } };
  const now = { ...essay, name: 'Theirs', description: 'Same' };
  expect(rebaseProject(draft, now)).toEqual({
    values: { ...now, name: 'Mine' },
    disputed: [{ field: 'name', label: 'Project name', mine: 'Mine', theirs: 'Theirs' }],
  });
});

test.each([[undefined], [{}], [{ base: essay }], [{ base: essay, values: null }], [{ base: 1, values: 2 }]])(
  '%j is no draft',
  (kept) => {
    expect(isProjectDraft(kept as never)).toBe(false);
  },
);
