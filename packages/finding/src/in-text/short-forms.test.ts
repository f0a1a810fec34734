import { describe, expect, it } from 'vitest';
import { isShortFor } from './short-forms.ts';

describe('a body and its short form are one', () => {
  it.each([
    ['WHO', 'World Health Organization', true],
    ['OECD', 'Organisation for Economic Co-operation and Development', true],
    ['UNICEF', "United Nations Children's Fund", true],
    ['CDC', 'U.S. Centers for Disease Control and Prevention', true],
    ['BBS', 'Bangladesh Bureau of Statistics', true],
    ['WHO', 'Women’s Health Office', false],
    ['W', 'Widgets', false],
  ])('%s, %s: %s', (short, name, expected) => {
    expect(isShortFor(short, name)).toBe(expected);
  });
});
