import type { Item } from '@citewright/csl';
import { describe, expect, test } from 'vitest';
import { planAtOnce } from './plan-project.ts';
import { formatBibliography, formatProject, referencesAsText } from './project-references.ts';

const book = (id: number, family: string, title: string, year: number): Item => ({
  id,
  type: 'book',
  title,
  author: [{ family, given: 'Ada' }],
  issued: { 'date-parts': [[year]] },
  publisher: 'Fjord Press',
});

/** In the order of citing: two works of one author and year, and one that sorts before them. */
const items = [
  book(1, 'Okafor', 'Towns', 2020),
  book(2, 'Okafor', 'Rivers', 2020),
  book(3, 'Lindqvist', 'Bridges', 2018),
];

describe('a project', () => {
  test('in APA is sorted, with letters for works of one author and year', () => {
    expect(formatProject(items, 'apa').map(({ id, text, inText }) => [id, text, inText])).toEqual([
      [3, 'Lindqvist, A. (2018). Bridges. Fjord Press.', '(Lindqvist, 2018)'],
      [2, 'Okafor, A. (2020a). Rivers. Fjord Press.', '(Okafor, 2020a)'],
      [1, 'Okafor, A. (2020b). Towns. Fjord Press.', '(Okafor, 2020b)'],
    ]);
  });

  test('without authors is sorted by its titles, whose articles do not count', () => {
    const titles = ['An oak', 'Bridges', 'The art of water', 'A canal', 'Theatres'];
    const works: Item[] = titles.map((title, id) => ({ id, type: 'book', title, publisher: 'Fjord Press' }));
    expect(formatProject(works, 'mla').map(({ id }) => id)).toEqual([2, 1, 3, 0, 4]);
  });

  test('in Harvard does so too', () => {
    expect(formatProject(items, 'harvard').map(({ inText }) => inText)).toEqual([
      '(Lindqvist, 2018)',
      '(Okafor, 2020a)',
      '(Okafor, 2020b)',
    ]);
  });

  test('in MLA cites ambiguous works by title, and names an author only once', () => {
    expect(formatProject(items, 'mla').map(({ text, inText }) => [text, inText])).toEqual([
      ['Lindqvist, Ada. Bridges. Fjord Press, 2018.', '(Lindqvist)'],
      ['Okafor, Ada. Rivers. Fjord Press, 2020.', '(Okafor, Rivers)'],
      ['---. Towns. Fjord Press, 2020.', '(Okafor, Towns)'],
    ]);
  });

  test('in Chicago replaces a repeated author by a dash', () => {
    expect(formatProject(items, 'chicago').map(({ text }) => text)).toEqual([
      'Lindqvist, Ada. Bridges. Fjord Press, 2018.',
      'Okafor, Ada. Rivers. Fjord Press, 2020.',
      '———. Towns. Fjord Press, 2020.',
    ]);
  });

  test('renders each entry the same, whichever is rendered first', () => {
    const plan = planAtOnce(items, 'mla');
    const texts = plan.toReversed().map(({ entry }) => entry().text);
    expect(texts.toReversed()).toEqual(formatBibliography(items, 'mla').map(({ text }) => text));
    expect(plan[2]?.reference().text).toBe('---. Towns. Fjord Press, 2020.');
  });

  test('in IEEE is numbered in the order of citing', () => {
    expect(formatProject(items, 'ieee').map(({ id, text, inText }) => [id, text, inText])).toEqual([
      [1, '[1] A. Okafor, Towns. Fjord Press, 2020.', '[1]'],
      [2, '[2] A. Okafor, Rivers. Fjord Press, 2020.', '[2]'],
      [3, '[3] A. Lindqvist, Bridges. Fjord Press, 2018.', '[3]'],
    ]);
  });

  test('names the place in a work that a citation points to', () => {
    const places = new Map([[2, { label: 'page', value: '45' }]]);
    const inTexts = formatProject(items, 'apa', places).map(({ inText }) => inText);
    expect(inTexts).toEqual(['(Lindqvist, 2018)', '(Okafor, 2020a, p. 45)', '(Okafor, 2020b)']);
  });

  test('without items is empty', () => {
    expect(formatProject([], 'apa')).toEqual([]);
    expect(referencesAsText(formatBibliography([], 'ieee'))).toBe('');
  });

  test('has the capitals that its style prescribes', () => {
    const headline = { ...book(1, 'Diamond', 'Guns, Germs, and Steel', 1997) };
    expect(formatProject([headline], 'apa')[0]?.html).toContain('<i>Guns, germs, and steel</i>');
  });

  test('has the same entries without its citations', () => {
    const entries = formatProject(items, 'apa').map(({ id, html, text }) => ({ id, html, text }));
    expect(formatBibliography(items, 'apa')).toEqual(entries);
  });
});

describe('references to copy', () => {
  test('are lines in the order of the style', () => {
    expect(referencesAsText(formatBibliography(items, 'apa')).split('\n')).toEqual([
      'Lindqvist, A. (2018). Bridges. Fjord Press.',
      'Okafor, A. (2020a). Rivers. Fjord Press.',
      'Okafor, A. (2020b). Towns. Fjord Press.',
    ]);
  });

  test('are in IEEE in the order of their numbers', () => {
    expect(referencesAsText(formatBibliography(items, 'ieee')).split('\n')).toEqual([
      '[1] A. Okafor, Towns. Fjord Press, 2020.',
      '[2] A. Okafor, Rivers. Fjord Press, 2020.',
      '[3] A. Lindqvist, Bridges. Fjord Press, 2018.',
    ]);
  });

  test('are one line each, whatever the record holds', () => {
    const broken = book(1, 'Okafor', 'Rivers\nand\r\n\r\ntowns', 2020);
    expect(referencesAsText(formatBibliography([broken], 'apa'))).toBe(
      'Okafor, A. (2020). Rivers and towns. Fjord Press.',
    );
  });
});

test('items with equal ids are refused by their names, not printed as one', () => {
  const equal = [
    book(1, 'Okafor', 'Towns', 2020),
    book(1, 'Berg', 'Rivers', 2020),
    book(2, 'Lind', 'Ice', 2020),
  ];
  expect(() => formatBibliography(equal, 'apa')).toThrow(
    expect.objectContaining({ code: 'equal-ids', message: expect.stringContaining('several have "1"') }),
  );
});
