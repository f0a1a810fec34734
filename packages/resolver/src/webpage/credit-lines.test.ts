import type { Name } from '@citewright/csl';
import { describe, expect, it } from 'vitest';
import { creditLines } from './markup/credit-lines.fixture.ts';
import { creditedPage } from './markup/page.fixture.ts';
import { readPage } from './read-page.ts';

function written({ literal, family, given, ...name }: Name): string {
  return (
    literal ??
    [[name['non-dropping-particle'], family].filter(Boolean).join(' '), given].filter(Boolean).join(', ')
  );
}

describe('who wrote it and when, in the words under the headline', () => {
  it.each(creditLines)('%s: %s', (language, markup, authors, date) => {
    const { item } = readPage(creditedPage(language, markup));
    const parts = item?.issued?.['date-parts']?.[0]?.map((part) => String(part).padStart(2, '0'));
    expect([item?.author?.map(written), parts?.join('-')]).toEqual([authors, date]);
  });
});
