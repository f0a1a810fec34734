import type { Item } from '@citewright/csl';

/** The parts of an own style that an attack fills. */
interface StyleParts {
  citation?: string;
  bibliography?: string;
  /** Attributes of `cs:citation` and `cs:bibliography`, and their sort keys. */
  citing?: string;
  listing?: string;
  citationSort?: string;
  bibliographySort?: string;
  /** Macros and locales. */
  parts?: string;
  kind?: 'in-text' | 'note';
}

const title = '<text variable="title"/>';

function style({ citation = title, bibliography = title, ...rest }: StyleParts): string {
  const { citing = '', listing = '', citationSort = '', bibliographySort = '', parts = '' } = rest;
  return (
    `<style xmlns="http://purl.org/net/xbiblio/csl" class="${rest.kind ?? 'in-text'}" version="1.0"><info><title>S</title></info>${parts}` +
    `<citation ${citing}>${citationSort}<layout>${citation}</layout></citation>` +
    `<bibliography ${listing}>${bibliographySort}<layout>${bibliography}</layout></bibliography></style>`
  );
}

const sort = (keys: string) => `<sort>${keys}</sort>`;
const locale = (terms: string) => `<locale xml:lang="en"><terms>${terms}</terms></locale>`;
const names = (inside = '<name/>', attributes = '') =>
  `<names variable="author" ${attributes}>${inside}</names>`;

/** Macros that each call the next one so many times. */
const chain = (length: number, times: number) => {
  const steps = Array.from({ length }, (_, step) => `<text macro="m${step + 1}"/>`.repeat(times));
  return [...steps, title].map((body, step) => `<macro name="m${step}">${body}</macro>`).join('');
};

/** So many works, each with what is given beside a title of its own. */
const works = (count: number, fields: (at: number) => Partial<Item> = () => ({})): Item[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `w${at}`,
    type: 'book',
    title: `Rivers ${at}`,
    author: [{ family: 'Okafor', given: 'Ada' }],
    issued: { 'date-parts': [[2020]] },
    publisher: 'Fjord Press',
    ...fields(at),
  }));

const people = (count: number, differing = -1, letters = 4) =>
  Array.from({ length: count }, (_, at) => ({
    family: `${'F'.padEnd(letters, 'a')}${at}${at === differing ? 'x' : ''}`,
    given: 'A.',
  }));

const sameWorks = (count: number) => works(count, () => ({ title: 'Rivers' }));

/** What is printed, and what of it is costly. */
export interface CostlyPrint {
  /** The file of an own style; APA where there is none. */
  style?: () => string;
  works: () => Item[];
  /** The works as they are sent; CSL-JSON where they are not written otherwise. */
  text?: () => string;
  /** Cites the works in a paper, so many to a bracket or a note, in place of a list that is printed alone. */
  cites?: number;
}

/** Styles and works that are small to send and costly to print. */
export const costlyPrints: Readonly<Record<string, CostlyPrint>> = {
  'names of 100 people, 900 times': {
    style: () => style({ bibliography: names().repeat(900) }),
    works: () => works(100, () => ({ author: people(100) })),
  },
  'names of 100 people, 190 times': {
    style: () => style({ bibliography: names().repeat(190) }),
    works: () => works(100, () => ({ author: people(100) })),
  },
  'long names of 2,000 people, 30 times': {
    style: () =>
      style({
        citation: names().repeat(30),
        bibliography: names().repeat(30),
        citing: 'disambiguate-add-year-suffix="true"',
      }),
    works: () => works(10, () => ({ author: people(2_000, -1, 280) })),
  },
  'a title in capitals, 900 times': {
    style: () => style({ bibliography: '<text variable="title" text-case="title"/>'.repeat(900) }),
    works: () => works(100, () => ({ title: 'rivers of the north '.repeat(48) })),
  },
  'a title in capitals, 190 times': {
    style: () => style({ bibliography: '<text variable="title" text-case="title"/>'.repeat(190) }),
    works: () => works(2_000, () => ({ title: 'rivers of the north '.repeat(48) })),
  },
  'conditions inside each other': {
    style: () =>
      style({
        bibliography: `${'<choose><if type="book">'.repeat(45)}${title}${'</if></choose>'.repeat(45)}`.repeat(
          85,
        ),
      }),
    works: () => works(5_000),
  },
  'macros that double the work': {
    style: () =>
      style({ citation: '<text macro="m0"/>', bibliography: '<text macro="m0"/>', parts: chain(60, 2) }),
    works: () => works(10),
  },
  'macros that double the work, as far as a style may': {
    style: () =>
      style({ citation: '<text macro="m0"/>', bibliography: '<text macro="m0"/>', parts: chain(9, 2) }),
    works: () => works(2_000, () => ({ title: 'Rivers '.repeat(100) })),
  },
  'nothing, by eight thousand elements': {
    style: () =>
      style({
        citation: '<text variable="genre"/>'.repeat(990) + '<group><text term="zz"/></group>'.repeat(1_500),
        citing: 'disambiguate-add-year-suffix="true" disambiguate-add-names="true"',
        bibliography: '<group><text term="zz"/></group>'.repeat(1_900) + title,
      }),
    works: () => sameWorks(5_000),
  },
  'conditions to tell works apart': {
    style: () =>
      style({
        citation:
          '<choose><if disambiguate="true"><text variable="publisher"/></if><else><text variable="title"/></else></choose>'.repeat(
            300,
          ),
      }),
    works: () => sameWorks(2_000),
  },
  'conditions to tell works apart that have long titles': {
    style: () =>
      style({
        citation:
          '<choose><if disambiguate="true"><text variable="publisher"/></if><else><text variable="title"/></else></choose>'.repeat(
            40,
          ),
      }),
    works: () => works(2_000, () => ({ title: 'Rivers '.repeat(140) })),
  },
  'two hundred sort keys': {
    style: () => style({ bibliographySort: sort('<key variable="title"/>'.repeat(200)) }),
    works: () => works(5_000, () => ({ title: 'Rivers '.repeat(140), author: [] })),
  },
  'seven thousand sort keys': {
    style: () => style({ bibliographySort: sort('<key variable="title"/>'.repeat(7_000)) }),
    works: () => works(1_000, () => ({ title: 'Rivers '.repeat(140), author: [] })),
  },
  'sort keys of abstracts and names': {
    style: () =>
      style({ bibliographySort: sort('<key variable="abstract"/><key variable="author"/>'.repeat(100)) }),
    works: () => works(900, () => ({ abstract: 'Rivers, ô '.repeat(999), author: people(20) })),
  },
  'sort keys in citations': {
    style: () => style({ citationSort: sort('<key variable="title"/>'.repeat(500)) }),
    works: () => works(1_000, () => ({ title: 'Rivers '.repeat(140) })),
    cites: 1_000,
  },
  'one list of 1,000 people': { works: () => works(1, () => ({ author: people(1_000) })) },
  'one list of 3,000 people': { works: () => works(1, () => ({ author: people(3_000) })) },
  'one list of 20,000 people': { works: () => works(1, () => ({ author: people(20_000) })) },
  'lists of 3,000 people': { works: () => works(100, () => ({ author: people(3_000) })) },
  'people who differ in one name each': {
    works: () => works(500, (at) => ({ title: 'Rivers', author: people(500, at) })),
  },
  'people who differ in one name each, all names compared': {
    style: () =>
      style({
        citation: `${names('<name form="short" et-al-min="2" et-al-use-first="1" initialize-with="."/>')}<date variable="issued"><date-part name="year"/></date>`,
        citing:
          'disambiguate-add-names="true" disambiguate-add-givenname="true" givenname-disambiguation-rule="by-cite"',
      }),
    works: () => works(200, (at) => ({ title: 'Rivers', author: people(1_400, at) })),
  },
  'fields of a megabyte': {
    works: () =>
      works(9, () => ({
        title: 'Rivers '.repeat(50_000),
        abstract: 'x'.repeat(300_000),
        note: 'a:b\n'.repeat(80_000),
        author: [{ literal: 'x'.repeat(100_000) }],
      })),
  },
  'a note of fields': { works: () => works(900, () => ({ note: '{:title: x}'.repeat(900) })) },
  'abstracts, 900 times': {
    style: () => style({ bibliography: '<text variable="abstract"/>'.repeat(900) }),
    works: () => works(900, () => ({ abstract: '<&>"'.repeat(2_400) })),
  },
  'abstracts in citations that are compared': {
    style: () =>
      style({
        citation: '<text variable="abstract"/>'.repeat(14),
        citing: 'disambiguate-add-year-suffix="true"',
      }),
    works: () => works(1_000, () => ({ abstract: 'Rivers of th'.repeat(800) })),
  },
  'substitutes of substitutes': {
    style: () =>
      style({
        bibliography:
          `<names variable="translator"><name/><substitute>${'<names variable="editor"/>'.repeat(150)}<text macro="m0"/></substitute></names>`.repeat(
            9,
          ),
        parts: chain(6, 2),
      }),
    works: () => works(5_000),
  },
  'authors replaced one by one': {
    style: () =>
      style({
        bibliography: names(),
        listing: 'subsequent-author-substitute="-" subsequent-author-substitute-rule="partial-each"',
      }),
    works: () => works(90, () => ({ author: people(3_000) })),
  },
  'letters of 5,000 works of one author and year': { works: () => sameWorks(5_000) },
  'one bracket of 1,000 works of one author': { works: () => sameWorks(1_000), cites: 1_000 },
  'one bracket of 1,000 works, collapsed': {
    style: () =>
      style({
        citation: `${names('<name form="short"/>')}<date variable="issued" prefix=" "><date-part name="year"/></date>`,
        citing: 'collapse="year-suffix-ranged" disambiguate-add-year-suffix="true" cite-group-delimiter=", "',
      }),
    works: () => sameWorks(1_000),
    cites: 1_000,
  },
  'positions of cites in notes': {
    style: () =>
      style({
        kind: 'note',
        citing: 'near-note-distance="20000"',
        citation: `<choose><if position="ibid"><text term="ibid"/></if><else-if position="near-note">${title}</else-if><else>${names()}</else></choose>`,
      }),
    works: () => works(1_000),
    cites: 1,
  },
  'a locale of thousands of terms': {
    style: () =>
      style({
        parts: locale(
          Array.from(
            { length: 3_500 },
            (_, at) =>
              `<term name="t${at}">x</term><term name="ordinal-${String(at % 100).padStart(2, '0')}">x</term>`,
          ).join(''),
        ),
        bibliography: `${Array.from({ length: 900 }, (_, at) => `<text term="t${at}"/>`).join('')}<number variable="edition" form="ordinal"/>`,
      }),
    works: () => works(2_000, (at) => ({ edition: String(at) })),
  },
  'a term of 490 characters, 7,000 times': {
    style: () =>
      style({
        parts: locale(`<term name="and others">${'x'.repeat(490)}</term>`),
        citation: '<text term="and others"/>'.repeat(3_500),
        bibliography: '<text term="and others"/>'.repeat(3_500),
        citing: 'disambiguate-add-year-suffix="true"',
      }),
    works: () => works(100),
  },
  'a long sign between 3,000 people': {
    style: () => style({ bibliography: names(`<name delimiter="${'x'.repeat(490)}"/>`) }),
    works: () => works(9, () => ({ author: people(3_000) })),
  },
  'a long sign after each of 3,000 people': {
    style: () =>
      style({
        bibliography: names(
          `<name initialize-with="${'x'.repeat(490)}" sort-separator="${'y'.repeat(490)}" name-as-sort-order="all"><name-part name="family" prefix="${'z'.repeat(490)}"/></name>`,
        ),
      }),
    works: () => works(3, () => ({ author: people(3_000) })),
  },
  'a long label and a long month': {
    style: () =>
      style({
        parts: locale(
          `<term name="page">${'p'.repeat(490)}</term><term name="month-01">${'m'.repeat(490)}</term>`,
        ),
        bibliography:
          '<label variable="page"/><date variable="issued"><date-part name="month"/></date>'.repeat(490),
      }),
    works: () => works(100, () => ({ issued: { 'date-parts': [[2020, 1]] }, page: '1-2' })),
  },
  'an affix like an expression': {
    style: () => style({ bibliography: `<text variable="title" prefix="${'(a+)+$'.repeat(80)}"/>` }),
    works: () => works(5_000),
  },
  'an affix of punctuation': {
    style: () =>
      style({
        bibliography: `<text variable="title" prefix="${'.,;:!?'.repeat(80)}" suffix="${'. '.repeat(150)}"/>`,
      }),
    works: () => works(5_000),
  },
  'quotation marks inside each other': {
    style: () =>
      style({
        bibliography: `${'<group quotes="true">'.repeat(90)}${title}${'</group>'.repeat(90)}`.repeat(50),
      }),
    works: () => works(2_000, () => ({ title: '“'.repeat(300) })),
  },
  'markup inside itself': {
    style: () => style({ bibliography: title.repeat(90) }),
    works: () => works(1_000, () => ({ title: `${'<i>'.repeat(90)}x${'</i>'.repeat(90)}` })),
  },
  'numbers of a page range': {
    style: () => style({ bibliography: '<text variable="page"/>'.repeat(900) }),
    works: () => works(500, () => ({ page: '1-2, '.repeat(1_900) })),
  },
};
