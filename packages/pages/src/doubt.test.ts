import { describe, expect, it } from 'vitest';
import { html, ld, prose } from './markup/page.fixture.ts';
import { readPage } from './read-page.ts';

const title = 'When the tide comes in';

function reading(head: string, body: string, url = 'https://www.site.example/a/tides') {
  const whole = html(
    `<title>${title} | Site Example</title>${head}`,
    `<h1>${title}</h1>${body}${prose()}`,
    'en',
  );
  return readPage({ url, html: whole });
}

function dateOf(head: string, body: string, url?: string): string | undefined {
  return reading(head, body, url).item?.issued?.['date-parts']?.[0]?.join('-');
}

const newsArticle = (date: string) => ld({ '@type': 'NewsArticle', headline: title, datePublished: date });
const metaDate = (date: string) => `<meta name="date" content="${date}">`;

describe('a date that is only guessed is left out', () => {
  it.each([
    ['the one day in an example', '', `<p>Write dates without a zero, e.g. 9.9.2019, in the form.</p>`],
    ['today’s day over the page', '', '', `<div>Tue 8 February 2022</div>${'<p>Menu entry</p>'.repeat(60)}`],
    [
      'the days of other episodes',
      '',
      ['Dec 09, 2021', 'Nov 25, 2021', 'Nov 11, 2021', 'Oct 28, 2021']
        .map((day) => `<div>More: a talk</div><div>${day}</div>`)
        .join(''),
    ],
    ['the year of the copyright', '', '<footer>© 2019 Site Example</footer>'],
    ['a comment’s day', '', `${prose()}<div class="comments"><p>3 May 2019</p></div>`],
    ['the day of an event', '', `<p>Deadline: 4 June 2021</p>`],
    ['a clock’s beginning', metaDate('1970-01-01T00:00:00Z'), ''],
  ])('%s', (_, head, body, before = '') => {
    const whole = html(`<title>${title}</title>${head}`, `${before}<h1>${title}</h1>${body}${prose()}`, 'en');
    expect(readPage({ url: 'https://www.site.example/a/tides', html: whole }).item?.issued).toBeUndefined();
  });
});

describe('a day on which the sources differ by one', () => {
  it('is omitted, and both are reported', () => {
    const { item, evidence, notices } = reading(newsArticle('2023-11-06') + metaDate('2023-11-07'), '');
    expect(item?.issued?.['date-parts']).toEqual([[2023, 11]]);
    expect(evidence.issued?.disagreements?.map(({ value }) => value)).toEqual(['2023-11-06', '2023-11-07']);
    expect(notices.map(({ code, fields }) => [code, fields])).toEqual([['sources-disagree', ['issued']]]);
  });

  it.each([
    [
      'leaves the year where the months differ',
      newsArticle('2023-05-31') + metaDate('2023-06-01'),
      '',
      '2023',
    ],
    [
      'stays where most say it',
      newsArticle('2023-11-06') + metaDate('2023-11-07'),
      '<p>Posted 6 November 2023</p>',
      '2023-11-6',
    ],
    [
      'is the page’s own where a clock runs in Greenwich',
      newsArticle('2023-11-07T01:00:00Z'),
      '<p>Posted 6 November 2023</p>',
      '2023-11-6',
    ],
    [
      'is the one that stands alone beside the headline',
      newsArticle('2023-11-07'),
      '<p>6 November 2023</p>',
      '2023-11-6',
    ],
  ])('%s', (_, head, body, expected) => {
    expect(dateOf(head, body)).toBe(expected);
  });
});

describe('a title that would be wrong is left out', () => {
  it('if the page of an article, built by scripts, has only the name of the site', () => {
    const whole = html(
      '<title>Site Example</title><meta property="og:site_name" content="Site Example">',
      '<div id="root"></div>',
    );
    expect(
      readPage({ url: 'https://www.site.example/news/the-tide-comes-in/', html: whole }).item,
    ).toBeUndefined();
    expect(readPage({ url: 'https://www.site.example/about', html: whole }).item?.title).toBe('Site Example');
  });
});

describe('an author who signs with a given name alone', () => {
  it('gets the full name on the page, if the site has the family name', () => {
    const body = '<p>By Henry</p><p>3 May 2019</p><p>More from Henry Steinhau</p>';
    expect(reading('', body, 'https://www.steinhau.example/notes/1').item?.author).toEqual([
      { given: 'Henry', family: 'Steinhau' },
    ]);
    expect(reading('', body).item?.author).toEqual([{ literal: 'Henry' }]);
  });
});
