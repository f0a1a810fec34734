import { describe, expect, it } from 'vitest';
import { apaGuide } from '~/content/style-guides/apa.ts';
import { chicagoGuide } from '~/content/style-guides/chicago.ts';
import type { StyleGuide } from '~/content/style-guides/guide.ts';
import { harvardGuide } from '~/content/style-guides/harvard.ts';
import { ieeeGuide } from '~/content/style-guides/ieee.ts';
import { mlaGuide } from '~/content/style-guides/mla.ts';
import { buildStyleGuide } from './build-style-guide.ts';

const guides = [apaGuide, mlaGuide, chicagoGuide, harvardGuide, ieeeGuide];
const toolTypes = ['article-journal', 'book', 'webpage', 'report', 'paper-conference'];

describe.each(guides)('the guide to $style', (guide: StyleGuide) => {
  const built = buildStyleGuide(guide);

  it('has an example for every source type of manual entry', () => {
    const tried = guide.examples.entries.filter(({ tryWith }) => tryWith).map(({ work }) => work.type);
    expect(tried.sort()).toEqual([...toolTypes].sort());
  });

  it('has more kinds: chapters, edited and translated books, reprints, theses, newspapers, videos, data, government', () => {
    expect(built.examples.entries.length).toBeGreaterThanOrEqual(14);
    const anchors = built.examples.entries.map(({ id }) => id);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('has output for every example, citation and edge case', () => {
    for (const { html, note } of built.examples.entries) {
      expect(html).not.toBe('');
      expect(note).not.toBe('');
    }
    for (const { html } of built.inText.entries) expect(html).not.toBe('');
    for (const { references } of built.edgeCases.entries)
      expect(references.every(({ html }) => html)).toBe(true);
  });
});

it('a form presented as correct must equal the output of the engine', () => {
  const [mistake] = apaGuide.mistakes.entries;
  const entries = mistake ? [{ ...mistake, right: 'Emerging Adulthood' }] : [];
  const mistaken = { ...apaGuide, mistakes: { ...apaGuide.mistakes, entries } };
  expect(() => buildStyleGuide(mistaken)).toThrow('is not what the engine prints');
});
