import { describe, expect, it } from 'vitest';
import { type AnswerCase, readDatacite, written } from './answer.fixture.ts';
import { parseWork } from './crossref/parse.ts';
import { parseVolumes } from './googlebooks/parse.ts';
import { parseOpenAlexWorks as parseOpenAlex } from './openalex/parse.ts';
import { parseDetails, recordOfBook } from './openlibrary/parse.ts';

const date = (...parts: (number | null)[]) => ({ 'date-parts': [parts] });

const crossref: readonly AnswerCase[] = [
  [
    'a preprint has its server as publisher and no container',
    {
      type: 'posted-content',
      subtype: 'preprint',
      institution: [{ name: 'bioRxiv' }],
      publisher: 'Cold Spring Harbor Laboratory',
      posted: date(2020, 3, 4),
      issued: date(2020, 3, 4),
    },
    {
      type: 'article',
      publisher: 'bioRxiv',
      genre: 'Preprint',
      issued: [2020, 3, 4],
      'container-title': undefined,
    },
  ],
  [
    'a preprint of a server that its record does not name',
    {
      DOI: '10.2139/ssrn.5250900',
      type: 'posted-content',
      subtype: 'preprint',
      publisher: 'Elsevier BV',
    },
    { type: 'article', publisher: 'SSRN' },
  ],
  [
    'a preprint of psychology',
    {
      DOI: '10.31234/osf.io/ab3cd',
      type: 'posted-content',
      subtype: 'preprint',
      publisher: 'Center for Open Science',
    },
    { type: 'article', publisher: 'PsyArXiv' },
  ],
  [
    'a conference has its place and all its days',
    {
      type: 'proceedings-article',
      'container-title': ['Proceedings of the Tide Conference'],
      event: {
        name: 'Tide Conference',
        location: 'Vienna, Austria',
        start: date(2014, 8, 29),
        end: date(2014, 8, 31),
      },
    },
    {
      'event-place': 'Vienna, Austria',
      'event-date': {
        'date-parts': [
          [2014, 8, 29],
          [2014, 8, 31],
        ],
      },
    },
  ],
  [
    'a conference of one day',
    { type: 'proceedings-article', event: { start: date(2014, 8, 29), end: date(2014, 8, 29) } },
    { 'event-date': { 'date-parts': [[2014, 8, 29]] } },
  ],
  [
    'a peer review is a review',
    { type: 'peer-review', title: ['Review for "Tides"'] },
    { type: 'review', title: 'Review for "Tides"' },
  ],
  [
    'a journal’s issue is a periodical',
    { type: 'journal-issue', title: ['Special issue'] },
    { type: 'periodical' },
  ],
  ['a grant is a document', { type: 'grant', title: ['Work on tides'] }, { type: 'document' }],
  [
    'a standard is by its body',
    {
      type: 'standard',
      title: ['Test method for ropes'],
      publisher: 'ASTM International',
      'standards-body': { name: 'ASTM International' },
    },
    { type: 'standard', publisher: 'ASTM International' },
  ],
  [
    'a chapter keeps the editors of its book apart from its authors',
    {
      type: 'book-chapter',
      author: [{ family: 'Roe', given: 'Jane' }],
      editor: [{ family: 'Poe', given: 'Ann' }],
      'container-title': ['Handbook of Tides'],
    },
    { type: 'chapter', author: ['Roe, Jane'], editor: ['Poe, Ann'], 'container-title': 'Handbook of Tides' },
  ],
  [
    'a journal’s article does not name its handling editor',
    {
      type: 'journal-article',
      author: [{ family: 'Roe', given: 'Jane' }],
      editor: [{ family: 'Poe', given: 'Ann' }],
    },
    { author: ['Roe, Jane'], editor: undefined },
  ],
  ['a date of null parts is none', { issued: date(null) }, { issued: undefined }],
  [
    'what has a place in print is dated by print',
    {
      type: 'journal-article',
      volume: '7',
      'published-online': date(2019, 12, 30),
      'published-print': date(2020, 3),
      issued: date(2019, 12, 30),
    },
    { issued: [2020, 3] },
  ],
  [
    'what is online only is dated by that',
    { type: 'journal-article', 'published-online': date(2019, 12, 30), issued: date(2019, 12, 30) },
    { issued: [2019, 12, 30] },
  ],
  [
    'a subtitle that the title holds already is not repeated',
    { title: ['Tides: a history'], subtitle: ['A History'] },
    { title: 'Tides: a history' },
  ],
  ['a title twice is one', { title: ['On tides', 'On tides'] }, { title: 'On tides' }],
  ['a title that is none is none', { title: ['[No title found]'] }, { title: undefined }],
  ['a title that says that it is none is one', { title: ['Untitled'] }, { title: 'Untitled' }],
  ['a title in capitals stays for the styles to see', { title: ['ON THE TIDES'] }, { title: 'ON THE TIDES' }],
  ['a library’s slash at the end goes', { title: ['On tides /'] }, { title: 'On tides' }],
  [
    'mojibake is undone',
    { title: ['CafÃ© at low tide'], author: [{ family: 'GarcÃ­a', given: 'JosÃ©' }] },
    { title: 'Café at low tide', author: ['García, José'] },
  ],
  [
    'an author in capitals',
    { author: [{ family: 'SMITH', given: 'JOHN A.' }] },
    { author: ['Smith, John A.'] },
  ],
  [
    'capitals with apostrophes, hyphens and particles',
    { author: [{ family: "O'BRIEN-VAN DER MEER", given: 'ANNE-MARIE' }] },
    { author: ["O'Brien-van der Meer, Anne-Marie"] },
  ],
  [
    'a suffix',
    { author: [{ family: 'King', given: 'Martin Luther', suffix: 'Jr.' }] },
    { author: ['King, Martin Luther, Jr.'] },
  ],
  [
    'a suffix inside the family name',
    { author: [{ family: 'King Jr.', given: 'Martin Luther' }] },
    { author: ['King, Martin Luther, Jr.'] },
  ],
  [
    'a suffix inside the given name',
    { author: [{ family: 'King', given: 'Martin Luther, Jr.' }] },
    { author: ['King, Martin Luther, Jr.'] },
  ],
  [
    'degrees are no part of a name',
    {
      author: [
        { family: 'Roe', given: 'Jane', suffix: 'PhD' },
        { family: 'Doe, MD', given: 'John' },
      ],
    },
    { author: ['Roe, Jane', 'Doe, John'] },
  ],
  [
    'a double family name',
    { author: [{ family: 'García Márquez', given: 'Gabriel' }] },
    { author: ['García Márquez, Gabriel'] },
  ],
  [
    'a particle before the family name',
    {
      author: [
        { family: 'von Neumann', given: 'John' },
        { family: 'al-Haytham', given: 'Ibn' },
      ],
    },
    { author: ['von Neumann, John', 'al-Haytham, Ibn'] },
  ],
  ['a single name', { author: [{ family: 'Plato' }] }, { author: ['Plato'] }],
  [
    'a group among people',
    { author: [{ family: 'Roe', given: 'Jane' }, { name: 'The Tide Study Group' }] },
    { author: ['Roe, Jane', 'The Tide Study Group'] },
  ],
  [
    '"et al." is nobody',
    { author: [{ family: 'Roe', given: 'Jane' }, { family: 'et al.' }, { name: 'et al' }] },
    { author: ['Roe, Jane'] },
  ],
  ['"Anonymous" is nobody', { author: [{ family: 'Anonymous' }] }, { author: undefined }],
  [
    '"Anonymous" in other shapes',
    { author: [{ name: 'Anonymous' }, { family: 'Anonymous', given: '' }, { family: '[Anonymous]' }] },
    { author: undefined },
  ],
  ['"&NA;" is nobody', { author: [{ family: '&NA;' }] }, { author: undefined }],
  [
    'the same contributor twice is one',
    {
      author: [
        { family: 'Roe', given: 'Jane' },
        { family: 'Roe', given: 'Jane' },
      ],
    },
    { author: ['Roe, Jane'] },
  ],
  [
    'a journal is called by its full name, wherever it stands',
    {
      type: 'journal-article',
      'container-title': ['J. Tide Res.'],
      'short-container-title': ['Journal of Tide Research'],
    },
    { 'container-title': 'Journal of Tide Research', 'container-title-short': 'J. Tide Res.' },
  ],
  [
    'of two containers one is the series',
    { type: 'proceedings-article', 'container-title': ['Lecture Notes in Tides', 'Tide Conference 2019'] },
    { 'container-title': 'Tide Conference 2019', 'collection-title': 'Lecture Notes in Tides' },
  ],
  ['a page that is none', { page: 'n/a', 'article-number': 'e123' }, { page: undefined, number: 'e123' }],
  ['a page range of one page', { page: '12-12' }, { page: '12' }],
  ['a page range with a long dash', { page: '12–34' }, { page: '12-34' }],
  [
    'an entity and markup in a title',
    { title: ['Growth of <i>E. coli</i> &amp; friends'] },
    { title: 'Growth of <i>E. coli</i> & friends' },
  ],
  [
    'an author’s name with markup and entities',
    { author: [{ family: 'L&#x00F6;we', given: '<b>Eva</b>' }] },
    { author: ['Löwe, Eva'] },
  ],
  [
    'what parted names in a list',
    {
      author: [
        { family: 'Palmer', given: 'Stephen ;' },
        { family: '; Neenan', given: 'Michael' },
      ],
    },
    { author: ['Palmer, Stephen', 'Neenan, Michael'] },
  ],
  [
    'a title that has lost what stood before its colon',
    { title: [': a history of tides'] },
    { title: 'a history of tides' },
  ],
  [
    'a publisher’s place',
    { type: 'book', publisher: 'Skerry Press', 'publisher-location': 'Edinburgh' },
    { 'publisher-place': 'Edinburgh', publisher: 'Skerry Press' },
  ],
];

describe('what Crossref sends', () => {
  it.each(crossref)('%s', (_, work, expected) => {
    const record = parseWork({
      message: { DOI: '10.5555/x', type: 'journal-article', title: ['T'], ...work },
    });
    expect(written(record?.item, Object.keys(expected))).toEqual(expected);
  });

  it('a retraction notice gets a notice of its own', () => {
    const message = {
      DOI: '10.5555/r',
      title: ['Retraction: Tides'],
      'update-to': [{ DOI: '10.5555/x', type: 'retraction', label: 'Retraction' }],
    };
    expect(parseWork({ message })?.notices.map(({ code }) => code)).toEqual(['corrected']);
  });
});

const datacite: readonly AnswerCase[] = [
  [
    'a publisher as an object',
    { publisher: { name: 'Zenodo', publisherIdentifier: 'https://x.example' } },
    { publisher: 'Zenodo' },
  ],
  [
    'a person as "Family, Given"',
    { creators: [{ name: 'Roe, Jane', nameType: 'Personal' }] },
    { author: ['Roe, Jane'] },
  ],
  [
    'a creator whom the work itself calls so',
    { creators: [{ name: 'Anonymous' }] },
    { author: ['Anonymous'] },
  ],
  [
    'a body that says so',
    { creators: [{ name: 'Roe, Doe and Poe', nameType: 'Organizational' }] },
    { author: ['Roe, Doe and Poe'] },
  ],
  [
    'a body that does not say so',
    { creators: [{ name: 'Institute of Tides' }] },
    { author: ['Institute of Tides'] },
  ],
  [
    'creators that are placeholders',
    { creators: [{ name: '(:unav)' }, { name: 'et al.' }, { name: '(:null)' }] },
    { author: undefined },
  ],
  [
    'a title that is a placeholder',
    { titles: [{ title: '(:unav)' }], creators: [{ name: 'Roe, Jane' }] },
    { title: undefined },
  ],
  ['a publisher that is a placeholder', { publisher: '(:unkn)' }, { publisher: undefined }],
  [
    'a chapter whatever citeproc says',
    { types: { resourceTypeGeneral: 'BookChapter', citeproc: 'article' } },
    { type: 'chapter' },
  ],
  [
    'the date of issue before the year',
    { dates: [{ date: '2019-05-03', dateType: 'Issued' }], publicationYear: 2018 },
    { issued: [2019, 5, 3] },
  ],
  [
    'a range of dates',
    { dates: [{ date: '2019-05-03/2019-06-01', dateType: 'Issued' }] },
    { issued: [2019, 5, 3] },
  ],
  [
    'an alternative title is not the title',
    { titles: [{ title: 'Alt', titleType: 'AlternativeTitle' }, { title: 'Main' }] },
    { title: 'Main' },
  ],
  [
    'a version',
    { types: { resourceTypeGeneral: 'Software' }, version: 'v1.2.0' },
    { type: 'software', version: 'v1.2.0' },
  ],
];

describe('what DataCite sends', () => {
  it.each(datacite)('%s', (_, attributes, expected) => {
    expect(written(readDatacite(attributes), Object.keys(expected))).toEqual(expected);
  });
});

const openLibrary: readonly AnswerCase[] = [
  ['a title with a slash', { title: 'Tides /' }, { title: 'Tides' }],
  [
    'a title with a colon and a subtitle',
    { title: 'Tides :', subtitle: 'a history /' },
    { title: 'Tides: a history' },
  ],
  ['a copyright year', { publish_date: 'c2004' }, { issued: [2004] }],
  ['a year in brackets', { publish_date: '[1998?]' }, { issued: [1998] }],
  ['a year in Roman numerals', { publish_date: 'MCMXC' }, { issued: [1990] }],
  ['years of a set', { publish_date: '2003-2005' }, { issued: [2003] }],
  ['an American date', { publish_date: 'June 24, 2003' }, { issued: [2003, 6, 24] }],
  ['no date', { publish_date: 'n.d.' }, { issued: undefined }],
  ['a decade is no year', { publish_date: '199-?' }, { issued: undefined }],
  ['a name as libraries print it', { authors: [{ name: 'Roe, Jane, 1960-' }] }, { author: ['Roe, Jane'] }],
  ['a name in capitals', { authors: [{ name: 'JANE ROE' }] }, { author: ['Roe, Jane'] }],
  [
    'an edited book',
    { authors: [{ name: 'Jane Roe' }], by_statement: 'edited by Jane Roe' },
    { author: undefined, editor: ['Roe, Jane'] },
  ],
  [
    'a place in brackets and its publisher',
    { publish_places: ['[Chicago]'], publishers: ['Skerry Press,'] },
    { 'publisher-place': 'Chicago', publisher: 'Skerry Press' },
  ],
  [
    'places unknown',
    { publish_places: ['S.l.'], publishers: ['s.n.'] },
    { 'publisher-place': undefined, publisher: undefined },
  ],
  [
    'a publisher on demand',
    { publishers: ['Independently Published'] },
    { publisher: 'Independently Published' },
  ],
  ['a translator', { contributors: [{ role: 'Translator', name: 'Max Moe' }] }, { translator: ['Moe, Max'] }],
  ['an anonymous author', { authors: [{ name: 'Anonymous' }] }, { author: undefined }],
  ['various authors', { authors: [{ name: 'Various' }] }, { author: undefined }],
];

describe('what Open Library sends', () => {
  it.each(openLibrary)('%s', (_, fields, expected) => {
    const details = { key: '/books/OL1M', title: 'T', ...fields };
    const edition = parseDetails({ 'ISBN:9780000000002': { details } }, '9780000000002');
    const record = recordOfBook({ isbn: '9780000000002', edition, book: undefined, followed: [] });
    expect(written(record?.item, Object.keys(expected))).toEqual(expected);
  });
});

const googleBooks: readonly AnswerCase[] = [
  ['a subtitle', { title: 'Tides', subtitle: 'A History' }, { title: 'Tides: A History' }],
  ['a year and month', { publishedDate: '2004-06' }, { issued: [2004, 6] }],
  ['a year with a star', { publishedDate: '2004*' }, { issued: [2004] }],
  [
    'authors as printed',
    { authors: ['Ludwig van Beethoven', 'World Health Organization', 'Ursula K. Le Guin'] },
    { author: ['van Beethoven, Ludwig', 'World Health Organization', 'Le Guin, Ursula K.'] },
  ],
  ['a count of no pages', { pageCount: 0 }, { 'number-of-pages': undefined }],
  [
    'a title in capitals with degrees in the names',
    { authors: ['JOHN A. SMITH PhD', 'Jane Roe, M.D.'] },
    { author: ['Smith, John A.', 'Roe, Jane'] },
  ],
];

describe('what Google Books sends', () => {
  it.each(googleBooks)('%s', (_, fields, expected) => {
    const identifiers = [{ type: 'ISBN_13', identifier: '9780000000002' }];
    const volumeInfo = { title: 'T', industryIdentifiers: identifiers, ...fields };
    const record = parseVolumes({ items: [{ id: 'v', volumeInfo }] }, '9780000000002');
    expect(written(record?.item, Object.keys(expected))).toEqual(expected);
  });
});

const openAlex: readonly AnswerCase[] = [
  [
    'names as printed on the article',
    { authorships: [{ raw_author_name: 'Roe, Jane', author: { display_name: 'J. Roe' } }] },
    { author: ['Roe, Jane'] },
  ],
  [
    'a name in capitals',
    { authorships: [{ raw_author_name: 'SMITH, JOHN A.' }] },
    { author: ['Smith, John A.'] },
  ],
  [
    'a deleted author',
    { authorships: [{ raw_author_name: 'Anonymous' }, { raw_author_name: 'et al.' }] },
    { author: undefined },
  ],
  [
    'an article without a journal is a preprint',
    { type: 'article', primary_location: { source: { type: 'repository', display_name: 'arXiv' } } },
    { type: 'article' },
  ],
  ['a title that is none', { title: '[No title found]' }, { title: undefined }],
];

describe('what OpenAlex sends', () => {
  it.each(openAlex)('%s', (_, fields, expected) => {
    const work = { id: 'https://openalex.org/W1', doi: 'https://doi.org/10.5555/x', title: 'T', ...fields };
    expect(written(parseOpenAlex({ results: [work] })[0]?.item, Object.keys(expected))).toEqual(expected);
  });
});
