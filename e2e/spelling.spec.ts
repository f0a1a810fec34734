import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';
import { proseOf } from './page-text.ts';
import { sitePaths } from './site-addresses.ts';
import { expect, test } from './test.ts';

/** Correct words that are in no dictionary: names, technical terms. One per line. */
const known = readFileSync(join(import.meta.dirname, 'known-words.txt'), 'utf8');

/** The words of a text without URLs, numbers and initials; possessives as their noun. */
function wordsOf(text: string): string[] {
  const plain = text.replace(/\S*(?:\/|@|\.(?:com|org|uk|example))\S*/g, ' ').normalize('NFC');
  const words = plain.match(/\p{L}[\p{L}’']*\p{L}/gu) ?? [];
  return words.map((word) => word.replaceAll('’', "'").replace(/'s$/, ''));
}

test('every word on the site is in the British English dictionary', () => {
  const speller = nspell(dictionary).personal(known);
  const misspelt = new Map<string, string>();
  for (const path of sitePaths()) {
    for (const word of wordsOf(proseOf(path))) {
      if (!misspelt.has(word) && !speller.correct(word)) misspelt.set(word, path);
    }
  }
  expect([...misspelt].map(([word, path]) => `${word} (${path})`)).toEqual([]);
});
