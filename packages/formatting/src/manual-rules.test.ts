import type { Item } from '@citewright/csl';
import { expect, test } from 'vitest';
import { formatReference } from './reference.ts';

const issued = { 'date-parts': [[1999]] };
const author = [{ family: 'Reed', given: 'Ann' }];

const published = (publisher: string): Item => ({
  id: 'x',
  type: 'book',
  title: 'Rivers',
  author,
  publisher,
  issued,
});

const article: Item = {
  id: 'x',
  type: 'article-journal',
  title: 'Rivers',
  author,
  issued,
  'container-title': 'PLOS ONE',
  volume: '6',
  issue: '2',
};

const page: Item = {
  id: 'x',
  type: 'webpage',
  title: 'Rivers',
  author,
  issued,
  'container-title': 'NobelPrize.org',
  URL: 'https://example.org/',
};

const copied: Item = {
  ...page,
  accessed: { 'date-parts': [[2026, 11, 27]] },
  archive: 'Wayback Machine',
  archive_location: 'https://web.archive.org/web/20150302000000/https://example.org/',
};

const paper: Item = {
  id: 'x',
  type: 'paper-conference',
  title: 'Rivers',
  author,
  issued,
  'container-title': 'Proc. Rivers',
  page: '1-9',
  publisher: 'Springer',
  DOI: '10.1000/5',
};

const cases: [what: string, style: string, item: Item, expected: string][] = [
  [
    'APA gives the address of a copy, without a date of retrieval',
    'apa',
    copied,
    'Reed, A. (1999). Rivers. NobelPrize.org. https://web.archive.org/web/20150302000000/https://example.org/',
  ],
  [
    'MLA names the archive of a copy as the second container',
    'mla',
    copied,
    'Reed, Ann. “Rivers.” NobelPrize.org, 1999. Wayback Machine, web.archive.org/web/20150302000000/https://example.org/.',
  ],
  [
    'Chicago dates a copy',
    'chicago',
    copied,
    'Reed, Ann. “Rivers.” NobelPrize.org, 1999. Archived March 2, 2015, at the Wayback Machine. https://web.archive.org/web/20150302000000/https://example.org/.',
  ],
  [
    'Chicago gives no date for a copy whose address names none',
    'chicago',
    { ...copied, archive_location: 'https://web.archive.org/web/2015/https://example.org/' },
    'Reed, Ann. “Rivers.” NobelPrize.org, 1999. https://web.archive.org/web/2015/https://example.org/.',
  ],
  [
    'Harvard gives the address of a copy, and when it was read',
    'harvard',
    copied,
    'Reed, A. (1999) Rivers. Available at: https://web.archive.org/web/20150302000000/https://example.org/ (Accessed: 27 November 2026).',
  ],
  [
    'IEEE gives the address of a copy, and when it was read',
    'ieee',
    copied,
    '[1] A. Reed. “Rivers.” NobelPrize.org. Accessed: Nov. 27, 2026. [Online]. Available: https://web.archive.org/web/20150302000000/https://example.org/',
  ],
  [
    'a style of the catalogue gives the address of a copy',
    'vancouver',
    copied,
    '1. Reed A. NobelPrize.org [Internet]. 1999 [cited 2026 Nov 27]. Rivers. Available from: https://web.archive.org/web/20150302000000/https://example.org/',
  ],
  [
    'a page of another archive is no copy',
    'mla',
    { ...copied, archive: 'City Archive', archive_location: 'https://archive.example.org/boxes/4.html' },
    'Reed, Ann. “Rivers.” NobelPrize.org, 1999. City Archive, example.org/.',
  ],
  [
    'a shelf of another archive is no address',
    'mla',
    { ...copied, archive: 'City Archive', archive_location: 'Box 4' },
    'Reed, Ann. “Rivers.” NobelPrize.org, 1999. City Archive, example.org/.',
  ],
  [
    'MLA shortens a university press',
    'mla',
    published('Yale University Press'),
    'Reed, Ann. Rivers. Yale UP, 1999.',
  ],
  [
    'MLA shortens both words where they stand apart',
    'mla',
    published('University of Chicago Press'),
    'Reed, Ann. Rivers. U of Chicago P, 1999.',
  ],
  [
    'MLA shortens an academic press that is not called a university, and its article',
    'mla',
    published('The MIT Press'),
    'Reed, Ann. Rivers. MIT P, 1999.',
  ],
  [
    'MLA leaves any other press as it is',
    'mla',
    published('Fjord Press'),
    'Reed, Ann. Rivers. Fjord Press, 1999.',
  ],
  [
    'APA leaves a university press as it is',
    'apa',
    published('Yale University Press'),
    'Reed, A. (1999). Rivers. Yale University Press.',
  ],
  [
    'APA writes "data set" in two words',
    'apa',
    { ...published('Zenodo'), type: 'dataset' },
    'Reed, A. (1999). Rivers [Data set]. Zenodo.',
  ],
  [
    'Chicago sets a report as a book, its number in the place of a series',
    'chicago',
    { ...published('HMSO'), type: 'report', number: 'Cmd. 6404', 'publisher-place': 'London' },
    'Reed, Ann. Rivers. Cmd. 6404. London: HMSO, 1999.',
  ],
  [
    'Chicago names the kind of a report with its number',
    'chicago',
    { ...published('NOAA'), type: 'report', genre: 'Technical Report', number: '23' },
    'Reed, Ann. Rivers. Technical Report 23. NOAA, 1999.',
  ],
  [
    'Chicago sets a working paper as a thesis',
    'chicago',
    { ...published('NBER'), type: 'report', genre: 'Working Paper' },
    'Reed, Ann. “Rivers.” Working paper, NBER, 1999.',
  ],
  [
    'Chicago puts the number of an article in the place of its pages',
    'chicago',
    { ...article, number: 'e12345' },
    'Reed, Ann. “Rivers.” PLOS ONE 6, no. 2 (1999): e12345.',
  ],
  [
    'Chicago calls a bare number the number of an article',
    'chicago',
    { ...article, number: '1135' },
    'Reed, Ann. “Rivers.” PLOS ONE 6, no. 2 (1999): Article 1135.',
  ],
  [
    'Harvard has the number of an article where there are no pages',
    'harvard',
    { ...article, number: '1135' },
    'Reed, A. (1999) ‘Rivers’, PLOS ONE, 6(2), article 1135.',
  ],
  [
    'Harvard does not call an article a preprint that has no volume yet',
    'harvard',
    { id: 'x', type: 'article-journal', title: 'Rivers', author, issued, 'container-title': 'PLOS ONE' },
    'Reed, A. (1999) ‘Rivers’, PLOS ONE.',
  ],
  [
    'Harvard sets the archive of a preprint as a journal',
    'harvard',
    { ...published('arXiv'), type: 'article' },
    'Reed, A. (1999) ‘Rivers’, arXiv [Preprint].',
  ],
  [
    'Harvard does not repeat an author as the name of the site',
    'harvard',
    { ...page, author: [{ literal: 'NobelPrize.org' }] },
    'NobelPrize.org (1999) Rivers. Available at: https://example.org/.',
  ],
  [
    'Chicago does not repeat an author as the name of the site',
    'chicago',
    { ...page, author: [{ literal: 'NobelPrize.org' }] },
    'NobelPrize.org. “Rivers.” 1999. https://example.org/.',
  ],
  [
    'APA leaves the letters of an address as they are',
    'apa',
    page,
    'Reed, A. (1999). Rivers. NobelPrize.org. https://example.org/',
  ],
  [
    'APA has the number of a preprint in brackets, and not its kind',
    'apa',
    { ...published('arXiv'), type: 'article', genre: 'Preprint', number: 'arXiv:2101.00001' },
    'Reed, A. (1999). Rivers (arXiv:2101.00001). arXiv.',
  ],
  [
    'APA writes "Version" before a number',
    'apa',
    { ...published('RivCo'), type: 'software', version: '2.1' },
    'Reed, A. (1999). Rivers (Version 2.1) [Computer software]. RivCo.',
  ],
  [
    'APA calls a version that has a name by it',
    'apa',
    { ...published('RivCo'), type: 'software', version: 'GPT-4o' },
    'Reed, A. (1999). Rivers (GPT-4o) [Computer software]. RivCo.',
  ],
  [
    'IEEE gives the volume of proceedings in no series, and the DOI after a comma',
    'ieee',
    { ...paper, volume: '12' },
    '[1] A. Reed, “Rivers,” in Proc. Rivers, vol. 12, 1999, pp. 1–9, doi: 10.1000/5.',
  ],
  [
    'IEEE names the archive of a preprint once',
    'ieee',
    { ...published('arXiv'), type: 'article', number: 'arXiv:2101.00001' },
    '[1] A. Reed, “Rivers,” 1999, arXiv:2101.00001.',
  ],
  [
    'IEEE counts a series of proceedings in volumes',
    'ieee',
    { ...paper, 'collection-title': 'Lecture Notes in Rivers', 'collection-number': '1205' },
    '[1] A. Reed, “Rivers,” in Proc. Rivers, in Lecture Notes in Rivers, vol. 1205, 1999, pp. 1–9, doi: 10.1000/5.',
  ],
  [
    'IEEE writes days without a zero before them',
    'ieee',
    { ...page, accessed: { 'date-parts': [[2026, 5, 6]] } },
    '[1] A. Reed. “Rivers.” NobelPrize.org. Accessed: May 6, 2026. [Online]. Available: https://example.org/',
  ],
  [
    'IEEE sets books in headline capitals',
    'ieee',
    { ...published('Springer'), title: 'The rivers of the old world' },
    '[1] A. Reed, The Rivers of the Old World. Springer, 1999.',
  ],
  [
    'a Turkish title has no English capitals, nor has its journal',
    'chicago',
    { ...article, title: 'Nehirler üzerine bir araştırma', 'container-title': 'Eğitim ve Bilim' },
    'Reed, Ann. “Nehirler üzerine bir araştırma.” Eğitim ve Bilim 6, no. 2 (1999).',
  ],
  [
    'a Polish title has no English capitals, whatever its record says',
    'mla',
    { ...published('PWN'), title: 'Rozwój miast w dziewiętnastym wieku', language: 'en' },
    'Reed, Ann. Rozwój miast w dziewiętnastym wieku. PWN, 1999.',
  ],
  [
    'a Chinese given name is never shortened',
    'apa',
    { ...published('PWN'), author: [{ family: 'Wang', given: '小明' }] },
    'Wang, 小明. (1999). Rivers. PWN.',
  ],
  [
    'numbers come without the words for them, which the style sets',
    'mla',
    { ...article, volume: 'Vol. 6', issue: 'No. 2' },
    'Reed, Ann. “Rivers.” PLOS ONE, vol. 6, no. 2, 1999.',
  ],
  [
    'the number of a series, too',
    'ieee',
    { ...published('Springer'), 'collection-title': 'Bulletin', 'collection-number': 'no. 156' },
    '[1] A. Reed, Rivers (Bulletin, no. 156). Springer, 1999.',
  ],
  [
    'a series tells nothing of a work without publisher and year',
    'ieee',
    { id: 'x', type: 'book', title: 'Rivers', author, 'collection-title': 'Records' },
    '[1] A. Reed, Rivers.',
  ],
  [
    'a supplement as a registry has it',
    'chicago',
    { ...article, issue: 'Supplement_1' },
    'Reed, Ann. “Rivers.” PLOS ONE 6, suppl. 1 (1999).',
  ],
  [
    'a page that has nothing but a DOI is found by that',
    'ieee',
    { id: 'x', type: 'post-weblog', title: 'Rivers', author, 'container-title': 'Tides', DOI: '10.1000/6' },
    '[1] A. Reed, “Rivers,” Tides. [Online]. Available: https://doi.org/10.1000/6',
  ],
  [
    'a full stop behind a bracket is the reference’s',
    'ieee',
    { ...article, title: 'A test of the test (TOPS).' },
    '[1] A. Reed, “A test of the test (TOPS),” PLOS ONE, vol. 6, no. 2, 1999.',
  ],
];

test.each(cases)('%s', (_what, style, item, expected) => {
  expect(formatReference(item, style).text).toBe(expected);
});

test.each(['software', 'dataset'] as const)(
  'Harvard sets the title of a work of type %s in italics',
  (type) => {
    expect(formatReference({ ...published('Zenodo'), type }, 'harvard').html).toContain('<i>Rivers</i>');
  },
);

test('Harvard cites a work without authors by its title alone', () => {
  const { author: _author, ...anonymous } = { ...published('Zenodo'), edition: '3' };
  expect(formatReference(anonymous, 'harvard').inTextHtml).toBe('(<i>Rivers</i>, 1999)');
});
