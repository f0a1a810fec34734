import { describe, expect, it } from 'vitest';
import { checkDocument } from '../check-document.ts';

const list = `Works Cited

Baron, Naomi S. “Redefining Reading.” PMLA, vol. 128, no. 1, 2013, pp. 193–200.

De Grazia, Margreta. Hamlet without Hamlet. Cambridge UP, 2007.

Greenblatt, Stephen. Hamlet in Purgatory. Princeton UP, 2001.

———. Will in the World: How Shakespeare Became Shakespeare. W. W. Norton, 2004.

“The Impact of Global Warming in North America.” Global Warming: Early Signs, 1999, www.climatehotmap.org.

Shakespeare, William. Macbeth. Edited by Sandra Clark, Arden Shakespeare, 2015.

United Nations, Economic Commission for Africa. Trade Policy and Africa. 2004.

Wilson, John, and Mary Jones. What Happens in Hamlet. Cambridge UP, 1951.
`;
/** Citations that show that the paper cites by page. */
const others = 'It is so (Baron 194; United Nations 79). It was (Wilson and Jones 12).';

function check(text: string) {
  const paper = `${others}\n\n${text}\n\n${list}`;
  const { callouts, findings } = checkDocument({ text: paper, blocks: [], raised: [], notes: [], live: [] });
  return {
    citations: callouts
      .filter(({ start }) => start >= others.length)
      .map(({ start, end, refs }) => `${paper.slice(start, end)} > ${refs}`),
    findings: findings
      .filter(({ kind }) => kind !== 'uncited-reference')
      .map(({ kind, values }) => [kind, values]),
    uncited: findings.flatMap(({ kind, reference }) => (kind === 'uncited-reference' ? reference : [])),
  };
}

describe('citations by author and page', () => {
  it.each([
    ['an author with pages', 'So it goes (Baron 194-95, 198).', ['Baron > 0']],
    ['particles and words before a name', 'So it goes (see also de Grazia 88).', ['de Grazia > 1']],
    ['a first name', 'So it goes (Naomi Baron 194; N. Baron 195).', ['Naomi Baron > 0', 'N. Baron > 0']],
    [
      'a short title tells works of one author apart',
      'So it goes (Greenblatt, Will 47).',
      ['Greenblatt, Will > 3'],
    ],
    ['a title in quotation marks', 'Hot (“Impact of Global Warming” 6).', ['“Impact of Global Warming” > 4']],
    ['a title alone, as of a play', 'A dagger (Macbeth 2.1.33-39).', ['Macbeth > 5']],
    ['a title behind its author in the sentence', 'Greenblatt says so (Will 300).', ['Will > 3']],
    ['a quotation at second hand', 'So (qtd. in Wilson and Jones 15).', ['Wilson and Jones > 7']],
    [
      'a body with its part',
      'So (United Nations, Economic Commission for Africa 80).',
      ['United Nations, Economic Commission for Africa > 6'],
    ],
    ['a source without pages', 'So it goes (Baron).', ['Baron > 0']],
    ['pages alone, of an author in the sentence', 'Baron calls it “new” (195).', ['(195) > 0']],
    [
      'pages alone, of the citation before',
      'It is so (Baron 194), and so (195).',
      ['Baron > 0', '(195) > 0'],
    ],
    [
      'pages alone, of a title in the sentence',
      'As “Impact of Global Warming” says, it is hot (6).',
      ['(6) > 4'],
    ],
    ['Roman pages', 'Baron doubts it (xii).', ['(xii) > 0']],
  ])('%s', (_, text, citations) => {
    expect(check(text)).toMatchObject({ citations, findings: [] });
  });

  it.each([
    ['figures, acts and dates', 'See it (Figure 3), (Act 3), (May 12), (Table 2), (Psalm 23).'],
    ['years', 'Baron wrote then (2013), and before (1998).'],
    ['numbers of a paragraph that names nobody', 'There are (1) towns and (2) rivers.'],
    ['sentences', 'It rains (Baron says that it does so very often, and in 12 towns).'],
  ])('are not %s', (_, text) => {
    expect(check(text)).toMatchObject({ citations: [], findings: [] });
  });
});

describe('what is wrong with citations by author and page', () => {
  it.each([
    [
      'a work that the list has not',
      'So (Darnton 9).',
      [['missing-reference', { printed: 'Darnton', times: 1 }]],
    ],
    [
      'a name that is misspelt',
      'So (Barron 9).',
      [
        [
          'author',
          {
            printed: 'Barron',
            authors: 'Baron, Naomi S. “Redefining Reading.” PMLA, vol. 128, no. 1',
          },
        ],
      ],
    ],
    [
      'an author of two works',
      'So (Greenblatt 9).',
      [['ambiguous', { printed: 'Greenblatt', times: 1, entries: 2, by: 'title' }]],
    ],
  ])('%s', (_, text, findings) => {
    expect(check(text).findings).toEqual(findings);
  });

  it('finds works that are neither cited nor named', () => {
    expect(
      check('Greenblatt says so (Will 300). De Grazia knows “Impact of Global Warming.”').uncited,
    ).toEqual([5]);
  });
});

it('leaves a paper by author and year as it is', () => {
  const paper = `It is so (Baron 2013: 194), and so (De Grazia 2007). Greenblatt (2001, 4) agrees.\n\n${list}`;
  const { callouts } = checkDocument({ text: paper, blocks: [], raised: [], notes: [], live: [] });
  expect(callouts.map(({ text, refs }) => [text, ...refs])).toEqual([
    ['Baron 2013', 0],
    ['De Grazia 2007', 1],
    ['Greenblatt (2001, 4)', 2],
  ]);
});
