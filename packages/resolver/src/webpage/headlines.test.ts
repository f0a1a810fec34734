import { describe, expect, it } from 'vitest';
import { headlines } from './markup/headlines.fixture.ts';
import { moreHeadlines } from './markup/more-headlines.fixture.ts';
import { html, prose } from './markup/page.fixture.ts';
import { readPage } from './read-page.ts';

describe('the title of a page as its reader sees it', () => {
  it.each([...headlines, ...moreHeadlines])('%s', (_, url, head, body, title) => {
    expect(readPage({ url, html: html(head, body + prose(), 'en') }).item?.title).toBe(title);
  });
});
