import { expect, it } from 'vitest';
import { codeOf, linkAddress } from './link-address.ts';

it('the code is in the fragment, which is not sent to the server', () => {
  expect(linkAddress('https://cite.example', '7K3QX-0V9TR')).toBe(
    'https://cite.example/projects#open=7K3QX-0V9TR',
  );
});

it.each([
  ['#open=7K3QX-0V9TR', '7K3QX-0V9TR'],
  ['#open=%20a%20', 'a'],
  ['#open=', undefined],
  ['#your-projects', undefined],
  ['', undefined],
  ['#open=%', undefined],
  [`#open=${'x'.repeat(101)}`, undefined],
])('%j holds %j', (fragment, code) => {
  expect(codeOf(fragment, 'open')).toBe(code);
});

it('the link of a shared list is another', () => {
  expect([codeOf('#copy=abc', 'copy'), codeOf('#copy=abc', 'open')]).toEqual(['abc', undefined]);
});
