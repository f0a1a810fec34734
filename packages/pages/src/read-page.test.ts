import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type PageReading, readPage } from './read-page.ts';

const fixtures = path.resolve(import.meta.dirname, 'fixtures');

function readFixture(name: string): { expected: object; url: string; html: string } {
  const expected = JSON.parse(readFileSync(path.join(fixtures, name, 'expected.json'), 'utf8')) as {
    url: string;
  };
  return { expected, url: expected.url, html: readFileSync(path.join(fixtures, name, 'page.html'), 'utf8') };
}

/** A reading in the shape of `expected.json`: the item without its id, the source of each field, the notices' codes. */
function summary(url: string, { item, wall, identifiers, evidence, notices }: PageReading): object {
  const { id, ...fields } = item ?? {};
  const sources = Object.fromEntries(Object.entries(evidence).map(([field, { source }]) => [field, source]));
  return {
    url,
    ...(wall && { wall }),
    ...(item && { item: fields }),
    identifiers,
    ...(item && { sources }),
    notices: notices.map(({ code }) => code),
  };
}

describe('a page is read as its fixture says', () => {
  it.each(readdirSync(fixtures))('%s', (name) => {
    const { expected, url, html } = readFixture(name);
    expect(summary(url, readPage({ url, html }))).toEqual(expected);
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
