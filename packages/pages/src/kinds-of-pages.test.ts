import type { Name } from '@citewright/record';
import { describe, expect, it } from 'vitest';
import * as kinds from './markup/kinds-of-pages.fixture.ts';
import { readPage } from './read-page.ts';

function spellName({ literal, family, given, ...name }: Name): string {
  const last = [name['non-dropping-particle'], family].filter(Boolean).join(' ');
  return literal ?? [last, given].filter(Boolean).join(', ');
}

describe.each(Object.entries(kinds))('a page of a kind: %s', (_, pages) => {
  it.each(pages.map((page) => [page[0], page] as const))('%s', (_name, page) => {
    const [, url, html, title, authors, date] = page;
    const { item } = readPage({ url, html });
    const parts = item?.issued?.['date-parts']?.[0]?.map((part) => String(part).padStart(2, '0'));
    expect([item?.title, item?.author?.map(spellName), parts?.join('-')]).toEqual([title, authors, date]);
  });
});
