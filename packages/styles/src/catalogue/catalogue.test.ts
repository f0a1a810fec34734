import { describe, expect, test } from 'vitest';
import { StyleError } from '../error.ts';
import { styleFacts, styleOf } from '../registry.ts';
import { findStyles, loadStyle, localeOf } from './find-styles.ts';

const first = async (query: string) => (await findStyles(query, { limit: 3 }))[0]?.id;

describe('a search finds the style that is meant', () => {
  test.each([
    ['Vancouver', 'nlm-citation-sequence'],
    ['vancouver style', 'nlm-citation-sequence'],
    ['AMA 11', 'american-medical-association'],
    ['Turabian', 'turabian-notes-bibliography'],
    ['OSCOLA', 'oscola'],
    ['ABNT', 'associacao-brasileira-de-normas-tecnicas'],
    ['ГОСТ', 'gost-r-7-0-5-2008-numeric'],
    ['国标', 'china-national-standard-gb-t-7714-2015-numeric'],
    ['Harvard Cardiff', 'cardiff-university-harvard'],
    ['0028-0836', 'nature'],
    ['Journal of the American Chemical Society', 'journal-of-the-american-chemical-society'],
    ['J. Am. Chem. Soc.', 'journal-of-the-american-chemical-society'],
    ['Americna Medical Asociation', 'american-medical-association'],
    ['vancuver', 'nlm-citation-sequence'],
    ['harvrad style', 'harvard-cite-them-right'],
    ['chicago18', 'chicago-notes-bibliography'],
    ['OSOCLA', 'oscola'],
    ['AAPA 7', 'apa'],
    ['APS', 'american-physics-society'],
    ['natur', 'nature'],
    ['2190-57', '3-biotech'],
    ['Journal of Clincal Virologi', 'journal-of-clinical-virology'],
    ['3d printed materials', '3d-printed-materials-and-systems'],
  ])('%j is %s', async (query, id) => {
    expect(await first(query)).toBe(id);
  });

  test('no words give the most used styles', async () => {
    expect((await findStyles('', { limit: 3 })).map(({ id }) => id)).toEqual([
      'apa',
      'modern-language-association',
      'harvard-cite-them-right',
    ]);
  });

  test('a field narrows the search; without words, its most used styles come first', async () => {
    const found = async (query: string) =>
      (await findStyles(query, { limit: 3, field: 'law' })).map(({ id }) => id);
    expect(await found('')).toEqual(['apa', 'chicago-author-date', 'chicago-notes-bibliography']);
    expect(await found('Oxford')).toEqual(expect.arrayContaining(['oscola']));
    expect(await found('nature')).not.toContain('nature');
  });

  test.each(['?!', 'x'.repeat(5_000), '__proto__', 'a '.repeat(400)])('%j does no harm', async (query) => {
    expect((await findStyles(query, { limit: 2 })).length).toBeLessThanOrEqual(2);
  });
});

test('a journal has its own title and the style of its parent', () => {
  expect(styleFacts('3-biotech')).toMatchObject({
    title: '3 Biotech',
    kind: 'author-date',
    issn: ['2190-572X', '2190-5738'],
    parent: 'springer-basic-author-date',
  });
  expect(styleOf('3-biotech').about).toMatchObject({
    id: '3-biotech',
    label: '3 Biotech',
    language: 'en-US',
  });
});

test.each([
  ['nlm-citation-sequence', undefined, true],
  ['acm-sig-proceedings', true, undefined],
  ['spie-journals', undefined, true],
])('%s: a numbered list that is sorted is %s, in the order of citing is %s', (id, sorted, numbered) => {
  expect(styleFacts(id)?.sorted).toBe(sorted);
  expect(styleOf(id).about.numbered).toBe(numbered);
});

test('an older id is the present style', () => {
  expect(styleFacts('vancouver')?.id).toBe('nlm-citation-sequence');
});

test.each([
  ['modern-language-association', 'mla'],
  ['harvard-cite-them-right', 'harvard-12'],
  ['chicago-notes-bibliography-17th-edition', 'chicago'],
  ['apa@fr-FR', 'apa'],
])('%s is the style that we tend as %s', (id, own) => {
  expect(styleOf(id).rules).toBe(styleOf(own).rules);
});

test.each([
  ['apa@de-DE', 'de-DE'],
  ['nature@fr', 'fr-FR'],
  ['nature', 'en-GB'],
  ['ieee@xx', 'en-US'],
])('%s prints in %s', (id, language) => {
  expect(styleOf(id).csl.lang).toBe(language);
});

test.each([
  ['de', 'de-DE'],
  ['PT-br', 'pt-BR'],
  ['zh', 'zh-CN'],
  ['tlh', undefined],
])('the language %s is served by %s', (language, locale) => {
  expect(localeOf(language)).toBe(locale);
});

test.each([
  ['nature', undefined, { book: 'headline', report: 'headline' }],
  ['american-medical-association', 'sentence-small-subtitle', { book: 'headline' }],
])('%s capitalises titles by its own rules', (id, titles, types) => {
  const { capitals } = styleOf(id).about;
  expect(capitals?.titles).toBe(titles);
  expect(capitals?.types ?? {}).toMatchObject(types);
});

test('the CSL of a style is read, of its parent for a journal', async () => {
  expect(await loadStyle('nature')).toContain('<title>Nature</title>');
  expect(await loadStyle('3-biotech')).toBe(await loadStyle('springer-basic-author-date'));
  await expect(loadStyle('no-such-style')).rejects.toThrow(StyleError);
});
