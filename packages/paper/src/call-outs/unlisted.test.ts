import { expect, it } from 'vitest';
import { checkDocument } from '../check-document.ts';

const list = `

References

Berg, K. (2014). Locks and canals of the west. Canal Letters, 3(1), 1–9.

Okafor, A. (2019). Rivers of the delta. Entropy, 12(2), 45–67.

Silva, J. (2015). Towns on the coast. The River Review, 7(4), 11–29.
`;

/** What the text surely cites and the list does not have. */
const missingIn = (text: string) =>
  checkDocument({
    text: `Rivers grow (Okafor, 2019), and towns too (Silva, 2015). ${text}${list}`,
    blocks: [],
    raised: [],
    notes: [],
    live: [],
  }).findings.flatMap(({ kind, values, confidence }) =>
    kind === 'missing-reference' && 'printed' in values && confidence >= 0.8 ? [values.printed] : [],
  );

it.each([
  ['a journal of the list behind "by"', 'This was printed by Entropy (2011).', []],
  ['a journal of the list with its article', 'It came out, and The River Review (2018) was the first.', []],
  [
    'a method that the text writes small, too',
    'Weights by matching. It was balanced by Matching (2011).',
    [],
  ],
  ['a method behind "por"', 'O método da entropia. Balanceamento por Entropia (2011).', []],
  ['places in a row', 'There were talks, then Paris (2015), Glasgow (2021) and Dubai (2023).', []],
  ['a row of places behind "to"', 'From Kyoto (1997) we came to Paris (2015), Glasgow (2021).', []],
  ['a place after "in"', 'The talks in Glasgow (2021) failed.', []],
])('no citation is %s', (_, text, missing) => {
  expect(missingIn(text)).toEqual(missing);
});

it.each([
  ['of somebody behind "by"', 'This was shown by Moreau (2011).', ['Moreau (2011)']],
  ['of a name that is a word, in brackets', 'We saw a brown river (Brown, 2011).', ['Brown, 2011']],
  [
    'of a name that is a word, where the text says whose view it is',
    'We saw a brown river. According to Brown (2011), it is.',
    ['Brown (2011)'],
  ],
  ['behind another one', 'According to Moreau (2011), Foot (1967), it is.', ['Moreau (2011)', 'Foot (1967)']],
  ['behind one of the list', 'This is so: Berg (2014), Moreau (2011).', ['Moreau (2011)']],
])('a work that the list does not have is missed %s', (_, text, missing) => {
  expect(missingIn(text)).toEqual(missing);
});
