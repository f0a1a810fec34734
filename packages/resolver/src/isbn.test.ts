import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createWorld, page, patientClock, type Route, status } from './world.fixture.ts';

const isbn = { kind: 'isbn', value: '9780374275631' } as const;

const xml =
  (text: string): Route =>
  (response) =>
    response.setHeader('content-type', 'text/xml').end(text);

const recorded = (path: string) =>
  xml(readFileSync(join(import.meta.dirname, '../../registers/src/fixtures', path, 'answer.xml'), 'utf8'));

const never: Route = () => undefined;

/** The least that a library can say of the book. */
const marc = (fields: string) =>
  xml(`<zs:r xmlns:zs="x"><record><leader>01142cam a22003014a 4500</leader>
    <datafield tag="020" ind1=" " ind2=" "><subfield code="a">9780374275631</subfield></datafield>${fields}</record></zs:r>`);
const field = (tag: string, subfields: Record<string, string>, indicators = '1 ') =>
  `<datafield tag="${tag}" ind1="${indicators[0]}" ind2="${indicators[1]}">${Object.entries(subfields)
    .map(([code, value]) => `<subfield code="${code}">${value}</subfield>`)
    .join('')}</datafield>`;

const edition = (fields: object): Record<string, Route> => ({
  '/openlibrary/api/books?bibkeys=ISBN:9780374275631&jscmd=details': {
    'ISBN:9780374275631': { details: { key: '/books/OL1M', title: 'Thinking, Fast and Slow', ...fields } },
  },
});

describe('a book', () => {
  it('is known by its library without waiting for the slowest catalogue', async () => {
    const world = await createWorld({
      '/loc/sru': recorded('loc/monograph'),
      '/k10plus': never,
      '/bnf': never,
      '/openlibrary': never,
    });
    const { item, record } = await world.resolver.resolve(isbn);
    expect(item).toMatchObject({
      title: 'Thinking, fast and slow',
      author: [{ family: 'Kahneman', given: 'Daniel' }],
      issued: { 'date-parts': [[2011]] },
      publisher: 'Farrar, Straus and Giroux',
    });
    expect(record).toEqual({ name: 'Library of Congress', url: 'https://lccn.loc.gov/2011027143' });
    await world.resolver.resolve(isbn);
    expect(world.asked('/loc')).toBe(1);
  });

  it('is cited from volunteers when the libraries take too long', async () => {
    const { resolver } = await createWorld({
      ...edition({}),
      '/openlibrary/api/books?bibkeys=ISBN:9780374275631&jscmd=data': {},
      '/loc': never,
      '/bnf': never,
    });
    expect((await resolver.resolve(isbn)).record?.name).toBe('Open Library');
  });

  it.each([
    ['a 502', status(502)],
    ['HTML for XML', page('<!doctype html><p>Sorry')],
    ['half an answer', xml('<zs:r xmlns:zs="x"><record>')],
    ['an entity bomb', xml('<!DOCTYPE r [<!ENTITY a "b">]><r>&a;</r>')],
    [
      'a diagnostic',
      xml('<r><diagnostics><diagnostic><message>Unsupported index</message></diagnostic></diagnostics></r>'),
    ],
  ])('is found elsewhere when a library answers with %s', async (_, route) => {
    const { resolver } = await createWorld({
      '/loc': route,
      '/k10plus/opac-de-627': marc(
        field('245', { a: 'Thinking' }, '10') + field('100', { a: 'Kahneman, Daniel' }),
      ),
    });
    expect((await resolver.resolve(isbn)).record?.name).toBe('K10plus');
  });

  it('that is only mentioned in a record of another book is not that book', async () => {
    const { resolver } = await createWorld({ '/loc/sru': recorded('loc/body-as-author') });
    await expect(resolver.resolve(isbn)).rejects.toMatchObject({ code: 'ISBN_NOT_FOUND' });
  });

  it('of Poland or Sweden is looked up in the national library too', async () => {
    const world = await createWorld({ '/bnpl/api': recorded('bnpl/monograph') });
    expect((await world.resolver.resolve({ kind: 'isbn', value: '9788301000004' })).record?.name).toBe(
      'Biblioteka Narodowa',
    );
    expect([world.asked('/bnpl'), world.asked('/libris')]).toEqual([1, 0]);
  });

  it('that no catalogue has is looked up by configured readers', async () => {
    const found = [{ itemType: 'book', title: 'Rare examples', creators: [], date: '1999' }];
    const world = await createWorld({ '/translation/search': found });
    const { item, evidence } = await world.resolver.resolve(isbn);
    expect([item.title, evidence.title?.source]).toEqual(['Rare examples', 'translation']);
    expect(world.asked('/citoid')).toBe(0);
  });
});

describe('catalogues that differ', () => {
  const title = field('245', { a: 'Essays on widgets /', c: 'edited by Ann Smith.' }, '10');
  const imprint = field('264', { a: 'London :', b: 'Example Press,', c: '2011.' }, ' 1');
  const editor = field('700', { a: 'Smith, Ann', e: 'editor.' });

  const differing = (routes: Record<string, Route>) => createWorld(routes, { clock: patientClock });

  it('do not make an editor an author as well', async () => {
    const { resolver } = await differing({
      '/loc/sru': marc(title + editor),
      ...edition({ title: 'Essays on widgets', authors: [{ name: 'Ann Smith' }], publish_date: '2011' }),
    });
    const { item, notices } = await resolver.resolve(isbn);
    expect([item.editor, item.author]).toEqual([[{ family: 'Smith', given: 'Ann' }], undefined]);
    expect(notices).toEqual([]);
  });

  it('do not put one publisher into another’s city', async () => {
    const { resolver } = await differing({
      '/loc/sru': marc(title + editor + field('264', { b: 'Example Press,' }, ' 1')),
      ...edition({ publishers: ['Widget House'], publish_places: ['New York'], publish_date: '2011' }),
    });
    const { item } = await resolver.resolve(isbn);
    expect([item.publisher, item['publisher-place']]).toEqual(['Example Press', undefined]);
  });

  it('give a notice, unless one disagrees with several', async () => {
    const one = {
      '/loc/sru': marc(title + imprint),
      ...edition({ title: 'Essays on widgets', publish_date: '1999' }),
    };
    const [code] = (await (await differing(one)).resolver.resolve(isbn)).notices;
    expect(code).toMatchObject({ code: 'sources-disagree', fields: ['issued'] });
    const several = { ...one, '/k10plus/opac-de-627': marc(title + imprint) };
    const { notices, evidence } = await (await differing(several)).resolver.resolve(isbn);
    expect(notices.filter(({ code: name }) => name === 'sources-disagree')).toEqual([]);
    expect(evidence.issued?.disagreements).toHaveLength(1);
  });
});
