import { itemTypes, projectLimits } from '@citewright/contract';
import { expect, test } from 'vitest';
import { stats } from './about.ts';
import { quickFacts } from './how-to-cite.ts';
import { guidedStyles } from './styles.ts';

const figures = new Map<string, string>(stats.map(({ name, figure }) => [name, figure]));

test('the figures of the about page are those of the product', () => {
  expect(figures.get('styles')).toBe(String(guidedStyles.length));
  expect(figures.get('sources')).toBe(String(itemTypes.length));
  expect(figures.get('lists')).toBe(projectLimits.citations.toLocaleString('en-GB'));
});

test('the guide names the same number of source types', () => {
  expect(quickFacts.find(({ label }) => label === 'Source types')?.value).toBe(String(itemTypes.length));
});
