import { expect, it } from 'vitest';
import { listContent } from './list-content.ts';

const paragraph = (html: string) => `<p style="margin:0 0 0 36pt;text-indent:-36pt">${html}</p>`;

it('the list has the order of the text, with italics for known references', () => {
  const known = [{ plainText: 'Baker. Nature.', formattedCitation: 'Baker. <i>Nature</i>.' }];
  expect(listContent('Adams & Co <1>.\nBaker. Nature.', known)).toEqual({
    html: paragraph('Adams &amp; Co &lt;1&gt;.') + paragraph('Baker. <i>Nature</i>.'),
    text: 'Adams & Co <1>.\nBaker. Nature.',
  });
});

it('no references give an empty list', () => {
  expect(listContent('', [])).toEqual({ html: '', text: '' });
});
