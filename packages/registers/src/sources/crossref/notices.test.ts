import { expect, it } from 'vitest';
import { crossrefNotices } from './notices.ts';
import { workAnswerSchema } from './schema.ts';

function told(message: object): [code: string, values: object][] {
  const work = workAnswerSchema.parse({ message: { DOI: '10.5555/a', ...message } }).message;
  return crossrefNotices(work).map(({ code, values }) => [code, values]);
}

it.each([
  ['retraction', 'Retraction', [['retracted', { by: 'register', what: 'retraction' }]]],
  [
    'partial_retraction',
    'Partial retraction',
    [['retracted', { by: 'register', what: 'partial-retraction' }]],
  ],
  ['withdrawal', 'Withdrawal', [['retracted', { by: 'register', what: 'withdrawal' }]]],
  ['Correction', undefined, [['corrected', { what: 'correction' }]]],
  ['expression-of-concern', 'EoC', [['corrected', { what: 'concern' }]]],
  ['new_edition', 'New edition', [['corrected', { what: 'new-edition' }]]],
  ['constructor', 'Constructor', []],
])('an update of the kind %s, labelled %s, gives %j', (type, label, expected) => {
  expect(told({ 'updated-by': [{ DOI: '10.5555/b', type, label }] })).toEqual(expected);
});

it('the notice of a retraction says that it is not the work; a newer version says nothing of the kind', () => {
  const update = { DOI: '10.5555/b', type: 'retraction', label: 'Retraction' };
  expect(told({ 'update-to': [update] })).toEqual([['corrected', { what: 'notice', called: 'retraction' }]]);
  expect(told({ 'update-to': [{ ...update, type: 'new_version' }] })).toEqual([]);
});
