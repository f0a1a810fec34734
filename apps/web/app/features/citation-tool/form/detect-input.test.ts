import { expect, it } from 'vitest';
import { badgeLabels, countListed, detectInput } from './detect-input.ts';
import type { FormTab } from './values.ts';

const cases: [tab: FormTab, text: string, badge: string | undefined, value?: string][] = [
  ['auto', '10.1038/nature14539', 'DOI', '10.1038/nature14539'],
  ['auto', ' https://doi.org/10.1038/NATURE14539 ', 'DOI', '10.1038/nature14539'],
  ['auto', '978-0-306-40615-7', 'ISBN', '9780306406157'],
  ['auto', '0-306-40615-2', 'ISBN', '9780306406157'],
  ['auto', 'example.org/page', 'URL', 'http://example.org/page'],
  ['auto', 'https://example.org/a?b=c', 'URL', 'https://example.org/a?b=c'],
  ['auto', '(Smith, 2020)', 'IN-TEXT', '(Smith, 2020)'],
  ['auto', 'deep learning', undefined],
  ['auto', '978-0-306-40615-8', undefined],
  ['auto', '   ', undefined],
  ['intext', '(Smith, 2020)', 'IN-TEXT', '(Smith, 2020)'],
  ['intext', ' Smith (2020, p. 4) ', 'IN-TEXT', 'Smith (2020, p. 4)'],
  ['intext', '10.1038/nature14539', undefined],
  ['manual', '10.1038/nature14539', undefined],
];

it.each(cases)('in the tab %s, %j shows %s', (tab, text, badge, value) => {
  const detected = detectInput(tab, text);
  expect(detected && badgeLabels[detected.kind]).toBe(badge);
  expect(detected?.value).toBe(value);
});

it.each([
  ['10.1038/nature14539 10.1000/182', 2],
  ['10.1038/nature14539,\nhttps://example.org/page;\n9780306406157', 3],
  ['10.1038/nature14539 https://doi.org/10.1038/nature14539', 1],
  ['978 0 306 40615 7', 1],
  ['doi: 10.1038/nature14539', 1],
  ['LeCun et al. (2015). Deep learning. https://doi.org/10.1038/nature14539', 1],
  ['', 1],
])('%j lists %i', (text, count) => {
  expect(countListed(text)).toBe(count);
});
