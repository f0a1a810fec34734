import { describe, expect, it } from 'vitest';
import { slugTitle } from './slug-title.ts';

describe('the title in an address', () => {
  it.each([
    ['https://a.example/2024/05/12/why-the-sea-is-salty-after-all', 'why the sea is salty after all'],
    ['https://a.example/articles/4711-why-the-sea-is-salty.html', 'why the sea is salty'],
    ['https://a.example/why_the_sea_is_salty-a1b2c3/comments', 'why the sea is salty a1b2c3'],
    ['https://a.example/read/why%20the%20sea%20is%20salty', 'why the sea is salty'],
    ['https://a.example/science/environment', undefined],
    ['https://a.example/1999-02-03-12-30', undefined],
    ['nonsense', undefined],
  ])('%s', (address, expected) => {
    expect(slugTitle(address)).toBe(expected);
  });
});
