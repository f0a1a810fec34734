import { describe, expect, test } from 'vitest';
import { emptied, fittingValues, hasText } from './kept-values.ts';
import { emptyValues } from './values.ts';

describe('a form', () => {
  test.each([
    ['is empty', {}, false],
    ['has a chosen tab and type only', { activeTab: 'manual', manualSourceType: 'book' }, false],
    ['has an identifier', { sourceIdentifier: '10.1000/1' }, true],
    ['has a title', { manualTitle: 'Rivers' }, true],
    ['has a detail', { manualDetails: { volume: '3' } }, true],
    ['has a detail that was cleared', { manualDetails: { volume: '' } }, false],
  ] as const)('that %s', (_, typed, expected) => {
    expect(hasText({ ...emptyValues('apa'), ...typed })).toBe(expected);
  });
});

test('of what another version kept, only values of the right kind are taken', () => {
  expect(
    fittingValues({
      format: 'mla',
      manualTitle: 'Rivers',
      manualYear: 2020,
      manualDetails: { volume: '3' },
      manualType: { type: 'map' },
      colour: 'blue',
    }),
  ).toEqual({ manualTitle: 'Rivers', manualDetails: { volume: '3' } });
});

test('after an addition the form is empty, but for the tab, the type and the style', () => {
  const typed = {
    ...emptyValues('mla'),
    activeTab: 'manual',
    manualSourceType: 'book',
    manualTitle: 'Rivers',
    manualDetails: { volume: '3' },
  } as const;
  expect(emptied(typed)).toEqual({
    ...emptyValues('mla'),
    activeTab: 'manual',
    manualSourceType: 'book',
    manualType: undefined,
  });
});
