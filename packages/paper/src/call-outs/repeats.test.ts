import { expect, it } from 'vitest';
import { checkDocument } from '../check-document.ts';

const list = `References

Okafor, A. (2019). Rivers of the delta. Lagos: Delta Press.

Okafor, A. (2021). Lakes. Lagos: Delta Press.

Silva, J., & Souza, M. (2015). Cinema mudo. São Paulo: Hucitec.
`;

/** The citations of a text as they are printed, with the entries that they lead to. */
function citationsOf(text: string): string[] {
  const paper = `${text}\n\n${list}`;
  const { callouts } = checkDocument({ text: paper, blocks: [], raised: [], notes: [], live: [] });
  return callouts.map(({ start, end, refs }) => `${paper.slice(start, end)} > ${refs}`);
}

it.each([
  [
    'ibid. means the work before it',
    'It flows (Okafor, 2019, p. 2). It floods (ibid., p. 3). It dries (Ibid).',
    ['Okafor, 2019 > 0', 'ibid. > 0', 'Ibid > 0'],
  ],
  [
    'a name before the bracket means the last work by it',
    'So Okafor (2019) and Silva and Souza (2015). Okafor (ibidem, p. 48) goes on.',
    ['Okafor (2019) > 0', 'Silva and Souza (2015) > 2', 'Okafor (ibidem, p. 48) > 0'],
  ],
  [
    'idem with a year is another work of the same author',
    'It flows (OKAFOR, 2019). It stands (IDEM, 2021). Still (idem, p. 4).',
    ['OKAFOR, 2019 > 0', '2021 > 1', 'idem > 1'],
  ],
  [
    'op. cit. needs a name',
    'It flows (Okafor, 2019). Film is old (SILVA; SOUZA, 2015). It floods (OKAFOR, op. cit., p. 9). So what (op. cit.).',
    ['Okafor, 2019 > 0', 'SILVA; SOUZA, 2015 > 2', 'OKAFOR, op. cit. > 0'],
  ],
  [
    'a name that is not cited means nothing for ibid.',
    'It flows (Okafor, 2019), as Nigeria (ibid., p. 3) knows.',
    ['Okafor, 2019 > 0', 'ibid. > 0'],
  ],
  [
    'ibid. before any citation is none',
    'It flows (ibid., p. 3). It stands (Okafor, 2019).',
    ['Okafor, 2019 > 0'],
  ],
  [
    'words that only begin alike are none',
    'It flows (Okafor, 2019) in places (ideal, 3; identical; IB 7).',
    ['Okafor, 2019 > 0'],
  ],
])('%s', (_, text, citations) => {
  expect(citationsOf(text)).toEqual(citations);
});

it('does not ask for the page of a quotation twice', () => {
  const quotation = '“Rivers flow where the land lets them flow, and nowhere else”';
  const paper = `He writes: ${quotation} (Okafor, 2019, p. 3). Again: ${quotation} (ibid.).\n\n${list}`;
  const { advice } = checkDocument({ text: paper, blocks: [], raised: [], notes: [], live: [] });
  expect(advice.map(({ kind }) => kind)).not.toContain('quotation-page');
});
