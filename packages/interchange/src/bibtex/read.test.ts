import type { Item } from '@citewright/record';
import { expect, test } from 'vitest';
import { parseEntries } from './parse-entries.ts';
import { bibtexReader, readBibtexItem } from './read.ts';
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
  ['Fields, W. Jr', [{ family: 'Fields', given: 'W.', suffix: 'Jr' }]],
  ['Martin Luther King Jr.', [{ family: 'King', given: 'Martin Luther', suffix: 'Jr.' }]],
  ["in 't Gogh, Vincent", [{ family: 'Gogh', given: 'Vincent', 'non-dropping-particle': "in 't" }]],
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

const article = (fields: string) => `@article{a, title={A river}, journal={Water}, year={2004}, ${fields}}`;

test.each<[why: string, text: string, item: Partial<Item>]>([
  ['a kind of entry says no more than the type', article('type={Journal Article}'), { genre: undefined }],
  ['a kind that says more is kept', article('type={Comment}'), { genre: 'Comment' }],
  [
    'what a work is published as is no container',
    '@misc{a, title={A river}, howpublished={Lecture notes}}',
    { 'container-title': undefined, publisher: 'Lecture notes' },
  ],
  [
    'the address in a command is an address',
    '@misc{a, title={A river}, howpublished={\\href{https://e.example/a}{the site}}}',
    { URL: 'https://e.example/a', publisher: undefined },
  ],
  [
    'signs in braces stay in an address',
    article('url={https://e.example/a{_}b{\\%}20c{\\_}d}'),
    { URL: 'https://e.example/a_b%20c_d' },
  ],
  [
    'a note of the day of access is that day',
    article('note={[Online; accessed 13. Apr. 2022]}'),
    { note: undefined, accessed: { 'date-parts': [[2022, 4, 13]] } },
  ],
  [
    'the rest of a note of access stays',
    article('note={Reprint. Accessed: 2018-05-08}'),
    { note: 'Reprint.', accessed: { 'date-parts': [[2018, 5, 8]] } },
  ],
  [
    'a day that may be two is printed as it stands',
    article('urldate={11/07/14}'),
    { accessed: { literal: '11/07/14' } },
  ],
  ['an address is no DOI', article('doi={osf.io/ab12c}'), { DOI: undefined, URL: 'https://osf.io/ab12c' }],
  [
    'a month in the field of the number is the month',
    article('number={March}, volume={3}'),
    { issue: undefined, issued: { 'date-parts': [[2004, 3]] } },
  ],
  ['a season is one', article('month={Fall}'), { issued: { 'date-parts': [[2004]], season: 3 } }],
  [
    'two months are a range',
    article('month={July/August}'),
    {
      issued: {
        'date-parts': [
          [2004, 7],
          [2004, 8],
        ],
      },
    },
  ],
  [
    'a tie after a year means about',
    '@book{a, title={T}, date={1450~}}',
    { issued: { 'date-parts': [[1450]], circa: true } },
  ],
  ['a range may have no end', '@book{a, title={T}, date={2015/}}', { issued: { literal: '2015–' } }],
  ['languages of babel are tags', article('langid={british}'), { language: 'en-GB' }],
  ['a state of publication is in words', article('pubstate={inpress}'), { status: 'in press' }],
  ['a subtype says which articles', article('entrysubtype={newspaper}'), { type: 'article-newspaper' }],
  ['pages in a list have blanks', article('pages={34,37--39}'), { page: '34, 37-39' }],
  [
    'entities of registers are characters',
    article('author={Miller, Ren&eacute;e}'),
    { author: [{ family: 'Miller', given: 'Renée' }] },
  ],
  [
    'a body needs no braces',
    article('author={Ministry of Health of Singapore}'),
    { author: [{ literal: 'Ministry of Health of Singapore' }] },
  ],
  [
    'a number behind a name is of DBLP',
    article('author={Lei Chen 0002}'),
    { author: [{ family: 'Chen', given: 'Lei' }] },
  ],
  [
    'a note of a database is kept, not printed',
    article('note={Cited by: 12; Correspondence Address: A. Lind; email: a.lind@uni.example}'),
    {
      note: undefined,
      custom: { beside: 'Cited by: 12; Correspondence Address: A. Lind; email: a.lind@uni.example' },
    },
  ],
  [
    'braces around every capital are a habit',
    '@book{a, title={The {Growth} of {Rivers} in {Towns}}}',
    { title: 'The Growth of Rivers in Towns' },
  ],
  [
    'braces around the whole title protect its capitals',
    '@book{a, title={{The art of Water in Oslo}}}',
    {
      title: 'The art of <span class="nocase">Water</span> in <span class="nocase">Oslo</span>',
    },
  ],
  [
    'braces around a whole title in another language protect nothing that styles change',
    '@book{a, language={german}, title={{Das Wasser der Stadt}}}',
    { title: 'Das Wasser der Stadt' },
  ],
  [
    'braces around a name among small words protect it',
    '@book{a, title={The growth of rivers in {Norway} and {Bergen}}}',
    {
      title:
        'The growth of rivers in <span class="nocase">Norway</span> and <span class="nocase">Bergen</span>',
    },
  ],
])('%s', (_, text, item) => {
  const [record] = [...bibtexReader.read(text, 1)];
  const found = Object.fromEntries(
    Object.keys(item).map((field) => [field, record?.item?.[field as keyof Item]]),
  );
  expect(found).toEqual(item);
});
