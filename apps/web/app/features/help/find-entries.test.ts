import { expect, test } from 'vitest';
import { type HelpEntry, helpEntries } from '~/content/help.ts';
import { findEntries } from './find-entries.ts';

const entries: HelpEntry[] = [
  { topic: 'start', question: 'How do I cite a DOI?', answer: 'Paste it.' },
  { topic: 'account', question: 'Is there a backup?', answer: 'Export the project.' },
  { topic: 'account', question: 'Do I need an account?', answer: 'No; paste and go.' },
];

test.each([
  ['', undefined, [0, 1, 2]],
  ['doi', undefined, [0]],
  ['PASTE', undefined, [0, 2]],
  ['  export ', undefined, [1]],
  ['', 'account', [1, 2]],
  ['paste', 'account', [0, 2]],
  ['  ', 'start', [0]],
  ['unicorn', undefined, []],
  ['doi? paste', undefined, []],
] as const)('"%s" in topic %s finds entries %j', (text, topic, found) => {
  expect(findEntries(entries, text, topic)).toEqual(found.map((index) => entries[index]));
});

test.each([
  ['no author', 'My source has no author, or no date. What do I do?'],
  ['no date', 'My source has no author, or no date. What do I do?'],
  ['YouTube', 'How do I cite a YouTube video, a podcast or a TikTok?'],
  ['podcast', 'How do I cite a YouTube video, a podcast or a TikTok?'],
  ['ChatGPT', 'How do I cite ChatGPT, Claude, Gemini or another AI chat?'],
  ['Zotero', 'Does this work with Zotero, Mendeley or EndNote?'],
  ['Vancouver', 'Do you have Vancouver, AMA or the style of my journal?'],
])('help on "%s" is found: %s', (text, question) => {
  expect(findEntries(helpEntries, text, undefined).map((entry) => entry.question)).toContain(question);
});
