import { describe, expect, it } from 'vitest';
import { CslError } from '../error.ts';
import { checkComplexity } from './check-complexity.ts';
import { createLocale } from './locale.ts';
import { parseLocale } from './parse-locale.ts';
import { parseStyle } from './parse-style.ts';
import { parseXml } from './xml.ts';

function errorOf(work: () => unknown): Pick<CslError, 'code' | 'place'> | undefined {
  try {
    work();
  } catch (error) {
    if (error instanceof CslError) return { code: error.code, place: error.place };
  }
  return undefined;
}

describe('parsing XML', () => {
  it('returns elements, attributes and text with decoded references', () => {
    const xml = '<?xml version="1.0"?><!-- x --><a b="1 &amp; 2"><c>&#8211;<![CDATA[<d>]]></c><e/></a>';
    expect(parseXml(xml)).toEqual({
      n: 'a',
      a: { b: '1 & 2' },
      at: '1:32',
      c: [
        { n: 'c', a: {}, c: ['–', '<d>'], at: '1:49' },
        { n: 'e', a: {}, c: [], at: '1:78' },
      ],
    });
  });

  it.each([
    ['<a>', '1:4'],
    ['<a></b>', '1:8'],
    ['<a>\n  <b c=1/></a>', '2:8'],
    ['<a b="1"', '1:9'],
    ['<a>&nope;</a>', '1:4'],
    ['', '1:1'],
    ['<a/><b/>', '1:9'],
    ['<a>&#xD800;</a>', '1:4'],
    ['<a>&#1;</a>', '1:4'],
    ['<a>'.repeat(101), '1:304'],
  ])('rejects %j at %s', (xml, place) => {
    expect(errorOf(() => parseXml(xml))).toEqual({ code: 'malformed-xml', place });
  });
});

const style = (body: string): string => `<style class="in-text" version="1.0">${body}</style>`;
const citation = (body: string): string => style(`<citation><layout>${body}</layout></citation>`);

describe('parsing a style', () => {
  it.each([
    ['<locale/>', 'not-a-style', '1:1'],
    [style('<info/>'), 'dependent-style', '1:1'],
    [style('<citation/>'), 'missing-layout', '1:38'],
    [citation('<blink/>'), 'unknown-element', '1:56'],
    [citation('<text/>'), 'missing-attribute', '1:56'],
    [citation('<text macro="none"/>'), 'unknown-macro', '1:56'],
    [citation('<text macro="constructor"/>'), 'unknown-macro', '1:56'],
    [citation('<constructor/>'), 'unknown-element', '1:56'],
  ])('%s', (xml, code, place) => {
    expect(errorOf(() => parseStyle(xml))).toEqual({ code, place });
  });

  it('rejects a macro that calls itself', () => {
    const xml = style(
      '<macro name="a"><text macro="b"/></macro><macro name="b"><text macro="a"/></macro><citation><layout><text macro="a"/></layout></citation>',
    );
    expect(errorOf(() => parseStyle(xml))?.code).toBe('recursive-macro');
  });

  it.each([
    [
      'macros that double the work in each step',
      'nodes',
      (step: number) => `<text macro="m${step}"/>`.repeat(2),
    ],
    ['the same variable again and again', 'variables', () => '<text variable="title"/>'.repeat(60)],
    ['the same people again and again', 'names', () => '<names variable="author"/>'.repeat(12)],
    [
      'titles in capitals again and again',
      'cases',
      () => '<text variable="title" text-case="title"/>'.repeat(12),
    ],
    ['long texts', 'characters', () => `<text value="${'x'.repeat(300)}"/>`],
  ])('rejects %s', (_, measure, body) => {
    const macros = Array.from(
      { length: 20 },
      (_, step) => `<macro name="m${step}">${body(step + 1)}</macro>`,
    );
    const calls = macros.map((_, step) => `<text macro="m${step}"/>`).join('');
    const tree = parseStyle(
      style(`${macros.join('')}<macro name="m20"/><citation><layout>${calls}</layout></citation>`),
    );
    expect(() => checkComplexity(tree)).toThrow(`The citation prints too many ${measure}`);
  });

  it('adds up the longest way through conditions, not all ways', () => {
    const branch = '<if type="book"><text variable="title"/></if>';
    const tree = parseStyle(citation(`<choose>${branch.repeat(2_000)}</choose>`));
    expect(() => checkComplexity(tree)).not.toThrow();
  });

  it('treats unknown attribute values as not set', () => {
    const xml = citation(
      '<text variable="title" text-case="constructor" display="up" font-style="__proto__"/><date variable="issued" form="long" date-parts="none"><date-part name="week"/></date>',
    );
    expect(parseStyle(xml).citation.layout.children).toEqual([
      { kind: 'variable', variable: 'title' },
      { kind: 'date', variable: 'issued', parts: [] },
    ]);
  });

  it('leaves out unused macros and returns plain data', () => {
    const tree = parseStyle(
      style('<macro name="a"/><citation><layout><text value="x"/></layout></citation>'),
    );
    expect(tree.macros).toEqual({});
    expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
  });
});

describe('a locale', () => {
  const english = parseLocale(
    '<locale xml:lang="en-US"><terms><term name="page"><single>page</single><multiple>pages</multiple></term><term name="ordinal">th</term><term name="ordinal-01">st</term></terms></locale>',
  );
  const override = parseLocale(
    '<locale xml:lang="en"><terms><term name="page" form="short">p.</term><term name="ordinal">.</term></terms></locale>',
  );

  it('falls back from form to form', () => {
    const locale = createLocale('en-US', [english], []);
    expect(locale.term('page', 'symbol', true)).toBe('pages');
    expect(locale.term('chapter')).toBeUndefined();
  });

  it('is overridden by the style, all ordinals together', () => {
    const locale = createLocale('en-US', [english], [override]);
    expect(locale.term('page', 'symbol')).toBe('p.');
    expect(locale.ordinal('ordinal-01', undefined)).toBeUndefined();
  });

  it('is required', () => {
    expect(errorOf(() => createLocale('en-US', [], []))?.code).toBe('no-locale');
  });
});
