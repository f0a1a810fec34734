import { expect, it } from 'vitest';
import { crossrefNotices } from './notices.ts';
import { workAnswerSchema } from './schema.ts';

function told(message: object): string[] {
  const work = workAnswerSchema.parse({ message: { DOI: '10.5555/a', ...message } }).message;
  return crossrefNotices(work).map((notice) => `${notice.code}: ${notice.message}`);
}

it.each([
  ['retraction', 'Retraction', ['retracted: This work has been retracted.']],
  ['partial_retraction', 'Partial retraction', ['retracted: This work has been retracted in part.']],
  ['withdrawal', 'Withdrawal', ['retracted: This work has been withdrawn.']],
  ['Correction', undefined, ['corrected: This work has been corrected.']],
  ['expression-of-concern', 'EoC', ['corrected: There is an expression of concern about this work.']],
  ['new_edition', 'New edition', ['corrected: There is a newer edition of this work.']],
  ['constructor', 'Constructor', []],
])('an update of the kind %s, labelled %s, gives %j', (type, label, expected) => {
  expect(told({ 'updated-by': [{ DOI: '10.5555/b', type, label }] })).toEqual(expected);
});

it('the notice of a retraction says that it is not the work; a newer version says nothing of the kind', () => {
  const update = { DOI: '10.5555/b', type: 'retraction', label: 'Retraction' };
  expect(told({ 'update-to': [update] })).toEqual([
    'corrected: This is a notice (retraction) about another work, not that work itself.',
  ]);
  expect(told({ 'update-to': [{ ...update, type: 'new_version' }] })).toEqual([]);
});
