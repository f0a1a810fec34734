import { expect, it } from 'vitest';
import { evidenceOf } from './casing-evidence.ts';

it('an item gives its language, abstract, names, organisations, places and keywords as evidence', () => {
  const evidence = evidenceOf({
    id: 1,
    type: 'book',
    title: 'The Quillfeather Papers',
    author: [{ family: 'Quillfeather', given: 'Ann' }, { literal: 'Royal Society' }],
    editor: [{ family: 'Okaro' }],
    publisher: 'Brill',
    'publisher-place': 'Leiden',
    keyword: 'ethics; Zarquon method',
    language: 'en',
  });
  expect(evidence).toEqual({
    language: 'en',
    abstract: undefined,
    names: ['Quillfeather', 'Okaro'],
    organisations: ['Royal Society', 'Brill'],
    places: ['Leiden'],
    keywords: ['ethics', ' Zarquon method'],
  });
});
