import { describe, expect, it } from 'vitest';
import { citationStyles } from '~/content/citation-styles/citation-styles.ts';
import { buildCitationStyle } from './build-citation-style.ts';

it('there are sixty styles with different addresses, names and purposes', () => {
  for (const field of ['slug', 'id', 'name', 'purpose'] as const)
    expect(new Set(citationStyles.map((style) => style[field])).size, field).toBe(60);
});

describe.each(citationStyles)('the page of $name', (style) => {
  const page = buildCitationStyle(style);

  it('prints ten works of ten kinds', () => {
    expect(new Set(page.examples.map(({ html }) => html)).size).toBe(10);
    for (const { html } of page.examples) expect(html).not.toMatch(/undefined|\bCSL\b|&quot;/);
  });

  it('shows forms of citations', () => {
    expect(page.inText.length).toBeGreaterThanOrEqual(2);
  });

  it('says who prescribes it, and where', () => {
    expect(page.facts.length).toBeGreaterThanOrEqual(6);
    expect(page.facts[1]?.href).toMatch(/^https?:\/\//);
  });
});
