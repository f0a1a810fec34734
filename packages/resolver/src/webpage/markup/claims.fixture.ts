import { prose } from './page.fixture.ts';

const title = 'When the tide comes in';

/** A script of JSON-LD. */
function ld(value: object): string {
  return `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
}

function article(fields: object): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    datePublished: '2014-05-12T10:00:00+02:00',
    ...fields,
  };
}

/** How heads and bodies name authors and days: what is odd, head, body, authors, date, what stands over the headline. */
export const claims: readonly (readonly [
  odd: string,
  head: string,
  body: string,
  authors: string[] | undefined,
  date: string | undefined,
  before?: string,
])[] = [
  [
    'names list',
    ld(article({ author: { '@type': 'Person', name: ['Ann Lee', 'Bo Ek'] } })),
    '<p>Ann Lee, Bo Ek</p>',
    ['Lee, Ann', 'Ek, Bo'],
    '2014-05-12',
  ],
  [
    'and in name',
    ld(article({ author: [{ '@type': 'Person', name: 'Ann Lee and Bo Ek' }] })),
    '<p>Ann Lee and Bo Ek</p>',
    ['Lee, Ann', 'Ek, Bo'],
    '2014-05-12',
  ],
  [
    'By in name',
    ld(article({ author: { '@type': 'Person', name: 'By Ann Lee' } })),
    '<p>By Ann Lee</p>',
    ['Lee, Ann'],
    '2014-05-12',
  ],
  [
    'role in name',
    ld(article({ author: { '@type': 'Person', name: 'Ann Lee, Staff Writer' } })),
    '<p>Ann Lee, Staff Writer</p>',
    ['Lee, Ann'],
    '2014-05-12',
  ],
  [
    'caps',
    ld(article({ author: { '@type': 'Person', name: 'ANN LEE' } })),
    '<p>ANN LEE</p>',
    ['Lee, Ann'],
    '2014-05-12',
  ],
  [
    'admin vs byline',
    ld(article({ author: { '@type': 'Person', name: 'admin' } })),
    '<p>Posted by Ann Lee</p>',
    ['Lee, Ann'],
    '2014-05-12',
  ],
  [
    'graph ref',
    ld({
      '@graph': [article({ author: { '@id': '#p' } }), { '@type': 'Person', '@id': '#p', name: 'Ann Lee' }],
    }),
    '<p>Ann Lee</p>',
    ['Lee, Ann'],
    '2014-05-12',
  ],
  [
    'article list first',
    ld([
      {
        '@type': 'ItemList',
        itemListElement: [article({ headline: 'Other', url: 'https://www.site.example/b' })],
      },
      article({ url: 'https://www.site.example/a/tides', author: { name: 'Ann Lee' } }),
    ]),
    '<p>Ann Lee</p>',
    ['Lee, Ann'],
    '2014-05-12',
  ],
  [
    'several articles',
    ld([
      article({
        headline: 'Another story of the day',
        url: 'https://www.site.example/b',
        datePublished: '2020-01-01',
        author: { name: 'Xi Yo' },
      }),
      article({ mainEntityOfPage: 'https://www.site.example/a/tides', author: { name: 'Ann Lee' } }),
    ]),
    '<p>Ann Lee</p>',
    ['Lee, Ann'],
    '2014-05-12',
  ],
  [
    'org typed person',
    ld(article({ author: { '@type': 'Organization', name: 'Ann Lee' } })),
    '<p>Ann Lee</p>',
    ['Lee, Ann'],
    '2014-05-12',
  ],
  [
    'person typed org',
    ld(article({ author: { '@type': 'Person', name: 'Site Example Staff' } })),
    '<p>Site Example Staff</p>',
    ['Site Example Staff'],
    '2014-05-12',
  ],
  [
    'agency',
    ld(article({ author: { '@type': 'Organization', name: 'Reuters' } })),
    '<p>By Reuters</p>',
    ['Reuters'],
    '2014-05-12',
  ],
  [
    'url author',
    ld(article({ author: 'https://www.site.example/author/ann-lee' })),
    '<p>By Ann Lee</p>',
    ['Lee, Ann'],
    '2014-05-12',
  ],
  [
    'email author',
    ld(article({ author: { name: 'ann@site.example' } })),
    '<p>By Ann Lee</p>',
    ['Lee, Ann'],
    '2014-05-12',
  ],
  [
    'escaped',
    `<script type="application/ld+json">{"@type":"NewsArticle","headline":"When the tide\ncomes in","datePublished":"2014-05-12","author":{"name":"Ann Lee"},}</script>`,
    '<p>Ann Lee</p>',
    ['Lee, Ann'],
    '2014-05-12',
  ],
  [
    'truncated headline',
    ld(article({ headline: 'When the tide comes…', author: { name: 'Ann Lee' } })),
    '<p>Ann Lee</p>',
    ['Lee, Ann'],
    '2014-05-12',
  ],
  [
    'meta list',
    '<meta name="author" content="Ann Lee, Bo Ek, Cy Oh"><meta property="article:published_time" content="2014-05-12">',
    '<p>Ann Lee, Bo Ek, Cy Oh</p>',
    ['Lee, Ann', 'Ek, Bo', 'Oh, Cy'],
    '2014-05-12',
  ],
  [
    'meta redaktion',
    '<meta name="author" content="Redaktion Site Example"><meta name="date" content="2014-05-12T10:00:00+0200">',
    '<p>Von Eva Holm</p>',
    ['Holm, Eva'],
    '2014-05-12',
  ],
  [
    'twice og article:author',
    '<meta property="article:author" content="Ann Lee"><meta property="article:author" content="Bo Ek"><meta property="article:published_time" content="2014-05-12T10:00">',
    '<p>Ann Lee</p><p>Bo Ek</p>',
    ['Lee, Ann', 'Ek, Bo'],
    '2014-05-12',
  ],
  [
    'facebook author',
    '<meta property="article:author" content="https://www.facebook.com/siteexample"><meta property="article:published_time" content="2014-05-12T10:00">',
    '<p>By Ann Lee</p>',
    ['Lee, Ann'],
    '2014-05-12',
  ],
  [
    'dc.creator list',
    '<meta name="DC.creator" content="Lee, Ann; Ek, Bo"><meta name="DC.date" content="2014-05-12">',
    '',
    ['Lee, Ann', 'Ek, Bo'],
    '2014-05-12',
  ],
  [
    'citation_author natural',
    '<meta name="citation_author" content="Ann B. Lee"><meta name="citation_author" content="Bo van der Ek"><meta name="citation_title" content="When the tide comes in"><meta name="citation_date" content="2014/5/12">',
    '',
    ['Lee, Ann B.', 'van der Ek, Bo'],
    '2014-05-12',
  ],
  [
    'citation_author caps',
    '<meta name="citation_author" content="LEE, ANN"><meta name="citation_title" content="When the tide comes in"><meta name="citation_publication_date" content="May 2014">',
    '',
    ['Lee, Ann'],
    '2014-05',
  ],
  [
    'citation_date ranges',
    '<meta name="citation_author" content="Lee, A."><meta name="citation_title" content="When the tide comes in"><meta name="citation_publication_date" content="2014/05/00">',
    '',
    ['Lee, A.'],
    '2014-05',
  ],
  [
    'time only',
    '',
    '<p>By Ann Lee</p><time datetime="2014-05-12T23:30:00-04:00">yesterday</time>',
    ['Lee, Ann'],
    '2014-05-12',
  ],
  [
    'time relative + title attr',
    '',
    '<p>By Ann Lee</p><span class="date" title="12 May 2014 10:00">5 years ago</span>',
    ['Lee, Ann'],
    '2014-05-12',
  ],
  [
    'data attr',
    '',
    '<p>By Ann Lee</p><abbr class="published" title="2014-05-12T10:00:00+02:00">vor 5 Jahren</abbr>',
    ['Lee, Ann'],
    '2014-05-12',
  ],
  ['url date only', '', '<p>By Ann Lee</p>', ['Lee, Ann'], undefined],
  [
    'author box below',
    '<meta property="article:published_time" content="2014-05-12">',
    prose() +
      '<div class="author-box"><h4>About the author</h4><a href="/author/ann-lee" rel="author">Ann Lee</a><p>Ann Lee is a sailor.</p></div>',
    ['Lee, Ann'],
    '2014-05-12',
  ],
  [
    'commenters',
    '<meta property="article:published_time" content="2014-05-12">',
    prose() +
      '<ol class="commentlist"><li><cite class="fn">Old Salt</cite> says: <a rel="author">x</a></li></ol>',
    undefined,
    '2014-05-12',
  ],
  [
    'dl byline',
    '',
    '<dl><dt>Author</dt><dd>Ann Lee</dd><dt>Published</dt><dd>12 May 2014</dd></dl>',
    ['Lee, Ann'],
    '2014-05-12',
  ],
  [
    'table byline',
    '',
    '<table><tr><th>Autor</th><td>Eva Holm</td></tr><tr><th>Datum</th><td>12.05.2014</td></tr></table>',
    ['Holm, Eva'],
    '2014-05-12',
  ],
  [
    'li meta',
    '',
    '<ul class="meta"><li>Eva Holm</li><li>12. Mai 2014</li><li>Allgemein</li></ul>',
    ['Holm, Eva'],
    '2014-05-12',
  ],
  [
    'cat before',
    '',
    '<div class="cat">Reisen</div><div>12. Mai 2014</div><div>von <a>Eva Holm</a></div>',
    ['Holm, Eva'],
    '2014-05-12',
  ],
  ['initials', '', '<p>Von E. Holm</p><p>12. Mai 2014</p>', ['Holm, E.'], '2014-05-12'],
  ['kürzel', '', '<p>(eh) 12. Mai 2014</p>', undefined, '2014-05-12'],
  [
    'double name',
    '',
    '<p>Von Dr. Eva-Maria Holm-Sander</p><p>12. Mai 2014</p>',
    ['Holm-Sander, Eva-Maria'],
    '2014-05-12',
  ],
  [
    'photo credit only',
    '',
    '<figure><figcaption>Foto: Eva Holm</figcaption></figure><p>12. Mai 2014</p>',
    undefined,
    '2014-05-12',
  ],
  [
    'updated first',
    '',
    '<p>Updated: May 14, 2014</p><p>Published: May 12, 2014</p>',
    undefined,
    '2014-05-12',
  ],
  ['event date', '', '<p>May 12, 2014</p><p>Event date: June 30, 2014</p>', undefined, '2014-05-12'],
  [
    'today header',
    '',
    '<p>By Ann Lee</p><p>12 May 2014</p>',
    ['Lee, Ann'],
    '2014-05-12',
    '<div class="topbar">Saturday, November 21, 2026</div>',
  ],
  ['comment count', '', '<p>12 May 2014 • 3 Comments • Ann Lee</p>', ['Lee, Ann'], '2014-05-12'],
];
