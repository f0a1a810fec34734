import { expect, test } from 'vitest';
import { readFrontMatter } from './front-matter.ts';

const lines = [
  'title: Citing what has no author',
  'excerpt: What takes the place of the author when nobody signed the page.',
  'category: citation_styles',
  'author: The Citewright editors',
  'publishedAt: 2026-02-03',
  'cover: { motif: footnote, words: "No author" }',
  'description: How the five styles cite a work that nobody has signed, with examples.',
  'keywords: [no author, anonymous]',
];

const file = (changed: readonly string[]) => `---\n${changed.join('\n')}\n---\n\n## Text\n`;

test('front matter and text are separated; articles are not featured by default', () => {
  expect(readFrontMatter(file(lines))).toEqual({
    frontMatter: {
      title: 'Citing what has no author',
      excerpt: 'What takes the place of the author when nobody signed the page.',
      category: 'citation_styles',
      author: 'The Citewright editors',
      publishedAt: '2026-02-03',
      featured: false,
      cover: { motif: 'footnote', words: 'No author' },
      description: 'How the five styles cite a work that nobody has signed, with examples.',
      keywords: ['no author', 'anonymous'],
    },
    body: '\n## Text\n',
  });
});

test.each([
  ['without front matter', '## Text\n', 'no-front-matter'],
  ['with a field missing', file(lines.slice(1)), 'bad-front-matter'],
  ['with a field that we do not know', file([...lines, 'tags: [a]']), 'bad-front-matter'],
  [
    'with an unknown category',
    file(lines.map((line) => line.replace('citation_styles', 'news'))),
    'bad-front-matter',
  ],
  ['with an impossible date', file(lines.map((line) => line.replace('02-03', '02-31'))), 'bad-front-matter'],
  ['with an unknown motif', file(lines.map((line) => line.replace('footnote', 'cat'))), 'bad-front-matter'],
  ['that is no YAML', '---\ntitle: "open\n---\ntext', 'bad-front-matter'],
])('an article %s is refused', (_, text, code) => {
  expect(() => readFrontMatter(text)).toThrow(expect.objectContaining({ code }));
});
