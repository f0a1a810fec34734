import { expect, it } from 'vitest';
import { projectIdOf } from './project-id.ts';

it.each([
  ['1', 1],
  ['42', 42],
  ['007', 7],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ['9007199254740992', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['12abc', undefined],
  ['new', undefined],
  ['', undefined],
])('the address part %j is the project %s', (parameter, expected) => {
  expect(projectIdOf(parameter)).toBe(expected);
});
