import { inputLimits } from '@citewright/contract';
import { expect, test } from 'vitest';
import { readCiteLink } from './cite-link.ts';

const read = (parameters: Record<string, string>) => {
  const link = readCiteLink(new URLSearchParams(parameters));
  return link && [link.prefill.sourceIdentifier, link.runs];
};

test.each<[string, Record<string, string>, [string, boolean]]>([
  ['an address', { url: 'https://rivers.example/1?a=b' }, ['https://rivers.example/1?a=b', true]],
  ['a DOI', { doi: '10.1000/rivers' }, ['10.1000/rivers', true]],
  ['an ISBN', { isbn: '0-306-40615-2' }, ['0-306-40615-2', true]],
  ['words of a title', { text: 'Growth of trout in rivers' }, ['Growth of trout in rivers', true]],
  [
    'the address of a DOI',
    { url: 'https://doi.org/10.1000/rivers' },
    ['https://doi.org/10.1000/rivers', true],
  ],
  [
    'the identifier before the address',
    { url: 'https://rivers.example/1', doi: '10.1000/rivers' },
    ['10.1000/rivers', true],
  ],
  [
    'the address where the DOI is none',
    { url: 'https://rivers.example/1', doi: 'unknown' },
    ['https://rivers.example/1', true],
  ],
  [
    'what a telephone shares',
    { title: 'Rivers', text: 'Rivers https://rivers.example/1' },
    ['https://rivers.example/1', true],
  ],
])('%s is looked up', (_, parameters, expected) => {
  expect(read(parameters)).toEqual(expected);
});

test.each<[string, Record<string, string>, string]>([
  ['a script', { url: 'javascript:alert(1)' }, 'javascript:alert(1)'],
  [
    'a data address',
    { url: 'data:text/html,<script>alert(1)</script>' },
    'data:text/html,<script>alert(1)</script>',
  ],
  ['a file', { url: 'file:///etc/passwd' }, 'file:///etc/passwd'],
  ['words for an address', { url: 'not an address' }, 'not an address'],
  ['words for a DOI', { doi: 'Growth of trout in rivers' }, 'Growth of trout in rivers'],
  ['a wrong ISBN', { isbn: '123' }, '123'],
])('%s is filled in and not looked up', (_, parameters, text) => {
  expect(read(parameters)).toEqual([text, false]);
});

test.each<[string, Record<string, string>]>([
  ['nothing', {}],
  ['empty values', { url: ' ', doi: '' }],
  ['a text longer than the field takes', { text: 'a'.repeat(inputLimits.sourceInput + 1) }],
  ['other parameters', { utm_source: 'letter' }],
])('%s sets nothing', (_, parameters) => {
  expect(read(parameters)).toBeUndefined();
});

test('a link may name a style; one that is none is left out', () => {
  const formatOf = (style: string) =>
    readCiteLink(new URLSearchParams({ doi: '10.1000/a', style }))?.prefill.format;
  expect([formatOf('nature'), formatOf('No style!')]).toEqual(['nature', undefined]);
});
