import type { Item } from '@citewright/record';
import { expect, test } from 'vitest';
import { parseEntries } from './parse-entries.ts';
import { readBibtexItem } from './read.ts';
import { readNames } from './read-names.ts';

test.each<[string, Item['author']]>([
  [
    'Okafor, Ada and Jan van der Berg',
    [
      { family: 'Okafor', given: 'Ada' },
      { family: 'Berg', given: 'Jan', 'non-dropping-particle': 'van der' },
    ],
  ],
  [
    '{World Health Organization} and others',
    [{ literal: 'World Health Organization' }, { literal: 'others' }],
  ],
  [
    'family=Berg, given=Jan, prefix=van den and family={Okafor}, given={Ada}, suffix=Jr',
    [
      { family: 'Berg', given: 'Jan', 'non-dropping-particle': 'van den' },
      { family: 'Okafor', given: 'Ada', suffix: 'Jr' },
    ],
  ],
  [
    'von Hicks, III, Michael',
    [{ family: 'Hicks', 'non-dropping-particle': 'von', given: 'Michael', suffix: 'III' }],
  ],
  ['Plato\n and  Mary {Smith Jones}', [{ family: 'Plato' }, { family: 'Smith Jones', given: 'Mary' }]],
  ['{Barnes {and} Noble} and {{Inc.}}', [{ literal: 'Barnes and Noble' }, { literal: 'Inc.' }]],
  ['Alexander, An Ande', [{ family: 'Alexander', given: 'An Ande' }]],
  [' and ', []],
])('the names %j are %j', (value, names) => {
  expect(readNames(value)).toEqual(names);
});

function read(text: string): Partial<Item>[] {
  return parseEntries(text, 200).map((entry) => {
    if ('broken' in entry) return {};
    const { id: _, 'citation-key': __, ...item } = readBibtexItem(entry);
    return item;
  });
}

test('macros, joined values, parentheses and entries without keys are read', () => {
  const text = `
    @string{jr = "Journal of Rivers"} @STRING(who = {Okafor, Ada})
    @preamble{"\\newcommand{\\noop}[1]{}"}
    @Article(k1, author = who, title = "Salt " # {in} # " rivers", journal = jr, year = 2019, month = "10~" # jan)
    @book{title = {Towns}, date = {2020-05-01/2020-06}, publisher = {Fjord Press}}
    mere text with an @ sign`;
  expect(read(text)).toEqual([
    {
      type: 'article-journal',
      author: [{ family: 'Okafor', given: 'Ada' }],
      title: 'Salt in rivers',
      'container-title': 'Journal of Rivers',
      issued: { 'date-parts': [[2019, 1, 10]] },
    },
    {
      type: 'book',
      title: 'Towns',
      issued: {
        'date-parts': [
          [2020, 5, 1],
          [2020, 6],
        ],
      },
      publisher: 'Fjord Press',
    },
  ]);
});

test('an entry has what the one that it refers to has', () => {
  const text = `@inproceedings{a, title = {Salt}, crossref = {C06}, pages = {33--35}}
    @proceedings{c06, title = {Rivers 2006}, editor = {Berg, Jan}, year = 2006, month = oct}`;
  expect(read(text)[0]).toEqual({
    type: 'paper-conference',
    title: 'Salt',
    'container-title': 'Rivers 2006',
    editor: [{ family: 'Berg', given: 'Jan' }],
    issued: { 'date-parts': [[2006, 10]] },
    page: '33-35',
  });
});

test('an entry has what its data has, and what the entry above the entry above it has', () => {
  const text = `@inproceedings{a, title = {Salt}, crossref = {c06}, xdata = {oslo}}
    @proceedings{c06, title = {Rivers 2006}, crossref = {series}}
    @collection{series, title = {All rivers}, series = {River Studies}, publisher = {Fjord Press}}
    @xdata{oslo, location = {Oslo}}`;
  expect(read(text)[0]).toEqual({
    type: 'paper-conference',
    title: 'Salt',
    'container-title': 'Rivers 2006',
    'collection-title': 'River Studies',
    publisher: 'Fjord Press',
    'publisher-place': 'Oslo',
  });
});

test.each([
  [
    '@misc{a, title={A}, howpublished={\\url{https://a.org/x\\_y}}}',
    { type: 'document', title: 'A', URL: 'https://a.org/x_y' },
  ],
  [
    '@online{a, title={A}, subtitle={B}, url={https://a.org}, urldate={2020-05-01}}',
    { type: 'webpage', title: 'A: B', URL: 'https://a.org', accessed: { 'date-parts': [[2020, 5, 1]] } },
  ],
  [
    '@mastersthesis{a, title={A}, school={River University}, year={2019}}',
    {
      type: 'thesis',
      title: 'A',
      genre: "Master's thesis",
      publisher: 'River University',
      issued: { 'date-parts': [[2019]] },
    },
  ],
  [
    '@article{a, title={A}, eprint={1706.03762}, archivePrefix={arXiv}}',
    { type: 'article-journal', title: 'A', DOI: '10.48550/arxiv.1706.03762' },
  ],
  [
    '@article{a, title={A}, number={3}, year={in press}}',
    { type: 'article-journal', title: 'A', issue: '3', issued: { literal: 'in press' } },
  ],
  [
    '@article{a, title={A}, author keywords={salt; rivers}, art_number={e82}, city={Oslo}, publisher={Fjord}, number={3}, issue={3}}',
    {
      type: 'article-journal',
      title: 'A',
      number: 'e82',
      issue: '3',
      publisher: 'Fjord',
      'publisher-place': 'Oslo',
    },
  ],
  [
    '@article{a, title={A},\n  % year = 1999,\n  journal={J}, number={4}, issue={Spring}, eprint={123}, eprinttype={pubmed}}',
    { type: 'article-journal', title: 'A', 'container-title': 'J', issue: '4 Spring', PMID: '123' },
  ],
  [
    '@book{a, maintitle={Rivers}, title={Salt}, titleaddon={A report}, volume=2, editor={Berg, Jan}, editortype={compiler}, editora={Okafor, Ada}, editoratype={organizer}}',
    {
      type: 'book',
      title: 'Rivers: Salt. A report',
      volume: '2',
      compiler: [{ family: 'Berg', given: 'Jan' }],
      organizer: [{ family: 'Okafor', given: 'Ada' }],
    },
  ],
  [
    '@movie{a, title={A}, director={Okafor, Ada}}',
    { type: 'motion_picture', title: 'A', director: [{ family: 'Okafor', given: 'Ada' }] },
  ],
  ['@my_type{a, title={A}}', { type: 'document', title: 'A' }],
  ['@constructor{a, title={A}}', { type: 'document', title: 'A' }],
  [
    '@techreport{a, title={A}, number={TR-3}, institution={Fjord}}',
    { type: 'report', title: 'A', number: 'TR-3', publisher: 'Fjord' },
  ],
])('%s is an item', (text, item) => {
  expect(read(text)).toEqual([item]);
});

test('hostile files end, and give no more than they hold', () => {
  const long = 200_000;
  const bombs = [
    '@article{a, title={'.repeat(long / 20),
    `@article{a, title={${'{'.repeat(long)}`,
    `@article{a, title={${'{'.repeat(20_000)}x${'}'.repeat(20_000)}}}`,
    '@comment{'.repeat(long / 10),
    `@string{a="${'x'.repeat(1_000)}"}${Array.from({ length: 40 }, (_, n) => `@string{${'a'.repeat(n + 2)}=${'a'.repeat(n + 1)}#${'a'.repeat(n + 1)}}`).join('')}`,
    `@article{a, author={${'a and '.repeat(10_000)}}}`,
    '@'.repeat(long),
    `@article{a, title={${'\\"'.repeat(40_000)}}}`,
    `@article{a, title={${'\\textit{'.repeat(10_000)}${'}'.repeat(10_000)}}}`,
  ];
  for (const bomb of bombs) expect(read(bomb).length).toBeLessThanOrEqual(21);
});
