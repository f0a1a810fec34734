import type { Item } from '@citewright/record';
import { expect, test } from 'vitest';
import { parseReference } from './parse-reference.ts';

const okafor = { family: 'Okafor', given: 'A.' };

const cases: [what: string, text: string, item: Partial<Item>][] = [
  [
    'an article in APA',
    'Okafor, A., & van den Berg, K. (2019). The growth of rivers: A history. Nature, 12(3), 45–67. https://doi.org/10.1000/xyz.123',
    {
      type: 'article-journal',
      author: [okafor, { family: 'Berg', given: 'K.', 'non-dropping-particle': 'van den' }],
      issued: { 'date-parts': [[2019]] },
      title: 'The growth of rivers: A history',
      'container-title': 'Nature',
      volume: '12',
      issue: '3',
      page: '45-67',
      DOI: '10.1000/xyz.123',
    },
  ],
  [
    'family names before initials with full stops, as in France and Italy',
    'Okafor A., Lindqvist B.-C. et Moreau D., « Les ponts de Paris », Revue historique, 12, 2019, p. 4-9.',
    {
      type: 'article-journal',
      author: [okafor, { family: 'Lindqvist', given: 'B.-C.' }, { family: 'Moreau', given: 'D.' }],
      title: 'Les ponts de Paris',
      'container-title': 'Revue historique',
      volume: '12',
      issued: { 'date-parts': [[2019]] },
      page: '4-9',
    },
  ],
  [
    'initials that could be degrees',
    'Okafor MA, Lindqvist JD. Rivers and towns. Circ Res. 1996;79:984-91.',
    {
      type: 'article-journal',
      author: [
        { family: 'Okafor', given: 'M. A.' },
        { family: 'Lindqvist', given: 'J. D.' },
      ],
      title: 'Rivers and towns',
      'container-title': 'Circ Res',
      issued: { 'date-parts': [[1996]] },
      volume: '79',
      page: '984-91',
    },
  ],
  [
    'family names in capitals, given names behind them, a month and a number in French',
    'OKAFOR Daniel, LEFÈVRE Marie, « Les ponts de Paris », Revue historique, juin 2012, n° 207, p. 25-28.',
    {
      type: 'article-journal',
      author: [
        { family: 'OKAFOR', given: 'Daniel' },
        { family: 'LEFÈVRE', given: 'Marie' },
      ],
      title: 'Les ponts de Paris',
      'container-title': 'Revue historique',
      issued: { 'date-parts': [[2012, 6]] },
      issue: '207',
      page: '25-28',
    },
  ],
  [
    'authors and a journal without a title',
    'F. Lindqvist and A. Okafor: Int. J. Mod. Phys. A 17 (2002) 625.',
    {
      type: 'article-journal',
      author: [{ family: 'Lindqvist', given: 'F.' }, okafor],
      'container-title': 'Int. J. Mod. Phys. A',
      issued: { 'date-parts': [[2002]] },
      volume: '17',
      page: '625',
    },
  ],
  [
    'a volume with its issue behind a point, a given name that ends with an initial',
    'Okafor, Sean P. “Risk Panic in Late Modernity.” British Journal of Sociology 54.1 (2003): 3-20.',
    {
      type: 'article-journal',
      author: [{ family: 'Okafor', given: 'Sean P.' }],
      title: 'Risk Panic in Late Modernity',
      'container-title': 'British Journal of Sociology',
      volume: '54',
      issue: '1',
      issued: { 'date-parts': [[2003]] },
      page: '3-20',
    },
  ],
  [
    'a conference by its short name',
    'Ada Okafor and Bo Lindqvist. Learning hierarchical representations for rivers. In CVPR, 2012.',
    {
      type: 'paper-conference',
      author: [
        { family: 'Okafor', given: 'Ada' },
        { family: 'Lindqvist', given: 'Bo' },
      ],
      title: 'Learning hierarchical representations for rivers',
      'container-title': 'CVPR',
      issued: { 'date-parts': [[2012]] },
    },
  ],
  [
    'an article in Chicago',
    'Okafor, Ada, and Bo Lindqvist. “Deep Rivers.” Nature 521, no. 7553 (2015): 436–44.',
    {
      type: 'article-journal',
      author: [
        { family: 'Okafor', given: 'Ada' },
        { family: 'Lindqvist', given: 'Bo' },
      ],
      title: 'Deep Rivers',
      'container-title': 'Nature',
      volume: '521',
      issue: '7553',
      issued: { 'date-parts': [[2015]] },
      page: '436-44',
    },
  ],
  [
    'authors that the reference leaves out',
    'Okafor A, Lindqvist B, et al. Deep rivers. Nature. 2015;521(7553):436-44.',
    {
      type: 'article-journal',
      author: [okafor, { family: 'Lindqvist', given: 'B.' }, { literal: 'others' }],
      title: 'Deep rivers',
      'container-title': 'Nature',
      volume: '521',
      issue: '7553',
      issued: { 'date-parts': [[2015]] },
      page: '436-44',
    },
  ],
  [
    'the day before a volume, as in PubMed',
    'Okafor SD, Lindqvist PA. Deep rivers in towns of the north. N Engl J Med. 2002 Jul 25;347(4):284-7.',
    {
      type: 'article-journal',
      author: [
        { family: 'Okafor', given: 'S. D.' },
        { family: 'Lindqvist', given: 'P. A.' },
      ],
      title: 'Deep rivers in towns of the north',
      'container-title': 'N Engl J Med',
      issued: { 'date-parts': [[2002, 7, 25]] },
      volume: '347',
      issue: '4',
      page: '284-7',
    },
  ],
  [
    'a conference paper in IEEE',
    '[3] K. Okafor and X. Zhang, "Learning of river beds," in Proc. IEEE Conf. Comput. Vis. Pattern Recognit., Las Vegas, NV, USA, 2016, pp. 770-778.',
    {
      type: 'paper-conference',
      author: [
        { family: 'Okafor', given: 'K.' },
        { family: 'Zhang', given: 'X.' },
      ],
      title: 'Learning of river beds',
      'container-title': 'Proc. IEEE Conf. Comput. Vis. Pattern Recognit',
      'publisher-place': 'Las Vegas, NV, USA',
      issued: { 'date-parts': [[2016]] },
      page: '770-778',
    },
  ],
  [
    'an edited book in German',
    'Müller, Hans und Schmidt, Eva (Hrsg.) (2004): Handbuch der Soziologie. 2. Aufl. Frankfurt am Main: Suhrkamp.',
    {
      type: 'book',
      editor: [
        { family: 'Müller', given: 'Hans' },
        { family: 'Schmidt', given: 'Eva' },
      ],
      issued: { 'date-parts': [[2004]] },
      title: 'Handbuch der Soziologie',
      edition: '2',
      'publisher-place': 'Frankfurt am Main',
      publisher: 'Suhrkamp',
    },
  ],
  [
    'a book in Spanish, two authors joined by y',
    'García Márquez, G. y Vargas Llosa, M. (1967). Los ríos hondos. Buenos Aires: Sudamericana.',
    {
      type: 'book',
      author: [
        { family: 'García Márquez', given: 'G.' },
        { family: 'Vargas Llosa', given: 'M.' },
      ],
      issued: { 'date-parts': [[1967]] },
      title: 'Los ríos hondos',
      'publisher-place': 'Buenos Aires',
      publisher: 'Sudamericana',
    },
  ],
  [
    'a book whose title is a year',
    'Orwell, George. 1984. London: Secker & Warburg, 1949.',
    {
      type: 'book',
      author: [{ family: 'Orwell', given: 'George' }],
      title: '1984',
      'publisher-place': 'London',
      publisher: 'Secker & Warburg',
      issued: { 'date-parts': [[1949]] },
    },
  ],
  [
    'a DOI that a line break has cut',
    'Ge L, Zhang M. 2014. Lipidation of vesicles. eLife 3:e04135. DOI: https://doi.org/10. 7554/eLife.04135, PMID: 25432021',
    {
      type: 'article-journal',
      author: [
        { family: 'Ge', given: 'L.' },
        { family: 'Zhang', given: 'M.' },
      ],
      issued: { 'date-parts': [[2014]] },
      title: 'Lipidation of vesicles',
      'container-title': 'eLife',
      volume: '3',
      page: 'e04135',
      DOI: '10.7554/elife.04135',
    },
  ],
  [
    'a web page with the day it was read',
    'BBC News. "Rivers rise after storm." 11 March 2020. Accessed May 29, 2021. https://www.bbc.co.uk/news/science-1',
    {
      type: 'webpage',
      author: [{ literal: 'BBC News' }],
      title: 'Rivers rise after storm',
      issued: { 'date-parts': [[2020, 3, 11]] },
      accessed: { 'date-parts': [[2021, 5, 29]] },
      URL: 'https://www.bbc.co.uk/news/science-1',
    },
  ],
  [
    'an article in Japanese',
    '山田太郎 (2010)「日本語の文法」『言語研究』45, 12-34.',
    {
      type: 'article-journal',
      author: [{ literal: '山田太郎' }],
      issued: { 'date-parts': [[2010]] },
      title: '日本語の文法',
      'container-title': '言語研究',
      volume: '45',
      page: '12-34',
    },
  ],
  [
    'a book whose title was read with its author',
    'Okafor, Ada. Rivers. 2003.',
    {
      type: 'document',
      title: 'Rivers',
      author: [{ family: 'Okafor', given: 'Ada' }],
      issued: { 'date-parts': [[2003]] },
    },
  ],
  [
    'a book whose title stands behind a comma',
    'B. Walker, White River Problems. 2012.',
    {
      type: 'document',
      title: 'White River Problems',
      author: [{ family: 'Walker', given: 'B.' }],
      issued: { 'date-parts': [[2012]] },
    },
  ],
  [
    'a book whose title was read as its publisher',
    'Berg, Irvin D. 1992. When Rivers Wept.',
    {
      type: 'document',
      title: 'When Rivers Wept',
      author: [{ family: 'Berg', given: 'Irvin D.' }],
      issued: { 'date-parts': [[1992]] },
    },
  ],
];

test.each(cases)('reads %s', (_, text, item) => {
  expect(parseReference(text).item).toEqual({ id: '', ...item });
});

test('the parts have their places and certainties, without the signs around them', () => {
  const text = 'Okafor, A. (2019). Rivers and their banks. London: Penguin.';
  const { segments, confidence } = parseReference(text);
  expect(segments.map(([label, start, end]) => [label, text.slice(start, end)])).toEqual([
    ['author', 'Okafor, A'],
    ['date', '2019'],
    ['title', 'Rivers and their banks'],
    ['place', 'London'],
    ['publisher', 'Penguin'],
  ]);
  expect(Object.keys(confidence)).toEqual(['author', 'date', 'title', 'place', 'publisher']);
  expect(Object.values(confidence).every((value) => value > 0.8 && value <= 1)).toBe(true);
});

const hostile: [what: string, text: string][] = [
  ['nothing', ''],
  ['signs only', '.,;:()[]{}'.repeat(2_000)],
  ['one endless word', 'a'.repeat(100_000)],
  ['endless digits', '1'.repeat(100_000)],
  ['an endless address', `https://${'a/'.repeat(50_000)}`],
  ['endless initials', 'A. '.repeat(30_000)],
];

test.each(hostile)('reads %s without a fault', (_, text) => {
  expect(parseReference(text).item.id).toBe('');
});

test.each([
  ['a question mark ends a title', 'Lind B. Is it safe? Lancet. 2020;12(3):45-67.', { title: 'Is it safe?' }],
  [
    'a year is a volume beside another one',
    'Fan, X., & Nie, W. (2016). An explosive range model. Mathematical Problems in Engineering, 2016, 1–10.',
    { volume: '2016' },
  ],
  [
    'a body of a country is no person',
    'Sport Scotland. (2019). Guide to halls. https://x.example',
    { author: [{ literal: 'Sport Scotland' }] },
  ],
  [
    'a town is no person',
    'Commune de Lausanne. Plan des rives. 2018.',
    { author: [{ literal: 'Commune de Lausanne' }] },
  ],
  [
    'words before a year in brackets that begin with no given name are a body',
    'Harbour Watch. (2020). Tides of the north. Fjord Press.',
    { author: [{ literal: 'Harbour Watch' }] },
  ],
  [
    'a person before a year in brackets is one',
    'Peter Lind. (2020). Tides of the north. Fjord Press.',
    { author: [{ family: 'Lind', given: 'Peter' }] },
  ],
  [
    'a number without a mark is none of the name',
    '7 Anna Berg. Locks of the north. In Proceedings of Canals 2020, pages 3–9. Fjord Press, 2020.',
    { author: [{ family: 'Berg', given: 'Anna' }] },
  ],
  [
    'the pages of the citing paper are no pages of the work',
    '[4] A. Okafor and B. Lind. Rivers and their banks. Journal of Hydrology, 11(1):98–136, 2015. 5, 6, 7',
    { page: '98-136', volume: '11' },
  ],
  [
    'a DOI keeps what looks like a tag',
    'D. A. Cowan, “Life at the edge,” BioEssays, vol. 21, no. 4, p. 362, Apr. 1999, doi: 10.1002/(sici)1521-1878(199904)21:4<362::aid-bies14>3.0.co;2-l.',
    { DOI: '10.1002/(sici)1521-1878(199904)21:4<362::aid-bies14>3.0.co;2-l' },
  ],
])('%s', (_, text, fields) => {
  expect(parseReference(text).item).toMatchObject(fields);
});

test.each([
  [
    'Miller ED, Tran SB',
    [
      ['Miller', 'E. D.'],
      ['Tran', 'S. B.'],
    ],
  ],
  [
    'Novak II, Garcia PL',
    [
      ['Novak', 'I. I.'],
      ['Garcia', 'P. L.'],
    ],
  ],
  [
    'Alm B, Lind IV, Berg JR',
    [
      ['Alm', 'B.'],
      ['Lind', 'I. V.'],
      ['Berg', 'J. R.'],
    ],
  ],
])('initials like roles and suffixes are initials among initials: %s', (names, people) => {
  const { author } = parseReference(`${names}. Lakes in winter. Water Res. 2004;12(3):45-9.`).item;
  expect(author).toEqual(people.map(([family, given]) => ({ family, given })));
});

const person = (family: string, given: string) => ({ family, given });

test.each([
  ['Institut für Wasser und Boden', [{ literal: 'Institut für Wasser und Boden' }]],
  ['Ministère de la Mer et des Ports', [{ literal: 'Ministère de la Mer et des Ports' }]],
  ['Ministerio de Pesca y Montes', [{ literal: 'Ministerio de Pesca y Montes' }]],
  ['Institute for Rivers & Lakes', [{ literal: 'Institute for Rivers & Lakes' }]],
  ['Republik Österreich', [{ literal: 'Republik Österreich' }]],
  ['Stadt Köln', [{ literal: 'Stadt Köln' }]],
  ["Ville d'Annecy", [{ literal: "Ville d'Annecy" }]],
  ['Transport Scotland', [{ literal: 'Transport Scotland' }]],
  ['Public Health England', [{ literal: 'Public Health England' }]],
  ['Dupont J-P', [person('Dupont', 'J.-P.')]],
  ['Blanc M-C, Petit J-L', [person('Blanc', 'M.-C.'), person('Petit', 'J.-L.')]],
  ['Alm JR', [person('Alm', 'J. R.')]],
  ['Asner, Ed', [person('Asner', 'Ed')]],
  ['Asner, Ed, and Bo Lind', [person('Asner', 'Ed'), person('Lind', 'Bo')]],
])('names bodies in their own words, and persons by their initials: %s', (names, author) => {
  expect(parseReference(`${names}. (2018). Rivers in winter. Oslo: Fjord.`).item).toMatchObject({
    author,
    title: 'Rivers in winter',
  });
});

test.each([
  [
    'a quotation opens a title',
    'Alm, B. (2015). „Heimat“ und Ufer. Berlin: Fjord.',
    { title: '„Heimat“ und Ufer' },
  ],
  [
    'a quotation closes a title',
    'Alm, B. (2015). A history of the “Great Flood”. Journal of Water, 3(2), 4–9.',
    { title: 'A history of the “Great Flood”' },
  ],
  [
    'a title in quotation marks has none of its own',
    'Alm, Bo. “Deep Lakes.” Nature 521, no. 7 (2015): 36–44.',
    { title: 'Deep Lakes' },
  ],
  [
    'the medium is no part of a title',
    'Alm B, Lind C. Rivers of the north [Internet]. Oslo: Fjord; 2010 [cited 2015 May 3]. Available from: https://fjord.no/rivers',
    { title: 'Rivers of the north', publisher: 'Fjord', accessed: { 'date-parts': [[2015, 5, 3]] } },
  ],
  [
    'the medium is no part of a journal',
    'Alm B, Lind C. The ice of the north. J Water [Internet]. 2010 Mar [cited 2015 May 3];3(2):4-9. Available from: https://jw.no/3',
    { title: 'The ice of the north', 'container-title': 'J Water', volume: '3', issue: '2', page: '4-9' },
  ],
  [
    'a body stands before a title',
    'World Health Organization. Water and health [Internet]. Geneva: WHO; 2018. Available from: https://who.int/water',
    { author: [{ literal: 'World Health Organization' }], title: 'Water and health' },
  ],
  [
    'a long name of a body ends in brackets',
    'Conselho Nacional de Secretarias Municipais de Saúde (CONASEMS). Indicadores de imunização. Disponível em: https://portal.conasems.org.br/indicadores.',
    { type: 'webpage', URL: 'https://portal.conasems.org.br/indicadores' },
  ],
  [
    'a magazine prints its day',
    'Alm, B. (2019, March 12). The river that came back. The New Yorker, 95(4), 22–29.',
    { type: 'article-magazine', issued: { 'date-parts': [[2019, 3, 12]] } },
  ],
  [
    'a newspaper prints its day',
    'Alm, Bo. “The River.” The Oslo Times, 12 Mar. 2019, pp. 22–29.',
    { type: 'article-newspaper', issued: { 'date-parts': [[2019, 3, 12]] } },
  ],
  [
    'the ACM prints volume and issue with a comma',
    'Bo Lind. 2020. The long winter. ACM Trans. Graph. 39, 6 (Nov. 2020), 1–15.',
    {
      title: 'The long winter',
      volume: '39',
      issue: '6',
      page: '1-15',
      issued: { 'date-parts': [[2020, 11]] },
    },
  ],
  [
    'a title of one word stands before a journal',
    'Carl Berg. 2018. Glaciers. J. ACM 65, 2 (Feb. 2018), 3–9.',
    { title: 'Glaciers', 'container-title': 'J. ACM', volume: '65', issue: '2' },
  ],
  [
    'pages of the citing paper stand behind the reference',
    '[7] Carl Berg and Bo Lind. Deltas of the south. TPAMI, 30(2):18–36, 2011. 1, 4, 9',
    { volume: '30', issue: '2', page: '18-36', issued: { 'date-parts': [[2011]] } },
  ],
  [
    'articles of LIPIcs count their own pages',
    '12 Bo Lind. Locks of canals. In ICALP 2019, volume 132 of LIPIcs, pages 4:1–4:16. Schloss Dagstuhl, 2019.',
    { author: [{ family: 'Lind', given: 'Bo' }], page: '4:1-4:16' },
  ],
  [
    'a publisher stands behind proceedings',
    'Bo Lind. “Lakes of ice”. In: 2011 9th International Conference on Water (ICW). Springer. 2011, pp. 1–9.',
    { 'container-title': '2011 9th International Conference on Water (ICW)', publisher: 'Springer' },
  ],
])('%s', (_, text, fields) => {
  expect(parseReference(text).item).toMatchObject(fields);
});

test.each<[what: string, text: string, item: Partial<Item>]>([
  [
    'editors with whom a book opens',
    'Miller AB, Tran SB, editors. Rivers and locks. Oslo: Fjord; 2004.',
    {
      editor: [
        { family: 'Miller', given: 'A. B.' },
        { family: 'Tran', given: 'S. B.' },
      ],
    },
  ],
  [
    'wide brackets that close a name',
    '何静. (2010). 江南井栏铭文考（上）. 文物与铭刻（季刊）, 3(4), 51–66.',
    { title: '江南井栏铭文考（上）', 'container-title': '文物与铭刻（季刊）' },
  ],
  [
    'a numeral behind initials',
    'Smith JA III, Tran SB. Rivers and locks. Water. 2004;3:1-9.',
    {
      author: [
        { family: 'Smith', given: 'J. A.', suffix: 'III' },
        { family: 'Tran', given: 'S. B.' },
      ],
    },
  ],
  [
    'particles in capitals',
    'VAN DER BERG A, VON ELM E. Rivers and locks. Water. 2004;3:1-9.',
    {
      author: [
        { family: 'VAN DER BERG', given: 'A.' },
        { family: 'VON ELM', given: 'E.' },
      ],
    },
  ],
  [
    'volumes that are a range',
    'Kumar, P., Xu, C., & Langdon, T. G. (2005). The significance of grain boundary sliding in the superplastic Zn–22% Al alloy after processing by ECAP. Materials Science and Engineering: A, 410–411, 447–450. https://doi.org/10.1016/j.msea.2005.08.092',
    { volume: '410-411', page: '447-450' },
  ],
  [
    'a copy in an archive of the web',
    'Rowe, T. (2014). History of the pier. https://web.archive.org/web/20150302000000/http://www.oldpier.example/history.html.',
    {
      URL: 'http://www.oldpier.example/history.html',
      archive: 'Wayback Machine',
      archive_location: 'https://web.archive.org/web/20150302000000/http://www.oldpier.example/history.html',
    },
  ],
  [
    'a copy without a scheme, as MLA prints it',
    'Rowe, Tamsin. “History of the Pier.” Old Pier Trust, 12 Jan. 2014. Wayback Machine, web.archive.org/web/20150302000000/http://www.oldpier.example/history.html.',
    {
      URL: 'http://www.oldpier.example/history.html',
      archive_location: 'https://web.archive.org/web/20150302000000/http://www.oldpier.example/history.html',
    },
  ],
  [
    'an address without its scheme, as MLA prints it',
    'Russell, Edward. “Airline Sets New Date.” The Points Guy, 13 Oct. 2020, points.example/news/airline-new-date/.',
    {
      title: 'Airline Sets New Date',
      'container-title': 'The Points Guy',
      issued: { 'date-parts': [[2020, 10, 13]] },
      URL: 'https://points.example/news/airline-new-date/',
    },
  ],
  [
    'an address without its scheme before the day on which it was read',
    '“Checkliste für Beitragseinreichungen.” Wiener Digitale Revue, journals.univie.example/index.php/wdr/about. Accessed 20 Nov. 2026.',
    {
      'container-title': 'Wiener Digitale Revue',
      URL: 'https://journals.univie.example/index.php/wdr/about',
      accessed: { 'date-parts': [[2026, 11, 20]] },
    },
  ],
  [
    'a page with the day on which it was read, as IEEE prints it',
    '[1] “How to grow bougainvillea,” Plant Care Today. Accessed: Nov. 20, 2026. [Online]. Available: https://plants.example/how',
    {
      title: 'How to grow bougainvillea',
      'container-title': 'Plant Care Today',
      URL: 'https://plants.example/how',
      accessed: { 'date-parts': [[2026, 11, 20]] },
      type: 'webpage',
    },
  ],
  [
    'a site behind the quotes of a title',
    '[1] “What we do at the pier.” Old Pier Trust. Accessed: Nov. 20, 2026. [Online]. Available: https://oldpier.example/about/',
    { title: 'What we do at the pier', 'container-title': 'Old Pier Trust', type: 'webpage' },
  ],
  [
    'a page without an author, whose title stands in its place',
    'Downloading Python. (2019, November 10). Wiki.python.example. https://wiki.python.example/moin/Download',
    { title: 'Downloading Python', URL: 'https://wiki.python.example/moin/Download' },
  ],
  [
    'an address that holds another one',
    'Rowe, T. (2014). History of the pier. https://proxy.example/login?url=https://www.oldpier.example/history.html',
    { URL: 'https://proxy.example/login?url=https://www.oldpier.example/history.html' },
  ],
])('reads %s', (_, text, item) => {
  expect(parseReference(text).item).toMatchObject(item);
});

test('a program and a fraction are no addresses', () => {
  const { item } = parseReference(
    'Okafor, Ada. Routing with node.js/express at 3.5 km/h. Fjord Press, 2019.',
  );
  expect(item).not.toHaveProperty('URL');
});

test.each([
  [
    'Portuguese',
    'SILVA, A. Rios do norte. Disponível em: https://rios.example/norte. Acesso em: 12 mar. 2023.',
  ],
  ['German', 'Berg, A. Flüsse im Norden. https://fluss.example/norden, Zugriff am 12.03.2023.'],
  ['French', 'Moreau, C. Les rivières du nord. https://rivieres.example/nord, consulté le 12 mars 2023.'],
  ['Spanish', 'Pérez, D. Ríos del norte. https://rios.example/norte (consultado el 12 de marzo de 2023).'],
  ['Swedish', 'Alm, B. Norrlands älvar. https://alvar.example/norr [Hämtad 2023-03-12].'],
  ['Chinese', '王伟. 北方的河流. https://he.example/bei 访问日期: 2023年3月12日.'],
  ['Japanese', '山田太郎「北の川」 https://kawa.example/kita 閲覧日 2023年3月12日.'],
  ['English', 'Okafor, A. Rivers of the north. https://rivers.example/north. Accessed 12 March 2023.'],
])('the day on which a page was read is no date of issue: %s', (_, text) => {
  const { accessed, issued } = parseReference(text).item;
  expect({ accessed, issued }).toEqual({ accessed: { 'date-parts': [[2023, 3, 12]] }, issued: undefined });
});
