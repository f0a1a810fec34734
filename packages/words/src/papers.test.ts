import { describe, expect, it } from 'vitest';
import { adviceNote, adviceSentence } from './advice.ts';
import { coverageSentence } from './coverage.ts';
import { findingSentence } from './findings.ts';

describe('the sentence on a list that was not read', () => {
  it.each([
    [{ list: 'heading' }, undefined],
    [
      {},
      'We couldn’t find a list of references in this document, so its citations were not checked against one.',
    ],
    [
      { list: 'heading', part: { by: 'number', read: 15, cited: 136 } },
      'We read 15 of about 136 entries of the list. Citations of the others were not checked.',
    ],
    [
      {
        list: 'heading',
        part: { by: 'letter', read: { first: 'a', last: 'f' }, cited: { first: 'a', last: 'w' } },
      },
      'The list that we read goes from A to F, but the text cites works from A to W. Citations beyond the list were not checked.',
    ],
    [
      { part: { by: 'file', absent: ['refs.bib'] } },
      'This document takes in refs.bib, which we did not get: what it holds was not checked. A .zip archive of the document with its files is checked whole.',
    ],
    [
      { list: 'keys', part: { by: 'file', absent: ['one', 'two', 'three', 'four', 'five', 'six', 'seven'] } },
      'This document takes in one, two, three, four, five and 2 more, which we did not get: what they hold was not checked. A .zip archive of the document with its files is checked whole.',
    ],
  ] as const)('%j', (coverage, sentence) => {
    expect(coverageSentence(coverage)).toBe(sentence);
  });
});

describe('the sentence of a finding', () => {
  it.each([
    [
      { kind: 'missing-reference', values: { printed: 'Darnton', times: 1 } },
      '“Darnton” is not in the reference list.',
    ],
    [
      { kind: 'missing-reference', values: { printed: 'Cowan, 2001', times: 3 } },
      '“Cowan, 2001”, which is cited 3 times, is not in the reference list.',
    ],
    [
      { kind: 'uncited-reference', values: { entry: 'Smith, R. (2006). Inhibition fields.' } },
      'The text does not cite Smith, R. (2006). Inhibition fields.',
    ],
    [
      { kind: 'year', values: { printed: '2001a', listed: '2002', authors: 'Cowan, N' } },
      'The text says 2001a; the list has 2002 for Cowan, N.',
    ],
    [
      { kind: 'year', values: { printed: '2001', listed: undefined, authors: 'Cowan, N' } },
      'The text says 2001; the list has no year for Cowan, N.',
    ],
    [
      {
        kind: 'author',
        values: {
          printed: 'Barron',
          authors: 'Baron, Naomi S. “Redefining Reading.” PMLA, vol. 128, no. 1, pp. 193',
        },
      },
      'The text names “Barron”; the list has Baron, Naomi S. “Redefining Reading.” PMLA, vol. 128, no. 1….',
    ],
    [
      { kind: 'ambiguous', values: { printed: 'Greenblatt', times: 1, entries: 2, by: 'title' } },
      '“Greenblatt” may mean 2 entries in the list. A short title tells them apart.',
    ],
    [
      { kind: 'ambiguous', values: { printed: 'Gray, 2003', times: 1, entries: 2, by: 'initials' } },
      '“Gray, 2003” may mean 2 entries in the list. The authors’ initials tell them apart.',
    ],
    [
      { kind: 'ambiguous', values: { printed: 'Gray, 2003', times: 2, entries: 3, by: 'letters' } },
      '“Gray, 2003”, which is cited 2 times, may mean 3 entries in the list. Letters after the year tell them apart.',
    ],
    [
      { kind: 'duplicate', values: { entry: 'Gray, G. (2003). On fire.' } },
      'The list has this work twice: see Gray, G. (2003). On fire.',
    ],
    [
      { kind: 'suffix-swapped', values: { first: '2003b', second: '2003a' } },
      '2003b comes before 2003a: letters may be swapped.',
    ],
    [{ kind: 'gap', values: { number: 3, isCited: true } }, 'The text cites 3; the list has no such number.'],
    [{ kind: 'gap', values: { number: 3, isCited: false } }, 'The list goes from 2 to 4.'],
    [{ kind: 'beyond-list', values: { number: 13, last: 4 } }, 'The text cites 13; the list ends at 4.'],
    [
      { kind: 'undefined-key', values: { key: 'moreau2001', times: 1 } },
      'The references have no key “moreau2001”.',
    ],
    [
      { kind: 'undefined-key', values: { key: 'moreau2001', times: 2 } },
      'The references have no key “moreau2001”, which is cited 2 times.',
    ],
    [
      { kind: 'key-case', values: { key: 'Gray2003', listed: 'gray2003' } },
      'The text cites “Gray2003”, the references have “gray2003”: capitals differ.',
    ],
    [
      { kind: 'unused-keys', values: { keys: ['gray2003', 'berg14'], count: 9 } },
      'The text does not cite 9 of the works in the files of references: gray2003, berg14 and others.',
    ],
  ] as const)('%j', (finding, sentence) => {
    expect(findingSentence(finding)).toBe(sentence);
  });
});

describe('the sentence of advice', () => {
  it('says both habits of joining names, one after the other', () => {
    const habits = [
      { isNarrative: false, most: 9, all: 10, usual: 'sign' },
      { isNarrative: true, most: 6, all: 7, usual: 'word' },
    ] as const;
    expect(adviceSentence({ kind: 'ampersand', values: { habits } })).toBe(
      '9 of 10 citations in brackets join the last two names with “&”; these have a word. 6 of 7 citations in running text join the last two names with a word; these have “&”.',
    );
  });

  it('names the style of the list', () => {
    const values = { style: 'APA', agreeing: 5, compared: 7 };
    expect(adviceSentence({ kind: 'list-style', values })).toBe(
      '5 of 7 articles in the list are printed as in APA.',
    );
  });

  it.each([
    [{ says: 'cited-before', number: 6, other: 3 }, '6 is first cited before 3.'],
    [{ says: 'cited-after', number: 2, other: 6 }, '2 is first cited after 6.'],
    [{ says: 'two-authors' }, 'The list has two authors: styles name both.'],
    [{ says: 'all-named' }, 'All authors are named here, after “et al.” earlier on.'],
    [
      {
        says: 'departs',
        style: 'APA',
        traits: [
          { name: 'both authors', own: 'Miller, G. A. and Galanter', usual: 'Miller, G. A., & Galanter' },
          { name: 'issue', own: '63, no. 3', usual: '63(3)' },
        ],
      },
      'both authors: here “Miller, G. A. and Galanter”, in APA “Miller, G. A., & Galanter”; issue: here “63, no. 3”, in APA “63(3)”.',
    ],
  ] as const)('of a place: %j', (note, sentence) => {
    expect(adviceNote(note)).toBe(sentence);
  });
});
