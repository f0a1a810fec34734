import type { Item } from '@citewright/csl';
import { describe, expect, test } from 'vitest';
import { formatReference } from './reference.ts';

const article: Item = {
  id: 'lecun',
  type: 'article-journal',
  title: 'Deep learning',
  author: [
    { family: 'LeCun', given: 'Yann' },
    { family: 'Bengio', given: 'Yoshua' },
    { family: 'Hinton', given: 'Geoffrey' },
  ],
  issued: { 'date-parts': [[2015, 5, 28]] },
  'container-title': 'Nature',
  volume: '521',
  issue: '7553',
  page: '436-444',
  DOI: '10.1038/nature14539',
};

const report: Item = {
  id: 'who',
  type: 'report',
  title: 'World health statistics 2023',
  author: [{ literal: 'World Health Organization' }],
  issued: { 'date-parts': [[2023]] },
  publisher: 'World Health Organization',
  URL: 'https://www.who.int/data/gho',
  accessed: { 'date-parts': [[2026, 11, 21]] },
};

const book: Item = {
  id: 'kuhn',
  type: 'book',
  title: 'The structure of scientific revolutions',
  author: [{ family: 'Kuhn', given: 'Thomas S.' }],
  issued: { 'date-parts': [[1996]] },
  edition: '3',
  publisher: 'University of Chicago Press',
  'publisher-place': 'Chicago',
};

test.each([
  ['apa', 'Okafor, A., Berg, J., et al. (2019). Salt. Fjord Press.', '(Okafor et al., 2019)'],
  ['mla', 'Okafor, Ada, et al. Salt. Fjord Press, 2019.', '(Okafor et al.)'],
  ['harvard', 'Okafor, A. et al. (2019) Salt. Fjord Press.', '(Okafor et al., 2019)'],
  ['ieee', '[1] A. Okafor et al., Salt. Fjord Press, 2019.', '[1]'],
])('in %s a list of names that was cut off ends in "et al."', (style, text, inText) => {
  const author = [
    { family: 'Okafor', given: 'Ada' },
    { family: 'Berg', given: 'Jan' },
    { literal: 'others' },
  ];
  const item = {
    id: 1,
    type: 'book',
    title: 'Salt',
    author,
    publisher: 'Fjord Press',
    issued: { 'date-parts': [[2019]] },
  };
  expect(formatReference(item, style)).toMatchObject({ text, inText });
});

type Expected = Record<string, { text: string; inText: string }>;

const cases: { what: string; item: Item; expected: Expected }[] = [
  {
    what: 'a journal article',
    item: article,
    expected: {
      apa: {
        text: 'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521(7553), 436–444. https://doi.org/10.1038/nature14539',
        inText: '(LeCun et al., 2015)',
      },
      mla: {
        text: 'LeCun, Yann, et al. “Deep Learning.” Nature, vol. 521, no. 7553, May 2015, pp. 436–44, https://doi.org/10.1038/nature14539.',
        inText: '(LeCun et al.)',
      },
      chicago: {
        text: 'LeCun, Yann, Yoshua Bengio, and Geoffrey Hinton. “Deep Learning.” Nature 521, no. 7553 (May 28, 2015): 436–44. https://doi.org/10.1038/nature14539.',
        inText:
          'Yann LeCun, Yoshua Bengio, and Geoffrey Hinton, “Deep Learning,” Nature 521, no. 7553 (May 28, 2015): 436–44, https://doi.org/10.1038/nature14539.',
      },
      harvard: {
        text: 'LeCun, Y., Bengio, Y. and Hinton, G. (2015) ‘Deep learning’, Nature, 521(7553), pp. 436–444. Available at: https://doi.org/10.1038/nature14539',
        inText: '(LeCun, Bengio and Hinton, 2015)',
      },
      ieee: {
        text: '[1] Y. LeCun, Y. Bengio, and G. Hinton, “Deep learning,” Nature, vol. 521, no. 7553, pp. 436–444, May 2015, doi: 10.1038/nature14539.',
        inText: '[1]',
      },
    },
  },
  {
    what: 'a later edition of a book',
    item: book,
    expected: {
      apa: {
        text: 'Kuhn, T. S. (1996). The structure of scientific revolutions (3rd ed.). University of Chicago Press.',
        inText: '(Kuhn, 1996)',
      },
      mla: {
        text: 'Kuhn, Thomas S. The Structure of Scientific Revolutions. 3rd ed., U of Chicago P, 1996.',
        inText: '(Kuhn)',
      },
      chicago: {
        text: 'Kuhn, Thomas S. The Structure of Scientific Revolutions. 3rd ed. Chicago: University of Chicago Press, 1996.',
        inText:
          'Thomas S. Kuhn, The Structure of Scientific Revolutions, 3rd ed. (Chicago: University of Chicago Press, 1996).',
      },
      harvard: {
        text: 'Kuhn, T.S. (1996) The structure of scientific revolutions. 3rd edn. University of Chicago Press.',
        inText: '(Kuhn, 1996)',
      },
      ieee: {
        text: '[1] T. S. Kuhn, The Structure of Scientific Revolutions, 3rd ed. Chicago, IL, USA: Univ. of Chicago Press, 1996.',
        inText: '[1]',
      },
    },
  },
  {
    what: 'a report whose author is its publisher',
    item: report,
    expected: {
      apa: {
        text: 'World Health Organization. (2023). World health statistics 2023. https://www.who.int/data/gho',
        inText: '(World Health Organization, 2023)',
      },
      mla: {
        text: 'World Health Statistics 2023. World Health Organization, 2023, www.who.int/data/gho.',
        inText: '(World Health Statistics 2023)',
      },
      chicago: {
        text: 'World Health Organization. World Health Statistics 2023. World Health Organization, 2023. https://www.who.int/data/gho.',
        inText:
          'World Health Organization, World Health Statistics 2023 (World Health Organization, 2023), https://www.who.int/data/gho.',
      },
      harvard: {
        text: 'World Health Organization (2023) World health statistics 2023. World Health Organization. Available at: https://www.who.int/data/gho (Accessed: 21 November 2026).',
        inText: '(World Health Organization, 2023)',
      },
      ieee: {
        text: '[1] World Health Organization, “World health statistics 2023,” World Health Organization, 2023. Accessed: Nov. 21, 2026. [Online]. Available: https://www.who.int/data/gho',
        inText: '[1]',
      },
    },
  },
];

describe.each(cases)('$what', ({ item, expected }) => {
  test.each(Object.entries(expected))('is printed as the manual of %s prescribes', (style, printed) => {
    const { text, inText } = formatReference(item, style);
    expect({ text, inText }).toEqual(printed);
  });
});

describe('a citation names the cited place in the way of its style', () => {
  const pages = { label: 'page', value: '437-438' };
  const chapter = { label: 'chapter', value: '2' };
  test.each([
    ['apa', pages, '(LeCun et al., 2015, pp. 437–438)'],
    ['apa', chapter, '(LeCun et al., 2015, Chapter 2)'],
    ['mla', pages, '(LeCun et al. 437–38)'],
    ['mla', chapter, '(LeCun et al., ch. 2)'],
    ['mla', { label: 'paragraph', value: '4-5' }, '(LeCun et al., pars. 4–5)'],
    ['chicago', pages, '(May 28, 2015): 437–38, https://doi.org/10.1038/nature14539.'],
    ['harvard', pages, '(LeCun, Bengio and Hinton, 2015, pp. 437–438)'],
    ['ieee', pages, '[1, pp. 437–438]'],
  ] as const)('%s', (style, place, expected) => {
    const plain = formatReference(article, style);
    const placed = formatReference(article, style, place);
    expect(placed.inText).toContain(expected);
    expect(placed.text).toBe(plain.text);
  });
});

test('the HTML of a reference has real italics and a link, and nothing else', () => {
  expect(formatReference(article, 'apa').html).toBe(
    'LeCun, Y., Bengio, Y., &amp; Hinton, G. (2015). Deep learning. <i>Nature</i>, <i>521</i>(7553), 436–444. <a href="https://doi.org/10.1038/nature14539">https://doi.org/10.1038/nature14539</a>',
  );
});

test('a tag that is not rich text is printed as the words it is made of', () => {
  const { html } = formatReference(
    { ...book, title: 'On <script>alert(1)</script> & <i>Homo sapiens</i>' },
    'apa',
  );
  expect(html).toBe(
    'Kuhn, T. S. (1996). <i>On &lt;script&gt;alert(1)&lt;/script&gt; &amp; </i>Homo sapiens (3rd ed.). University of Chicago Press.',
  );
});

test.each([
  [
    'harvard-12',
    book,
    'Kuhn, T.S. (1996) The structure of scientific revolutions. 3rd edn. Chicago: University of Chicago Press.',
  ],
  [
    'mla-https',
    report,
    'World Health Statistics 2023. World Health Organization, 2023, https://www.who.int/data/gho.',
  ],
])('the variant %s differs in what its switch says', (variant, item, text) => {
  expect(formatReference(item, variant).text).toBe(text);
});

test('an address ends before the full stop of the sentence', () => {
  expect(formatReference(report, 'mla').html).toMatch(
    /<a href="https:\/\/www\.who\.int\/data\/gho">www\.who\.int\/data\/gho<\/a>\.$/,
  );
});

const headline: Item = { ...article, title: 'Guns, Germs, and Steel: The Fates of Human Societies' };
const shouted: Item = { ...article, title: 'DEEP RESIDUAL LEARNING FOR IMAGE RECOGNITION' };

test.each<[string, Item, string]>([
  ['apa', headline, 'Guns, germs, and steel: The fates of human societies.'],
  ['harvard', headline, '‘Guns, germs, and steel: the fates of human societies’'],
  ['ieee', headline, '“Guns, germs, and steel: The fates of human societies,”'],
  ['mla', headline, '“Guns, Germs, and Steel: The Fates of Human Societies.”'],
  ['chicago', headline, '“Guns, Germs, and Steel: The Fates of Human Societies.”'],
  ['apa', shouted, 'Deep residual learning for image recognition.'],
  ['mla', shouted, '“Deep Residual Learning for Image Recognition.”'],
])('%s sets the capitals of a title whatever the record holds', (style, item, expected) => {
  expect(formatReference(item, style).text).toContain(expected);
});

test('IEEE leaves the headline of a book its capitals', () => {
  const item = { ...book, title: 'The Structure of Scientific Revolutions' };
  expect(formatReference(item, 'ieee').text).toContain('The Structure of Scientific Revolutions, 3rd ed.');
});

const chapter: Item = {
  id: 'chapter',
  type: 'chapter',
  title: 'The Essential Polynomial Approach',
  author: [{ family: 'Adukov', given: 'Victor M.' }],
  issued: { 'date-parts': [[2001]] },
  'container-title': 'Structured Matrices in Mathematics',
  'collection-title': 'Contemporary Mathematics',
  publisher: 'American Mathematical Society',
  'publisher-place': 'Providence',
  page: '71-87',
};

test.each<[string, string]>([
  [
    'apa',
    'Adukov, V. M. (2001). The essential polynomial approach. In Structured matrices in mathematics (pp. 71–87). American Mathematical Society.',
  ],
  [
    'mla',
    'Adukov, Victor M. “The Essential Polynomial Approach.” Structured Matrices in Mathematics, American Mathematical Society, 2001, pp. 71–87. Contemporary Mathematics.',
  ],
  [
    'ieee',
    '[1] V. M. Adukov, “The essential polynomial approach,” in Structured Matrices in Mathematics (Contemporary Mathematics). Providence, RI, USA: American Mathematical Society, 2001, pp. 71–87.',
  ],
])('%s sets a chapter and the book that holds it', (style, expected) => {
  expect(formatReference(chapter, style).text).toBe(expected);
});

test('an act keeps the capitals of its name', () => {
  const act: Item = {
    id: 'act',
    type: 'legislation',
    title: 'Freedom of Information Act',
    issued: { 'date-parts': [[2000]] },
  };
  expect(formatReference(act, 'apa').text).toContain('Freedom of Information Act');
});

test.each([
  ['mcgill-en', '4th ed.', ', 4th edn ('],
  ['bluebook-law-review', '4th ed.', '(4th ed. 2012)'],
  ['bluebook-law-review', '4', '(4th ed. 2012)'],
  ['cell', 'Fourth edition', '4th ed'],
  ['iso690-author-date-en', '4th ed.', '. 4th ed. '],
])('%s prints the edition of a record with %s once: %s', (style, edition, printed) => {
  const issued = { 'date-parts': [[2012]] as [[number]] };
  const item = { id: '1', type: 'book', title: 'Plain Book', publisher: 'Reed', edition, issued };
  expect(formatReference(item, style).text).toContain(printed);
});
