import { expect, it } from 'vitest';
import { entryContent, inTextContent } from './reference-content.ts';

it('an entry is a paragraph with a hanging indent by margin, with italics in HTML and plain text', () => {
  const html =
    'LeCun, Y. (2015). Deep learning. <i>Nature</i>. <a href="https://doi.org/10.1/a?b&amp;c">link</a>';
  expect(entryContent(html)).toEqual({
    html:
      '<p style="margin:0 0 0 36pt;text-indent:-36pt">LeCun, Y. (2015). Deep learning. <i>Nature</i>. ' +
      '<a href="https://doi.org/10.1/a?b&amp;c">link</a></p>',
    text: 'LeCun, Y. (2015). Deep learning. Nature. link',
  });
});

it("the server's plain text takes precedence over ours", () => {
  expect(entryContent('<i>A</i>', 'A.').text).toBe('A.');
});

it('small capitals are converted for word processors', () => {
  expect(entryContent('44 <span class="small-caps">bce</span>').html).toContain(
    '44 <span style="font-variant:small-caps">bce</span>',
  );
});

it('foreign markup does not reach the clipboard', () => {
  expect(entryContent('<img src=x onerror=alert(1)>a &lt;b&gt; & "c"').html).toBe(
    '<p style="margin:0 0 0 36pt;text-indent:-36pt">a &lt;b&gt; &amp; &quot;c&quot;</p>',
  );
});

it('an entry in a script from right to left hangs from the right', () => {
  expect(entryContent('כהן, א. (2019). <i>נהרות</i>.').html).toBe(
    '<p dir="rtl" style="margin:0 36pt 0 0;text-indent:-36pt">כהן, א. (2019). <i>נהרות</i>.</p>',
  );
});

it('an in-text citation is inline', () => {
  expect(inTextContent('(Smith &amp; Jones, 2020)')).toEqual({
    html: '<span>(Smith &amp; Jones, 2020)</span>',
    text: '(Smith & Jones, 2020)',
  });
});
