import type { Name } from '@citewright/record';
import { describe, expect, it } from 'vitest';
import { bylinesEnglish } from './markup/bylines-english.fixture.ts';
import { bylinesGerman } from './markup/bylines-german.fixture.ts';
import { bylinesNewsrooms } from './markup/bylines-newsrooms.fixture.ts';
import { bylinesOtherLanguages } from './markup/bylines-other-languages.fixture.ts';
import { creditedPage } from './markup/page.fixture.ts';
import { readPage } from './read-page.ts';

function spellName({ literal, family, given, ...name }: Name): string {
  return (
    literal ??
    [[name['non-dropping-particle'], family].filter(Boolean).join(' '), given].filter(Boolean).join(', ')
  );
}

describe('author and date are read from the lines under the headline', () => {
  it.each([...bylinesEnglish, ...bylinesGerman, ...bylinesOtherLanguages, ...bylinesNewsrooms])(
    '%s: %s',
    (language, markup, authors, date) => {
      const { item } = readPage(creditedPage(language, markup));
      const parts = item?.issued?.['date-parts']?.[0]?.map((part) => String(part).padStart(2, '0'));
      expect([item?.author?.map(spellName), parts?.join('-')]).toEqual([authors, date]);
    },
  );
});
