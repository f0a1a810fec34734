import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyOf } from './policy.ts';

// printf 'alert(1)' | openssl dgst -sha256 -binary | base64, and the same for the style texts below.
const alertHash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

function directive(html: string, name: string) {
  return policyOf(html)
    .split('; ')
    .find((part) => part.startsWith(`${name} `));
}

test.each([
  ['<script>alert(1)</script>', alertHash],
  ['<script type="module">alert(1)</script>', alertHash],
  ['<script>alert(1)</script><script>alert(1)</script>', alertHash],
])('%s runs by its hash', (html, hash) => {
  expect(directive(html, 'script-src')).toBe(`script-src 'self' ${hash}`);
});

test.each([
  '<script src="/assets/entry.js"></script>',
  '<script type="module" async="" src="/assets/entry.js"></script>',
  '<script type="application/ld+json">{"@type":"WebSite"}</script>',
  '<p>no script</p>',
])('%s needs no permission', (html) => {
  expect(directive(html, 'script-src')).toBe("script-src 'self'");
});

test('style attributes are allowed by the hash of their decoded text', () => {
  expect(directive('<p style="--a:&quot;b&quot;">', 'style-src-attr')).toMatch(
    / 'sha256-TAw2nXEMobvJoWyPSs1gV6kQS08ba8fxt14uHwRi4DM='$/,
  );
});

test('the style attributes of copied references are allowed too, and no others', () => {
  const allowed = [
    'margin:0 0 0 36pt;text-indent:-36pt',
    'margin:0 0 0 36pt;text-indent:0pt',
    'margin:0 0 0 36pt;text-indent:36pt',
    'margin:0 0 0 72pt;text-indent:0pt',
    'margin:0 0 0 72pt;text-indent:36pt',
    'margin:0 0 0 0pt;text-indent:0pt',
    'margin:0 0 0 0pt;text-indent:36pt',
    'font-variant:small-caps',
  ].map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(directive('<p>', 'style-src-attr')).toBe(
    ['style-src-attr', "'unsafe-hashes'", ...allowed].join(' '),
  );
});

test('no page allows inline code in general, frames around it, or plugins', () => {
  const policy = policyOf('<script>a()</script><style>b{}</style><i style="c:d"></i>');
  expect(policy).not.toContain("'unsafe-inline'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
});
