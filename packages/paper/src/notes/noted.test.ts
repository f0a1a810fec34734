import { describe, expect, it } from 'vitest';
import { entriesOf } from '../list/entries.ts';
import { noteTexts } from './note-texts.ts';
import { findNoted } from './noted.ts';

const list = [
  'Eco, Umberto. Trattato di semiotica generale. Milano: Bompiani, 1975.',
  'Foucault, Michel. Les mots et les choses. Paris: Gallimard, 1966.',
  'Foucault, Michel. Surveiller et punir. Paris: Gallimard, 1975.',
  'Kershaw, Ian, and Martin Brown. “Working towards the Führer: Reflections on the Nature of Dictatorship.” Contemporary European History 2, no. 2 (1993): 103–18.',
  'LIMA, A.; POPE, M.; KALLMANN, H. Física dos polímeros. São Paulo: Pearson, 2008.',
  'Luhmann, Niklas. Soziale Systeme. Frankfurt am Main: Suhrkamp, 1984.',
  '“Penn Treebank,” 2014. https://www.example.org/treebank.',
].join('\n\n');

/** What notes cite: the first words of each citation, the place of its entry in the list, and what differs. */
function cited(notes: readonly string[], references = list) {
  const body = `Text.¹ More.²\n\nNotes\n\n${notes.map((note, at) => `${'¹²³⁴⁵⁶⁷⁸⁹'[at]} ${note}`).join('\n\n')}\n\n`;
  const text = body + references;
  const lists = [{ start: body.length, end: text.length }];
  const entries = entriesOf({ text, blocks: [] }, lists);
  const { callOuts, unlisted } = findNoted(text, noteTexts({ text, blocks: [] }, lists), entries);
  return {
    unlisted: unlisted.map((entry) => entry.text),
    callOuts: callOuts.map(({ start, end, refs, differs }) => [
      text.slice(start, end),
      ...refs.map((ref) => (ref < entries.length ? ref : 'unlisted')),
      ...(differs ? [differs] : []),
    ]),
  };
}

const cases: { name: string; notes: string[]; expected: unknown[][] }[] = [
  {
    name: 'links a citation in full with the entry whose names are inverted',
    notes: [
      'Ian Kershaw and Martin Brown, “Working towards the Führer,” Contemporary European History 2 (1993): 107.',
    ],
    expected: [
      [
        'Ian Kershaw and Martin Brown, “Working towards the Führer,” Contemporary European History 2 (1993): 107',
        3,
      ],
    ],
  },
  {
    name: 'links short forms, and an author alone with the work of theirs that was cited last',
    notes: [
      'Foucault, Surveiller et punir, 45.',
      'Foucault, 47.',
      'Foucault, Les mots et les choses, 3; Foucault, 9.',
    ],
    expected: [
      ['Foucault, Surveiller et punir, 45', 2],
      ['Foucault, 47', 2],
      ['Foucault, Les mots et les choses, 3', 1],
      ['Foucault, 9', 1],
    ],
  },
  {
    name: 'links ibid., ebd. and op. cit. with what they repeat',
    notes: [
      'Luhmann, Soziale Systeme, 30.',
      'Ibid., 31.',
      'Vgl. ebd., S. 40.',
      'Eco, Trattato di semiotica generale, 7.',
      'Luhmann, op. cit., p. 12.',
    ],
    expected: [
      ['Luhmann, Soziale Systeme, 30', 5],
      ['Ibid., 31', 5],
      ['ebd., S. 40', 5],
      ['Eco, Trattato di semiotica generale, 7', 0],
      ['Luhmann, op. cit., p. 12', 5],
    ],
  },
  {
    name: 'keeps authors together that semicolons separate',
    notes: [
      'LIMA, A.; POPE, M.; KALLMANN, H., Física dos polímeros, São Paulo: Pearson, 2008; ECO, U., Trattato di semiotica generale, Milano, 1975.',
    ],
    expected: [
      ['LIMA, A.; POPE, M.; KALLMANN, H., Física dos polímeros, São Paulo: Pearson, 2008', 4],
      ['ECO, U., Trattato di semiotica generale, Milano, 1975', 0],
    ],
  },
  {
    name: 'says which year and which name differ',
    notes: [
      'Niklas Luhmann, Soziale Systeme (Frankfurt am Main: Suhrkamp, 1985), 30.',
      'Niklas Luhman, Soziale Systeme (Frankfurt am Main: Suhrkamp, 1984), 30.',
    ],
    expected: [
      ['Niklas Luhmann, Soziale Systeme (Frankfurt am Main: Suhrkamp, 1985), 30', 5, 'year'],
      ['Niklas Luhman, Soziale Systeme (Frankfurt am Main: Suhrkamp, 1984), 30', 5, 'author'],
    ],
  },
  {
    name: 'finds works that the list does not have, and their short forms',
    notes: [
      'Hannah Arendt, The Human Condition (Chicago: University of Chicago Press, 1958), 22.',
      'Arendt, Human Condition, 25.',
    ],
    expected: [
      ['Hannah Arendt, The Human Condition (Chicago: University of Chicago Press, 1958), 22', 'unlisted'],
      ['Arendt, Human Condition, 25', 'unlisted'],
    ],
  },
  {
    name: 'links a work without an author by its title',
    notes: ['See “Penn Treebank,” 2014, https://www.example.org/treebank.', '“Penn Treebank.”'],
    expected: [
      ['“Penn Treebank,” 2014, https://www.example.org/treebank', 6],
      ['“Penn Treebank', 6],
    ],
  },
  {
    name: 'leaves out the words around a citation, and notes that cite nothing',
    notes: [
      'On systems that observe themselves see Luhmann, Soziale Systeme, 30.',
      'We thank the reviewers of 2019 for this remark, which made the text clearer.',
      'The word was coined in Paris in 1968; it spread quickly.',
    ],
    expected: [['Luhmann, Soziale Systeme, 30', 5]],
  },
];

describe('citations in notes', () => {
  it.each(cases)('$name', ({ notes, expected }) => {
    expect(cited(notes).callOuts).toEqual(expected);
  });

  it('makes the works that notes cite in full the list of a paper that has none', () => {
    const { unlisted, callOuts } = cited(
      [
        'Hannah Arendt, The Human Condition (Chicago: University of Chicago Press, 1958), 22.',
        'See Carl Sagan, Cosmos (New York: Random House, 1980), 5.',
        'Arendt, The Human Condition, 30.',
      ],
      '',
    );
    expect(unlisted).toEqual([
      'Hannah Arendt, The Human Condition (Chicago: University of Chicago Press, 1958), 22',
      'Carl Sagan, Cosmos (New York: Random House, 1980), 5',
    ]);
    expect(callOuts).toHaveLength(3);
  });
});
