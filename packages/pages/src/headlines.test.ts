import { describe, expect, it } from 'vitest';
import { headlines } from './markup/headlines.fixture.ts';
import { html, prose } from './markup/page.fixture.ts';
import { readPage } from './read-page.ts';

describe('the title is read without site names, sections and labels', () => {
  it.each(headlines)('%s', (_, url, head, body, title) => {
    expect(readPage({ url, html: html(head, body + prose(), 'en') }).item?.title).toBe(title);
  });
});
