import { article, html, ld, type MarkupCase, prose, tideTitle } from './page.fixture.ts';

const address = 'https://www.site.example/a/tides';

/** Irregular heads: several graphs, references between scripts, metadata in the body, copies, times around midnight. */
export const headMetadata: readonly MarkupCase[] = (
  [
    [
      'a graph in which article, page and people refer to each other by id',
      ld({
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': 'WebSite', '@id': 'https://www.site.example/#website', name: 'Site Example' },
          {
            '@type': ['WebPage', 'ItemPage'],
            '@id': address,
            name: `${tideTitle} - Site Example`,
            isPartOf: { '@id': 'https://www.site.example/#website' },
            datePublished: '2014-05-12T08:00:00+00:00',
          },
          {
            '@type': ['Person', 'Organization'],
            '@id': 'https://www.site.example/#/schema/person/1',
            name: 'Ann Lee',
          },
          {
            '@type': ['Article', 'NewsArticle'],
            isPartOf: { '@id': address },
            headline: tideTitle,
            author: { name: 'Ann Lee', '@id': 'https://www.site.example/#/schema/person/1' },
            datePublished: '2014-05-12T08:00:00+00:00',
            mainEntityOfPage: { '@id': address },
          },
        ],
      }),
      '<p>By Ann Lee</p>',
      '2014-05-12',
    ],
    [
      'people in a script of their own, referred to by id',
      ld({ '@type': 'Person', '@id': '#ann', name: 'Ann Lee' }) +
        ld(article({ author: [{ '@id': '#ann' }] })),
      '<p>Ann Lee</p>',
      '2014-05-12',
    ],
    [
      'a script of JSON-LD at the end of the body',
      '',
      `<p>Ann Lee</p>${ld(article({ author: 'Ann Lee' }))}`,
      '2014-05-12',
    ],
    [
      'metas in the body',
      '',
      '<meta property="article:published_time" content="2014-05-12"><meta name="author" content="Ann Lee"><p>Ann Lee</p>',
      '2014-05-12',
    ],
    [
      'every tag twice, the second time empty or a template’s leftover',
      '<meta property="og:title" content="When the tide comes in"><meta property="og:title" content=""><meta property="og:title" content="{{title}}"><meta name="author" content="Ann Lee"><meta name="author" content="{{author}}"><meta property="article:published_time" content="2014-05-12T10:00:00Z"><meta property="article:published_time" content="[date]">',
      '<p>Ann Lee</p>',
      '2014-05-12',
    ],
    [
      'article:author twice, once as an address',
      '<meta property="article:author" content="https://www.facebook.com/annlee"><meta property="article:author" content="Ann Lee"><meta property="article:published_time" content="2014-05-12T10:00:00Z">',
      '<p>Ann Lee</p>',
      '2014-05-12',
    ],
    [
      'an article nested in a list of others in the same script',
      ld({
        '@type': 'WebPage',
        url: address,
        mainEntity: article({ author: { '@type': 'Person', name: 'Ann Lee' } }),
        hasPart: [
          article({
            headline: 'Another',
            datePublished: '2020-01-01',
            author: { '@type': 'Person', name: 'Xi Yo' },
          }),
        ],
      }),
      '<p>Ann Lee</p>',
      '2014-05-12',
    ],
    [
      'related articles as JSON-LD of their own before the page’s',
      ld({
        '@type': 'NewsArticle',
        headline: 'Another story',
        url: 'https://www.site.example/a/other',
        datePublished: '2021-01-01',
        author: { name: 'Xi Yo' },
      }) + ld(article({ url: address, author: { name: 'Ann Lee' } })),
      '<p>Ann Lee</p>',
      '2014-05-12',
    ],
    [
      'related articles before the page’s, none with an address: the one with the headline is meant',
      ld({
        '@type': 'NewsArticle',
        headline: 'Another story',
        datePublished: '2021-01-01',
        author: { name: 'Xi Yo' },
      }) + ld(article({ author: { name: 'Ann Lee' } })),
      '<p>Ann Lee</p>',
      '2014-05-12',
    ],
    [
      'the type as a full address and the context as an array',
      ld({
        '@context': ['https://schema.org', { x: 'y' }],
        '@type': 'https://schema.org/NewsArticle',
        headline: tideTitle,
        datePublished: '2014-05-12',
        author: { '@type': 'https://schema.org/Person', name: 'Ann Lee' },
      }),
      '<p>Ann Lee</p>',
      '2014-05-12',
    ],
    [
      'values as objects with a language',
      ld({
        '@type': 'Article',
        headline: { '@value': tideTitle, '@language': 'en' },
        datePublished: { '@type': 'xsd:date', '@value': '2014-05-12' },
        author: { '@type': 'Person', name: { '@value': 'Ann Lee' } },
      }),
      '<p>Ann Lee</p>',
      '2014-05-12',
    ],
    [
      'one string with several authors and their roles in JSON-LD',
      ld(article({ author: { '@type': 'Person', name: 'Ann Lee | Senior Reporter' } })),
      '<p>Ann Lee | Senior Reporter</p>',
      '2014-05-12',
    ],
    [
      'broken JSON: a trailing comma and a raw line break',
      `<script type="application/ld+json">{"@type":"NewsArticle","headline":"${tideTitle}","author":{"@type":"Person","name":"Ann Lee",},"datePublished":"2014-05-12","description":"one\ntwo",}</script>`,
      '<p>Ann Lee</p>',
      '2014-05-12',
    ],
    [
      'an AMP page: the canonical elsewhere, a boilerplate in the head',
      `<link rel="canonical" href="https://www.site.example/a/tides"><style amp-boilerplate>body{visibility:hidden}</style>${ld(article({ author: { '@type': 'Person', name: 'Ann Lee' } }))}`,
      '<amp-img src="x"></amp-img><p>Ann Lee</p>',
      '2014-05-12',
    ],
    [
      'http-equiv for date, a robots’ meta for dates of expiry',
      '<meta http-equiv="last-modified" content="2020-03-03"><meta http-equiv="Expires" content="Thu, 01 Jan 1970 00:00:00 GMT"><meta name="unavailable_after" content="2030-01-01"><meta name="author" content="Ann Lee"><meta name="date" content="2014-05-12">',
      '<p>Ann Lee</p>',
      '2014-05-12',
    ],
    [
      'seconds since 1970 as the time of publication',
      '<meta property="article:published_time" content="1399881600"><meta name="author" content="Ann Lee">',
      '<p>Ann Lee</p>',
      '2014-05-12',
    ],
    [
      'milliseconds since 1970 in JSON-LD, as a number',
      ld(article({ datePublished: 1399881600000, author: { name: 'Ann Lee' } })),
      '<p>Ann Lee</p>',
      '2014-05-12',
    ],
    [
      'ISO without separators and with a time zone',
      '<meta property="article:published_time" content="20140512T2330+0200"><meta name="author" content="Ann Lee">',
      '<p>Ann Lee</p>',
      '2014-05-12',
    ],
    [
      'an ISO week date',
      '<meta property="article:published_time" content="2014-W20-1"><meta name="author" content="Ann Lee">',
      '<p>Ann Lee</p>',
      '2014-05-12',
    ],
    [
      'a quarter past midnight in Berlin is the day before in Greenwich, and the page is German',
      '<meta property="article:published_time" content="2014-05-12T00:15:00+02:00"><meta name="author" content="Ann Lee">',
      '<p>Ann Lee</p>',
      '2014-05-12',
    ],
    [
      'Greenwich’s evening beside the page’s own next day',
      '<meta property="article:published_time" content="2014-05-11T22:15:00Z"><meta name="author" content="Ann Lee">',
      '<p>Ann Lee</p><p>Published: 12 May 2014, 00:15</p>',
      '2014-05-12',
    ],
    [
      'the year one of a template’s empty date in one family, the real one in another',
      `<meta property="article:published_time" content="0001-01-01T00:00:00">${ld(article({ author: { name: 'Ann Lee' } }))}`,
      '<p>Ann Lee</p>',
      '2014-05-12',
    ],
    [
      'the first of January 1970 is no date of publication',
      '<meta property="article:published_time" content="1970-01-01T00:00:00Z"><meta name="author" content="Ann Lee">',
      '<p>Ann Lee</p><time datetime="2014-05-12">12 May 2014</time>',
      '2014-05-12',
    ],
    [
      'an announced day in the far future is none either',
      '<meta property="article:published_time" content="2099-12-31T00:00:00Z"><meta name="author" content="Ann Lee">',
      '<p>Ann Lee</p><time datetime="2014-05-12">12 May 2014</time>',
      '2014-05-12',
    ],
    [
      'a date in the Buddhist era beside the ISO date',
      ld(article({ author: { name: 'Ann Lee' } })),
      '<p>Ann Lee</p><p>12/05/2557</p>',
      '2014-05-12',
    ],
    [
      'the year of the copyright and the age of a comment are none of its dates',
      '<meta name="author" content="Ann Lee">',
      '<p>Ann Lee | 12.05.2014</p><p>© 2024 Site Example</p><div class="comments"><time datetime="2015-01-01">1 January 2015</time></div>',
      '2014-05-12',
    ],
    [
      'the author as a Twitter card’s label',
      '<meta name="twitter:label1" content="Written by"><meta name="twitter:data1" content="Ann Lee"><meta property="article:published_time" content="2014-05-12T10:00:00+00:00">',
      '<p>12 May 2014</p><p>Ann Lee writes about water.</p>',
      '2014-05-12',
    ],
    [
      'names and dates in lower case and odd spelling of properties',
      '<META NAME="Author" CONTENT="Ann Lee"><META PROPERTY="Article:Published_Time" CONTENT="2014-05-12">',
      '<p>Ann Lee</p>',
      '2014-05-12',
    ],
    [
      'double-encoded entities and soft hyphens',
      '<meta name="author" content="Ann&amp;nbsp;Lee"><meta property="og:title" content="When the tide comes&amp;#32;in"><meta name="date" content="2014&#45;05&#45;12">',
      '<p>Ann Lee</p>',
      '2014-05-12',
    ],
    [
      'an author by link rel=author in the head and a card with the name',
      '<link rel="author" href="https://www.site.example/people/ann-lee"><meta property="article:published_time" content="2014-05-12">',
      '<div class="author-card"><a href="/people/ann-lee">Ann Lee</a><p>Reporter</p></div>',
      '2014-05-12',
    ],
  ] as const
).map(([name, head, body, date]) => ({
  name,
  url: address,
  html: html(
    `<title>${tideTitle} | Site Example</title>${head}`,
    `<h1>${tideTitle}</h1>${body}${prose()}`,
    'en',
  ),
  title: tideTitle,
  authors: ['Lee, Ann'],
  date,
  site: 'Site Example',
  type: /NewsArticle/.test(head + body) ? 'article-newspaper' : 'webpage',
}));
