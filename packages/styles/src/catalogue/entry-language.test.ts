import { describe, expect, test } from 'vitest';
import { styleOf } from '../registry.ts';
import { entryLanguageAmong, entryLocalesOf } from './entry-language.ts';
import { findStyles } from './find-styles.ts';

const tree = (lang: string) => ({ tree: 'locale', lang, terms: {}, dates: {} }) as const;

describe('an entry of a Chinese style has the words of', () => {
  const languageOf = entryLanguageAmong(['zh-CN', 'en-US', 'ru-RU', 'ja-JP'].map(tree));
  test.each([
    ['a title in Chinese', undefined, '深度学习在河流预报中的应用', 'zh-CN'],
    ['a Chinese title whose record says English', 'en', '深度学习', 'zh-CN'],
    ['a Japanese title without kana', 'ja', '日本文学史', 'ja-JP'],
    ['a title in kana', undefined, 'こころの科学', 'ja-JP'],
    ['an English title', 'en', 'Deep learning', 'en-US'],
    ['an English title without a language', undefined, 'Deep learning', 'en-US'],
    ['an English title that quotes Chinese', undefined, 'On “和” in the politics of harmony', 'en-US'],
    ['a German title', 'de', 'Die Flüsse Europas', 'en-US'],
    ['a title in pinyin of a Chinese work', 'zh', 'Hong lou meng', 'en-US'],
    ['a title in Cyrillic', undefined, 'Прогноз рек', 'ru-RU'],
    ['no title', undefined, '', undefined],
    ['a script without a locale', undefined, '한국 문학', undefined],
  ])('%s', (_, said, title, language) => {
    expect(languageOf(said, title)).toBe(language);
  });
});

test.each([
  ['china-national-standard-gb-t-7714-2015-numeric', '', true],
  ['chinese-gb7714-1987-numeric', '', true],
  ['custom-1', 'Our University, GB/T 7714-2015', true],
  ['gost-r-7-0-5-2008-numeric', '', true],
  ['gost-r-7-0-5-2008', '', false],
  ['iso690-author-date-en', '', false],
  ['apa', '', false],
])('%s %s: words in the language of each entry is %s', (id, title, asks) => {
  const entry = { id, title, kind: 'numeric', fields: [], issn: [], licence: '' } as const;
  expect(entryLocalesOf(entry).length > 0).toBe(asks);
});

const authors = ['Smith', 'Doe', 'Okafor', 'Sato'].map((family) => ({ family, given: 'A.' }));
const chinese = ['张三', '李四', '王五', '赵六'].map((literal) => ({ literal }));
const works = [
  {
    id: '1',
    type: 'book',
    title: 'Rivers',
    author: authors,
    edition: '2',
    issued: { 'date-parts': [[2020]] },
  },
  { id: '2', type: 'book', title: '河流', author: chinese, edition: '2', issued: { 'date-parts': [[2020]] } },
];

test.each([
  [
    'china-national-standard-gb-t-7714-2015-numeric',
    [
      'SMITH A, DOE A, OKAFOR A, et al. Rivers[M]. 2nd ed. 2020.',
      '张三, 李四, 王五, 等. 河流[M]. 2 版. 2020.',
    ],
  ],
  ['gost-r-7-0-5-2008-numeric', ['Smith A. et al. Rivers. 2nd ed. 2020.', '张三等. 河流. 2 版. 2020.']],
])('%s prints each entry in its language', (id, expected) => {
  const printed = styleOf(id)
    .csl.bibliography(works)
    .map(({ text }) => text.replace(/^(\[\d\]|\d\.) ?/, ''));
  expect(printed).toEqual(expected);
});

test('a language that is chosen is that of entries whose own is not known', async () => {
  const [style] = await findStyles('GB/T 7714', { limit: 1 });
  expect(styleOf(`${style?.id}@fr-FR`).csl.lang).toBe('fr-FR');
});
