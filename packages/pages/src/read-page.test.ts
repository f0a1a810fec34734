import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Item, Name } from '@citewright/record';
import { describe, expect, it } from 'vitest';
import { type PageReading, readPage } from './read-page.ts';

const fixtures = path.resolve(import.meta.dirname, 'fixtures');

/** The fields of an item that a reference prints; null for those that the page does not have. */
interface Cited {
  title: string | null;
  /** "Family, Given"; organisations and single names unchanged. */
  authors: string[] | null;
  /** An ISO date with the precision of the page. */
  date: string | null;
  /** The container (site, journal, book); for standalone works the publisher. */
  site: string | null;
  type: string | null;
}

/** What a page must be read as: the parts that its `expected.json` names, and the fields of `cited` that it names. */
interface Expected {
  /** What the page shows; without it the folder's name says it. */
  name?: string;
  url: string;
  wall?: boolean;
  /** The whole item without its id; null for a page with nothing to cite. */
  item?: object | null;
  cited?: Partial<Cited>;
  identifiers?: object;
  /** The source of each field. */
  sources?: object;
  /** The codes of the notices. */
  notices?: string[];
}

function spellName(name: Name): string {
  const family = [name['non-dropping-particle'], name.family].filter(Boolean).join(' ');
  return name.literal ?? [family, name.given].filter(Boolean).join(', ');
}

function citedOf(item: Item | undefined): Cited {
  const parts = item?.issued?.['date-parts']?.[0];
  const site = item?.['container-title'] ?? item?.publisher;
  return {
    title: item?.title === undefined ? null : String(item.title),
    authors: item?.author?.map(spellName) ?? null,
    date: parts?.map((part) => String(part).padStart(2, '0')).join('-') ?? null,
    site: site === undefined ? null : String(site),
    type: item?.type ?? null,
  };
}

/** The members of a value that another one has. */
const membersAsIn = (value: object, other: object): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name in other));

/** A reading in the shape of an `expected.json`, with the parts that it names. */
function summary({ item, wall, identifiers, evidence, notices }: PageReading, expected: Expected): object {
  const { id, ...fields } = item ?? {};
  const parts = {
    wall: wall === true,
    item: item ? fields : null,
    cited: membersAsIn(citedOf(item), expected.cited ?? {}),
    identifiers,
    sources: Object.fromEntries(Object.entries(evidence).map(([field, { source }]) => [field, source])),
    notices: notices.map(({ code }) => code),
  };
  return membersAsIn(parts, expected);
}

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const cases = foldersIn(fixtures).flatMap((group) =>
  foldersIn(path.join(fixtures, group)).map((folder) => {
    const read = (file: string) => readFileSync(path.join(fixtures, group, folder, file), 'utf8');
    const expected = JSON.parse(read('expected.json')) as Expected;
    const title = `${group.replaceAll('-', ' ')}: ${expected.name ?? folder.replaceAll('-', ' ')}`;
    return [title, expected, read('page.html')] as const;
  }),
);

describe('a page is read as its fixture says', () => {
  it.each(cases)('%s', (_, expected, html) => {
    const { name, url, ...parts } = expected;
    expect(summary(readPage({ url, html }), expected)).toEqual(parts);
  });
});

describe('a page that gives nothing to cite', () => {
  it.each([
    ['is empty', ''],
    ['has no title', '<html><body><p>Some words.</p></body></html>'],
    ['is binary rubbish', '\u0000\u0001\u0002%PDF-1.4 <<<>>>'],
  ])('has no item when it %s', (_, html) => {
    expect(readPage({ url: 'https://a.example/x', html }).item).toBeUndefined();
  });

  it('still gives the DOI in its address', () => {
    const reading = readPage({ url: 'https://a.example/doi/10.5555/ABC.1', html: '' });
    expect(reading.identifiers).toEqual({ doi: '10.5555/abc.1' });
  });
});

describe('a DOI printed near the headline', () => {
  const page = (text: string) =>
    readPage({ url: 'https://a.example/x', html: `<h1>On tides</h1><p>${text}</p>` });

  it('is offered for a look at the registry, not taken for the page’s own', () => {
    const { identifiers, item } = page('https://doi.org/10.5555/TIDES.1 Get rights');
    expect([identifiers.doi, item?.DOI]).toEqual(['10.5555/tides.1', undefined]);
  });

  it('tells nothing among others', () => {
    expect(page('doi:10.5555/1 and doi:10.5555/2').identifiers.doi).toBeUndefined();
  });
});

describe('a disagreement between sources', () => {
  it('is evidence beside the chosen value, with a notice', () => {
    const html =
      '<title>On tides</title><h1>On tides</h1><meta name="citation_author" content="Roe, Jane">' +
      '<meta name="dc.creator" content="Doe, John">';
    const { evidence, notices } = readPage({ url: 'https://a.example/x', html });
    expect(evidence.author).toEqual({
      source: 'citation_author',
      disagreements: [{ source: 'dc.creator', value: [{ family: 'Doe', given: 'John' }] }],
    });
    expect(notices.map(({ code }) => code)).toEqual(['sources-disagree']);
  });
});

describe('hostile pages', () => {
  it.each([
    ['200,000 nested elements', '<div>'.repeat(200_000)],
    ['a start tag without end', `<meta ${'a '.repeat(300_000)}`],
    ['nested JSON-LD', `<script type="application/ld+json">${'{"name":'.repeat(100_000)}</script>`],
    [
      'JSON-LD with a loop of references',
      '<script type="application/ld+json">{"@id":"a","@type":"Article","name":"X y z","isPartOf":{"@id":"a"}}</script>',
    ],
    [
      'a prototype key',
      '<script type="application/ld+json">{"@type":"Article","__proto__":{"name":"x"},"headline":"X y z"}</script>',
    ],
  ])('are read without failing: %s', (_, html) => {
    expect(() => readPage({ url: 'https://a.example/x', html })).not.toThrow();
  });
});
