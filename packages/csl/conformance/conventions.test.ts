import { describe, expect, it } from 'vitest';
import { CITEPROC_JS } from '../src/conventions/citeproc-js.ts';
import { type Conventions, compileStyle, type Item, type StyleOptions, SUITE } from '../src/index.ts';
import { LOCAL_LOCALE } from './local-locale.ts';
import { Oracle } from './oracle.ts';

const styleOf = (
  layout: string,
  attributes = '',
  citation = '<names variable="author"><name form="short"/></names>',
) => `
  <style xmlns="http://purl.org/net/xbiblio/csl" version="1.0" class="in-text" ${attributes}>
    <info><id/><title/><updated>2026-11-21T00:00:00+00:00</updated></info>
    <citation disambiguate-add-givenname="true"><layout prefix="(" suffix=")">${citation}</layout></citation>
    <bibliography><layout>${layout}</layout></bibliography>
  </style>`;

const names = (options = '') => styleOf(`<names variable="author"><name ${options}/></names>`);
const SHORT = names('initialize-with=". " name-as-sort-order="all"');
const FULL = names('initialize="false" initialize-with=". "');
const TITLE = styleOf('<text variable="title" text-case="title"/>');
const PAGE = styleOf('<label variable="page" form="short" suffix=" "/><text variable="page"/>');
const pages = (format: string) => styleOf('<text variable="page"/>', `page-range-format="${format}"`);
const SHORTEST = names('form="short"').replace('<layout><names', '<layout delimiter=", "><names');
const EDITION = styleOf('<text variable="edition" text-case="capitalize-first"/>');
const VOLUME = styleOf('<text variable="volume"/>');
const DATE = styleOf(
  '<date variable="issued"><date-part name="year"/><date-part name="month" form="numeric" prefix="/"/><date-part name="day" prefix="/"/></date>',
);
const GERMAN = styleOf('<text variable="title" quotes="true"/>').replace(
  '<citation',
  '<locale><terms><term name="open-quote">„</term><term name="close-quote">“</term><term name="open-inner-quote">‚</term>' +
    '<term name="close-inner-quote">‘</term></terms></locale><citation',
);
const ALWAYS = names('and="symbol" delimiter-precedes-last="always"');

type Fields = Omit<Partial<Item>, 'id' | 'type'>;
const entry = (style: string, fields: Fields, conventions?: StyleOptions['conventions']) =>
  compileStyle(style, [LOCAL_LOCALE], { conventions }).bibliography([{ id: 'a', type: 'book', ...fields }])[0]
    ?.text;

/** The output of citeproc-js, as text. */
const oracle = (style: string, fields: Fields): string =>
  (new Oracle(style, [{ id: 'a', type: 'book', ...fields }], () => LOCAL_LOCALE).bibliography(['a'])[0] ?? '')
    .trim()
    .replaceAll('&#38;', '&');

const doe = (given: string): Fields => ({ author: [{ family: 'Doe', given }] });

/** Our default output, and that of citeproc-js. */
type Case = [style: string, fields: Fields, ours: string, theirs: string];

const CASES: Record<keyof Conventions, Case[]> = {
  delimiterRule: [
    [ALWAYS, { author: [{ family: 'Doe' }, { literal: 'WHO' }] }, 'Doe, & WHO', 'Doe & WHO'],
    [ALWAYS, { author: [{ literal: 'WHO' }, { family: 'Doe' }] }, 'WHO, & Doe', 'WHO, & Doe'],
    [ALWAYS, { author: [{ literal: 'WHO' }, { literal: 'FAO' }] }, 'WHO & FAO', 'WHO & FAO'],
    [
      names('and="symbol" delimiter-precedes-last="never"'),
      { author: [{ family: 'Doe' }, { family: 'Roe' }, { literal: 'WHO' }] },
      'Doe, Roe & WHO',
      'Doe, Roe, & WHO',
    ],
  ],
  initializer: [
    [SHORT, doe('Jean‐Paul'), 'Doe, J.-P.', 'Doe, J.'],
    [SHORT, doe('Jean-Paul'), 'Doe, J.-P.', 'Doe, J.-P.'],
    [SHORT, doe('N.‐E.'), 'Doe, N.-E.', 'Doe, N. ‐E.'],
    [SHORT, doe('Given-3 I.'), 'Doe, G.-3 I.', 'Doe, G.-3 I.'],
    [SHORT, doe('J. -. H.'), 'Doe, J.-H.', 'Doe, J.-. H.'],
    [FULL, doe('P.-H.'), 'P.-H. Doe', 'P. H. Doe'],
    [FULL, doe('Given-3'), 'Given-3 Doe', 'Given-3. Doe'],
    [FULL, doe('Hanan Abdul –'), 'Hanan Abdul – Doe', 'Hanan Abdul –. Doe'],
  ],
  people: [
    [SHORT, { ...doe('Jane'), language: 'zh' }, 'Doe, J.', 'Doe J.'],
    [SHORT, { author: [{ family: 'De Wit ', given: 'Jan' }] }, 'De Wit, J.', 'De Wit , J.'],
  ],
  namesakes: [
    [
      SHORT,
      {
        author: [
          { family: 'Doe', given: 'John' },
          { family: 'Doe', given: 'Jane' },
        ],
      },
      'Doe, J., Doe, J.',
      'Doe, John, Doe, Jane',
    ],
    [
      SHORT,
      {
        author: [
          { family: 'Doe', given: 'John' },
          { family: 'Doe', given: 'Karl' },
        ],
      },
      'Doe, J., Doe, K.',
      'Doe, J., Doe, K.',
    ],
  ],
  titleCase: [
    [TITLE, { title: 'fitting models with lme4' }, 'Fitting Models with lme4', 'Fitting Models with Lme4'],
    [TITLE, { title: 'pages of example.com' }, 'Pages of Example.com', 'Pages of Example.Com'],
    [TITLE, { title: 'large-scale near-bed flow' }, 'Large-Scale Near-Bed Flow', 'Large-Scale near-Bed Flow'],
    [TITLE, { title: 'the near-bed flow' }, 'The Near-Bed Flow', 'The Near-Bed Flow'],
    [TITLE, { title: 'a life‐history' }, 'A Life‐History', 'A Life‐history'],
    [TITLE, { title: 'the sub‐Antarctic wave' }, 'The Sub‐Antarctic Wave', 'The sub‐Antarctic Wave'],
    [TITLE, { title: 'see https://t.co/xy' }, 'See Https://t.co/Xy', 'See Https://T.Co/Xy'],
    [TITLE, { title: 'at $s=7$ TeV and p-Pb' }, 'At $s=7$ TeV and p-Pb', 'At $s=7$ TeV and P-Pb'],
    [TITLE, { title: 'of 1?- and more' }, 'Of 1?- and More', 'Of 1?- And More'],
  ],
  field: [
    [TITLE, { title: "on 'know' responses" }, 'On “Know” Responses', 'On “know” Responses'],
    [
      TITLE,
      { title: 'review for "On ISO \'s Cost and More"' },
      'Review for “On ISO ’s Cost and More”',
      "Review for “On ISO 's Cost and More”",
    ],
    [TITLE, { title: '" A Credit to Us"' }, '" A Credit to Us"', '“ A Credit to Us”'],
  ],
  date: [
    [DATE, { issued: { raw: '2016-01-23, 10:35 am' } }, '2016/1/23', '2016/1/35'],
    [DATE, { issued: { raw: '28 septembre 2012' } }, '28 septembre 2012', '2012/9/28'],
    [DATE, { issued: { raw: '[1988]' } }, '[1988]', '1988'],
    [DATE, { issued: { raw: '1893–1894' } }, '1893–1894', '1894'],
    [DATE, { issued: { raw: '15 May 2020' } }, '2020/5/15', '2020/5/15'],
  ],
  number: [
    [PAGE, { page: '297a-297' }, 'pp. 297a–297', 'pp. 297a–2297'],
    [PAGE, { page: 'cvi-cix' }, 'pp. cvi–cix', 'p. cvi–cix'],
    [PAGE, { page: '95-107-107' }, 'pp. 95–107–107', 'pp. 95-107–107'],
    [VOLUME, { volume: 'S12-S13' }, 'S12–S13', '12–13'],
    [pages('minimal-two'), { page: '309a-310a' }, '309a–310a', '309a–10a'],
    [pages('minimal-two'), { page: '297a-297' }, '297a–297', '297a–297'],
    [pages('chicago'), { page: '309a-310a' }, '309a–310a', '309a–10'],
    [pages('chicago'), { page: 'L05-L07' }, 'L05–07', 'L05–7'],
    [pages('chicago'), { page: '25700-25704' }, '25700–25704', '25700–704'],
    [pages('chicago'), { page: '1087-1089' }, '1087–89', '1087–89'],
    [VOLUME, { volume: 'C-18' }, 'C-18', 'C–18'],
    [VOLUME, { volume: '12-13' }, '12–13', '12–13'],
  ],
  settle: [
    [DATE, { issued: { 'date-parts': [[975]] } }, '975AD', '975'],
    [DATE, { issued: { 'date-parts': [[475]] } }, '475AD', '475AD'],
  ],
  macro: [
    [
      styleOf('<text macro="title" text-case="title"/>').replace(
        '<citation',
        '<macro name="title"><text variable="title"/></macro><citation',
      ),
      { title: 'the flow' },
      'The Flow',
      'the flow',
    ],
  ],
  english: [
    [TITLE, { title: 'the flow', jurisdiction: 'US' }, 'The Flow', 'the flow'],
    [TITLE, { title: 'the flow' }, 'The Flow', 'The Flow'],
  ],
  // They need several cites: tests of their own below.
  groupsNameless: [],
  ordersSuffixes: [],
  sortText: [],
  keepsQuotes: [
    [GERMAN, { title: 'The “big” flow' }, '„The ‚big‘ flow“', '„The “big” flow“'],
    [GERMAN, { title: 'The "big" flow' }, '„The ‚big‘ flow“', '„The ‚big‘ flow“'],
  ],
  value: [
    [
      styleOf('<text variable="title" quotes="true"/><text value="."/>'),
      { title: 'Rivers' },
      '“Rivers.”',
      '“Rivers”.',
    ],
  ],
};

describe('conventions', () => {
  it.each(
    Object.entries(CASES).flatMap(([name, cases]) =>
      cases.map(([style, fields, ours, theirs]) => [
        name,
        JSON.stringify(fields),
        style,
        fields,
        ours,
        theirs,
      ]),
    ) as [keyof Conventions, string, string, Fields, string, string][],
  )('%s: %s', (name, _item, style, fields, ours, theirs) => {
    expect(entry(style, fields)).toBe(ours);
    expect(entry(style, fields, { [name]: CITEPROC_JS[name] })).toBe(theirs);
    expect(oracle(style, fields)).toBe(theirs);
  });

  it.each([
    [SHORTEST, { author: [{ given: 'Banksy' }] }, 'Banksy', undefined],
    [SHORT, { author: [{ family: 'Doe,', given: 'Jane' }] }, 'Doe, J.', 'Doe, J.'],
    [names(), { author: [{ family: 'Doe,', given: 'Jane' }] }, 'Jane Doe', 'Jane Doe,'],
    [EDITION, { edition: 'fifth edition, enlarged' }, 'Fifth edition, enlarged', 'Fifth edition, Enlarged'],
    [EDITION, { edition: 'ediţia a 2-a revizuită' }, 'Ediţia a 2-a revizuită', 'Ediţia a 2-a Revizuită'],
    [EDITION, { edition: '2' }, '2', '2'],
  ] as [string, Fields, string, string | undefined][])('together: %s %j', (style, fields, ours, theirs) => {
    expect(entry(style, fields)).toBe(ours);
    expect(entry(style, fields, CITEPROC_JS)).toBe(theirs ?? '');
    if (theirs) expect(oracle(style, fields)).toBe(theirs);
  });

  it('together: names keep leading space', () => {
    const style = names('initialize-with=". "');
    const fields = { author: [{ family: 'Doe' }, { family: 'Roe', given: ' jane' }] };
    const options = { conventions: CITEPROC_JS, format: SUITE };
    const [printed] = compileStyle(style, [LOCAL_LOCALE], options).bibliography([
      { id: 'a', type: 'book', ...fields },
    ]);
    expect(printed?.html).toBe('Doe,\u00a0 jane Roe');
    expect(oracle(style, fields)).toBe('Doe,  jane Roe');
  });

  it('`groupsNameless`: cites without names follow each other', () => {
    const style = `<style xmlns="http://purl.org/net/xbiblio/csl" version="1.0" class="in-text">
      <info><id/><title/><updated>2026-11-23T00:00:00+00:00</updated></info>
      <citation collapse="year">
        <sort><key variable="issued"/></sort>
        <layout prefix="(" suffix=")" delimiter="; "><group delimiter=" ">
          <names variable="author"><name form="short"/></names>
          <date variable="issued"><date-part name="year"/></date>
        </group></layout>
      </citation>
    </style>`;
    const issued = (year: number) => ({ issued: { 'date-parts': [[year]] } });
    const items: Item[] = [
      { id: 'a', type: 'book', title: 'Chronicle', ...issued(1480) },
      { id: 'b', type: 'book', author: [{ family: 'Roe' }], ...issued(1998) },
      { id: 'c', type: 'book', title: 'Annals', ...issued(2000) },
    ];
    const cites = items.map(({ id }) => ({ id }));
    const { groupsNameless } = CITEPROC_JS;
    const printed = (conventions: StyleOptions['conventions']) =>
      compileStyle(style, [LOCAL_LOCALE], { conventions }).citation(cites, { items }).text;
    expect(printed({})).toBe('(1480; Roe 1998; 2000)');
    expect(printed({ groupsNameless })).toBe('(1480, 2000; Roe 1998)');
    const oracle = new Oracle(style, items, () => LOCAL_LOCALE);
    expect(oracle.document([{ id: 'd', cites, note: 0 }], false)).toEqual(['(1480, 2000; Roe 1998)']);
  });

  it('`ordersSuffixes`: works of one author and year follow their suffixes', () => {
    const style = `<style xmlns="http://purl.org/net/xbiblio/csl" version="1.0" class="in-text">
      <info><id/><title/><updated>2026-11-28T00:00:00+00:00</updated></info>
      <citation collapse="year" disambiguate-add-year-suffix="true">
        <sort><key macro="year"/></sort>
        <layout prefix="(" suffix=")" delimiter="; "><group delimiter=" ">
          <names variable="author"><name form="short"/></names>
          <text macro="year"/>
        </group></layout>
      </citation>
      <bibliography><sort><key variable="title"/></sort><layout><text variable="title"/></layout></bibliography>
      <macro name="year"><date variable="issued"><date-part name="year"/></date><text variable="year-suffix"/></macro>
    </style>`;
    const items = Array.from(
      { length: 28 },
      (_, at): Item => ({
        id: `i${at}`,
        type: 'book',
        title: String(at + 10),
        author: [{ family: 'Roe' }],
        issued: { 'date-parts': [[2000]] },
      }),
    );
    const cites = ['i27', 'i1', 'i0', 'i26'].map((id) => ({ id }));
    const { ordersSuffixes } = CITEPROC_JS;
    const printed = (conventions: StyleOptions['conventions']) =>
      compileStyle(style, [LOCAL_LOCALE], { conventions }).citation(cites, { items }).text;
    expect(printed({})).toBe('(Roe 2000a, 2000b, 2000aa, 2000ab)');
    expect(printed({ ordersSuffixes })).toBe('(Roe 2000ab, 2000b, 2000a, 2000aa)');
    const oracle = new Oracle(style, items, () => LOCAL_LOCALE);
    const all = items.map(({ id }) => id);
    expect(oracle.cluster(cites, all)).toBe('(Roe 2000ab, 2000b, 2000a, 2000aa)');
  });

  it('`people` and `number` change no more without `settle`', () => {
    const { people, number } = CITEPROC_JS;
    expect(entry(SHORTEST, { author: [{ given: 'Banksy' }] }, { people })).toBe('Banksy');
    expect(entry(EDITION, { edition: 'fifth, enlarged' }, { number })).toBe('Fifth, enlarged');
  });

  it('all have cases', () => {
    expect(Object.keys(CASES).sort()).toEqual(Object.keys(CITEPROC_JS).sort());
  });

  it('do not change other output', () => {
    const fields = { ...doe('Jane Mary'), title: 'A study of rivers' };
    const style = styleOf('<names variable="author"/><text variable="title" prefix=". " text-case="title"/>');
    expect(entry(style, fields, CITEPROC_JS)).toBe(entry(style, fields));
  });
});
