import { expect, it } from 'vitest';
import { contextWords } from './context-words.ts';

it('the words of a context leave out names, years and small talk', () => {
  expect(
    contextWords('Smith (2010) showed that the flies of Wales sleep, and flies dream', ['Smith']),
  ).toEqual(['flies', 'wales', 'sleep', 'dream']);
});
