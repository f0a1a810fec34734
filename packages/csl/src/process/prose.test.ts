import { describe, expect, it, test } from 'vitest';
import { LOCAL_LOCALE } from '../../conformance/local-locale.ts';
import { compileStyle, type Item } from '../index.ts';

const inText = (layout: string, bibliography = '') =>
  compileStyle(
    `<style class="in-text" version="1.0"><citation><layout ${layout}</layout></citation>${bibliography}</style>`,
    [LOCAL_LOCALE],
  );

const AUTHORS = inText(`prefix="(" suffix=")" delimiter="; "><group delimiter=", ">
  <names variable="author"><name form="short" and="symbol"/><substitute><text variable="title" font-style="italic"/></substitute></names>
  <text variable="volume"/><text variable="locator" prefix="p. "/></group>`);

const NUMBERS = inText(
  'delimiter=", "><group prefix="[" suffix="]"><text variable="citation-number"/></group>',
  `<bibliography><layout><group delimiter=", "><names variable="author"><name initialize-with=". "/></names>
  <text variable="title" quotes="true" suffix=","/><names variable="editor"/></group></layout></bibliography>`,
);

const person = (family: string) => ({ family, given: 'J.' });
const doe: Item = { id: 'doe', type: 'book', title: 'Towns', volume: 3, author: [person('Doe')] };
const two: Item = { ...doe, id: 'two', author: [person('Doe'), person('Roe')] };
const three: Item = { ...doe, id: 'three', author: [person('Doe'), person('Roe'), person('Poe')] };
const unnamed: Item = { id: 'unnamed', type: 'book', title: 'Towns', editor: [person('Doe')] };

test.each([
  ['one author', doe, 'Doe', 'Doe (3)'],
  ['two authors, joined by a word', two, 'Doe and Roe', 'Doe and Roe (3)'],
  ['a title if there are no names, and nothing in brackets', unnamed, 'Towns', 'Towns'],
])('a citation in a sentence has %s', (_what, item, alone, narrative) => {
  expect(AUTHORS.citation([{ item, authorOnly: true }]).text).toBe(alone);
  expect(AUTHORS.citation([{ item }], { narrative: true }).text).toBe(narrative);
});

test.each([
  ['names from the bibliography', two, 'Doe and Roe [1]'],
  ['the first of many names', three, 'Doe et al. [1]'],
  ['a title that precedes the names of editors', unnamed, '“Towns” [1]'],
])('a numbered citation in a sentence has %s', (_what, item, narrative) => {
  expect(NUMBERS.citation([{ item }], { narrative: true }).text).toBe(narrative);
});

describe('a citation in a sentence', () => {
  it('puts the prefix of a cite before its names, locator and suffix inside its brackets', () => {
    const cite = { item: doe, locator: '5', prefix: 'see ', suffix: ' and elsewhere' };
    expect(AUTHORS.citation([cite], { narrative: true }).text).toBe('see Doe (3, p. 5 and elsewhere)');
  });

  it('keeps the formatting of its names', () => {
    expect(AUTHORS.citation([{ item: unnamed }], { narrative: true }).html).toBe('<i>Towns</i>');
  });

  it('may have several cites', () => {
    const cites = [{ item: doe }, { item: two }];
    expect(AUTHORS.citation(cites, { narrative: true }).text).toBe('Doe (3) and Doe and Roe (3)');
    expect(AUTHORS.citation(cites.map((cite) => ({ ...cite, authorOnly: true }))).text).toBe(
      'Doe and Doe and Roe',
    );
  });

  it('names several works as a list of the language', () => {
    const cites = [{ item: doe }, { item: two }, { item: three, prefix: 'above all ' }];
    expect(AUTHORS.citation(cites, { narrative: true }).text).toBe(
      'Doe (3), Doe and Roe (3), and above all Doe, Roe, and Poe (3)',
    );
  });

  it('names an author of several works once', () => {
    const other = { ...doe, id: 'other', volume: 4 };
    const cites = [{ item: doe, locator: '5' }, { item: other }];
    expect(AUTHORS.citation(cites, { narrative: true }).text).toBe('Doe (3, p. 5, 4)');
    expect(AUTHORS.citation(cites.map((cite) => ({ ...cite, authorOnly: true }))).text).toBe('Doe');
  });

  it('has only names in note styles', () => {
    const style = compileStyle(
      `<style class="note" version="1.0"><citation><layout suffix="."><names variable="author" suffix=", "/>
      <text variable="title"/></layout></citation></style>`,
      [LOCAL_LOCALE],
    );
    expect(style.citation([{ item: doe }], { narrative: true }).text).toBe('J. Doe');
  });

  it('uses the numbers of its document', () => {
    const processor = NUMBERS.processor();
    processor.addItems([doe, two]);
    processor.insert({ id: 'a', cites: [{ id: 'doe' }] });
    processor.insert({ id: 'b', cites: [{ id: 'two' }] });
    expect(processor.citation([{ id: 'two' }], { narrative: true }).text).toBe('Doe and Roe [2]');
    expect(processor.citation([{ id: 'two' }]).text).toBe('[2]');
    expect(processor.citation([{ id: 'unknown' }], { narrative: true }).warnings).toMatchObject([
      { code: 'unknown-item', id: 'unknown' },
    ]);
  });

  it('warns when there is nothing to print', () => {
    const style = inText('><names variable="author"/>');
    expect(style.citation([{ item: unnamed }], { narrative: true }).warnings).toMatchObject([
      { code: 'nothing-printed', id: 'unnamed' },
    ]);
  });
});
