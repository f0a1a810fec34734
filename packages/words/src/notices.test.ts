import { describe, expect, it } from 'vitest';
import { tellNotice } from './notices.ts';
import { tellStyleNotice } from './style-notices.ts';

describe('the sentence of a notice', () => {
  it.each([
    [{ code: 'missing-field', values: { field: 'title' } }, 'No title was found.'],
    [{ code: 'missing-field', values: { field: 'issued' } }, 'No date of publication was found.'],
    [
      { code: 'retracted', values: { by: 'register', what: 'partial-retraction' } },
      'This work has been retracted in part.',
    ],
    [
      { code: 'retracted', values: { by: 'title', what: 'withdrawal' } },
      'The publisher has marked this work as withdrawn.',
    ],
    [{ code: 'corrected', values: { what: 'corrigendum' } }, 'This work has been corrected (corrigendum).'],
    [
      { code: 'corrected', values: { what: 'notice', called: 'retraction' } },
      'This is a notice (retraction) about another work, not that work itself.',
    ],
    [
      { code: 'superseded-preprint', values: { draft: 'preprint', place: 'Nature 521, 436' } },
      'This preprint has since been published (Nature 521, 436); the published version is usually the one to cite.',
    ],
    [
      { code: 'new-edition', values: { cited: 2, later: 3, year: 2010 } },
      'Your entry cites edition 2; edition 3 came out in 2010.',
    ],
    [
      {
        code: 'predated-title',
        values: { year: 2017, earlier: 'arXiv', published: 'ICRA', publishedYear: 2019 },
      },
      '2017 is the year of an earlier version with this title (arXiv); the one in ICRA is from 2019.',
    ],
    [
      { code: 'impossible-detail', values: { what: 'pages', value: '145-132' } },
      'The pages 145-132 run backwards.',
    ],
    [
      { code: 'impossible-detail', values: { what: 'accessed', value: '2020-3-1', issued: '2020-4' } },
      'The entry was accessed (1 March 2020) before it was published (April 2020).',
    ],
    [
      { code: 'impossible-detail', values: { what: 'shared-doi', value: '10.5555/a', entry: 0 } },
      'Entry 1 has the same DOI, 10.5555/a. Two works cannot share one.',
    ],
    [
      { code: 'listed-page', values: { what: 'gone', site: 'example.org' } },
      'example.org has no page at this address any more.',
    ],
    [
      { code: 'listed-page', values: { what: 'moved', site: 'example.org', to: 'https://example.org/new' } },
      'The page has moved to https://example.org/new.',
    ],
    [
      { code: 'listed-page', values: { what: 'no-host', site: 'example.org' } },
      'There is no site example.org on the public web: it was closed, or is misspelt here.',
    ],
    [
      {
        code: 'listed-page',
        values: { what: 'changed', site: 'example.org', changed: '2024-06-04', accessed: '2019-05-03' },
      },
      'The page says that it was changed on 4 June 2024, after it was read (3 May 2019).',
    ],
    [
      {
        code: 'page-copy',
        values: {
          what: 'kept',
          archive: 'Wayback Machine',
          day: '2019-05-03',
          address: 'https://web.archive.org/web/20190503000000/https://example.org/',
        },
      },
      'A copy of 3 May 2019 is kept (Wayback Machine). https://web.archive.org/web/20190503000000/https://example.org/',
    ],
    [
      { code: 'page-copy', values: { what: 'none' } },
      'We found no copy of it in an archive of the web. Look for its new address.',
    ],
    [
      { code: 'sources-disagree', values: { among: 'registers', fields: ['title', 'issued'] } },
      'The sources disagree on the title and year.',
    ],
    [
      { code: 'sources-disagree', values: { among: 'page', fields: ['issued'], isDayLeftOut: true } },
      'The page itself gives different dates: compare them with what you see there. We left the day out, because two are given.',
    ],
    [
      {
        code: 'sources-disagree',
        values: { among: 'page and register', doi: '10.5555/a', title: 'Towns' },
      },
      'The page names the DOI 10.5555/a, which leads to another work: Towns.',
    ],
    [
      { code: 'unreadable', values: {} },
      'The details of this citation were damaged in storage. Delete it and add the work again.',
    ],
    [
      { code: 'title-page', values: { isPartial: false } },
      'We found no record of this work. These are the details on its first pages: compare each of them.',
    ],
    [
      { code: 'title-page', values: { isPartial: true } },
      'We found no record of this work yet: not every register answered. Try again later. These are the details on its first pages: compare each of them.',
    ],
    [
      { code: 'first-of-several', values: { works: 2 } },
      'The citation names 2 works. This is the first one; cite the others one by one.',
    ],
    [
      { code: 'first-of-several', values: { isQuotedFromAnother: true } },
      'The citation quotes one work from another. This is the one that was read, and the one that the list names.',
    ],
  ] as const)('%j', (notice, message) => {
    const said = structuredClone(notice) as unknown as Parameters<typeof tellNotice>[0];
    expect(tellNotice(said)).toEqual({ code: notice.code, message });
  });
});

describe('the sentence of what a style asks for', () => {
  it.each([
    [
      { field: 'issued', style: 'APA', instead: 'n.d.' },
      'No date was found, so the reference says “n.d.” (no date), as APA asks.',
    ],
    [
      { field: 'issued', style: 'Harvard', instead: 'no date' },
      'No date was found, so the reference says “no date”, as Harvard asks.',
    ],
    [
      { field: 'issued', style: 'MLA', instead: 'nothing' },
      'No date was found, so the reference goes without one, as MLA allows.',
    ],
    [
      { field: 'author', style: 'Chicago', instead: 'site' },
      'No author was found, so the reference begins with the name of the site, as Chicago asks. An organisation can be the author, too.',
    ],
    [
      { field: 'publisher-place', style: 'Chicago' },
      'The place of publication is missing, and Chicago asks for it. Look on the title page or on the back of it.',
    ],
    [
      { field: 'publisher', style: 'APA', of: 'thesis' },
      'The university is missing, and APA asks for it. It is on the title page.',
    ],
    [
      { field: 'publisher', style: 'Harvard' },
      'The publisher is missing, and Harvard asks for it. Look on the back of the title page.',
    ],
    [
      { field: 'page', style: 'APA' },
      'Page numbers are missing. APA asks for them where there are any; online journals often have none.',
    ],
  ] as const)('%j', (values, message) => {
    const fields = [values.field];
    expect(tellStyleNotice({ code: 'missing-field', values, fields })).toEqual({
      code: 'missing-field',
      message,
      fields,
    });
  });
});

it('a work that a style has in the text only is not for the list', () => {
  expect(tellStyleNotice({ code: 'cited-in-text-only', values: { style: 'APA' } })).toEqual({
    code: 'cited-in-text-only',
    message:
      'APA cites this in the text only: copy the in-text form, and leave the reference out of the list.',
  });
});

it('words that a notice is about go beside its sentence', () => {
  const fields = ['title'];
  expect(
    tellStyleNotice({ code: 'doubtful-capitals', values: { words: ['young', 'green'] }, fields }),
  ).toEqual({
    code: 'doubtful-capitals',
    message: '“young”, “green” are in small letters here. A name would keep its capital.',
    fields,
    words: ['young', 'green'],
  });
});

it('names whose order is asked about go beside the question', () => {
  const words = ['Mao Zedong', 'Bong Joon-ho'];
  const values = { words, family: 'Mao', given: 'Zedong', areMore: true };
  expect(tellNotice({ code: 'doubtful-name-order', values })).toEqual({
    code: 'doubtful-name-order',
    message:
      'Which part is the family name in “Mao Zedong”, “Bong Joon-ho” and others? We took the last word. If it is the first, write “Mao, Zedong”.',
    words,
  });
});

it('a notice that was told before is as it was', () => {
  const told = { code: 'of-a-newer-release', message: 'Something else.', url: 'https://a.example' };
  expect(tellNotice(told)).toBe(told);
});
