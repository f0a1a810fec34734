import type { Item } from '@citewright/csl';
import { describe, expect, test } from 'vitest';
import type { InTextForms } from './in-text-forms.ts';
import { formatProject } from './project-references.ts';
import { formatReference } from './reference.ts';

const person = (family: string) => ({ family, given: 'Ada' });
const rivers: Item = {
  id: 'rivers',
  type: 'book',
  title: 'The Rivers of Norway: A history',
  author: [person('Okafor')],
  issued: { 'date-parts': [[2021]] },
  publisher: 'Fjord Press',
};
const two: Item = { ...rivers, id: 'two', author: [person('Okafor'), person('Berg')] };
const three: Item = { ...rivers, id: 'three', author: [person('Okafor'), person('Berg'), person('Lind')] };
const four: Item = { ...three, id: 'four', author: [...(three.author ?? []), person('Moe')] };
const who: Item = { ...rivers, id: 'who', author: [{ literal: 'World Health Organization' }] };
const { author: _, ...anonymous }: Item = { ...rivers, id: 'anonymous' };
const { issued: __, ...undated }: Item = { ...rivers, id: 'undated' };
const { author: ___, ...act }: Item = {
  ...rivers,
  id: 'act',
  type: 'legal_case',
  title: 'Brown v. Board of Education',
};
const page = { label: 'page', value: '12' };

/** The forms without and with a page, as text. */
function texts(item: Item, style: string): Record<string, [plain: string, placed: string]> {
  const plain = formatReference(item, style).inTextForms;
  const placed = formatReference(item, style, page).inTextForms;
  const names = Object.keys(plain) as (keyof InTextForms)[];
  return Object.fromEntries(names.map((name) => [name, [plain[name]?.text ?? '', placed[name]?.text ?? '']]));
}

const bracketed: [string, Item, string, parenthetical: [string, string], narrative: [string, string]][] = [
  [
    'one author',
    rivers,
    'apa',
    ['(Okafor, 2021)', '(Okafor, 2021, p. 12)'],
    ['Okafor (2021)', 'Okafor (2021, p. 12)'],
  ],
  ['one author', rivers, 'mla', ['(Okafor)', '(Okafor 12)'], ['Okafor', 'Okafor (12)']],
  [
    'one author',
    rivers,
    'harvard',
    ['(Okafor, 2021)', '(Okafor, 2021, p. 12)'],
    ['Okafor (2021)', 'Okafor (2021, p. 12)'],
  ],
  ['one author', rivers, 'ieee', ['[1]', '[1, p. 12]'], ['Okafor [1]', 'Okafor [1, p. 12]']],
  [
    'two authors',
    two,
    'apa',
    ['(Okafor & Berg, 2021)', '(Okafor & Berg, 2021, p. 12)'],
    ['Okafor and Berg (2021)', 'Okafor and Berg (2021, p. 12)'],
  ],
  [
    'two authors',
    two,
    'mla',
    ['(Okafor and Berg)', '(Okafor and Berg 12)'],
    ['Okafor and Berg', 'Okafor and Berg (12)'],
  ],
  [
    'two authors',
    two,
    'harvard',
    ['(Okafor and Berg, 2021)', '(Okafor and Berg, 2021, p. 12)'],
    ['Okafor and Berg (2021)', 'Okafor and Berg (2021, p. 12)'],
  ],
  ['two authors', two, 'ieee', ['[1]', '[1, p. 12]'], ['Okafor and Berg [1]', 'Okafor and Berg [1, p. 12]']],
  [
    'three authors',
    three,
    'apa',
    ['(Okafor et al., 2021)', '(Okafor et al., 2021, p. 12)'],
    ['Okafor et al. (2021)', 'Okafor et al. (2021, p. 12)'],
  ],
  [
    'three authors',
    three,
    'mla',
    ['(Okafor et al.)', '(Okafor et al. 12)'],
    ['Okafor et al.', 'Okafor et al. (12)'],
  ],
  [
    'three authors',
    three,
    'harvard',
    ['(Okafor, Berg and Lind, 2021)', '(Okafor, Berg and Lind, 2021, p. 12)'],
    ['Okafor, Berg and Lind (2021)', 'Okafor, Berg and Lind (2021, p. 12)'],
  ],
  ['three authors', three, 'ieee', ['[1]', '[1, p. 12]'], ['Okafor et al. [1]', 'Okafor et al. [1, p. 12]']],
  [
    'four authors',
    four,
    'harvard',
    ['(Okafor et al., 2021)', '(Okafor et al., 2021, p. 12)'],
    ['Okafor et al. (2021)', 'Okafor et al. (2021, p. 12)'],
  ],
  [
    'an organisation',
    who,
    'apa',
    ['(World Health Organization, 2021)', '(World Health Organization, 2021, p. 12)'],
    ['World Health Organization (2021)', 'World Health Organization (2021, p. 12)'],
  ],
  [
    'an organisation',
    who,
    'ieee',
    ['[1]', '[1, p. 12]'],
    ['World Health Organization [1]', 'World Health Organization [1, p. 12]'],
  ],
  [
    'no author',
    anonymous,
    'apa',
    ['(The Rivers of Norway, 2021)', '(The Rivers of Norway, 2021, p. 12)'],
    ['The Rivers of Norway (2021)', 'The Rivers of Norway (2021, p. 12)'],
  ],
  [
    'no author',
    anonymous,
    'mla',
    ['(Rivers of Norway)', '(Rivers of Norway 12)'],
    ['Rivers of Norway', 'Rivers of Norway (12)'],
  ],
  [
    'no author',
    anonymous,
    'harvard',
    ['(The rivers of Norway: a history, 2021)', '(The rivers of Norway: a history, 2021, p. 12)'],
    ['The rivers of Norway: a history (2021)', 'The rivers of Norway: a history (2021, p. 12)'],
  ],
  [
    'no author',
    anonymous,
    'ieee',
    ['[1]', '[1, p. 12]'],
    ['The Rivers of Norway: A History [1]', 'The Rivers of Norway: A History [1, p. 12]'],
  ],
  [
    'no date',
    undated,
    'apa',
    ['(Okafor, n.d.)', '(Okafor, n.d., p. 12)'],
    ['Okafor (n.d.)', 'Okafor (n.d., p. 12)'],
  ],
  [
    'no date',
    undated,
    'harvard',
    ['(Okafor, no date)', '(Okafor, no date, p. 12)'],
    ['Okafor (no date)', 'Okafor (no date, p. 12)'],
  ],
  [
    'a case in court',
    act,
    'apa',
    ['(Brown v. Board of Education, 2021)', '(Brown v. Board of Education, 2021, p. 12)'],
    ['Brown v. Board of Education (2021)', 'Brown v. Board of Education (2021, p. 12)'],
  ],
];

test.each(bracketed)('a work with %s: %s %s', (_what, item, style, parenthetical, narrative) => {
  expect(texts(item, style)).toEqual({ parenthetical, narrative });
});

const notes: [string, Item, note: [string, string], shortNote: [string, string]][] = [
  [
    'one author',
    rivers,
    [
      'Ada Okafor, The Rivers of Norway: A History (Fjord Press, 2021).',
      'Ada Okafor, The Rivers of Norway: A History (Fjord Press, 2021), 12.',
    ],
    ['Okafor, Rivers of Norway.', 'Okafor, Rivers of Norway, 12.'],
  ],
  [
    'four authors',
    four,
    [
      'Ada Okafor et al., The Rivers of Norway: A History (Fjord Press, 2021).',
      'Ada Okafor et al., The Rivers of Norway: A History (Fjord Press, 2021), 12.',
    ],
    ['Okafor et al., Rivers of Norway.', 'Okafor et al., Rivers of Norway, 12.'],
  ],
  [
    'no author',
    anonymous,
    [
      'The Rivers of Norway: A History (Fjord Press, 2021).',
      'The Rivers of Norway: A History (Fjord Press, 2021), 12.',
    ],
    ['Rivers of Norway.', 'Rivers of Norway, 12.'],
  ],
];

test.each(notes)('a work with %s in a note of Chicago, first and later', (_what, item, note, shortNote) => {
  expect(texts(item, 'chicago')).toMatchObject({ note, shortNote });
});

describe('in a project', () => {
  const later: Item = { ...rivers, id: 'later', title: 'Towns' };
  const namesake: Item = { ...rivers, id: 'namesake', author: [{ family: 'Okafor', given: 'Bo' }] };
  const narratives = (items: Item[], style: string) =>
    formatProject(items, style).map(({ inTextForms }) => inTextForms.narrative?.text);

  test('works of one author and year are disambiguated', () => {
    expect(narratives([rivers, later], 'apa')).toEqual(['Okafor (2021a)', 'Okafor (2021b)']);
    expect(narratives([rivers, later], 'mla')).toEqual(['Okafor (Rivers of Norway)', 'Okafor (Towns)']);
    expect(narratives([rivers, later], 'ieee')).toEqual(['Okafor [1]', 'Okafor [2]']);
  });

  test('people with the same name are disambiguated', () => {
    expect(narratives([rivers, namesake], 'apa')).toEqual(['A. Okafor (2021)', 'B. Okafor (2021)']);
  });

  test('titles that are the same when shortened stay long', () => {
    const sequel = { ...rivers, id: 'sequel', title: 'The Rivers of Norway: An atlas' };
    const shortNotes = formatProject([rivers, sequel], 'chicago').map(
      ({ inTextForms }) => inTextForms.shortNote?.text,
    );
    expect(shortNotes).toEqual([
      'Okafor, The Rivers of Norway: A History.',
      'Okafor, The Rivers of Norway: An Atlas.',
    ]);
  });

  test('every form names the place in its work', () => {
    const [reference] = formatProject([rivers], 'apa', new Map([['rivers', page]]));
    expect(reference?.inTextForms.narrative?.text).toBe('Okafor (2021, p. 12)');
    expect(reference?.inTextForms.parenthetical?.text).toBe(reference?.inText);
  });
});

test('a form has its HTML too', () => {
  const note = formatReference(rivers, 'chicago', page).inTextForms.shortNote;
  expect(note?.html).toBe('Okafor, <i>Rivers of Norway</i>, 12.');
  const title = formatReference(anonymous, 'apa').inTextForms.narrative;
  expect(title?.html).toBe('<i>The Rivers of Norway</i> (2021)');
});

test('a short title of the record is used unchanged', () => {
  const item = { ...rivers, 'title-short': 'Rivers' };
  expect(formatReference(item, 'chicago').inTextForms.shortNote?.text).toBe('Okafor, Rivers.');
});

test.each([
  ['2.1-2.3', '(Okafor, 2021, pp. 2.1–2.3)'],
  ['4:1--4:16', '(Okafor, 2021, pp. 4:1–4:16)'],
  ['2.1', '(Okafor, 2021, p. 2.1)'],
])('pages that are counted by chapters are a range: %s', (value, cited) => {
  const work: Item = {
    id: 'a',
    type: 'book',
    title: 'Rivers',
    author: [{ family: 'Okafor', given: 'Ada' }],
    issued: { 'date-parts': [[2021]] },
  };
  expect(formatReference(work, 'apa', { label: 'page', value }).inText).toBe(cited);
});

describe('styles of the catalogue cite by their kind', () => {
  const work: Item = {
    id: 'a',
    type: 'book',
    title: 'Rivers',
    author: [{ family: 'Okafor', given: 'Ada' }],
    issued: { 'date-parts': [[2021]] },
  };
  const place = { label: 'page', value: '5' };

  test.each([
    ['elsevier-harvard', { parenthetical: '(Okafor, 2021, p. 5)', narrative: 'Okafor (2021, p. 5)' }],
    ['springer-basic-brackets', { parenthetical: '[1]', narrative: 'Okafor [1]' }],
    [
      'american-medical-association',
      { parenthetical: '<sup>1(p5)</sup>', narrative: 'Okafor<sup>1(p5)</sup>' },
    ],
    ['american-mathematical-society-label', { parenthetical: '[Okaf21]', narrative: 'Okafor [Okaf21]' }],
    [
      'bluebook-law-review',
      {
        note: expect.stringContaining('Okafor'),
        shortNote: expect.stringContaining('supra'),
        ibid: '<i>Id.</i> at 5.',
      },
    ],
  ])('%s', (style, expected) => {
    const { inTextForms } = formatReference(work, style, place);
    expect(Object.fromEntries(Object.entries(inTextForms).map(([form, { html }]) => [form, html]))).toEqual(
      expected,
    );
  });

  test('a work that its note does not name is cited by its entry', () => {
    const { text, inTextForms } = formatReference(work, 'national-archives-of-australia');
    expect(text).toMatch(/^National Archives of Australia: /);
    expect([inTextForms.note?.text, inTextForms.shortNote?.text]).toEqual([text, text]);
    const [listed] = formatProject([work], 'national-archives-of-australia');
    expect(listed?.inText).toBe(text);
  });

  test('a style without a bibliography lists its full notes', () => {
    const { text, inText } = formatReference(work, 'bluebook-law-review');
    expect(text).toBe(inText);
    expect(formatProject([work], 'bluebook-law-review').map((reference) => reference.text)).toEqual([text]);
  });
});

describe('a note directly after another one on the same work', () => {
  test.each([
    ['is ibid.', 'oscola', 'Ibid.', 'Ibid 12.'],
    ['is ibid.', 'iso690-full-note-en', 'Ibid.', 'Ibid., p.\u00A012.'],
    ['is another word for it', 'bluebook-law-review', 'Id.', 'Id. at 12.'],
    ['is the name alone, by Chicago, 17th ed., 14.34', 'chicago', 'Okafor.', 'Okafor, 12.'],
    ['is a short note where the style has no form for it', 'mhra-notes', undefined, undefined],
    ['is none where works are cited in the text', 'apa', undefined, undefined],
  ])('%s (%s)', (_what, style, plain, placed) => {
    expect(formatReference(rivers, style).inTextForms.ibid?.text).toBe(plain);
    expect(formatReference(rivers, style, page).inTextForms.ibid?.text).toBe(placed);
    const [listed] = formatProject([rivers], style, new Map([[rivers.id, page]]));
    expect(listed?.inTextForms.ibid?.text).toBe(placed);
  });
});
