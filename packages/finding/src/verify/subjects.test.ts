import { expect, it } from 'vitest';
import { subjectOf } from './subjects.ts';

it.each([
  ['a journal of medicine', { 'container-title': 'The Lancet' }, 'PubMed'],
  ['one that is abbreviated', { 'container-title': 'N. Engl. J. Med.' }, 'PubMed'],
  ['a journal of nerves', { 'container-title': 'Journal of Neuroscience' }, 'PubMed'],
  ['a journal of neural networks', { 'container-title': 'Neural Networks' }, 'DBLP'],
  ['a meeting by its letters', { 'container-title': 'Proc. CVPR' }, 'DBLP'],
  ['a meeting whose papers have no DOI', { 'container-title': 'Proceedings of ICLR' }, 'DBLP only'],
  ['one in full', { 'container-title': 'Advances in Neural Information Processing Systems 30' }, 'DBLP only'],
  ['a meeting of which nothing is known', { type: 'paper-conference' }, 'DBLP'],
  ['a title about patients', { title: 'Mortality of patients after surgery' }, 'PubMed'],
  ['a journal of history', { 'container-title': 'Medieval Studies' }, undefined],
  ['a journal of biographies', { 'container-title': 'Biography' }, undefined],
  [
    'a general journal',
    { 'container-title': 'General Linguistics', title: 'Patients in grammar' },
    undefined,
  ],
  ['a journal of childhood', { 'container-title': 'Childhood Education' }, undefined],
] as const)('the register of the subject of %s', (_, item, register) => {
  const found = subjectOf({ id: '', type: 'article-journal', ...item });
  expect(found && found.register + (found.only ? ' only' : '')).toBe(register);
});
