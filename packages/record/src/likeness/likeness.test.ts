import type { Item, Name } from '@citewright/csl';
import { expect, test } from 'vitest';
import { isSameFamilyName, isSamePerson } from './names.ts';
import { isSameTitle } from './titles.ts';
import { isSameBy, isSameWork } from './works.ts';

type Verdict = 'same' | 'other';
type Pair = [one: string, other: string, verdict: Verdict, reason: string];

/** `Okafor, Ada` as a name; one without a comma is a body's. */
function personOf(text: string): Name {
  const [family = '', given] = text.split(', ');
  return given === undefined ? { literal: family } : { family, given };
}

/** `Okafor, Ada | Tides | 2019 | 10.1000/1` as a book. */
function workOf(text: string): Item {
  const [name = '', title = '', year = '', DOI] = text.split(' | ');
  return {
    id: text,
    type: 'book',
    author: [personOf(name)],
    title,
    issued: { 'date-parts': [[Number(year)]] },
    ...(DOI && { DOI }),
  };
}

const same: Record<string, (one: string, other: string) => boolean> = {
  'family name': isSameFamilyName,
  person: (one, other) => isSamePerson(personOf(one), personOf(other)),
  title: isSameTitle,
  work: (one, other) => isSameWork(workOf(one), workOf(other)),
  'work of one title': (one, other) =>
    isSameWork(workOf(one), workOf(other)) && isSameBy.title(workOf(one), workOf(other)),
};

const table: Record<keyof typeof same, Pair[]> = {
  'family name': [
    ['Wałęsa', 'Walesa', 'same', 'Polish: a stroke is typed without'],
    ['Łoś', 'Los', 'same', 'Polish: a stroke and an accent'],
    ['Große', 'Grosse', 'same', 'German: ß is ss'],
    ['GROẞE', 'Große', 'same', 'German: the capital ß'],
    ['Müller', 'Mueller', 'same', 'German: an umlaut is spelled out'],
    ['Müller', 'Muller', 'same', 'German: an umlaut is typed without'],
    ['Mueller', 'Muller', 'other', 'both are names of their own where neither has the umlaut'],
    ['Goethe', 'Gothe', 'other', 'oe is no umlaut in every name'],
    ['Søren', 'Soren', 'same', 'Danish: a stroke'],
    ['Søren', 'Soeren', 'same', 'Danish: ø is spelled out'],
    ['Århus', 'Aarhus', 'same', 'Danish: å was aa until 1948'],
    ['Ångström', 'Angstrom', 'same', 'Swedish: a ring'],
    ['Þórðarson', 'Thordarson', 'same', 'Icelandic: thorn and eth'],
    ['Đilas', 'Dilas', 'same', 'Serbian and Croatian: a stroke'],
    ['Čapek', 'Capek', 'same', 'Czech: a caron'],
    ['Erdős', 'Erdos', 'same', 'Hungarian: two acutes'],
    ['Şahin', 'Sahin', 'same', 'Turkish: a cedilla'],
    ['Işık', 'ISIK', 'same', 'Turkish: the i without its dot'],
    ['İnan', 'inan', 'same', 'Turkish: the capital I with its dot'],
    ['Yıldız', 'Yildiz', 'same', 'Turkish: the i without its dot, within'],
    ['Ţepeş', 'Țepeș', 'same', 'Romanian: a cedilla for the comma'],
    ['Borġ', 'Borg', 'same', 'Maltese: a dot'],
    ['Ħabib', 'Habib', 'same', 'Maltese: a stroke'],
    ['Nguyễn', 'Nguyen', 'same', 'Vietnamese: two marks on one letter'],
    ['Đặng', 'Dang', 'same', 'Vietnamese: a stroke and marks'],
    ['Peña', 'Pen\u0303a', 'same', 'Spanish: a letter, and a letter with its mark behind'],
    ['Peña', 'Peno', 'other', 'another letter'],
    ['O’Brien', "O'Brien", 'same', 'Irish: the apostrophe is typed straight'],
    ["O'Brien", 'OBrien', 'same', 'Irish: the apostrophe is left out'],
    ['O’Brien', 'Brien', 'other', 'the first part of a name is a part of it'],
    ['Smith-Jones', 'Smith Jones', 'same', 'English: a hyphen is a space'],
    ['Smith–Jones', 'Smith‐Jones', 'same', 'a dash for a hyphen'],
    ['Smith-Jones', 'Jones', 'other', 'one half is another name'],
    ['van der Berg', 'Van Der Berg', 'same', 'Dutch: case'],
    ['De Luca', 'DeLuca', 'same', 'Italian: a space'],
    ['Œuvrard', 'Oeuvrard', 'same', 'French: a ligature'],
    ['Lindström', 'Lindstrøm', 'same', 'a letter of Sweden for that of Norway'],
    ['Lindstrom', 'Lundstrom', 'other', 'one letter makes another name'],
    ['Παπαδόπουλος', 'ΠΑΠΑΔΟΠΟΥΛΟΣ', 'same', 'Greek: capitals have no accents, and one sigma'],
    ['Καζαντζάκης', 'Καζαντζακης', 'same', 'Greek: an accent'],
    ['Королёв', 'Королев', 'same', 'Russian: ё is printed as е'],
    ['ЧЕХОВ', 'Чехов', 'same', 'Russian: case'],
    ['Чехов', 'Чехова', 'other', 'Russian: the name of a woman of the family'],
    ['Їжакевич', 'Іжакевич', 'same', 'Ukrainian: two dots'],
    ['محفوظ', 'مَحفُوظ', 'same', 'Arabic: the signs of vowels are optional'],
    ['أحمد', 'احمد', 'same', 'Arabic: the hamza is left out'],
    ['على', 'علي', 'same', 'Arabic: Egyptian print has no dots below the last letter'],
    ['کریمی', 'كريمي', 'same', 'Persian: letters of an Arabic keyboard'],
    ['محمد', 'محمود', 'other', 'Arabic: another name'],
    ['כֹּהֵן', 'כהן', 'same', 'Hebrew: points are optional'],
    ['王', '王', 'same', 'Chinese'],
    ['王', '汪', 'other', 'Chinese: both are Wang'],
    ['渡辺', '渡邊', 'other', 'Japanese: families differ by the old form'],
    ['ガルシア', 'ｶﾞﾙｼｱ', 'same', 'Japanese: kana of half the width'],
    ['カトウ', 'ガトウ', 'other', 'Japanese: the voiced sign makes another letter'],
    ['김', '김'.normalize('NFD'), 'same', 'Korean: a syllable, and its letters'],
    ['कमल', 'कमाल', 'other', 'Hindi: the sign of a vowel makes another name'],
    ['ศรี', 'ศรา', 'other', 'Thai: a vowel makes another name'],
    ['', '', 'other', 'nothing is nobody’s name'],
  ],
  person: [
    ['Okafor, Ada', 'Okafor, A.', 'same', 'an initial'],
    ['Okafor, Ada', 'Okafor, B.', 'other', 'the initial of somebody else'],
    ['Łoś, Anna', 'Los, Anna', 'same', 'accents'],
    [
      'Müller, Jörg',
      'Mueller, Joerg',
      'other',
      'an umlaut that is spelled out is known in family names only',
    ],
    ['Dostoevsky, Fyodor', 'Dostoyevskii, Fedor', 'other', 'Fyodor and Fedor are two names to us'],
    ['Dostoevsky, Fyodor', 'Dostoyevskii, Fyodor', 'same', 'Russian: two transcriptions'],
    ['Окороков, Анатолий', 'Okorokov, A.', 'same', 'Russian: in Latin letters'],
    ['García, José', 'Garcia, Jose', 'same', 'Spanish: accents'],
    ['Smith, William', 'Smith, Bill', 'same', 'English: a short form'],
    ['Wang, Xiao-Ming', 'Wang, Xiaoming', 'same', 'Chinese: a hyphen in pinyin'],
    ['Department of Health & Care', 'Department of Health and Care', 'same', 'the sign for and'],
    ['Ada Okafor', 'Okafor, Ada', 'same', 'a name that was not parted'],
    ['Oxfam', 'Amnesty', 'other', 'two bodies'],
  ],
  title: [
    ['Œuvres complètes', 'Oeuvres completes', 'same', 'French: a ligature and an accent'],
    ["L'Étranger", 'L’etranger', 'same', 'French: case, accent and apostrophe'],
    ["A Child's Garden", 'A childs garden', 'same', 'an apostrophe is left out'],
    ['Große Erwartungen', 'Grosse Erwartungen', 'same', 'German: ß is ss'],
    ['The data base', 'Database', 'same', 'an article, and a space within a compound'],
    ['Cien años de soledad', 'Cien anos de soledad', 'same', 'Spanish: a tilde'],
    ['Col·lecció de contes', 'Col.lecció de contes', 'same', 'Catalan: a full stop is typed for the point'],
    ['Col·lecció de contes', 'Coŀlecció de contes', 'same', 'Catalan: the l with its point'],
    ['Война и мир', 'ВОЙНА И МИР', 'same', 'Russian: case'],
    ['Война и мир', 'Война и меч', 'other', 'Russian: another word'],
    ['Ἰλιάς', 'Ιλιας', 'same', 'Greek: breathings'],
    ['紅樓夢', '紅樓夢', 'same', 'Chinese'],
    ['紅樓夢', '红楼梦', 'other', 'Chinese: simplified characters are not converted'],
    ['ألف ليلة وليلة', 'الف ليله وليله', 'same', 'Arabic: hamza and ta marbuta'],
    ['吾輩は猫である', '吾輩は犬である', 'other', 'Japanese: one character is a word'],
    ['गोदान', 'गोदाम', 'other', 'Hindi: another word'],
    ['E = mc<sup>2</sup>', 'E = mc2', 'same', 'tags are no letters'],
    ['The ﬁrst ﬁeld', 'The first field', 'same', 'ligatures of a PDF'],
    ['It', 'If', 'other', 'small words alone are compared, too'],
    [
      'Tides of the northern sea: a history',
      'Tides of the northern sea',
      'other',
      'three words name no work',
    ],
    [
      'Deep learning for protein structure: a review',
      'Deep learning for protein structure',
      'same',
      'four words name a work without its subtitle',
    ],
    [
      'Deep learning for protein structure: a review',
      'Deep learning for protein structure: a reply',
      'other',
      'another subtitle',
    ],
    ['Volume 1', 'Volume 2', 'other', 'numbers'],
    ['!', '?', 'other', 'signs alone are no title'],
  ],
  work: [
    ['Große, Ute | Tides | 2019', 'Grosse, U. | Tides | 2019', 'same', 'title, first author and year'],
    ['Müller, Ute | Über Wasser | 2019', 'Mueller, Ute | Über Wasser | 2019', 'same', 'an umlaut'],
    ['Okafor, Ada | Tides | 2019', 'Okafor, Ada | Tides | 2020', 'other', 'another edition'],
    ['Okafor, Ada | Introduction | 2019', 'Berg, Jo | Introduction | 2019', 'other', 'another author'],
    [
      'Okafor, Ada | Tides | 2019 | 10.1000/ABC',
      'Okafor, A. | The tides of the sea | 2020 | https://doi.org/10.1000/abc',
      'same',
      'one DOI',
    ],
    [
      'Okafor, Ada | Tides | 2019 | 10.1000/1',
      'Okafor, Ada | Tides | 2019 | 10.1000/2',
      'same',
      'a preprint and its publication have two DOIs',
    ],
  ],
  'work of one title': [
    ['Łoś, Anna | Żółw | 2019', 'Los, A. | Zolw | 2019', 'same', 'accents in both'],
    ['Okafor, Ada | Tides | 2019', 'Okafor, Bo | Tides | 2019', 'other', 'another given name'],
    ['Okafor, Ada | Tides | 2019 | 10.1000/1', 'Okafor, Ada | Tides | 2019 | 10.1000/2', 'other', 'two DOIs'],
  ],
};

const pairs = Object.entries(table).flatMap(([kind, rows]) =>
  rows.map((row): [kind: string, ...Pair] => [kind, ...row]),
);

test.each(pairs)('as a %s, "%s" and "%s" are the %s one: %s', (kind, one, other, verdict) => {
  expect(same[kind]?.(one, other)).toBe(verdict === 'same');
  expect(same[kind]?.(other, one)).toBe(verdict === 'same');
});
