import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ReferenceInline, ReferenceText } from './reference-text.tsx';

function inner(html: string): string {
  return renderToStaticMarkup(createElement(ReferenceInline, { html })).replace(
    /^<span[^>]*>|<\/span>$/g,
    '',
  );
}

it.each([
  ['italics are italics', 'A. <i>Title</i>.', 'A. <i>Title</i>.'],
  ['text is escaped', '5 &lt; 6 &amp; 7', '5 &lt; 6 &amp; 7'],
  [
    'a range of pages stays on one line',
    '<i>521</i>(7553), 436–444.',
    '<i>521</i>(7553), <span class="whitespace-nowrap">436–444</span>.',
  ],
  ['a foreign element is gone', '<img src="x" onerror="alert(1)">a', 'a'],
])('%s', (_name, html, rendered) => {
  expect(inner(html)).toBe(rendered);
});

it('a URL breaks after slashes and before punctuation, and opens in a new tab', () => {
  const rendered = inner('<a href="https://x.org/a?b=c">https://x.org/a?b=c</a>');
  expect(rendered).toContain('href="https://x.org/a?b=c" target="_blank" rel="noopener noreferrer"');
  expect(rendered).toContain('>https://x.org/<wbr/>a<wbr/>?b<wbr/>=c</a>');
});

it('a reference is a paragraph with its language, and the direction of its script', () => {
  expect(renderToStaticMarkup(createElement(ReferenceText, { html: 'A.', lang: 'fr' }))).toMatch(
    /^<p lang="fr" dir="auto" class="[^"]*">A\.<\/p>$/,
  );
});
