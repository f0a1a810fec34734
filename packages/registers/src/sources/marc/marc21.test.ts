import { describe, expect, it } from 'vitest';
import { marc21Item } from './marc21.ts';
import type { MarcRecord } from './record.ts';

/** A record of fields written as libraries write them in mails: `245 10 $aTitle /$cName.` */
function record(...lines: string[]): MarcRecord {
  const fields = lines.map((line) => {
    const [, tag = '', first = ' ', second = ' ', rest = ''] = /^(\d{3}) (.)(.) (.*)$/.exec(line) ?? [];
    const subfields = rest
      .split('$')
      .filter((part) => part !== '')
      .map((part) => ({ code: part.charAt(0), value: part.slice(1).trim() }));
    return { tag, first, second, subfields };
  });
  return { leader: '00000cam a2200000 a 4500', control: {}, fields };
}

describe('a title loses its library punctuation', () => {
  it.each([
    ['245 10 $aOn the quiet,$ba comedy in two acts,', 'On the quiet: a comedy in two acts'],
    ['245 10 $aWho goes there? :$ba story /$cby A.', 'Who goes there? a story'],
    ['245 10 $aKrieg und Frieden =$bWar and peace /$cL. T.', 'Krieg und Frieden'],
    ['245 10 $aHandbook of tests.$nPart 2,$pForms /$cX.', 'Handbook of tests. Part 2: Forms'],
    [
      '245 10 $aHandbook of tests.$nPart 2,$pForms :$ba reader /$cX.',
      'Handbook of tests. Part 2: Forms: a reader',
    ],
    ['245 10 $aActive ageing$h[electronic resource] :$ba portrait /$cEurostat.', 'Active ageing: a portrait'],
    ['245 10 $aLife in the U.S. /$cX.', 'Life in the U.S.'],
    ['245 00 $kScrapbooks of views,$f1891-1894.', 'Scrapbooks of views'],
  ])('%s', (line, title) => {
    expect(marc21Item(record(line), 'x').title).toBe(title);
  });
});

describe('people are credited with what they did', () => {
  const title = (statement: string) => `245 10 $aT /$c${statement}`;
  it.each([
    ['by the main entry', [title('Jane Roe.'), '100 1  $aRoe, Jane,$d1960-'], { author: ['Roe'] }],
    ['by a relator code', [title('x'), '700 1  $aRoe, Jane$4edt'], { editor: ['Roe'] }],
    [
      'by a relator’s address',
      [title('x'), '700 1  $aRoe, Jane$4http://id.loc.gov/vocabulary/relators/trl'],
      { translator: ['Roe'] },
    ],
    ['by a relator term', [title('x'), '700 1  $aRoe, Jane,$eHerausgeberin.'], { editor: ['Roe'] }],
    [
      'by the statement of responsibility',
      [
        title(
          'Jane Roe, John Doe ; edited by Ann Poe ; translated from the French by Max Moe ; with a foreword by Zoe Noe.',
        ),
        ...['Roe, Jane', 'Doe, John', 'Poe, Ann', 'Moe, Max', 'Noe, Zoe'].map((name) => `700 1  $a${name}.`),
      ],
      { author: ['Roe', 'Doe'], editor: ['Poe'], translator: ['Moe'] },
    ],
    [
      'although the heading is romanised',
      [title('Avner Raban ; edited by M. Artsi.'), '100 1  $aRabbān, Avnēr', '700 1  $aArtzy, Michal'],
      { author: ['Rabbān'] },
    ],
    [
      'by nobody’s word, as authors',
      ['245 10 $aT', '700 1  $aRoe, Jane', '700 1  $aDoe, John'],
      { author: ['Roe', 'Doe'] },
    ],
    [
      'unless it is another work of theirs',
      [title('Jane Roe'), '100 1  $aRoe, Jane', '700 12 $aDoe, John.$tPoems.'],
      { author: ['Roe'] },
    ],
    [
      'unless it is their publisher',
      [title('Jane Roe'), '100 1  $aRoe, Jane', '710 2  $aExample Verlag$4pbl'],
      { author: ['Roe'] },
    ],
    [
      'as a body',
      ['245 10 $aPlan', '110 2  $aWorld Health Organization.'],
      { author: ['World Health Organization'] },
    ],
    [
      'as a body that issued what nobody wrote',
      ['245 00 $aPlan /$cA board.', '710 2  $aEurostat (Luxembourg)$4isb'],
      { author: ['Eurostat'] },
    ],
    [
      'as a government’s department',
      ['245 10 $aPlan', '110 1  $aUnited States.$bDept. of War.'],
      { author: ['United States. Dept. of War'] },
    ],
    [
      'by a relator term in the plural of a series’ editor, who is left out',
      [title('Jane Roe'), '100 1  $aRoe, Jane,$eauthor.', '700 1  $aPoe, Ann,$eseries editor.'],
      { author: ['Roe'] },
    ],
    [
      'as editor where the main entry is one',
      [
        title('edited by Jane Roe and John Doe.'),
        '700 1  $aRoe, Jane,$eeditor.',
        '700 1  $aDoe, John,$eeditor.',
      ],
      { editor: ['Roe', 'Doe'] },
    ],
    [
      'with two roles, as the author',
      [title('x'), '100 1  $aRoe, Jane,$eauthor,$eillustrator.'],
      { author: ['Roe'] },
    ],
    [
      'with a particle as the library enters it',
      [title('x'), '100 1  $aBeethoven, Ludwig van,$d1770-1827.'],
      { author: ['Beethoven'] },
    ],
    [
      'with a double family name',
      [title('x'), '100 1  $aGarcía Márquez, Gabriel,$d1927-2014.'],
      { author: ['García Márquez'] },
    ],
    ['under one name', ['245 10 $aIliad', '100 0  $aHomer.'], { author: ['Homer'] }],
    [
      'under a number',
      ['245 10 $aFides', '100 0  $aJohn Paul$bII,$cPope,$d1920-2005.'],
      { author: ['John Paul II'] },
    ],
    ['with church in the name', ['245 10 $aT', '100 1  $aChurch, Charlotte Press.'], { author: ['Church'] }],
  ])('%s', (_, lines, expected) => {
    const { author, editor, translator } = marc21Item(record(...lines), 'x');
    const names = Object.entries({ author, editor, translator }).flatMap(([role, list]) =>
      list === undefined ? [] : [[role, list.map(({ family, literal }) => family ?? literal)]],
    );
    expect(Object.fromEntries(names)).toEqual(expected);
  });
});

describe('an imprint is read without the marks of the library', () => {
  it.each([
    ['260    $a[San Francisco?,$c1883]', { place: 'San Francisco', year: 1883 }],
    [
      '260    $aNew York, N.Y. :$bAtlantic,$c[1957?]',
      { place: 'New York, N.Y.', publisher: 'Atlantic', year: 1957 },
    ],
    [
      '260    $aLondon :$bSeeley and Co.,$c1999 [i.e. 2000]',
      { place: 'London', publisher: 'Seeley and Co.', year: 2000 },
    ],
    ['260    $a[S.l. :$bs.n.],$cc2009.', { year: 2009 }],
    ['264  1 $a[Place of publication not identified] :$b[publisher not identified],$c[2015]', { year: 2015 }],
    ['260    $aParis :$bPlon,$cMCMXLVII.', { place: 'Paris', publisher: 'Plon', year: 1947 }],
    ['260    $aLeipzig ;$aWien :$bInsel,$c2003-2005', { place: 'Leipzig', publisher: 'Insel', year: 2003 }],
    ['260    $aLondon :$bFaber,$c[ca. 1920]', { place: 'London', publisher: 'Faber', year: 1920 }],
    ['260    $aLondon :$bFaber,$cc2004, 2006 printing', { place: 'London', publisher: 'Faber', year: 2004 }],
    [
      '260    $aOxford [England] ;$aNew York :$bOUP,$c©2011',
      { place: 'Oxford', publisher: 'OUP', year: 2011 },
    ],
    ['264  1 $aBerlin [u.a.]$bde Gruyter$c2010', { place: 'Berlin', publisher: 'de Gruyter', year: 2010 }],
  ])('%s', (line, expected) => {
    const { publisher, issued, ...item } = marc21Item(record('245 10 $aT', line), 'x');
    const said = { place: item['publisher-place'], publisher, year: issued?.['date-parts']?.[0]?.[0] };
    expect(JSON.parse(JSON.stringify(said))).toEqual(expected);
  });
});

describe('an edition and an extent say a number where there is one', () => {
  it.each([
    ['250    $a1st ed.', undefined],
    ['250    $aFirst edition.', undefined],
    ['250    $a2nd ed.', '2'],
    ['250    $a3., überarbeitete Auflage', '3'],
    ['250    $aWyd. 5 zm. i popr.', '5'],
    ['250    $aNy utg.', 'Ny utg.'],
    ['250    $a2012 ed.', '2012 ed.'],
    ['250    $aReprint.', undefined],
  ])('%s', (line, edition) => {
    expect(marc21Item(record('245 10 $aT', line), 'x').edition).toBe(edition);
  });

  it.each([
    ['300    $ax, 203 p. :', 203],
    ['300    $aXV, 629 Seiten', 629],
    ['300    $a320, 11 p.', 320],
    ['300    $a243 p., [27] leaves of plates', 243],
    ['300    $a1 Online-Ressource (XX, 412 S.)', 412],
    ['300    $a3 v. (1200 p.)', undefined],
    ['300    $a1 sound disc', undefined],
  ])('%s', (line, pages) => {
    expect(marc21Item(record('245 10 $aT', line), 'x')['number-of-pages']).toBe(pages);
  });
});

it('an ISBN of one volume in the record of a set gives the volume', () => {
  const set = record(
    '245 10 $aThe tides',
    '020    $a9780306406157$q(set)',
    '020    $a9783161484100$q(v. 2)',
    '020    $a9780140449136 (Bd. 3)',
  );
  const volumes = ['9780306406157', '9783161484100', '9780140449136'].map(
    (isbn) => marc21Item(set, isbn).volume,
  );
  expect(volumes).toEqual([undefined, '2', '3']);
});
