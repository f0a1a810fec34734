import { backupSchema, type Project, type ProjectCitation } from '@citewright/contract';
import { expect, test } from 'vitest';
import { heldProject, recordsFile } from './held-project.ts';

const createdAt = '2026-05-01T12:00:00.000Z';

const project: Project = {
  id: 12,
  name: 'Thesis',
  moduleName: '',
  moduleCode: '',
  referenceStyle: 'ieee',
  createdAt,
  citations: 2,
};

const citation = (id: number, title: string): ProjectCitation => ({
  id,
  title,
  authors: '',
  year: 'n.d.',
  formattedCitation: title,
  plainText: title,
  item: { id: 'manual', type: 'book', title },
  evidence: { title: { source: 'typed' } },
  verification: 'typed',
  notices: [],
  locator: { label: 'page', value: '7' },
  createdAt,
});

const shown = [citation(34, 'Rivers'), citation(31, 'Towns')];

test.each([
  ['a numbered list keeps its order', true, ['Rivers', 'Towns']],
  ['another list is in the order of addition', false, ['Towns', 'Rivers']],
])('what a page holds is a backup: %s', (_, isNumbered, titles) => {
  const backup = heldProject(project, shown, isNumbered);
  const [{ project: held } = { project: undefined }] = backupSchema.parse(backup).projects;
  expect(held?.citations.map(({ item }) => item.title)).toEqual(titles);
  expect(held).toMatchObject({ name: 'Thesis', referenceStyle: 'ieee', createdAt });
  expect(held?.citations[0]?.locator).toEqual({ label: 'page', value: '7' });
});

test('the records are CSL-JSON with ids that differ', () => {
  expect(JSON.parse(recordsFile(shown).content)).toEqual([
    { id: '34', type: 'book', title: 'Rivers' },
    { id: '31', type: 'book', title: 'Towns' },
  ]);
});
