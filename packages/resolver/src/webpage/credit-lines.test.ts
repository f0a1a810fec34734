import type { Name } from '@citewright/csl';
import { describe, expect, it } from 'vitest';
import { claims } from './markup/claims.fixture.ts';
import { creditLines } from './markup/credit-lines.fixture.ts';
import { moreCreditLines } from './markup/more-credit-lines.fixture.ts';
import { otherCreditLines } from './markup/other-credit-lines.fixture.ts';
import { creditedPage, html, prose } from './markup/page.fixture.ts';
import { readPage } from './read-page.ts';

function written({ literal, family, given, ...name }: Name): string {
  return (
    literal ??
    [[name['non-dropping-particle'], family].filter(Boolean).join(' '), given].filter(Boolean).join(', ')
  );
}

describe('who wrote it and when, in the words under the headline', () => {
  it.each([...creditLines, ...moreCreditLines, ...otherCreditLines])(
    '%s: %s',
    (language, markup, authors, date) => {
      const { item } = readPage(creditedPage(language, markup));
      const parts = item?.issued?.['date-parts']?.[0]?.map((part) => String(part).padStart(2, '0'));
      expect([item?.author?.map(written), parts?.join('-')]).toEqual([authors, date]);
    },
  );
});

describe('who wrote it and when, however head and body say it', () => {
  it.each(claims.map((claim) => [claim[0], claim] as const))('%s', (_, claim) => {
    const [, head, body, authors, date, before = ''] = claim;
    const language = /Eva|Redaktion|Mai/.test(head + body) ? 'de' : 'en';
    const title = '<title>When the tide comes in | Site Example</title>';
    const whole = `${before}<h1>When the tide comes in</h1>${body}${prose()}`;
    const { item } = readPage({
      url: 'https://www.site.example/a/tides',
      html: html(title + head, whole, language),
    });
    const parts = item?.issued?.['date-parts']?.[0]?.map((part) => String(part).padStart(2, '0'));
    expect([item?.title, item?.author?.map(written), parts?.join('-')]).toEqual([
      'When the tide comes in',
      authors,
      date,
    ]);
  });
});
