import type { Item } from '@citewright/csl';
import { expect, test } from 'vitest';
import { marked } from './marked.fixture.ts';
import { formatProject } from './project-references.ts';
import { formatReference } from './reference.ts';

const on = (...date: number[]): Pick<Item, 'issued'> => ({ issued: { 'date-parts': [date] } });
const by = (family: string, given: string) => [{ family, given }];
const online: Pick<Item, 'URL' | 'accessed'> = {
  URL: 'https://x.org/1',
  accessed: { 'date-parts': [[2026, 11, 21]] },
};

/** Rules of kinds of works that no published example of `cases/published-references.tsv` shows. `_` marks italics. */
const rules: [what: string, style: string, item: Omit<Item, 'id'>, expected: string][] = [
  [
    'Harvard gives a radio programme its channel and day',
    'harvard',
    { type: 'broadcast', title: 'Today', publisher: 'BBC Radio 4', ...on(2020, 5, 6) },
    '_Today_ (2020) BBC Radio 4, 6 May.',
  ],
  [
    'Harvard labels series and episode that a record has as numbers',
    'harvard',
    {
      type: 'broadcast',
      title: 'The Bells',
      'container-title': 'Game of Thrones',
      volume: '8',
      number: '5',
      publisher: 'HBO',
      ...on(2019, 5, 12),
    },
    '‘The bells’ (2019) _Game of Thrones_, Series 8, episode 5. HBO, 12 May.',
  ],
  [
    'Harvard says once with whom an interview is',
    'harvard',
    {
      type: 'interview',
      title: 'Interview with Toni Morrison',
      author: by('Morrison', 'Toni'),
      interviewer: by('Rose', 'Charlie'),
      'container-title': 'Charlie Rose',
      ...on(1998, 1, 19),
    },
    'Morrison, T. (1998) Interviewed by Charlie Rose for _Charlie Rose_, 19 January.',
  ],
  [
    'Harvard cites Hansard by day, volume and column',
    'harvard',
    {
      type: 'hearing',
      title: 'Food Security',
      author: by('Hayes', 'John'),
      'container-title': 'Hansard: House of Commons debates',
      volume: '752',
      section: 'col. 1282',
      ...on(2024, 7, 30),
      ...online,
    },
    'Hayes, J. (2024) ‘Food security’, _Hansard: House of Commons debates_, 30 July, 752, c. 1282. Available at: https://x.org/1 (Accessed: 21 November 2026).',
  ],
  [
    'Harvard has the number of a statutory instrument after its name',
    'harvard',
    {
      type: 'legislation',
      title: 'Eggs and Chicks (England) Regulations 2009',
      number: 'SI 2009/2163',
      ...on(2009),
      ...online,
    },
    '_Eggs and Chicks (England) Regulations 2009, SI 2009/2163_. Available at: https://x.org/1 (Accessed: 21 November 2026).',
  ],
  [
    'Harvard has the year of the reign after an act before 1963',
    'harvard',
    { type: 'legislation', title: 'Act of Union 1707', number: '6 Ann. c. 11' },
    '_Act of Union 1707_ (6 Ann. c. 11).',
  ],
  [
    'Harvard has no site after a picture',
    'harvard',
    {
      type: 'graphic',
      title: 'The Starry Night',
      author: [{ family: 'Gogh', given: 'Vincent', 'non-dropping-particle': 'van' }],
      'container-title': 'MoMA',
      medium: 'Oil on canvas',
      ...on(1889),
      ...online,
    },
    'Van Gogh, V. (1889) _The starry night_ [Oil on canvas]. Available at: https://x.org/1 (Accessed: 21 November 2026).',
  ],
  [
    'Harvard puts an article of a newspaper without an author under its title',
    'harvard',
    {
      type: 'article-newspaper',
      title: 'Bank raises rates',
      'container-title': 'The Times',
      page: '4',
      ...on(2012, 6, 14),
    },
    '‘Bank raises rates’ (2012) _The Times_, 14 June, p. 4.',
  ],
  [
    'Harvard has no comma nor full stop before the address of a page with nothing but a title',
    'harvard',
    { type: 'webpage', title: 'Growing tomatoes', 'container-title': 'Garden', ...on(2005), ...online },
    '_Growing tomatoes_ (2005) Available at: https://x.org/1 (Accessed: 21 November 2026).',
  ],
  [
    'MLA names a museum and the site on which its picture was seen',
    'mla',
    {
      type: 'graphic',
      title: 'The Train',
      author: by('Bearden', 'Romare'),
      'container-title': 'MoMA',
      archive: 'Museum of Modern Art',
      'archive-place': 'New York',
      ...on(1975),
      URL: 'https://x.org/1',
    },
    'Bearden, Romare. _The Train_. 1975, Museum of Modern Art, New York. _MoMA_, x.org/1.',
  ],
  [
    'MLA names a site alone where the record has no museum',
    'mla',
    {
      type: 'graphic',
      title: 'The Train',
      author: by('Bearden', 'Romare'),
      'container-title': 'MoMA',
      ...on(1975),
      URL: 'https://x.org/1',
    },
    'Bearden, Romare. _The Train_. 1975. _MoMA_, x.org/1.',
  ],
  [
    'MLA names writers and performers after the programme, and labels season and episode',
    'mla',
    {
      type: 'broadcast',
      title: 'Beginnings',
      'container-title': 'Harbour',
      'script-writer': by('Hay', 'Di'),
      performer: by('Gum', 'Cy'),
      volume: '2',
      number: '3',
      publisher: 'HBO',
      ...on(1999, 3, 4),
    },
    '“Beginnings.” _Harbour_, written by Di Hay, performance by Cy Gum, season 2, episode 3, HBO, 4 Mar. 1999.',
  ],
  [
    'MLA begins only the first of several roles with a capital',
    'mla',
    {
      type: 'motion_picture',
      title: 'Harbour',
      director: by('Fox', 'Bo'),
      performer: by('Gum', 'Cy'),
      publisher: 'Warner Bros.',
      ...on(1999),
    },
    '_Harbour_. Directed by Bo Fox, performance by Cy Gum, Warner Bros., 1999.',
  ],
  [
    'MLA names the database that a record has as its source',
    'mla',
    {
      type: 'article-journal',
      title: 'Rivers',
      author: by('Ray', 'Al'),
      'container-title': 'Tides',
      volume: '3',
      page: '1-9',
      source: 'JSTOR',
      ...on(2001),
      URL: 'https://www.jstor.org/stable/1',
    },
    'Ray, Al. “Rivers.” _Tides_, vol. 3, 2001, pp. 1–9. _JSTOR_, www.jstor.org/stable/1.',
  ],
  [
    'MLA does not name a registry as a database',
    'mla',
    {
      type: 'article-journal',
      title: 'Rivers',
      author: by('Ray', 'Al'),
      'container-title': 'Tides',
      volume: '3',
      page: '1-9',
      source: 'DOI.org (Crossref)',
      ...on(2001),
      DOI: '10.1000/2',
    },
    'Ray, Al. “Rivers.” _Tides_, vol. 3, 2001, pp. 1–9, https://doi.org/10.1000/2.',
  ],
  [
    'MLA has the number of an article in the place of pages',
    'mla',
    {
      type: 'article-journal',
      title: 'Rivers',
      author: by('Ray', 'Al'),
      'container-title': 'Tides',
      volume: '3',
      number: '1157',
      ...on(2001),
    },
    'Ray, Al. “Rivers.” _Tides_, vol. 3, 2001, article 1157.',
  ],
  [
    'MLA names the city of a newspaper, its section and scattered pages',
    'mla',
    {
      type: 'article-newspaper',
      title: 'Rivers',
      author: by('Ray', 'Al'),
      'container-title': 'The Times',
      'publisher-place': 'London',
      section: 'Arts',
      page: 'B1+',
      ...on(2001, 4, 5),
    },
    'Ray, Al. “Rivers.” _The Times_ [London], 5 Apr. 2001, Arts sec., pp. B1+.',
  ],
  [
    'MLA takes a prompt as title and the tool as container',
    'mla',
    {
      type: 'software',
      title: 'Describe the symbolism',
      'container-title': 'ChatGPT',
      version: 'GPT-4o',
      publisher: 'OpenAI',
      ...on(2024, 3, 4),
      URL: 'https://x.org/1',
    },
    '“Describe the symbolism” prompt. _ChatGPT_, GPT-4o, OpenAI, 4 Mar. 2024, x.org/1.',
  ],
  [
    'IEEE has the host of an episode in the place of an author',
    'ieee',
    {
      type: 'broadcast',
      genre: 'Audio podcast episode',
      title: 'The alibi',
      host: by('Koenig', 'Sarah'),
      'container-title': 'Serial',
      publisher: 'WBEZ Chicago',
      ...on(2014, 10, 3),
    },
    '[1] S. Koenig, “The alibi,” _Serial_, WBEZ Chicago, Oct. 3, 2014.',
  ],
  ...(
    [
      ['apa', 'Anthropic. (2025, May 4). [Generative AI chat]. Claude. https://x.org/1'],
      ['mla', '_Claude_, Anthropic, 4 May 2025, x.org/1.'],
      ['chicago', 'Claude. Anthropic, May 4, 2025. https://x.org/1.'],
    ] as const
  ).map(([style, expected]): (typeof rules)[number] => [
    'a shared AI chat without a known title says tool and company',
    style,
    {
      type: 'software',
      genre: 'Generative AI chat',
      author: [{ literal: 'Anthropic' }],
      'container-title': 'Claude',
      ...on(2025, 5, 4),
      URL: 'https://x.org/1',
    },
    expected,
  ]),
  [
    'MLA names an editor and translator of a collection once',
    'mla',
    {
      type: 'chapter',
      title: 'Rivers',
      author: by('Ray', 'Al'),
      'container-title': 'Tides',
      editor: by('Fox', 'Bo'),
      translator: by('Fox', 'Bo'),
      publisher: 'Knopf',
      page: '1-2',
      ...on(2001),
    },
    'Ray, Al. “Rivers.” _Tides_, edited and translated by Bo Fox, Knopf, 2001, pp. 1–2.',
  ],
  [
    'MLA describes a message by its kind and recipient',
    'mla',
    {
      type: 'personal_communication',
      genre: 'E-mail',
      author: by('Ray', 'Al'),
      recipient: by('Fox', 'Bo'),
      ...on(2001, 4, 5),
    },
    'Ray, Al. E-mail to Bo Fox. 5 Apr. 2001.',
  ],
];

test.each(rules)('%s', (_, style, item, expected) => {
  expect(marked(formatReference({ id: '1', ...item }, style).html)).toBe(expected);
});

test('Harvard raises a particle at the beginning of an entry, and no other small letter', () => {
  const authors = [by('hooks', 'B.'), by('Hall', 'Stuart'), by('van Dis', 'Eva'), by('Iris', 'Ben')];
  const works = authors.map(
    (author, at) => ({ id: String(at), type: 'book', title: 'Rivers', author, ...on(2001) }) as Item,
  );
  expect(formatProject(works, 'harvard').map(({ text, inText }) => [text, inText])).toEqual([
    ['Van Dis, E. (2001) Rivers.', '(van Dis, 2001)'],
    ['Hall, S. (2001) Rivers.', '(Hall, 2001)'],
    ['hooks, B. (2001) Rivers.', '(hooks, 2001)'],
    ['Iris, B. (2001) Rivers.', '(Iris, 2001)'],
  ]);
});
