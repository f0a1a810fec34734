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
  ['auto', 'arXiv:1706.03762', 'ARXIV', '10.48550/arxiv.1706.03762'],
  ['auto', 'https://arxiv.org/abs/1706.03762v5', 'ARXIV', '10.48550/arxiv.1706.03762'],
  ['auto', '10.48550/arXiv.1706.03762', 'DOI', '10.48550/arxiv.1706.03762'],
  ['auto', 'PMID: 26017442', 'PMID', 'https://pubmed.ncbi.nlm.nih.gov/26017442/'],
  ['auto', 'PMC3531190', 'PMCID', 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3531190/'],
  ['auto', 'https://pubmed.ncbi.nlm.nih.gov/26017442/', 'URL', 'https://pubmed.ncbi.nlm.nih.gov/26017442/'],
  ['auto', ' Thinking, fast and slow ', 'TITLE', 'Thinking, fast and slow'],
  [
    'auto',
    'Okafor, A. (2019). Rivers and their towns. River Studies, 4, 1-20. https://doi.org/10.5555/rivers',
    'REFERENCE',
    'Okafor, A. (2019). Rivers and their towns. River Studies, 4, 1-20. https://doi.org/10.5555/rivers',
  ],
  ['auto', 'http://a b', undefined],
  ['auto', '10.', undefined],
  ['intext', 'deep learning', undefined],
  ['auto', '978-0-306-40615-8', undefined],
  ['auto', '   ', undefined],
  ['intext', '(Smith, 2020)', 'IN-TEXT', '(Smith, 2020)'],
  ['intext', ' Smith (2020, p. 4) ', 'IN-TEXT', 'Smith (2020, p. 4)'],
  ['intext', '10.1038/nature14539', undefined],
  ['manual', '10.1038/nature14539', undefined],
];

it.each(cases)('in the tab %s, %j shows %s', (tab, text, badge, value) => {
  const detected = detectInput(tab, text);
  expect(detected && badgeLabels[detected.name]).toBe(badge);
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
