import { describe, expect, it } from 'vitest';
import { joinTitle } from './titles.ts';

describe('a title and its subtitle are one title', () => {
  it.each([
    ['Freakonomics', 'A rogue economist', 'Freakonomics: A rogue economist'],
    ['Freakonomics: a rogue economist', 'A Rogue Economist', 'Freakonomics: a rogue economist'],
    ['Who cares?', 'On care', 'Who cares? On care'],
    ['Bridges :', ': a history', 'Bridges: a history'],
    ['Bridges.', 'A history', 'Bridges: A history'],
    ['A new malaria agent in African hominids.', undefined, 'A new malaria agent in African hominids'],
    ['The collected works of Acme Inc.', undefined, 'The collected works of Acme Inc.'],
    ['Dentistry \ufffd Instruments /', undefined, 'Dentistry – Instruments'],
    [
      '" Nests of the tern ( Sterna hirundo ) in Oslo "',
      undefined,
      'Nests of the tern (Sterna hirundo) in Oslo',
    ],
    ['"Locks" and "weirs"', undefined, '"Locks" and "weirs"'],
    [undefined, 'Only a subtitle', 'Only a subtitle'],
    [undefined, undefined, undefined],
  ])('%s + %s', (title, subtitle, expected) => {
    expect(joinTitle(title, subtitle)).toBe(expected);
  });
});
