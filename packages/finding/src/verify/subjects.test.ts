import { expect, it } from 'vitest';
import { subjectOf } from './subjects.ts';

it.each([
  ['a journal of medicine', { 'container-title': 'The Lancet' }, 'medicine'],
  ['one that is abbreviated', { 'container-title': 'N. Engl. J. Med.' }, 'medicine'],
  ['a journal of nerves', { 'container-title': 'Journal of Neuroscience' }, 'medicine'],
  ['a journal of neural networks', { 'container-title': 'Neural Networks' }, 'computing'],
  ['a meeting by its letters', { 'container-title': 'Proc. CVPR' }, 'computing'],
  ['a meeting whose papers have no DOI', { 'container-title': 'Proceedings of ICLR' }, 'computing only'],
  [
    'one in full',
    { 'container-title': 'Advances in Neural Information Processing Systems 30' },
    'computing only',
  ],
  ['a meeting of which nothing is known', { type: 'paper-conference' }, 'computing'],
  ['a title about patients', { title: 'Mortality of patients after surgery' }, 'medicine'],
  ['a journal of history', { 'container-title': 'Medieval Studies' }, undefined],
  ['a journal of biographies', { 'container-title': 'Biography' }, undefined],
  [
    'a general journal',
    { 'container-title': 'General Linguistics', title: 'Patients in grammar' },
    undefined,
  ],
  ['a journal of childhood', { 'container-title': 'Childhood Education' }, undefined],
] as const)('the subject of %s', (_, item, subject) => {
  const found = subjectOf({ id: '', type: 'article-journal', ...item });
  expect(found && found.name + (found.only ? ' only' : '')).toBe(subject);
});
