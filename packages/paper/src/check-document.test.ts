import { expect, it } from 'vitest';
import { checkDocument } from './check-document.ts';

const list = `References

Eco, U. (1975). Trattato di semiotica generale. Milano: Bompiani.

Foucault, M. (1966). Les mots et les choses. Paris: Gallimard.

Luhmann, N. (1984). Soziale Systeme. Frankfurt am Main: Suhrkamp.

Kershaw, I. (1993). Working towards the Führer. Contemporary European History, 2(2), 103–118.
`;

function citationsOf(text: string): [string, ...number[]][] {
  const paper = `${text}\n\n${list}`;
  const { callouts } = checkDocument({ text: paper, blocks: [], raised: [], notes: [], live: [] });
  return callouts.map(({ start, end, refs }) => [paper.slice(start, end), ...refs]);
}

it('reads notes in full beside citations by author and year', () => {
  const text =
    'Signs are many (Eco, 1975), and so are words (Foucault, 1966).¹\n\nNotes\n\n¹ Niklas Luhmann, Soziale Systeme (Frankfurt am Main: Suhrkamp, 1984), 30; see also Eco (1975).';
  expect(citationsOf(text)).toEqual([
    ['Eco, 1975', 0],
    ['Foucault, 1966', 1],
    ['Niklas Luhmann, Soziale Systeme (Frankfurt am Main: Suhrkamp, 1984), 30', 2],
    ['Eco (1975)', 0],
  ]);
});

it('reads citations by author and year beside notes', () => {
  const text =
    'Signs are many.¹ So are words.² Systems work (Luhmann, 1984).³\n\nNotes\n\n¹ Umberto Eco, Trattato di semiotica generale (Milano: Bompiani, 1975), 30.\n\n² Michel Foucault, Les mots et les choses (Paris: Gallimard, 1966), 5.\n\n³ Kershaw, “Working towards the Führer,” 107.';
  expect(citationsOf(text)).toEqual([
    ['Luhmann, 1984', 2],
    ['Umberto Eco, Trattato di semiotica generale (Milano: Bompiani, 1975), 30', 0],
    ['Michel Foucault, Les mots et les choses (Paris: Gallimard, 1966), 5', 1],
    ['Kershaw, “Working towards the Führer,” 107', 3],
  ]);
});

const numbered = [
  'Baddeley A. Working memory',
  'Cowan N. The magical number 4',
  'Miller GA. The magical number seven',
]
  .map((entry, at) => `${at + 1}. ${entry}. Science. 199${at};${at + 10}:11-19.`)
  .join('\n\n');

it.each([
  [
    'pages behind numbers',
    '[1, p. 12], [2, pp. 3–5], [1,3], [3: 7]',
    ['[1, p. 12], [2, pp. 3–5], [1,3], [3: 7]'],
  ],
  [
    'other places',
    'See [1, Fig. 2]; so [2, Theorem 3.1], and [3, § 4].',
    ['[1, Fig. 2]', '[2, Theorem 3.1]', '[3, § 4]'],
  ],
  ['round brackets', 'So (1, p. 57); so (2, S. 3); and (3).', ['(1, p. 57)', '(2, S. 3)', '(3)']],
  ['raised signs', 'It is so.¹ It is,²,³ and is¹⁻³ so¹(p60).', ['¹', '²,³', '¹⁻³', '¹(p60)']],
])('numbers are read with %s', (_, text, printed) => {
  const paper = `${text}\n\nReferences\n\n${numbered}\n`;
  const { callouts, findings } = checkDocument({ text: paper, blocks: [], raised: [], notes: [], live: [] });
  expect(callouts.map((own) => own.text)).toEqual(printed);
  expect([...new Set(callouts.flatMap(({ refs }) => refs))].sort()).toEqual([0, 1, 2]);
  expect(findings).toEqual([]);
});

it('reads short notes of law with the works of their authors', () => {
  const text =
    'Signs.¹ Words.² Systems.³ Again.⁴ Still.⁵\n\nNotes\n\n¹ Umberto Eco, Trattato di semiotica generale (Bompiani 1975) 30.\n\n² Michel Foucault, Les mots et les choses (Gallimard 1966) 5.\n\n³ Eco (n 1) 7.\n\n⁴ Foucault, supra note 2 at 9.\n\n⁵ Id. at 12.';
  expect(citationsOf(text).map(([printed, ...refs]) => [printed.slice(0, 12), ...refs])).toEqual([
    ['Umberto Eco,', 0],
    ['Michel Fouca', 1],
    ['Eco (n 1) 7', 0],
    ['Foucault, su', 1],
    ['Id. at 12', 1],
  ]);
});

it('reads et al. of other languages', () => {
  const text =
    'So (Eco u. a., 1975); so (Foucault et al., 1966) and (Luhmann m. fl., 1984). Kershaw ve ark. (1993) too.';
  expect(citationsOf(text)).toEqual([
    ['Eco u. a., 1975', 0],
    ['Foucault et al., 1966', 1],
    ['Luhmann m. fl., 1984', 2],
    ['Kershaw ve ark. (1993)', 3],
  ]);
});

it.each([
  [
    'words of an author between the name and the year',
    'In Eco’s own words (1975, p. 3), signs lie.',
    'Eco’s own words (1975, p. 3)',
  ],
  ['what somebody did', 'So it is (cf. Eco (org.), 1975).', 'Eco (org.), 1975'],
  ['a junior that the list leaves out', 'So it is (ECO JR., 1975).', 'ECO JR., 1975'],
  ['idem in the sentence', 'As Luhmann (1984) says. Idem (1984, p. 3) goes on: Eco (1975).', 'Eco (1975)'],
])('citations are read with %s', (_, text, printed) => {
  expect(citationsOf(text)).toContainEqual([printed, 0]);
  expect(citationsOf(text).every(([, ref]) => ref !== undefined)).toBe(true);
});

it.each([
  ['a plan for some years', 'The plan (PNE 2014-2024) ends; so (Eco, 1975).'],
  ['numbers of equations', 'As equation (3) and Eq. (4) say; so (Eco, 1975).'],
])('no citation is %s', (_, text) => {
  expect(citationsOf(text)).toEqual([['Eco, 1975', 0]]);
});

it('reads several lists, and ends the last one where other matter begins', () => {
  const text = `Signs (Eco, 1975), words (SILVA, 1913).\n\nFontes primárias\n\nSILVA, J. Relatório. Rio de Janeiro: Macedo, 1913.\n\n${list.replace('References', 'REFERÊNCIAS')}\nRecebido em: 10/02/2011. Aprovado em: 30/06/2011.\n`;
  const { references } = checkDocument({ text, blocks: [], raised: [], notes: [], live: [] });
  expect(references.map((one) => one.text.slice(0, 6))).toEqual([
    'SILVA,',
    'Eco, U',
    'Foucau',
    'Luhman',
    'Kersha',
  ]);
});

it('links a short form with the body that the text names in full before it', () => {
  const text = `A Organização das Nações Unidas para a Educação (Unesco, 2016) diz; e a Unesco (2016).\n\nReferências\n\nORGANIZAÇÃO DAS NAÇÕES UNIDAS PARA A EDUCAÇÃO. Relatório. Paris, 2016.\n\nECO, U. Trattato. Milano: Bompiani, 1975.\n`;
  const { callouts } = checkDocument({ text, blocks: [], raised: [], notes: [], live: [] });
  expect(callouts.map(({ refs }) => refs)).toEqual([[0], [0]]);
});

it('gives entries that begin with a dash the authors of the entry before', () => {
  const text = `As he says (Greenblatt, 2001).\n\nWorks Cited\n\nGreenblatt, Stephen. Hamlet in Purgatory. Princeton UP, 2001.\n\n———. Will in the World. W. W. Norton, 2004.\n\n______. Tyrant. W. W. Norton, 2018.\n\nShakespeare, William. Macbeth. Arden Shakespeare, 2015.\n`;
  const { references } = checkDocument({ text, blocks: [], raised: [], notes: [], live: [] });
  expect(references.map(({ item }) => item.author?.[0]?.family)).toEqual([
    'Greenblatt',
    'Greenblatt',
    'Greenblatt',
    'Shakespeare',
  ]);
});
