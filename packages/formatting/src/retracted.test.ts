import { expect, it } from 'vitest';
import { formatReference } from './reference.ts';
import { asRetracted } from './retracted.ts';

const article = {
  id: 1,
  type: 'article-journal',
  title: 'Silence and table manners: When environments activate norms',
  author: [
    { family: 'Joly', given: 'J. F.' },
    { family: 'Stapel', given: 'D. A.' },
    { family: 'Lindenberg', given: 'S. M.' },
  ],
  issued: { 'date-parts': [[2008]] },
  'container-title': 'Personality and Social Psychology Bulletin',
  volume: '34',
  issue: '8',
  page: '1047–1056',
  DOI: '10.1177/0146167208318401',
};
const retraction = {
  id: 2,
  type: 'article-journal',
  title: 'Retraction',
  issued: { 'date-parts': [[2012, 10]] },
  'container-title': 'Personality and Social Psychology Bulletin',
  volume: '38',
  issue: '10',
  page: '1378',
};

it('APA prints where the retraction was published after the reference', () => {
  const { text, html } = formatReference(asRetracted(article, retraction), 'apa');
  expect(text).toBe(
    'Joly, J. F., Stapel, D. A., & Lindenberg, S. M. (2008). Silence and table manners: When environments activate norms. Personality and Social Psychology Bulletin, 34(8), 1047–1056. https://doi.org/10.1177/0146167208318401 (Retraction published 2012, Personality and Social Psychology Bulletin, 38[10], 1378)',
  );
  expect(html).toContain('2012, <i>Personality and Social Psychology Bulletin, 38</i>[10], 1378)');
});

it.each(['mla', 'chicago', 'harvard', 'ieee'])(
  '%s, which has no such form, prints the same as before',
  (style) => {
    expect(formatReference(asRetracted(article, retraction), style)).toEqual(formatReference(article, style));
  },
);

it.each([
  [
    { volume: undefined, issue: undefined, page: undefined, number: 'e12' },
    'Retraction published 2012, <i>Personality and Social Psychology Bulletin</i>, e12',
  ],
  [
    { issued: undefined, 'container-title': undefined, volume: undefined, issue: undefined, page: undefined },
    'Retraction published',
  ],
])('what the retraction lacks is left out: %o', (changed, expected) => {
  expect(asRetracted(article, { ...retraction, ...changed }).references).toBe(expected);
});
