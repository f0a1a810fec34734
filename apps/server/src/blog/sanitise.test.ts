import { expect, test } from 'vitest';
import { sanitise } from './sanitise.ts';

test.each([
  ['<p>plain &amp; simple</p>', '<p>plain &amp; simple</p>'],
  ['<p onclick="a()">x</p>', '<p>x</p>'],
  ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href=" java\nscript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<a href="/help">x</a>', '<a href="/help">x</a>'],
  ['<a href="https://doi.org/10.1/x">x</a>', '<a href="https://doi.org/10.1/x" rel="noopener">x</a>'],
  ['<h2 id="a-b">x</h2>', '<h2 id="a-b">x</h2>'],
  ['<h2 id="a b">x</h2>', '<h2>x</h2>'],
  ['<p class="reference" data-style="apa">x</p>', '<p class="reference" data-style="apa">x</p>'],
  ['<p class="fixed inset-0">x</p>', '<p>x</p>'],
  ['<svg><a href="/x">y</a></svg>', ''],
  ['<pre><code>x</code></pre>', '<pre tabindex="0"><code>x</code></pre>'],
  ['<p>&lt;script&gt;</p>', '<p>&lt;script&gt;</p>'],
])('%s becomes %s', (given, clean) => {
  expect(sanitise(given)).toBe(clean);
});

test('a table is wrapped in a focusable scroll container', () => {
  expect(sanitise('<table><tbody><tr><td align="right">1</td></tr></tbody></table>')).toBe(
    '<div class="table-box" tabindex="0" role="group" aria-label="Table 1"><table><tbody><tr><td align="right">1</td></tr></tbody></table></div>',
  );
});
