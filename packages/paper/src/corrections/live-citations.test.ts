import { describe, expect, it } from 'vitest';
import type { Paper } from '../paper.ts';
import { liveCitations } from './live-citations.ts';

const titles = ['Rivers', 'Lakes', 'Seas'];
const itemOf = (reference: number) => ({ id: reference, type: 'book', title: titles[reference] ?? '' });

/** A paper in which each call-out is marked: `{0|Okafor, 2020}`; one by author and page `{0!Okafor}`. */
function paperOf(marked: string): Paper {
  const callouts: Paper['callouts'] = [];
  let text = '';
  for (const piece of marked.split(/(\{[^}]*\})/)) {
    const [, refs, sign, own] = /^\{([\d,]*)([|!])(.*)\}$/.exec(piece) ?? [];
    if (own !== undefined)
      callouts.push({
        text: own,
        start: text.length,
        end: text.length + own.length,
        refs: refs ? refs.split(',').map(Number) : [],
        ...(sign === '!' && { isByPage: true }),
      });
    text += own ?? piece;
  }
  return {
    text,
    callouts,
    headings: [],
    references: [],
    notes: [],
    live: [],
    links: [],
    findings: [],
    advice: [],
    coverage: {},
  };
}

const cases: [marked: string, ...live: [text: string, ...works: object[]][]][] = [
  ['It rains ({0|Okafor, 2020}).', ['(Okafor, 2020)', { title: 'Rivers' }]],
  ['It rains [{0|Okafor, 2020}].', ['[Okafor, 2020]', { title: 'Rivers' }]],
  [
    'It rains ({0|Okafor, 2020}; {1|Berg, 2019}).',
    ['(Okafor, 2020; Berg, 2019)', { title: 'Rivers' }, { title: 'Lakes' }],
  ],
  [
    'It rains ({0|Okafor, 2020}, {1|2021}).',
    ['(Okafor, 2020, 2021)', { title: 'Rivers' }, { title: 'Lakes' }],
  ],
  [
    'It rains (see {0|Okafor, 2020}, p. 5).',
    ['(see Okafor, 2020, p. 5)', { title: 'Rivers', prefix: 'see ', locator: '5', label: 'page' }],
  ],
  [
    'It rains ({0|Okafor, 2020}: 5–7; but see {1|Berg, 2019}, among others).',
    [
      '(Okafor, 2020: 5–7; but see Berg, 2019, among others)',
      { title: 'Rivers', locator: '5–7', label: 'page' },
      { title: 'Lakes', prefix: 'but see ', suffix: ', among others' },
    ],
  ],
  ['{0|Okafor (2020)} says so.', ['(2020)', { title: 'Rivers', suppressAuthor: true }]],
  [
    '{0|Okafor (2020}, p. 5) says so.',
    ['(2020, p. 5)', { title: 'Rivers', suppressAuthor: true, locator: '5', label: 'page' }],
  ],
  [
    'It rains {0,1,2|[1–3]}, it {1|[2]}.',
    ['[1–3]', { title: 'Rivers' }, { title: 'Lakes' }, { title: 'Seas' }],
    ['[2]', { title: 'Lakes' }],
  ],
  [
    '{0|Okafor (2020, p. 5)} says so.',
    ['(2020, p. 5)', { title: 'Rivers', suppressAuthor: true, locator: '5', label: 'page' }],
  ],
  ['It rains {0,1|[1], [2]}.', ['[1], [2]', { title: 'Rivers' }, { title: 'Lakes' }]],
  ['It rains.{0,1|1,2}', ['1,2', { title: 'Rivers' }, { title: 'Lakes' }]],
  ['It rains ({0|ibid.}, p. 3).', ['(ibid., p. 3)', { title: 'Rivers', locator: '3', label: 'page' }]],
  [
    '{0|Okafor (op. cit., p. 7)} says so.',
    ['(op. cit., p. 7)', { title: 'Rivers', suppressAuthor: true, locator: '7', label: 'page' }],
  ],
  [
    'It rains {0|[1, p. 45]}, {1|[2: 7–9]}, {0,1|[1, Fig. 2; 2, pp. 3]}, {0|(1)}.',
    ['[1, p. 45]', { title: 'Rivers', locator: '45', label: 'page' }],
    ['[2: 7–9]', { title: 'Lakes', locator: '7–9', label: 'page' }],
    [
      '[1, Fig. 2; 2, pp. 3]',
      { title: 'Rivers', suffix: ', Fig. 2' },
      { title: 'Lakes', locator: '3', label: 'page' },
    ],
    ['(1)', { title: 'Rivers' }],
  ],
  ['It rains {0,1|[1, 2, p. 5]}.'],
  [
    'It rains ({0!Okafor, Rivers} 45; {1!Berg} 3, 7–9).',
    [
      '(Okafor, Rivers 45; Berg 3, 7–9)',
      { title: 'Rivers', locator: '45', label: 'page' },
      { title: 'Lakes', locator: '3, 7–9', label: 'page' },
    ],
  ],
  [
    'Okafor says so {0!(45)}; it rains ({1!Lakes} 3.1.56) and rains ({2!Seas} iv).',
    ['(45)', { title: 'Rivers', suppressAuthor: true, locator: '45', label: 'page' }],
    ['(Lakes 3.1.56)', { title: 'Lakes', suffix: ', 3.1.56' }],
    ['(Seas iv)', { title: 'Seas', suffix: ', iv' }],
  ],
  ['It rains ({|Unknown, 2020}; {1|Berg, 2019}).'],
  ['It rains {0,9|[1, 10]}.', ['[1, 10]', { title: 'Rivers' }, { title: '' }]],
  [`It rains (${'as many have said before us at very great length, '.repeat(2)}{0|Okafor, 2020}).`],
  ['¹ {0|Okafor, Rivers, 2020}.'],
  ['¹ {0|Okafor, “Rivers,” Science 5 (2020): 7}.'],
];

describe('liveCitations', () => {
  it.each(cases)('%s', (marked, ...live) => {
    const paper = paperOf(marked);
    const found = liveCitations(paper, itemOf).map((correction) =>
      correction.kind === 'replace'
        ? [
            paper.text.slice(correction.start, correction.end),
            ...(correction.works ?? []).map(({ item: { title }, ...rest }) => ({ title, ...rest })),
          ]
        : [],
    );
    expect(found).toEqual(live);
  });

  it('leaves citations of works that are not known', () => {
    expect(liveCitations(paperOf('It rains ({0|Okafor, 2020}) {0,1|[1, 2]}.'), () => undefined)).toEqual([]);
  });
});
