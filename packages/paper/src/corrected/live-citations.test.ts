import { describe, expect, it } from 'vitest';
import type { Paper } from '../paper.ts';
import { liveCitations } from './live-citations.ts';

const titles = ['Rivers', 'Lakes', 'Seas'];
const itemOf = (reference: number) => ({ id: reference, type: 'book', title: titles[reference] ?? '' });

/** A paper in which each call-out is marked: `{0|Okafor, 2020}`. */
function paperOf(marked: string): Paper {
  const callouts: Paper['callouts'] = [];
  let text = '';
  for (const piece of marked.split(/(\{[^}]*\})/)) {
    const [, refs, own] = /^\{([\d,]*)\|(.*)\}$/.exec(piece) ?? [];
    if (own !== undefined)
      callouts.push({
        text: own,
        start: text.length,
        end: text.length + own.length,
        refs: refs ? refs.split(',').map(Number) : [],
      });
    text += own ?? piece;
  }
  return { text, callouts, headings: [], references: [], notes: [], live: [], findings: [], advice: [] };
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
