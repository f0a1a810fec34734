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

test('an unknown style is named by its id and links to the home page', () => {
  expect([styleName('no-such-style'), styleLabel('no-such-style'), stylePath('no-such-style')]).toEqual([
    'NO-SUCH-STYLE',
    'NO-SUCH-STYLE',
    '/',
  ]);
});
