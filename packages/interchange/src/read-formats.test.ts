import type { Item } from '@citewright/record';
import { expect, test } from 'vitest';
import { detectFormat, readRecords } from './read.ts';

/** The items of a text whose format is detected. */
function read(text: string): (Partial<Item> | undefined)[] {
  return [...readRecords(text)].map(({ item }) => {
    if (!item) return undefined;
    const { id: _, ...fields } = item;
    return fields;
  });
}

const okafor = { family: 'Okafor', given: 'Ada' };
const berg = { family: 'Berg', given: 'Jan', 'non-dropping-particle': 'van der' };

test.each<[sentence: string, format: string, text: string, items: (Partial<Item> | undefined)[]]>([
  [
    'a record of PubMed: full names, pages written short, identifiers of kinds',
    'medline',
    `PMID- 8692918
OWN - NLM
IS  - 0027-8424 (Print)
IS  - 1091-6490 (Electronic)
VI  - 93
IP  - 14
DP  - 1996 Jul 9
TI  - The structure of salt with
      an inhibitor.
PG  - 6913-7
LID - 10.1073/pnas.93.14.6913 [doi]
FAU - van der Berg, Jan
AU  - van der Berg J
FAU - Okafor, Ada
AU  - Okafor A
CN  - River Group
TA  - J Riv
JT  - Journal of Rivers
PT  - Journal Article

PMID- 2
TI  - Towns.
DP  - 2019 Mar-Apr
AU  - Okafor AB
TA  - J Riv
LID - 1042 [pii]
`,
    [
      {
        type: 'article-journal',
        author: [berg, okafor, { literal: 'River Group' }],
        title: 'The structure of salt with an inhibitor',
        'container-title': 'Journal of Rivers',
        'container-title-short': 'J Riv',
        volume: '93',
        issue: '14',
        page: '6913-6917',
        issued: { 'date-parts': [[1996, 7, 9]] },
        PMID: '8692918',
        DOI: '10.1073/pnas.93.14.6913',
        ISSN: '0027-8424',
      },
      {
        type: 'article-journal',
        author: [{ family: 'Okafor', given: 'A. B.' }],
        title: 'Towns',
        'container-title': 'J Riv',
        issued: { 'date-parts': [[2019, 3]] },
        number: '1042',
        PMID: '2',
      },
    ],
  ],
  [
    'a thesis of ERIC, whose journal is a publisher',
    'medline',
    'OWN - ERIC\nTI  - Tests of salt\nFAU - Okafor, Ada\nJT  - ProQuest LLC\nSO  - Ph.D. Dissertation, River University\nDP  - 2021\nPT  - Dissertations/Theses - Doctoral Dissertations\n',
    [
      {
        type: 'thesis',
        author: [okafor],
        title: 'Tests of salt',
        issued: { 'date-parts': [[2021]] },
        publisher: 'River University',
      },
    ],
  ],
  [
    'EndNote’s tagged format, with an organisation that ends in a comma and a date in two fields',
    'endnote',
    `%0 Journal Article
%A Okafor, Ada
%A River Institute,
%T Salt in rivers
%J Journal of Rivers
%V 12
%N 3
%P 45-7
%D 2019
%8 May 1
%@ 1234-567X
%R doi:10.1000/a1
%U https://example.org/a

%0 Book Section
%A Jan van der Berg
%T Towns
%B Rivers and towns
%E Okafor, Ada
%I Fjord Press
%C Oslo
%D 2020
`,
    [
      {
        type: 'article-journal',
        author: [okafor, { literal: 'River Institute' }],
        title: 'Salt in rivers',
        'container-title': 'Journal of Rivers',
        volume: '12',
        issue: '3',
        page: '45-47',
        issued: { 'date-parts': [[2019, 5, 1]] },
        ISSN: '1234-567X',
        DOI: '10.1000/a1',
        URL: 'https://example.org/a',
      },
      {
        type: 'chapter',
        author: [berg],
        title: 'Towns',
        'container-title': 'Rivers and towns',
        editor: [okafor],
        publisher: 'Fjord Press',
        'publisher-place': 'Oslo',
        issued: { 'date-parts': [[2020]] },
      },
    ],
  ],
  [
    'refer’s records without types, which an empty line parts',
    'endnote',
    '%T Salt\n%A Okafor, Ada\n%I Fjord Press\n%D 1891\n\n%T Towns\n%A Okafor, Ada\n%J Journal of Rivers\n',
    [
      {
        type: 'book',
        author: [okafor],
        title: 'Salt',
        publisher: 'Fjord Press',
        issued: { 'date-parts': [[1891]] },
      },
      { type: 'article-journal', author: [okafor], title: 'Towns', 'container-title': 'Journal of Rivers' },
    ],
  ],
  [
    'EndNote’s XML, with faces of letters in a title',
    'endnote-xml',
    '<?xml version="1.0"?><xml><records><record><ref-type name="Journal Article">17</ref-type><contributors><authors><author><style face="normal">Okafor, A. B.</style></author></authors></contributors><titles><title><style face="normal">Growth of </style><style face="italic">Salmo trutta</style></title><secondary-title>J. Riv.</secondary-title></titles><periodical><full-title>Journal of Rivers</full-title></periodical><pages>943-7</pages><volume>112</volume><number>5</number><dates><year>2015</year><pub-dates><date>Mar 3</date></pub-dates></dates><electronic-resource-num>10.1000/x1</electronic-resource-num><urls><related-urls><url>https://example.org/b</url></related-urls></urls></record></records></xml>',
    [
      {
        type: 'article-journal',
        author: [{ family: 'Okafor', given: 'A. B.' }],
        title: 'Growth of <i>Salmo trutta</i>',
        'container-title': 'Journal of Rivers',
        volume: '112',
        issue: '5',
        page: '943-947',
        issued: { 'date-parts': [[2015, 3, 3]] },
        DOI: '10.1000/x1',
        URL: 'https://example.org/b',
      },
    ],
  ],
  [
    'RefWorks: names in one line, the number of pages of a thesis',
    'refworks',
    'RT Book, Section\nSR Electronic(1)\nA1 Okafor,Ada;van der Berg,Jan\nT1 Salt\nYR 2002\nSP 101\nOP 123\nA2 Okafor,Ada\nT2 Rivers\nPB Fjord Press\nPP Oslo\nSN 0306406152 (paperback)\n\nRT Dissertation\nA1 Okafor,Ada\nT1 Towns\nYR 2000\nSP 141\nPB River University\n',
    [
      {
        type: 'chapter',
        author: [okafor, berg],
        editor: [okafor],
        title: 'Salt',
        'container-title': 'Rivers',
        page: '101-123',
        issued: { 'date-parts': [[2002]] },
        publisher: 'Fjord Press',
        'publisher-place': 'Oslo',
        ISBN: '0306406152',
      },
      {
        type: 'thesis',
        author: [okafor],
        title: 'Towns',
        'number-of-pages': '141',
        issued: { 'date-parts': [[2000]] },
        publisher: 'River University',
      },
    ],
  ],
  [
    'Web of Science: one author a line, a title in capitals, a season',
    'web-of-science',
    'FN Clarivate Analytics Web of Science\nVR 1.0\nPT J\nAU Okafor, A\n   van der Berg, J\nAF Okafor, Ada\n   van der Berg, Jan\nTI Salt in\n   rivers\nSO FIDDLEHEAD\nJI Fiddlehead\nPD SPR\nPY 2011\nVL 4\nIS 247\nAR e82\nDI 10.1000/w1\nSN 0015-0630\nER\n\nEF\n',
    [
      {
        type: 'article-journal',
        author: [okafor, berg],
        title: 'Salt in rivers',
        'container-title': 'Fiddlehead',
        'container-title-short': 'Fiddlehead',
        volume: '4',
        issue: '247',
        number: 'e82',
        issued: { 'date-parts': [[2011]], season: 1 },
        DOI: '10.1000/w1',
        ISSN: '0015-0630',
      },
    ],
  ],
  [
    'Zotero’s RDF: a journal beside its article, a series inside its book, no attachments',
    'zotero-rdf',
    '<rdf:RDF xmlns:rdf="r" xmlns:z="http://www.zotero.org/namespaces/export#" xmlns:dcterms="d" xmlns:bib="b" xmlns:foaf="f" xmlns:dc="c" xmlns:prism="p" xmlns:vcard="v"><bib:Article rdf:about="#item_1"><z:itemType>journalArticle</z:itemType><dcterms:isPartOf rdf:resource="urn:issn:1234-5678"/><bib:authors><rdf:Seq><rdf:li><foaf:Person><foaf:surname>Okafor</foaf:surname><foaf:givenName>Ada</foaf:givenName></foaf:Person></rdf:li></rdf:Seq></bib:authors><dc:title>Salt</dc:title><dc:date>2019-05-01</dc:date><bib:pages>45-67</bib:pages><dc:identifier><dcterms:URI><rdf:value>https://example.org/a</rdf:value></dcterms:URI></dc:identifier></bib:Article><bib:Journal rdf:about="urn:issn:1234-5678"><prism:volume>12</prism:volume><dc:title>Journal of Rivers</dc:title><dc:identifier>DOI 10.1000/a</dc:identifier><prism:number>3</prism:number><dc:identifier>ISSN 1234-5678</dc:identifier></bib:Journal><bib:Book rdf:about="#item_2"><z:itemType>book</z:itemType><dcterms:isPartOf><bib:Series><dc:title>River Studies</dc:title></bib:Series></dcterms:isPartOf><dc:publisher><foaf:Organization><vcard:adr><vcard:Address><vcard:locality>Oslo</vcard:locality></vcard:Address></vcard:adr><foaf:name>Fjord Press</foaf:name></foaf:Organization></dc:publisher><bib:editors><rdf:Seq><rdf:li><foaf:Person><foaf:surname>River Institute</foaf:surname></foaf:Person></rdf:li></rdf:Seq></bib:editors><dc:identifier>ISBN 9780306406157</dc:identifier><dc:title>Towns</dc:title></bib:Book><z:Attachment rdf:about="#item_5"><z:itemType>attachment</z:itemType><dc:title>PDF</dc:title></z:Attachment></rdf:RDF>',
    [
      {
        type: 'article-journal',
        author: [okafor],
        title: 'Salt',
        'container-title': 'Journal of Rivers',
        volume: '12',
        issue: '3',
        page: '45-67',
        issued: { 'date-parts': [[2019, 5, 1]] },
        DOI: '10.1000/a',
        ISSN: '1234-5678',
        URL: 'https://example.org/a',
      },
      {
        type: 'book',
        editor: [{ literal: 'River Institute' }],
        title: 'Towns',
        'collection-title': 'River Studies',
        publisher: 'Fjord Press',
        'publisher-place': 'Oslo',
        ISBN: '9780306406157',
      },
    ],
  ],
  [
    'MODS: an article in its journal, years of life and dates for machines',
    'mods',
    '<modsCollection xmlns="http://www.loc.gov/mods/v3"><mods><titleInfo><nonSort>The</nonSort><title>salt</title><subTitle>a history</subTitle></titleInfo><name type="personal"><namePart>Okafor, Ada, 1848-1914</namePart></name><name type="personal"><namePart type="family">van der Berg</namePart><namePart type="given">Jan</namePart><role><roleTerm type="code">edt</roleTerm></role></name><originInfo><dateIssued>c2003</dateIssued><dateIssued encoding="marc">2003</dateIssued></originInfo><language>eng</language><relatedItem type="host"><titleInfo><title>Journal of Rivers</title></titleInfo><part><detail type="volume"><number>3</number></detail><detail type="number"><number>1</number></detail><extent unit="page"><start>53</start><end>57</end></extent></part><identifier type="issn">1531-2542</identifier></relatedItem></mods></modsCollection>',
    [
      {
        type: 'article-journal',
        author: [okafor],
        editor: [berg],
        title: 'The salt: a history',
        'container-title': 'Journal of Rivers',
        volume: '3',
        issue: '1',
        page: '53-57',
        issued: { 'date-parts': [[2003]] },
        language: 'eng',
        ISSN: '1531-2542',
      },
    ],
  ],
  [
    'the sources of Word',
    'word-sources',
    '<?xml version="1.0"?><b:Sources SelectedStyle="" xmlns:b="http://schemas.openxmlformats.org/officeDocument/2006/bibliography"><b:Source><b:Tag>Oka19</b:Tag><b:SourceType>BookSection</b:SourceType><b:Author><b:Author><b:NameList><b:Person><b:Last>Okafor</b:Last><b:First>Ada</b:First><b:Middle>B.</b:Middle></b:Person></b:NameList></b:Author><b:BookAuthor><b:Corporate>River Institute</b:Corporate></b:BookAuthor></b:Author><b:Title>Salt</b:Title><b:BookTitle>Rivers</b:BookTitle><b:Year>2019</b:Year><b:City>Oslo</b:City><b:Publisher>Fjord Press</b:Publisher><b:Pages>3-9</b:Pages></b:Source></b:Sources>',
    [
      {
        type: 'chapter',
        author: [{ family: 'Okafor', given: 'Ada B.' }],
        'container-author': [{ literal: 'River Institute' }],
        title: 'Salt',
        'container-title': 'Rivers',
        page: '3-9',
        issued: { 'date-parts': [[2019]] },
        publisher: 'Fjord Press',
        'publisher-place': 'Oslo',
        'citation-key': 'Oka19',
      },
    ],
  ],
  [
    'CITATION.cff: the citation that its authors prefer, then what they refer to',
    'cff',
    '# YAML 1.2\n---\ncff-version: 1.2.0\nmessage: Please cite\ntitle: Saltmeter\nauthors:\n  - family-names: Okafor\n    given-names: Ada\npreferred-citation:\n  type: article\n  title: Measuring salt\n  authors:\n    - family-names: Berg\n      given-names: Jan\n      name-particle: van der\n  journal: Journal of Rivers\n  year: 2020\n  month: 5\n  start: 3\n  end: 9\n  doi: 10.1000/c1\nreferences:\n  - type: software\n    title: Towns\n    authors: [{ name: River Institute }]\n    version: "1.0"\n',
    [
      {
        type: 'article-journal',
        author: [berg],
        title: 'Measuring salt',
        'container-title': 'Journal of Rivers',
        page: '3-9',
        issued: { 'date-parts': [[2020, 5]] },
        DOI: '10.1000/c1',
      },
      { type: 'software', author: [{ literal: 'River Institute' }], title: 'Towns', version: '1.0' },
    ],
  ],
  [
    'references in the head of a paper for pandoc',
    'csl-yaml',
    '---\nreferences:\n- id: a\n  type: article-journal\n  author:\n  - family: Okafor\n    given: Ada\n  - name: Jan van der Berg\n  issued: 2001-05\n  title: "Salt: in rivers"\n---\n\nThe paper: *text*\n',
    [
      {
        type: 'article-journal',
        author: [okafor, berg],
        issued: { 'date-parts': [[2001, 5]] },
        title: 'Salt: in rivers',
      },
    ],
  ],
  [
    'Hayagriva: parents say what a work is and what surrounds it',
    'hayagriva',
    'salt:\n    type: Article\n    author: ["Okafor, Ada", "van der Berg, Jan"]\n    title:\n        value: "{Salt} in rivers"\n        short: Salt\n    date: 2019-05\n    page-range: 3-9\n    serial-number:\n        doi: 10.1000/h1\n    parent:\n        type: Periodical\n        title: Journal of Rivers\n        volume: 12\ntowns:\n    type: Chapter\n    title: Towns\n    parent:\n        type: Anthology\n        title: Rivers\n        publisher: { name: Fjord Press, location: Oslo }\n        date: 2020\n',
    [
      {
        type: 'article-journal',
        author: [okafor, berg],
        title: 'Salt in rivers',
        'title-short': 'Salt',
        'container-title': 'Journal of Rivers',
        volume: '12',
        page: '3-9',
        issued: { 'date-parts': [[2019, 5]] },
        DOI: '10.1000/h1',
        'citation-key': 'salt',
      },
      {
        type: 'chapter',
        title: 'Towns',
        'container-title': 'Rivers',
        publisher: 'Fjord Press',
        'publisher-place': 'Oslo',
        issued: { 'date-parts': [[2020]] },
        'citation-key': 'towns',
      },
    ],
  ],
  [
    'a CSL-JSON file that was cut off gives what is whole, and names the rest',
    'csl-json',
    '[{"type":"book","title":["Salt"],"author":[{"name":"Okafor, Ada"}],"issued":"2001-05"},{"type":"book","title":"To',
    [{ type: 'book', title: 'Salt', author: [okafor], issued: { 'date-parts': [[2001, 5]] } }, undefined],
  ],
])('%s', (_, format, text, items) => {
  expect(detectFormat(text)).toBe(format);
  expect(read(text)).toEqual(items);
});

test.each([
  [
    'EndNote’s XML with entities that multiply',
    '<!DOCTYPE a [<!ENTITY x "y">]><xml><records><record>&x;</record></records></xml>',
  ],
  ['XML that was cut off', '<xml><records><record><titles>'],
  [
    'YAML with a bomb of aliases',
    `cff-version: 1\na: &a [x,x,x,x,x,x,x,x,x]\n${Array.from({ length: 9 }, (_, n) => `${'bcdefghij'[n]}: &${'bcdefghij'[n]} [${Array(9).fill(`*${'abcdefghi'[n]}`).join(',')}]`).join('\n')}\n`,
  ],
])('%s is refused', (_, text) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ code: 'MALFORMED' }));
});
