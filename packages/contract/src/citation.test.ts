import { describe, expect, test } from 'vitest';
import { citationRequestSchema, isWebAddress } from './citation.ts';

const doi = { format: 'apa', inputType: 'doi', sourceInput: '10.1038/nature14539' };
const typed = { title: 'On Growth', authors: 'Thompson, D.', year: '1917', sourceType: 'book' };
const manual = { format: 'mla', inputType: 'manual', sourceInput: 'manual', manualData: typed };

describe('a citation request', () => {
  test.each([
    ['an identifier', doi],
    ['typed details', manual],
    ['typed details with an empty address', { ...manual, manualData: { ...typed, url: '' } }],
    [
      'the word that the source names nobody and no date',
      { ...manual, manualData: { title: 'Tides', sourceType: 'website', noAuthor: true, noDate: true } },
    ],
    [
      'typed details with further CSL fields',
      { ...manual, manualData: { ...typed, volume: '3', 'container-title': 'Mind' } },
    ],
    [
      'an in-text citation with its context',
      { ...doi, inputType: 'intext', sourceInput: '(Smith, 2020)', context: 'on bees' },
    ],
  ])('is taken with %s', (_what, body) => {
    expect(citationRequestSchema.safeParse(body).success).toBe(true);
  });

  test.each([
    ['a style that is no id', { ...doi, format: 'Chicago 17' }],
    ['a style with a long name', { ...doi, format: 'a'.repeat(141) }],
    ['a style in a list', { ...doi, format: ['apa'] }],
    ['a number for an identifier', { ...doi, sourceInput: 12345 }],
    ['an empty identifier', { ...doi, sourceInput: '' }],
    ['an identifier that is longer than any address', { ...doi, sourceInput: 'x'.repeat(2_049) }],
    ['a field that nobody knows', { ...doi, isAdmin: true }],
    [
      'a source type that the form does not have',
      { ...manual, manualData: { ...typed, sourceType: 'tweet' } },
    ],
    ['an address that is a script', { ...manual, manualData: { ...typed, url: 'javascript:alert(1)' } }],
    ['an author who is none', { ...manual, manualData: { ...typed, noAuthor: true } }],
    ['a date that is none', { ...manual, manualData: { ...typed, noDate: true } }],
    ['a CSL field that does not exist', { ...manual, manualData: { ...typed, colour: 'red' } }],
    ['a name with an unknown part', { ...manual, manualData: { ...typed, editor: [{ nick: 'Bob' }] } }],
  ])('is refused with %s', (_what, body) => {
    expect(citationRequestSchema.safeParse(body).success).toBe(false);
  });
});

test.each([
  ['https://example.org/a?b=c', true],
  ['http://例え.jp/', true],
  ['ftp://example.org/', false],
  ['example.org', false],
  ['https://', false],
])('%j is a web address: %j', (text, expected) => {
  expect(isWebAddress(text)).toBe(expected);
});
