import type { Item } from '@citewright/record';
import { expect, test } from 'vitest';
import { detectFormat, readRecords } from '../read.ts';
import { isUnknownTable } from './read.ts';

const okafor = { family: 'Okafor', given: 'Ada' };
const berg = { family: 'Berg', given: 'Jan' };
const rivers: Partial<Item> = {
  type: 'article-journal',
  author: [okafor, berg],
  title: 'The growth of rivers',
  'container-title': 'River Studies',
  issued: { 'date-parts': [[2019]] },
};

function read(text: string): (Partial<Item> | undefined)[] {
  return [...readRecords(text)].map(({ item }) => {
    if (!item) return undefined;
    const { id: _, ...fields } = item;
    return fields;
  });
}

test.each<[sentence: string, text: string, items: (Partial<Item> | undefined)[]]>([
  [
    'English titles',
    'Title,Author,Year,Journal\nThe growth of rivers,"Okafor, Ada; Berg, Jan",2019,River Studies\n',
    [rivers],
  ],
  [
    'German titles and semicolons, as Excel writes them there',
    'Autoren;Titel;Jahr;Zeitschrift\r\n"Okafor, Ada; Berg, Jan";The growth of rivers;2019;River Studies\r\n',
    [rivers],
  ],
  [
    'French titles and tabs',
    'Auteurs\tTitre\tAnnée\tRevue\nOkafor, Ada; Berg, Jan\tThe growth of rivers\t2019\tRiver Studies\n',
    [rivers],
  ],
  [
    'Spanish titles with accents',
    'Título,Autores,Año de publicación,Revista\nThe growth of rivers,Ada Okafor and Jan Berg,2019,River Studies',
    [rivers],
  ],
  [
    'Italian titles',
    'Titolo;Autori;Anno;Rivista\nThe growth of rivers;Okafor, Ada; 2019;River Studies\n',
    [{ ...rivers, author: [okafor] }],
  ],
  [
    'Portuguese titles and a line that tells the separator',
    'sep=;\nTítulo;Autor;Ano;Revista;DOI\nThe growth of rivers;Okafor, Ada, Jan Berg;2019;River Studies;https://doi.org/10.1000/r1\n',
    [{ ...rivers, DOI: '10.1000/r1' }],
  ],
  [
    'Dutch titles',
    'Titel,Auteur,Jaar,Tijdschrift,Pagina’s\nThe growth of rivers,Ada Okafor & Jan Berg,2019,River Studies,45-7',
    [{ ...rivers, page: '45-47' }],
  ],
  [
    'what Zotero exports',
    '"Key","Item Type","Publication Year","Author","Title","Publication Title","ISBN","ISSN","DOI","Url","Date","Date Added","Access Date","Pages","Issue","Volume","Publisher","Place"\n' +
      '"AB12","journalArticle","2019","Okafor, Ada; Berg, Jan","The growth of ""wild"" rivers","River Studies","","1234-5678","10.1000/r1","https://river.example/1","2019-05-03","2020-01-01","2020-01-02","45–67","2","12","",""\n' +
      '"CD34","book","2014","Berg, Jan","Towns","","9780306406157","","","","2014","","","","","","Fjord Press","Oslo"\n',
    [
      {
        ...rivers,
        title: 'The growth of "wild" rivers',
        issued: { 'date-parts': [[2019, 5, 3]] },
        accessed: { 'date-parts': [[2020, 1, 2]] },
        volume: '12',
        issue: '2',
        page: '45-67',
        ISSN: '1234-5678',
        DOI: '10.1000/r1',
        URL: 'https://river.example/1',
        'citation-key': 'AB12',
      },
      {
        type: 'book',
        author: [berg],
        title: 'Towns',
        issued: { 'date-parts': [[2014]] },
        publisher: 'Fjord Press',
        'publisher-place': 'Oslo',
        ISBN: '9780306406157',
        'citation-key': 'CD34',
      },
    ],
  ],
  [
    'what Scopus exports, with pages in two columns and a database in "Source"',
    'Authors,Title,Year,Source title,Volume,Issue,Art. No.,Page start,Page end,DOI,Link,Document Type,Source\n' +
      '"Okafor A., Berg J.",The growth of rivers,2019,River Studies,12,2,,45,67,10.1000/r1,https://www.scopus.com/1,Article,Scopus\n',
    [
      {
        ...rivers,
        author: [
          { family: 'Okafor', given: 'A.' },
          { family: 'Berg', given: 'J.' },
        ],
        volume: '12',
        issue: '2',
        page: '45-67',
        DOI: '10.1000/r1',
        URL: 'https://www.scopus.com/1',
      },
    ],
  ],
  [
    'a page, a chapter and a thesis; a title in two lines; an empty row',
    'title,author,year,book title,isbn,url,type\n"Rivers\nand towns",Ada Okafor,2020,,,https://a.example/1,\n,,,,,,\nSalt,Jan Berg,2011,Of salt,9780306406157,,\nTowns,Jan Berg,2012,,,,Tesis\n',
    [
      {
        type: 'webpage',
        author: [okafor],
        title: 'Rivers and towns',
        issued: { 'date-parts': [[2020]] },
        URL: 'https://a.example/1',
      },
      {
        type: 'chapter',
        author: [berg],
        title: 'Salt',
        issued: { 'date-parts': [[2011]] },
        'container-title': 'Of salt',
        ISBN: '9780306406157',
      },
      { type: 'thesis', author: [berg], title: 'Towns', issued: { 'date-parts': [[2012]] } },
    ],
  ],
  [
    'a row out of step, which is not read, and a quotation mark that is never closed',
    'title,year\nRed, white and blue,2001\n"Salt,2002\nTowns,2003\n',
    [
      undefined,
      { type: 'document', title: '"Salt', issued: { 'date-parts': [[2002]] } },
      { type: 'document', title: 'Towns', issued: { 'date-parts': [[2003]] } },
    ],
  ],
])('reads a table with %s', (_, text, items) => {
  expect(detectFormat(text)).toBe('table');
  expect(read(text)).toEqual(items);
});

test.each([
  ['Otsikko,Tekijä,Vuosi,Lehti\nA,B,2001,C\nD,E,2002,F\n', true],
  ['Otsikko\tTekijä\nA\tB\nC\tD\n', true],
  ['Otsikko,Tekijä,Vuosi,Lehti\nA,B\n', false],
  ['Okafor, A. (2019). Rivers.\nBerg, J. (2014). Towns.\nBerg, J. (2015). Salt.', false],
  ['red, white, and blue\nhere, there, and gone\none, two, and three', false],
  ['10.1000/1,10.1000/2,10.1000/3,10.1000/4\n10.1000/1,a,b,c\n10.1000/1,a,b,c', false],
])('%j: is it a table of unknown columns?', (text, answer) => {
  expect(detectFormat(text)).toBeUndefined();
  expect(isUnknownTable(text)).toBe(answer);
});

test('a hostile table of quotation marks and separators is read in linear time', () => {
  const row = `${'"a,'.repeat(10)}\n`;
  expect(read(`title,year\n${row.repeat(20_000)}`)).toEqual(new Array(20_000).fill(undefined));
});
