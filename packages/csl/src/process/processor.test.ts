import { describe, expect, it } from 'vitest';
import { LOCAL_LOCALE } from '../../conformance/local-locale.ts';
import { compileStyle, type Item, SUITE } from '../index.ts';

const NOTES = `<style class="note" version="1.0"><citation><layout suffix=".">
  <choose>
    <if position="ibid"><text term="ibid"/></if>
    <else-if position="subsequent">
      <names variable="author"><name form="short"/></names><text variable="first-reference-note-number" prefix=", see n. "/>
    </else-if>
    <else><names variable="author"><name form="short"/></names><text variable="title" prefix=", " font-style="italic"/></else>
  </choose>
</layout></citation></style>`;

const NUMBERS = `<style class="in-text" version="1.0">
  <citation collapse="citation-number"><sort><key variable="citation-number"/></sort>
    <layout prefix="[" suffix="]" delimiter=", "><text variable="citation-number"/></layout></citation>
  <bibliography second-field-align="flush"><layout>
    <text variable="citation-number" prefix="[" suffix="]"/><text variable="title"/><text variable="DOI" prefix=" https://doi.org/"/>
  </layout></bibliography></style>`;

const sortedBy = (keys: string) => NUMBERS.replace('second-field-align="flush">', `$&<sort>${keys}</sort>`);

const items: Item[] = ['Doe', 'Roe', 'Poe'].map((family, at) => ({
  id: at + 1,
  type: 'book',
  title: `Book ${at + 1}`,
  author: [{ family, given: 'J.' }],
}));

describe('a document', () => {
  it('updates citations when others are inserted, moved or removed', () => {
    const processor = compileStyle(NOTES, [LOCAL_LOCALE]).processor();
    processor.addItems(items);
    processor.insert({ id: 'a', cites: [{ id: 1 }], note: 1 });
    processor.insert({ id: 'b', cites: [{ id: 1 }], note: 2 });
    expect(processor.citations().map(({ text }) => text)).toEqual(['Doe, Book 1.', 'Ibid.']);

    processor.insert({ id: 'c', cites: [{ id: 2 }], note: 2 }, 1);
    processor.update({ id: 'b', cites: [{ id: 1 }], note: 3 });
    expect(processor.citations().map(({ text }) => text)).toEqual([
      'Doe, Book 1.',
      'Roe, Book 2.',
      'Doe, see n. 1.',
    ]);

    processor.remove('a');
    expect(processor.citations().map(({ text }) => text)).toEqual(['Roe, Book 2.', 'Doe, Book 1.']);

    processor.move('b', 0);
    expect(processor.citations().map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('numbers items in the order of citing and lists uncited items last', () => {
    const processor = compileStyle(NUMBERS, [LOCAL_LOCALE]).processor();
    processor.addItems(items);
    processor.setUncited([1]);
    processor.replace([{ id: 'a', cites: [{ id: 3 }, { id: 2 }] }]);
    expect(processor.citations()[0]?.text).toBe('[1, 2]');
    expect(processor.bibliography().map(({ text }) => text)).toEqual([
      '[1] Book 3',
      '[2] Book 2',
      '[3] Book 1',
    ]);
  });

  it('warns of unknown items and renders the others', () => {
    const processor = compileStyle(NUMBERS, [LOCAL_LOCALE]).processor();
    processor.addItems(items);
    processor.insert({ id: 'a', cites: [{ id: 1 }, { id: 'lost' }] });
    const [citation] = processor.citations();
    expect(citation?.text).toBe('[1]');
    expect(citation?.warnings).toMatchObject([{ code: 'unknown-item', id: 'lost' }]);
  });
});

describe('a style', () => {
  it('collapses three or more consecutive numbers', () => {
    const style = compileStyle(NUMBERS, [LOCAL_LOCALE]);
    const cites = items.map((item) => ({ item }));
    expect(style.citation(cites).text).toBe('[1–3]');
  });

  it.each([
    ['numbers without a sort', NUMBERS, true],
    ['numbers sorted by citation number', sortedBy('<key variable="citation-number"/>'), true],
    [
      'numbers sorted by author',
      sortedBy('<key variable="author"/><key variable="citation-number"/>'),
      false,
    ],
    ['notes', NOTES, false],
  ])('is numeric when works are numbered in the order of citing: %s', (_name, xml, isNumeric) => {
    expect(compileStyle(xml, [LOCAL_LOCALE]).isNumeric).toBe(isNumeric);
  });

  it('warns when it prints nothing for an item, and renders the others', () => {
    const style = compileStyle(
      '<style class="in-text" version="1.0"><citation><layout><text variable="title"/></layout></citation><bibliography><layout><text variable="title"/></layout></bibliography></style>',
      [LOCAL_LOCALE],
    );
    const entries = style.bibliography([{ id: 'a', type: 'book' }, ...items]);
    expect(entries[0]).toMatchObject({ html: '', warnings: [{ code: 'nothing-printed', id: 'a' }] });
    expect(entries[1]?.text).toBe('Book 1');
  });

  it('prints the text of the format, with the affixes of the layout, for a citation without output', () => {
    const style = (format?: typeof SUITE) =>
      compileStyle(
        '<style class="in-text" version="1.0"><citation><layout prefix="(" suffix=")"><text variable="title"/></layout></citation></style>',
        [LOCAL_LOCALE],
        { format },
      );
    const cites = [{ item: { id: 'a', type: 'book' } }];
    expect(style().citation(cites).html).toBe('');
    expect(style(SUITE).citation(cites).html).toBe('([CSL STYLE ERROR: reference with no printed form.])');
  });

  it('warns of unusable values and renders the others', () => {
    const style = compileStyle(NUMBERS, [LOCAL_LOCALE]);
    const item = { id: 1, type: 'book', title: 'T', author: 'Jane Doe', issued: ['x'], volume: {} };
    const [entry] = style.bibliography([item as unknown as Item]);
    expect(entry?.text).toBe('[1] T');
    expect(entry?.warnings.map(({ message }) => message)).toEqual([
      'author is not a list of names',
      'issued is not a date',
    ]);
  });

  it('links identifiers with the option `links`', () => {
    const style = compileStyle(NUMBERS, [LOCAL_LOCALE], { links: true });
    const item: Item = { id: 1, type: 'book', title: 'T', DOI: '10.1000/<x>' };
    expect(style.bibliography([item])[0]?.html).toBe(
      '[1] T <a href="https://doi.org/10.1000/%3Cx%3E">https://doi.org/10.1000/&lt;x&gt;</a>',
    );
  });

  it('renders cites without names, or names only', () => {
    const style = compileStyle(
      '<style class="in-text" version="1.0"><citation><layout prefix="(" suffix=")"><group delimiter=", "><names variable="author"><name form="short"/></names><text variable="title"/></group></layout></citation></style>',
      [LOCAL_LOCALE],
    );
    const [item] = items;
    expect(style.citation([{ item, suppressAuthor: true }]).text).toBe('(Book 1)');
    expect(style.citation([{ item, authorOnly: true }]).text).toBe('Doe');
  });
});

it('the warnings of an item do not depend on styles used before', () => {
  const odd = {
    id: 1,
    type: 'map',
    title: { main: 'A map' },
    scale: { of: 1 },
    author: 3,
  } as unknown as Item;
  const style = compileStyle(NUMBERS, [LOCAL_LOCALE]);
  const warnings = () => style.bibliography([odd])[0]?.warnings.map(({ message }) => message);
  expect(warnings()).toEqual(['author is not a list of names', 'title is not text']);
  const scales = NUMBERS.replace('variable="DOI"', 'variable="scale"');
  compileStyle(scales, [LOCAL_LOCALE]).bibliography([{ id: 2, type: 'map', scale: '1:25,000' }]);
  expect(warnings()).toEqual(['author is not a list of names', 'title is not text']);
});

describe('display blocks', () => {
  const blocks = (layout: string) =>
    compileStyle(
      `<style class="in-text" version="1.0"><citation><layout><text variable="title"/></layout></citation>
        <bibliography><layout suffix=".">${layout}</layout></bibliography></style>`,
      [LOCAL_LOCALE],
    ).bibliography([{ id: 1, type: 'book', title: 'Rivers', publisher: 'Press' }])[0];

  it.each([
    ['<text variable="title" display="block"/><text variable="publisher"/>', 'Rivers Press.'],
    ['<text variable="publisher"/><text variable="title" display="indent"/>', 'Press Rivers.'],
    [
      '<text variable="title" display="left-margin"/><text variable="publisher" display="right-inline"/>',
      'Rivers Press.',
    ],
    ['<text variable="title" display="block" suffix=" "/><text variable="publisher"/>', 'Rivers Press.'],
    ['<text variable="title" display="block"/><text variable="publisher" prefix=", "/>', 'Rivers, Press.'],
    ['<text variable="title" font-style="italic" display="block"/>', 'Rivers.'],
  ])('are separated by one space where they are not shown: %s', (layout, text) => {
    expect(blocks(layout)?.text).toBe(text);
    expect(blocks(layout)?.html.replace(/<.*?>/g, '')).toBe(text);
  });
});

const repeating = (element: string) => {
  const layout = `<layout>${element.repeat(200)}</layout>`;
  return `<style class="in-text" version="1.0"><citation disambiguate-add-year-suffix="true">${layout}</citation><bibliography>${layout}</bibliography></style>`;
};

const people = Array.from({ length: 400 }, (_, at) => ({ family: `Family ${at}`, given: 'A.' }));

describe('a style that prints too much of a work', () => {
  it.each([
    ['all of its names', '<names variable="author"><name/></names>'],
    ['its title in capitals', '<text variable="title" text-case="title"/>'],
    ['its abstract', '<text variable="abstract"/>'],
  ])('again and again, %s, is refused before it is printed', (_, element) => {
    const processor = compileStyle(repeating(element), [LOCAL_LOCALE]).processor();
    const item = {
      type: 'book',
      title: 'rivers of '.repeat(100),
      abstract: 'x'.repeat(9_000),
      author: people,
    };
    processor.addItems([1, 2].map((id) => ({ ...item, id })));
    processor.setUncited([1, 2]);
    expect(() => [...processor.read()]).toThrow('The style prints too much of these works');
  });

  it('a list of 3,000 authors is not', () => {
    const style = repeating('').replaceAll('<layout>', '<layout><names variable="author"><name/></names>');
    const processor = compileStyle(style, [LOCAL_LOCALE]).processor();
    const author = Array.from({ length: 3_000 }, (_, at) => ({ family: `Family ${at}`, given: 'A.' }));
    processor.addItems([1, 2].map((id) => ({ id, type: 'book', author })));
    processor.setUncited([1, 2]);
    expect(processor.bibliography()).toHaveLength(2);
  });

  const read = (style: string, works: Omit<Item, 'id'>[]) => {
    const processor = compileStyle(style, [LOCAL_LOCALE]).processor();
    processor.addItems(works.map((item, id) => ({ ...item, id }) as Item));
    processor.setUncited(works.map((_, id) => id));
    return processor;
  };
  const styleOf = (citation: string, attributes = '', listed = '') =>
    `<style class="in-text" version="1.0"><citation ${attributes}><layout>${citation}</layout></citation><bibliography>${listed}<layout><text variable="title"/></layout></bibliography></style>`;
  const copies = (count: number, item: object) =>
    Array.from({ length: count }, () => ({ type: 'book', title: 'Rivers', ...item }));

  it.each([
    [
      'two hundred sort keys of long titles',
      styleOf('', '', `<sort>${'<key variable="title"/>'.repeat(200)}</sort>`),
      copies(300, { title: 'rivers of '.repeat(100) }),
    ],
    [
      'long names for comparing',
      styleOf('<names variable="author"/>'.repeat(9), 'disambiguate-add-year-suffix="true"'),
      copies(20, { author: copies(900, { family: 'F'.repeat(200) }) }),
    ],
    [
      'hundreds of conditions to tell works apart',
      styleOf(
        '<choose><if disambiguate="true"><text variable="publisher"/></if></choose><text variable="title"/>'.repeat(
          300,
        ),
      ),
      copies(1_000, {}),
    ],
    [
      'a number of thousands of parts',
      styleOf('<number variable="number"/>'.repeat(200), 'disambiguate-add-year-suffix="true"'),
      copies(2, { number: '1, '.repeat(3_000) }),
    ],
  ])('is refused for %s', (_, style, works) => {
    const processor = read(style, works as Omit<Item, 'id'>[]);
    expect(() => [...processor.read()]).toThrow('The style prints too much of these works');
  });

  it('works whose many authors differ in one name each are told apart', () => {
    const names = '<names variable="author"><name form="short" et-al-min="2" et-al-use-first="1"/></names>';
    const author = (differing: number) =>
      Array.from({ length: 60 }, (_, at) => ({ family: at === differing ? 'Other' : `Family${at}` }));
    const works = Array.from({ length: 60 }, (_, at) => ({ type: 'book', author: author(at) }));
    const processor = read(styleOf(names, 'disambiguate-add-names="true"'), works);
    const texts = works.map((_, id) => processor.citation([{ id }]).text);
    expect(new Set(texts).size).toBe(60);
    expect(texts[2]).toBe('Family0, Family1, Other, et al.');
  });

  it('sort keys behind the first order works that it does not tell apart', () => {
    const keys =
      '<key variable="publisher"/><key variable="genre" sort="descending"/><key variable="title"/>';
    const work = (publisher: string, genre: string | undefined, title: string) => ({
      type: 'book',
      publisher,
      title,
      ...(genre && { genre }),
    });
    const works = [
      work('B', 'x', '1'),
      work('A', 'y', '3'),
      work('A', 'y', '2'),
      work('A', undefined, '1'),
      work('A', 'z', '4'),
      work('B', 'x', '1'),
    ];
    const processor = read(styleOf('', '', `<sort>${keys}</sort>`), works);
    expect(processor.bibliography().map(({ id }) => id)).toEqual([4, 2, 1, 3, 0, 5]);
  });
});
