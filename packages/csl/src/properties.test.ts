import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateItems } from '../conformance/generate-items.ts';
import { LOCAL_LOCALE } from '../conformance/local-locale.ts';
import { compileStyle, type Item } from './index.ts';

/** A style that uses most features of CSL. */
const STYLE = `<style class="in-text" version="1.0" page-range-format="minimal" demote-non-dropping-particle="sort-only">
  <macro name="author"><names variable="author"><name and="symbol" initialize-with=". " name-as-sort-order="all"/>
    <label form="short" prefix=" (" suffix=")"/><substitute><names variable="editor translator"/><text variable="title"/></substitute></names></macro>
  <macro name="year"><choose><if variable="issued"><date variable="issued"><date-part name="year"/></date></if>
    <else><text term="no date" form="short"/></else></choose></macro>
  <citation et-al-min="3" et-al-use-first="1" disambiguate-add-names="true" disambiguate-add-givenname="true"
    disambiguate-add-year-suffix="true" collapse="year-suffix">
    <sort><key macro="author"/><key variable="issued"/></sort>
    <layout prefix="(" suffix=")" delimiter="; "><group delimiter=", "><text macro="author"/><text macro="year"/>
      <group delimiter=" "><label variable="locator" form="short"/><text variable="locator"/></group></group></layout></citation>
  <bibliography subsequent-author-substitute="———"><sort><key macro="author"/><key variable="issued" sort="descending"/><key variable="title"/></sort>
    <layout suffix="."><group delimiter=". "><text macro="author"/><text macro="year"/>
      <text variable="title" quotes="true" text-case="title"/><text variable="container-title" font-style="italic"/>
      <group delimiter=", "><text variable="volume"/><number variable="edition" form="ordinal"/>
        <group delimiter=" "><label variable="page" form="short"/><text variable="page"/></group></group>
      <text variable="publisher"/><text variable="URL"/></group></layout></bibliography></style>`;

const style = compileStyle(STYLE, [LOCAL_LOCALE], { links: true });

const text = fc.string({ unit: 'binary', maxLength: 40 });
const oddValue = fc.oneof(
  text,
  fc.constantFrom('<i>', '"', "'", '</span>', '‘’“”', '1-', '–', 'vol. ', '\u0000', '٣', '😀'),
  fc.integer(),
  fc.constant(null),
  fc.boolean(),
  fc.array(fc.anything(), { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('family', 'given', 'literal', 'raw', 'date-parts', 'season'), fc.anything(), {
    maxKeys: 4,
  }),
);
const VARIABLES = [
  'author',
  'editor',
  'translator',
  'issued',
  'title',
  'container-title',
  'volume',
  'edition',
  'page',
  'publisher',
  'URL',
  'note',
  'language',
  'type',
];
const oddItem = fc
  .tuple(fc.nat(), fc.dictionary(fc.constantFrom(...VARIABLES), oddValue, { maxKeys: 8 }))
  .map(([id, fields]) => ({ type: 'book', ...fields, id: `o${id}` }) as unknown as Item);

const TAG = /<(\/?)(i|b|sub|sup|span|a)((?: (?:class|href)="[^"<>]*")*)>/g;

/** Whether all tags are allowed and correctly nested, and everything else is escaped. */
function isWellFormed(html: string): boolean {
  const open: string[] = [];
  for (const [, slash, name = ''] of html.matchAll(TAG)) {
    if (!slash) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0 && !/[<>]/.test(html.replace(TAG, '')) && !/&(?!(?:amp|lt|gt|quot);)/.test(html);
}

const renderAll = (items: readonly Item[]) => ({
  entries: style.bibliography(items),
  citation: style.citation(
    items.map(({ id }) => ({ id, locator: '3-4' })),
    { items },
  ),
});

describe('any items', () => {
  it('never throw, and the output is well-formed', () => {
    fc.assert(
      fc.property(fc.array(oddItem, { maxLength: 5 }), (items) => {
        const { entries, citation } = renderAll(items);
        for (const { html } of [...entries, citation]) expect(isWellFormed(html), html).toBe(true);
      }),
      { numRuns: 300, seed: 20261121 },
    );
  });

  it('render even if one item is malformed', () => {
    const good = generateItems(5, 3);
    fc.assert(
      fc.property(oddItem, (odd) => {
        const entries = style.bibliography([...good, odd]);
        for (const { id } of good) expect(entries.find((entry) => entry.id === id)?.text).toBeTruthy();
      }),
      { numRuns: 150, seed: 20261121 },
    );
  });
});

describe('ordinary items', () => {
  const seeds = fc.nat({ max: 100_000 });

  it('render to the same output every time and are not changed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const items = generateItems(8, seed);
        const copy = structuredClone(items);
        expect(renderAll(items)).toEqual(renderAll(structuredClone(items)));
        expect(items).toEqual(copy);
      }),
      { numRuns: 40, seed: 20261121 },
    );
  });

  it('are sorted independently of their order', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const items = generateItems(12, seed);
        const forwards = style.bibliography(items).map(({ text: entry }) => entry);
        const backwards = style.bibliography([...items].reverse()).map(({ text: entry }) => entry);
        expect(backwards).toEqual(forwards);
      }),
      { numRuns: 40, seed: 20261121 },
    );
  });

  it('render without doubled punctuation and spaces', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { text: entry } of style.bibliography(generateItems(12, seed))) {
          expect(entry).not.toMatch(/ {2}|,,|;;|::|\.\.|\?\.|!\.| [,;]/);
        }
      }),
      { numRuns: 40, seed: 20261121 },
    );
  });
});

describe('a large collaboration', () => {
  it('prints all of 448 authors', () => {
    const author = Array.from({ length: 448 }, (_, at) => ({ family: `Family${at}`, given: 'A. B.' }));
    const [entry] = style.bibliography([{ id: 1, type: 'book', title: 'T', author }]);
    expect(entry?.text.match(/Family\d+/g)).toHaveLength(448);
  });
});
