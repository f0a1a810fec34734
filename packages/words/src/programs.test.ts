import { expect, test } from 'vitest';
import { encodingSentences, fileSentences, usageSentences } from './command-line.ts';
import { entryLine, notKept, unreadEntry } from './entries.ts';
import { toolSentences } from './tools.ts';
import { countsSentence, differenceLine } from './verdicts.ts';

const counts = {
  total: 12,
  confirmed: 7,
  differs: 2,
  'other-work': 1,
  'not-found': 1,
  'not-checked': 1,
  'not-checkable': 0,
  duplicates: 1,
  forms: 4,
  retracted: 1,
  concern: 0,
  corrected: 0,
  superseded: 0,
  gone: 0,
  impossible: 2,
};

test.each([
  [usageSentences.foreignOption('cite', 'html'), '"cite" has no option --html.'],
  [fileSentences.ENOENT?.('"a.bib"'), 'There is no file "a.bib".'],
  [encodingSentences['UTF-16']('"a.ris"'), '"a.ris" was read as UTF-16.'],
  [
    entryLine(0, 'Kept as you wrote it: this is not a reference.'),
    'Entry 1. Kept as you wrote it: this is not a reference.',
  ],
  [unreadEntry(2, '@book{'), 'Entry 3 could not be read: @book{'],
  [
    notKept(['comments', 'keywords']),
    'Not kept, since the new file has no place for it: comments, keywords.',
  ],
  [toolSentences.paper(3, 1, 1), '3 citations, 1 entry in the list, 1 finding.'],
  [differenceLine('issued', null, '2019'), 'year: listed nothing, record 2019'],
  [
    countsSentence(counts),
    '12 entries: 1 retracted, 2 that cannot be right, 2 with wrong details, 1 with a wrong DOI, ISBN or link, 1 not found, 7 as the record has them (4 written differently), 1 that could not be checked.',
  ],
])('%s', (sentence, expected) => {
  expect(sentence).toBe(expected);
});
