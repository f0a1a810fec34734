import { expect, test } from 'vitest';
import type { Works } from './citation-marks.ts';
import { renderMarkdown } from './markdown.ts';

const works: Works = new Map([
  [
    'kuhn2012',
    {
      id: 'kuhn2012',
      type: 'book',
      title: 'The structure of scientific revolutions',
      author: [{ family: 'Kuhn', given: 'Thomas S.' }],
      edition: '4',
      publisher: 'University of Chicago Press',
      'publisher-place': 'Chicago',
      issued: { 'date-parts': [[2012]] },
    },
  ],
]);

test('a reference mark on its own line becomes a bibliography entry', () => {
  expect(renderMarkdown('So:\n\n{{reference apa kuhn2012}}\n\nThere.', works)).toBe(
    '<p>So:</p>\n<p class="reference" data-style="apa">Kuhn, T. S. (2012). <i>The structure of scientific revolutions</i> (4th ed.). University of Chicago Press.</p>\n<p>There.</p>\n',
  );
});

test.each([
  ['{{in-text apa kuhn2012}}', '(Kuhn, 2012)'],
  ['{{in-text apa kuhn2012 p. 20}}', '(Kuhn, 2012, p. 20)'],
  ['{{in-text apa kuhn2012 pp. 20–22}}', '(Kuhn, 2012, pp. 20–22)'],
  ['{{in-text mla kuhn2012 20}}', '(Kuhn 20)'],
  ['{{in-text apa kuhn2012 ch. 3}}', '(Kuhn, 2012, Chapter 3)'],
  ['{{narrative apa kuhn2012}}', 'Kuhn (2012)'],
  ['{{in-text ieee kuhn2012}}', '[1]'],
])('%s in a sentence prints "%s"', (mark, printed) => {
  const html = renderMarkdown(`As ${mark} shows.`, works);
  expect(html.replace(/<[^>]*>/g, '').trim()).toBe(`As ${printed} shows.`);
});

test('marks are printed in tables and lists too', () => {
  const html = renderMarkdown(
    '| a | b |\n|---|---|\n| {{in-text apa kuhn2012}} | c |\n\n- {{narrative apa kuhn2012}}',
    works,
  );
  expect(html).toContain('<td><span class="citation" data-style="apa">(Kuhn, 2012)</span></td>');
  expect(html).toContain('<li><span class="citation" data-style="apa">Kuhn (2012)</span></li>');
});

test('works of an article are formatted together: numbers continue, and a repeated year gets suffixes', () => {
  const einstein = { type: 'article-journal', author: [{ family: 'Einstein', given: 'A.' }] };
  const issued = { 'date-parts': [[1905]] };
  const two: Works = new Map([
    ['motion', { ...einstein, id: 'motion', title: 'On moving bodies', issued }],
    ['heat', { ...einstein, id: 'heat', title: 'On heat', issued }],
  ]);
  const html = renderMarkdown(
    '{{in-text ieee motion}} {{in-text ieee heat}} {{in-text ieee motion}} {{in-text apa motion}} {{in-text apa heat}}',
    two,
  );
  expect(html.replace(/<[^>]*>/g, '').trim()).toBe('[1] [2] [1] (Einstein, 1905b) (Einstein, 1905a)');
});

test('double braces in code remain: BibTeX has them too', () => {
  expect(renderMarkdown('`author = {{World Health Organization}}`', works)).toBe(
    '<p><code>author = {{World Health Organization}}</code></p>\n',
  );
});

test('headings can be linked to', () => {
  expect(renderMarkdown('## What “et al.” means', works)).toBe(
    '<h2 id="what-et-al-means">What “et al.” means</h2>\n',
  );
});

test.each([
  ['{{reference apa nobody1999}}', 'unknown-item'],
  ['{{reference no-such-style kuhn2012}}', 'unknown-style'],
  ['See {{cite apa kuhn2012}}.', 'bad-mark'],
  ['See {{in-text apa}}.', 'bad-mark'],
  ['{{narrative chicago kuhn2012}}', 'no-such-form'],
  ['# Title', 'forbidden-markup'],
  ['<b>bold</b>', 'forbidden-markup'],
  ['![a cat](cat.png)', 'forbidden-markup'],
])('%s is refused (%s)', (markdown, code) => {
  expect(() => renderMarkdown(markdown, works)).toThrow(expect.objectContaining({ code }));
});
