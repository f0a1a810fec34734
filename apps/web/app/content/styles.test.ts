import { readFileSync } from 'node:fs';
import { styles } from '@citewright/styles';
import { expect, test } from 'vitest';
import { sitePages } from './site-pages.ts';
import { styleLabel, styleName, stylePath } from './styles.ts';

test('the guide of a style is a page of the site', () => {
  const paths = sitePages.map(({ path }) => path);
  for (const { guide } of styles) if (guide !== undefined) expect(paths).toContain(guide);
});

test('the colour of a style is in the palette', () => {
  const tokens = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');
  for (const { colour } of styles) if (colour !== undefined) expect(tokens).toContain(`--color-${colour}:`);
});

test('a style that this browser has not used is named by its id and links to the home page', () => {
  const id = 'journal-of-zoology';
  expect([styleName(id), styleLabel(id), stylePath(id)]).toEqual([
    'Journal of zoology',
    'Journal of zoology',
    '/',
  ]);
});

test('a language does not change the name of a style', () => {
  expect([styleName('apa@de-DE'), styleLabel('apa@de-DE')]).toEqual(['APA', 'APA 7th Edition']);
});
