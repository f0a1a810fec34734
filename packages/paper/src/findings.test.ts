import { describe, expect, it } from 'vitest';
import { checkDocument } from './check-document.ts';

const others = `Baddeley, A. (1992). Working memory. Science, 255(5044), 556–559.

Cowan, N. (2001). The magical number 4. Behavioral and Brain Sciences, 24, 87–114.
`;

/** The findings of a paper that cites two works rightly, with more text and more entries. */
function findingsOf(text: string, entries: string): string[] {
  const paper = `Memory is short (Baddeley, 1992; Cowan, 2001). ${text}\n\nReferences\n\n${others}\n${entries}\n`;
  const { findings } = checkDocument({ text: paper, blocks: [], raised: [], notes: [], live: [] });
  return findings.map(({ kind, start, end }) => `${kind}: ${paper.slice(start, end).slice(0, 24)}`);
}

const gallardo = 'Gallardo, I. (2006). La apuesta. Madrid: Alba.';
const undated =
  'Köppen, W. Klassifikation der Klimate. Available at: https://example.org/k (accessed 17-XI-2019).';
const smith = 'Smith, R. (2006). Inhibition fields in plants. Canadian Journal of Botany, 84, 1635–1649.';
const authority =
  'River Authority. (n.d.-a). Open locks. https://r.example/locks\n\nRiver Authority. (n.d.-b). Open weirs. https://r.example/weirs';
const barthes = 'Barthes, R. (1987). Aula. São Paulo: Cultrix.';

describe('what two readings are possible of is no fault', () => {
  it.each([
    ['an entry without a year is cited with that of its last look', 'It rains (Köppen, 2019).', undated],
    [
      'a work is quoted at second hand, whatever the capitals of the word for it',
      'So it was (Payayá, 2015, Apud Baddeley, 1992, p. 3).',
      '',
    ],
    [
      'an entry names the day of its year',
      'Lives matter (Arruda, 2020).',
      'Arruda, J. Lives matter: a movement. UOL. 03-06-2020. https://example.org',
    ],
    [
      'a title is cited in the place of the authors',
      'Data were scaled (Xds, 2010).',
      'Kabsch, W. (2010). Xds. Acta Crystallographica, 66, 125–132.',
    ],
    ['the text names the only author without a year', 'As Barthes said, all is literature.', barthes],
    ['the year stands before the name, as in tables', 'In 1987 came Barthes.', barthes],
    [
      'letters tell works without a year apart',
      'Locks (River Authority, n.d.-a) and weirs (River Authority, n.d.-b) matter.',
      authority,
    ],
    [
      'others are cited in the genitive',
      'We build on Dahl et al.’s (2010) streams.',
      'Dahl, J., Jonsson, P., & Lee, T. (2010). Streams of the north. Journal of Water, 1(1), 1–10.',
    ],
    [
      'the time of an ancient work stands before the year of its edition',
      'Speech is old (Cicero, 55 B.C.E./1942).',
      'Cicero. (1942). De oratore (E. Sutton, Trans.). Harvard University Press. (Original work published 55 B.C.E.)',
    ],
    [
      'a body is named in full',
      'It was drawn with QGIS (Quantum GIS Development Team).',
      'Quantum GIS Development Team. (2018). Geographic Information System. https://example.org',
    ],
    [
      'the year of the original tells two works apart',
      'We read (Bakhtin, 2011 [1979]).',
      'Bakhtin, M. Estética da criação verbal. São Paulo: Martins Fontes, 2011/1979.\n\nBakhtin, M. O problema do texto. São Paulo: Martins Fontes, 2011.',
    ],
    [
      'a label says that four digits behind a year are a page',
      'As said (Dworkin, 2002, S. 1701).',
      'Dworkin, R. (2002). Sovereign virtue revisited. Ethics, 113, 1660–1705.',
    ],
    [
      'an umlaut is spelt out',
      'So (Mueller, 2015; Joergensen, 2016).',
      'Müller, A. (2015). Rivers. Water, 2, 1–9.\n\nJørgensen, B. (2016). Lakes. Water, 3, 1–9.',
    ],
    [
      'an entry has the year of its original and its own',
      'So (Kuhn, 1970).',
      'Kuhn, T. S. (1962/1970). The structure of scientific revolutions. University of Chicago Press.',
    ],
    ['a case at law has two parties', 'So (Brown v. Board, 1954) and in Roe v. Wade (1973).', ''],
    [
      'Japanese texts cite by family names',
      '記憶は短い（田中，2015）。佐藤・鈴木（2018年）によれば、山田ほか（2019）も同様である。',
      '田中太郎 (2015). 記憶の限界. 心理学研究, 86(1), 1–9.\n\n佐藤花子・鈴木一郎 (2018). 川と町. 地理学評論, 91(2), 10–20.\n\n山田太郎・中村二郎・小林三郎 (2019). 水門. 水文学会誌, 3, 1–5.',
    ],
  ])('%s', (_, text, entries) => {
    expect(findingsOf(text, entries).filter((finding) => !finding.includes('O problema'))).toEqual([]);
  });
});

describe('what is surely wrong is a fault', () => {
  it.each([
    [
      'somebody argues whom the list does not have',
      'In his essay, Halvorsen (2015) argues that it rains.',
      '',
      ['missing-reference: Halvorsen (2015)'],
    ],
    [
      'a work outside of brackets has a page behind a word of citing',
      'It rains. Vgl. Krause 2011, S. 12.',
      '',
      ['missing-reference: Krause 2011'],
    ],
    [
      'a body has one letter as a name',
      'We used R (R Core Team, 2020).',
      '',
      ['missing-reference: R Core Team, 2020'],
    ],
    [
      'a Japanese family name in brackets is of nobody in the list',
      '記憶は短い（渡辺, 2016）。',
      '田中太郎 (2015). 記憶の限界. 心理学研究, 86(1), 1–9.',
      ['missing-reference: 渡辺, 2016', 'uncited-reference: 田中太郎 (2015). 記憶の限界. 心理学研'],
    ],
    [
      'no work of a year has the letter that is cited',
      'So (Park, 2013a, 2013b, 2013c).',
      'Park, H. (2013a). Rivers of Malawi. Water, 3, 1–9.\n\nPark, H. (2013b). Towns of Malawi. Water, 4, 1–9.',
      ['missing-reference: 2013c'],
    ],
    [
      'the only work of a year has another letter',
      'So (Park, 2013b).',
      'Park, H. (2013a). Rivers of Malawi. Water, 3, 1–9.',
      ['year: Park, 2013b'],
    ],
    [
      'one work has two letters, its journal abbreviated once',
      'So (Park, 2013a, 2013b).',
      'Park, H. (2013a). Weight gain in rural Malawi. Int J Epidemiol, 34, 348–355.\n\nPark, H. (2013b). Weight gain in rural Malawi. International Journal of Epidemiology, 34, 348–355.',
      ['duplicate: Park, H. (2013b). Weight'],
    ],
    [
      'a work without a year that is not listed',
      'See more (Gray, no date).',
      '',
      ['missing-reference: Gray, no date'],
    ],
    [
      'others in the genitive who are not listed',
      'We build on Dahl et al.’s (2011) lakes.',
      '',
      ['missing-reference: Dahl et al.’s (2011)'],
    ],
    ['a work that is named nowhere', 'That is all.', smith, ['uncited-reference: Smith, R. (2006). Inhibi']],
    [
      'a name of running text that is misspelt',
      'On this matter, Smiht (2006) is clear. Cowan agrees.',
      smith,
      ['author: Smiht (2006)'],
    ],
    [
      'a usual word is not its author',
      'The field is wide. Field work is hard.',
      'Field, J. (1999). Social capital. Routledge.',
      ['uncited-reference: Field, J. (1999). Social'],
    ],
  ])('%s', (_, text, entries, findings) => {
    expect(findingsOf(text, entries)).toEqual(findings);
  });
});

it('does not miss a number that stands where its citation would, lost among words', () => {
  const entries = ['Abel A', 'Baker B', 'Cohen C', 'Davis D', 'Evans E', 'Fox F']
    .map((name, index) => `${index + 1}. ${name}. On cells and stars. Nature. 200${index};1:1-9.`)
    .join('\n\n');
  const text = `Cells divide [1]. They grow [2]. A level of 95 mg/dL3, and more [4]. They die [6].\n\nReferences\n\n${entries}\n`;
  const { findings } = checkDocument({ text, blocks: [], raised: [], notes: [], live: [] });
  expect(findings.map(({ kind, reference }) => [kind, reference])).toEqual([['uncited-reference', 4]]);
});

describe('numbers that the list leaves out', () => {
  const found = (text: string) =>
    checkDocument({ text, blocks: [], raised: [], notes: [], live: [] }).findings.map(({ kind, values }) => [
      kind,
      values,
    ]);
  const list = `References

[1] A. Okafor, “Rivers and towns,” River Studies, vol. 12, pp. 45–67, 2019.

[2] K. Berg, “Locks and canals,” Canal Letters, vol. 3, pp. 1–9, 2014.

[4] N. Cowan, “The magical number 4,” Brain Sciences, vol. 24, pp. 87–114, 2001.
`;

  it.each([
    [
      'one that is cited is told where it is cited, once',
      'Towns grow [1], [2]. Locks help [3], [4]. They do [3].',
      [['gap', { number: 3, list: 0, isCited: true }]],
    ],
    [
      'one that is not cited is told in the list',
      'Towns grow [1], [2]. Locks help [4].',
      [['gap', { number: 3, list: 0, isCited: false }]],
    ],
    [
      'one beyond the list does not stand for it',
      'Towns grow [1], [2]. Locks help [4], [13].',
      [
        ['beyond-list', { number: 13, last: 4 }],
        ['gap', { number: 3, list: 0, isCited: false }],
      ],
    ],
  ])('%s', (_, text, messages) => {
    expect(found(`${text}\n\n${list}`)).toEqual(messages);
  });
});

describe('the right advice', () => {
  it.each([
    [
      'another year of the only work of an author is one fault',
      'Paradigms shift (Kuhn, 1970). They do (Kuhn, 1970).',
      'Kuhn, T. S. (1962). The structure of scientific revolutions. University of Chicago Press.',
      ['year: Kuhn, 1970'],
    ],
    [
      'another work of an author with two works is missing',
      'Paradigms shift (Kuhn, 1962), and tensions stay (Kuhn, 1977).',
      'Kuhn, T. S. (1962). The structure of scientific revolutions. University of Chicago Press.',
      ['missing-reference: Kuhn, 1977'],
    ],
    [
      'one work whose journal is abbreviated once is listed twice, not ambiguous',
      'Rivers meander (Silva, 2015).',
      'Silva, J. (2015). The meanders of old northern rivers. Journal of Hydrology and Water, 7(4), 11–29.\n\nSilva, J. (2015). The meanders of old northern rivers. J. Hydrol. Water, 7(4), 11–29.',
      ['duplicate: Silva, J. (2015). The me'],
    ],
    [
      'one work whose pages are cut once is listed twice',
      'Rivers meander (Silva, 2015).',
      'Silva, J. (2015). Old meanders. Cold Water, 7(4), 211–229.\n\nSilva, J. (2015). Old Meanders. Cold Water J., 7(4), 211–29.',
      ['duplicate: Silva, J. (2015). Old Me'],
    ],
    [
      'one work in Chinese signs whose journal is named in two ways, with its pages in words once, is listed twice',
      '井（何静，2010）。',
      '何静. (2010). 江南井栏铭文考. 文物与铭刻, 3(4), 51–66.\n\n何静. (2010). 江南井栏铭文考. 文物与铭刻（季刊）, 3(4), 第51–66页.',
      ['duplicate: 何静. (2010). 江南井栏铭文考. 文物与'],
    ],
    [
      'two parts of one work on other pages are two',
      'Rivers meander (Silva, 2015).',
      'Silva, J. (2015). Old meanders. Cold Water, 7(4), 211–229.\n\nSilva, J. (2015). Old meanders. Cold Water, 7(4), 300–309.',
      ['ambiguous: Silva, 2015'],
    ],
    [
      'authors written in Chinese signs are linked by the list, with another year told, and the one that it lacks missing',
      '有学者讨论古井（何静，2010；陈立群、赵海燕，2012），刘国栋（2019）认为如此，也见（方志强，2016）。名录（2012）公布。',
      '何静. (2010). 江南井栏铭文考. 文物与铭刻, 3(4), 51–66.\n\n陈立群, 赵海燕. (2012). 农村改水工程. 水利与社会, 8(2), 33–45.\n\n刘国栋. (2018). 老人与井. 社会观察, 30(5), 101–115.',
      ['year: 刘国栋（2019', 'missing-reference: 方志强，2016'],
    ],
    [
      'a work at second hand is not in the list, in German and French',
      'So schon Schreiber (Schreiber 1926, zit. n. Silva 2015) und Valdemont (Valdemont, 1927, cité dans Silva, 2015).',
      'Silva, J. (2015). Old meanders. Cold Water, 7(4), 211–229.',
      [],
    ],
    [
      'a second volume is no duplicate',
      'Rivers meander (Silva, 2015a, 2015b).',
      'Silva, J. (2015a). The meanders of old northern rivers (Vol. 1). Fjord Press.\n\nSilva, J. (2015b). The meanders of old northern rivers (Vol. 2). Fjord Press.',
      [],
    ],
    [
      'a page of four digits is none of a work',
      'Law is law (Miller 2002, 1679).',
      'Miller, R. 2002. Law and equality. Harvard Law Review 115 (6): 1601–1690.',
      [],
    ],
    [
      'a place is no author',
      'They met in Glasgow for two weeks. After the pact of Glasgow (2021) they left.',
      '',
      [],
    ],
    [
      'a treaty is no author',
      'States agreed in the Paris Agreement (2015), and kept to Kyoto Protocol (1997).',
      '',
      [],
    ],
    [
      'a journal in a list of own work is no author',
      'He wrote in colour, and in NeuroImage (2019), 189.',
      '',
      [],
    ],
  ])('%s', (_, text, entries, findings) => {
    expect(findingsOf(text, entries)).toEqual(findings);
  });

  it('two authors of one family name are told apart by their initials', () => {
    const paper = `Rivers grow (Ferreira, 2019).\n\nReferences\n\n${others}\nFerreira, A. (2019). Rivers of sand. Fjord Press.\n\nFerreira, M. (2019). Locks of stone. Canal Press.\n`;
    const { findings } = checkDocument({ text: paper, blocks: [], raised: [], notes: [], live: [] });
    expect(findings.find(({ kind }) => kind === 'ambiguous')?.values).toEqual({
      printed: 'Ferreira, 2019',
      times: 1,
      entries: 2,
      by: 'initials',
    });
  });
});

const jann = 'Jann, W., & Wegrich, K. (2009). Phasen der Politik. Opladen: Budrich.';

describe('authors of works that are cited', () => {
  it.each([
    ['may be joined by strokes in brackets', 'So it is (Jann/Wegrich 2009).', jann, []],
    ['may be joined by strokes in the sentence', 'Jann/Wegrich (2009) say so.', jann, []],
    [
      'are asked for behind an adverb that begins a sentence with nouns in capitals before it',
      'Sie gilt als Prüfstein der Demokratie. Schon Weber (1922, S. 551) sah es.',
      '',
      ['missing-reference: Weber (1922, S. 551)'],
    ],
    [
      'are found misspelt where the list has given names first',
      'Hubbel (1929) had said so.',
      'E. Hubble (1929). A relation between distance and velocity. Proceedings, 15(3), 168–173.',
      ['author: Hubbel (1929)'],
    ],
    [
      'may be quoted at second hand across lines',
      'So it was (Dewey, 1938, as\ncited in Cowan, 2001).',
      '',
      [],
    ],
  ])('%s', (_, text, entries, findings) => {
    expect(findingsOf(text, entries)).toEqual(findings);
  });
});

describe('a year that no entry of the authors has', () => {
  it.each([
    [
      'is a slip where it is printed once and has one other digit, though the work is cited with its own',
      'Trust is a bet (Gallardo, 2006). Gallardo (2008) says why.',
      ['year: Gallardo (2008)'],
    ],
    [
      'is of another work where it is printed more than once',
      'Trust is a bet (Gallardo, 2006). Gallardo (2008) says why. So does (Gallardo, 2008).',
      ['missing-reference: Gallardo (2008)'],
    ],
    [
      'is of another work where more digits differ',
      'Trust is a bet (Gallardo, 2006). Gallardo (1998) says why.',
      ['missing-reference: Gallardo (1998)'],
    ],
  ])('%s', (_, text, findings) => {
    expect(findingsOf(text, gallardo)).toEqual(findings);
  });
});
