import { expect, test } from 'vitest';
import { asUri, linkTarget, writtenAddress } from './uri.ts';

test.each([
  ['https://e.example/a', 'https://e.example/a'],
  ['https://e.example/a%20b?c=1&d=(2)#e', 'https://e.example/a%20b?c=1&d=(2)#e'],
  [
    'https://e.example/"><script>alert(1)</script>',
    'https://e.example/%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
  ],
  ['https://e.example/^^5cinput secret.txt ', 'https://e.example/%5E%5E5cinput%20secret.txt'],
  ['https://e.example/`r#x`', 'https://e.example/%60r#x%60'],
  ['https://e.example/{{site}}{%x%}', 'https://e.example/%7B%7Bsite%7D%7D%7B%25x%25%7D'],
  ['https://e.example/a\u202eb\u0000c', 'https://e.example/a%E2%80%AEb%00c'],
  ['https://e.example/100%', 'https://e.example/100%25'],
  ['https://e.example/\ud83d', 'https://e.example/\ufffd'],
  ['https://münchen.example/straße', 'https://münchen.example/straße'],
])('%s is written as %s', (text, uri) => {
  expect(asUri(text)).toBe(uri);
  expect(linkTarget(text)).toBe(uri);
});

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'vbscript:x',
  'https://',
  'rivers',
])('%s is no target of a link', (address) => {
  expect(linkTarget(address)).toBeUndefined();
});

test.each([
  ['javascript:alert(1)', 'javascript%3Aalert(1)'],
  ['  DATA:text/html,<script>', 'DATA%3Atext/html,%3Cscript%3E'],
  ['https://e.example/a b', 'https://e.example/a%20b'],
  ['e.example:8080/a', 'e.example:8080/a'],
])('a file carries the address %s as %s', (address, written) => {
  expect(writtenAddress(address)).toBe(written);
});
