import { expect, test } from 'vitest';
import { requireUnchanged } from './unchanged.ts';

const stored = { name: 'Essay', moduleCode: '', author: [{ family: 'Nova', given: 'N.' }] };

test.each<[string, Parameters<typeof requireUnchanged>[1], boolean]>([
  ['without a version', { name: 'Thesis' } as object, true],
  ['of an unchanged field', { name: 'Thesis', before: { name: 'Essay' } } as object, true],
  ['of a changed field', { name: 'Thesis', before: { name: 'Draft' } } as object, false],
  ['to what it is already', { name: 'Essay', before: { name: 'Draft' } } as object, true],
  ['of an empty field', { moduleCode: 'M1', before: { moduleCode: null } } as object, true],
  ['of a field that is filled by now', { name: 'Thesis', before: { name: '' } } as object, false],
  [
    'of names in another order of their parts',
    { author: null, before: { author: [{ given: 'N.', family: 'Nova' }] } } as object,
    true,
  ],
  ['that takes a changed field away', { author: null, before: { author: null } } as object, false],
])('an edit %s', (_, edit, isTaken) => {
  const check = () => requireUnchanged(stored, edit);
  if (isTaken) expect(check).not.toThrow();
  else expect(check).toThrow('CHANGED_ELSEWHERE');
});
