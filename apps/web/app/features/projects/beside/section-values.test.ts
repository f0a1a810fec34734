import { projectLimits } from '@citewright/contract';
import { expect, test } from 'vitest';
import { editedSections, newKey, sectionsOf } from './section-values.ts';

const item = (listSection?: string) => ({
  id: 1,
  type: 'book' as const,
  ...(listSection && { custom: { listSection } }),
});

test('sections are those of the project, and those that only its works name', () => {
  const sections = [
    { key: 's2', heading: 'Cases' },
    { key: 's1', heading: '' },
    { key: 's3', heading: 'Primary sources' },
  ];
  const citations = [
    { item: item() },
    { item: item('Cases'), heading: 'Cases' },
    { item: item('Websites'), heading: 'Websites' },
    { item: item('Websites'), heading: 'Websites' },
  ];
  expect(sectionsOf({ sections }, citations)).toEqual([
    { key: 's2', heading: 'Cases' },
    { key: 's3', heading: 'Primary sources' },
    { key: 'Websites', heading: 'Websites' },
  ]);
});

test('a section that was removed is dissolved, and one without a heading is none', () => {
  const before = [
    { key: 's1', heading: 'Cases' },
    { key: 's2', heading: 'Books' },
  ];
  const typed = [
    { key: 's2', heading: ' Printed books ' },
    { key: 's3', heading: ' ' },
  ];
  expect(editedSections(before, typed, new Set())).toEqual([
    { key: 's2', heading: 'Printed books' },
    { key: 's1', heading: '' },
  ]);
});

test('of many dissolved sections those stay that works name', () => {
  const before = Array.from({ length: projectLimits.sections + 2 }, (_, at) => ({
    key: `s${at}`,
    heading: '',
  }));
  const edited = editedSections(before, [{ key: 'new', heading: 'Books' }], new Set(['s51', 's50']));
  expect(edited).toHaveLength(projectLimits.sections);
  expect(edited.slice(0, 4).map(({ key }) => key)).toEqual(['new', 's50', 's51', 's0']);
});

test('a new section gets a key that none has', () => {
  expect(newKey([{ key: 's2', heading: 'Books' }])).toBe('s3');
  expect(newKey([])).toBe('s1');
});
