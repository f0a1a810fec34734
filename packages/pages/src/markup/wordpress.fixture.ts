import { html, ld, type MarkupCase, meta, prose } from './page.fixture.ts';

/** WordPress with block themes, old themes, page builders and SEO plug-ins. */
export const wordpress: readonly MarkupCase[] = [
  {
    name: 'WordPress and Yoast: a graph of WebPage, Article, Person; the site before a dash',
    url: 'https://saltandrope.example/how-to-splice/',
    html: html(
      `<title>How to splice three-strand rope - Salt &amp; Rope</title><meta property="og:site_name" content="Salt &amp; Rope"><meta property="og:title" content="How to splice three-strand rope - Salt &amp; Rope"><meta property="article:modified_time" content="2023-01-01T00:00:00+00:00">${ld(
        {
          '@context': 'https://schema.org',
          '@graph': [
            {
              '@type': ['WebPage', 'FAQPage'],
              '@id': 'https://saltandrope.example/how-to-splice/',
              name: 'How to splice three-strand rope - Salt & Rope',
              datePublished: '2020-07-04T08:00:00+00:00',
              dateModified: '2023-01-01T00:00:00+00:00',
              isPartOf: { '@id': '#website' },
            },
            {
              '@type': 'Article',
              headline: 'How to splice three-strand rope',
              datePublished: '2020-07-04T08:00:00+00:00',
              author: { name: 'Bosun Bob', '@id': '#person' },
            },
            { '@type': 'WebSite', '@id': '#website', name: 'Salt & Rope' },
            { '@type': 'Person', '@id': '#person', name: 'Robert MacLeod' },
          ],
        },
      )}`,
      `<body class="post-template-default single single-post"><article><h1 class="entry-title">How to splice three-strand rope</h1><span class="author vcard">by <a href="/author/bob">Robert MacLeod</a></span>${prose()}</article>`,
      'en-US',
    ),
    title: 'How to splice three-strand rope',
    authors: ['MacLeod, Robert'],
    date: '2020-07-04',
    site: 'Salt & Rope',
    type: 'post-weblog',
  },
  {
    name: 'WordPress with an SEO plug-in: Article, author by reference',
    url: 'https://coastnotes.example/2020/05/11/why-tides-turn/',
    html: html(
      '<title>Why tides turn - Coast Notes</title><meta property="og:type" content="article"><meta property="og:title" content="Why tides turn - Coast Notes"><meta property="og:site_name" content="Coast Notes"><meta property="article:published_time" content="2020-05-11T07:00:00+00:00"><meta name="author" content="Mia Berg"><meta name="generator" content="WordPress 5.4">' +
        '<script type="application/ld+json" class="yoast-schema-graph">{"@context":"https://schema.org","@graph":[{"@type":"Article","@id":"https://coastnotes.example/2020/05/11/why-tides-turn/#article","isPartOf":{"@id":"https://coastnotes.example/2020/05/11/why-tides-turn/"},"author":{"name":"Mia Berg","@id":"https://coastnotes.example/#/schema/person/1"},"headline":"Why tides turn","datePublished":"2020-05-11T07:00:00+00:00","publisher":{"@id":"https://coastnotes.example/#organization"}},{"@type":"WebPage","@id":"https://coastnotes.example/2020/05/11/why-tides-turn/","name":"Why tides turn - Coast Notes"},{"@type":"WebSite","@id":"https://coastnotes.example/#website","name":"Coast Notes","description":"All about the sea"},{"@type":"Person","@id":"https://coastnotes.example/#/schema/person/1","name":"Mia Berg"}]}</script>',
      `<body class="post-template-default single single-post"><article class="post type-post"><header class="entry-header"><h1 class="entry-title">Why tides turn</h1><div class="entry-meta"><span class="posted-on"><time class="entry-date published" datetime="2020-05-11T07:00:00+00:00">May 11, 2020</time></span> <span class="byline">by <span class="author vcard"><a class="url fn n" href="/author/mia/">Mia Berg</a></span></span></div></header>${prose()}</article><div class="comments-area"><h2>2 thoughts on “Why tides turn”</h2><cite class="fn">Old Salt</cite> says: <time datetime="2021-01-01">January 1, 2021</time></div>`,
      'en-US',
    ),
    title: 'Why tides turn',
    authors: ['Berg, Mia'],
    date: '2020-05-11',
    site: 'Coast Notes',
    type: 'post-weblog',
  },
  {
    name: 'WordPress without any plug-in, written by "admin"',
    url: 'https://tidelines.example/2014/02/03/first-light/',
    html: html(
      '<title>First light | Tidelines</title><meta name="generator" content="WordPress 3.8.1">',
      `<div id="site-title"><a href="/">Tidelines</a></div><div class="post"><h2 class="entry-title">First light</h2><div class="entry-meta">Posted on <a href="#"><time class="entry-date" datetime="2014-02-03T09:00:00+00:00">February 3, 2014</time></a> by <a class="url fn n" href="/author/admin/" title="View all posts by admin">admin</a></div>${prose()}</div>`,
      'en-US',
    ),
    title: 'First light',
    date: '2014-02-03',
    site: 'Tidelines',
    type: 'webpage',
  },
  {
    name: 'a Yoast page whose og:title bears the site after a dash and whose author is "admin"',
    url: 'https://www.kestreltrust.example/kestrels-in-town/',
    html: html(
      '<title>Kestrels in town - Kestrel Trust</title>' +
        meta({
          'og:title': 'Kestrels in town - Kestrel Trust',
          'og:site_name': 'Kestrel Trust',
          'article:published_time': '2020-06-09T08:12:44+00:00',
          'article:modified_time': '2020-06-10T07:00:00+00:00',
          'twitter:label1': 'Written by',
          'twitter:data1': 'admin',
        }) +
        ld({
          '@context': 'https://schema.org',
          '@graph': [
            {
              '@type': 'WebPage',
              name: 'Kestrels in town - Kestrel Trust',
              datePublished: '2020-06-09T08:12:44+00:00',
              author: { '@id': '#p' },
            },
            { '@type': 'Person', '@id': '#p', name: 'admin' },
            { '@type': 'WebSite', name: 'Kestrel Trust' },
          ],
        }),
      `<body class="post-template-default single single-post"><h1 class="entry-title">Kestrels in town</h1>${prose()}`,
      'en-GB',
    ),
    title: 'Kestrels in town',
    date: '2020-06-09',
    site: 'Kestrel Trust',
    type: 'post-weblog',
  },
  {
    name: 'a German blog: "Veröffentlicht am … von …" with one name, categories behind',
    url: 'https://kuestenblog.example/2014/05/12/die-flut/',
    html: html(
      '<title>Die Flut | Küstenblog</title><meta name="generator" content="WordPress 4.0">',
      `<body class="single single-post"><h1 class="entry-title">Die Flut</h1><div class="entry-meta"><span class="sep">Veröffentlicht am </span><a><time class="entry-date" datetime="2014-05-12T10:15:00+00:00">12. Mai 2014</time></a><span class="by-author"> <span class="sep"> von </span> <span class="author vcard"><a class="url fn n" rel="author">Hannes</a></span></span></div>${prose('de')}<footer>Dieser Beitrag wurde unter <a>Meer</a> abgelegt.</footer>`,
      'de',
    ),
    title: 'Die Flut',
    authors: ['Hannes'],
    date: '2014-05-12',
    site: 'Küstenblog',
    type: 'post-weblog',
  },
  {
    name: 'WordPress, a block theme: author’s name and date as blocks under the title, related posts with dates below',
    url: 'https://saltandrope.example/mending-nets-by-hand/',
    html: html(
      '<title>Mending nets by hand &#8211; Salt &amp; Rope</title><meta name="generator" content="WordPress 6.5.2">',
      `<body class="wp-singular post-template-default single single-post postid-811"><header class="wp-block-template-part"><p class="wp-block-site-title"><a href="https://saltandrope.example">Salt &amp; Rope</a></p></header><main class="wp-block-group"><h1 class="wp-block-post-title">Mending nets by hand</h1><div class="wp-block-group"><div class="wp-block-post-date"><time datetime="2024-03-09T18:12:44+01:00"><a href="https://saltandrope.example/mending-nets-by-hand/">March 9, 2024</a></time></div><p class="has-small-font-size">—</p><p class="has-small-font-size">by</p><div class="wp-block-post-author-name"><a href="https://saltandrope.example/author/odile/" class="wp-block-post-author-name__link">Odile Marchand</a></div></div><div class="entry-content wp-block-post-content">${prose()}</div><div class="wp-block-comments"><ol><li><cite class="wp-block-comment-author-name">Per Holm</cite><time datetime="2024-04-01T08:00:00+02:00">April 1, 2024</time></li></ol></div></main>`,
      'en-US',
    ),
    title: 'Mending nets by hand',
    authors: ['Marchand, Odile'],
    date: '2024-03-09',
    site: 'Salt & Rope',
    type: 'post-weblog',
  },
  {
    name: 'WordPress with a page builder: "updated" beside "published" time elements, author box at the end',
    url: 'https://www.keelworks.example/choosing-an-anchor/',
    html: html(
      '<title>Choosing an anchor - Keelworks</title><link rel="canonical" href="https://www.keelworks.example/choosing-an-anchor/"><meta property="og:site_name" content="Keelworks"><meta property="og:title" content="Choosing an anchor - Keelworks">',
      `<body class="post-template-default single single-post"><h1 class="entry-title">Choosing an anchor</h1><div class="entry-meta"><span class="posted-on"><time class="updated" datetime="2023-11-20T09:00:00+00:00">November 20, 2023</time><time class="entry-date published" datetime="2021-02-03T10:00:00+00:00">February 3, 2021</time></span> <span class="byline">by <span class="author vcard"><a class="url fn n" href="https://www.keelworks.example/author/rhys/"><span class="author-name">Rhys Morgan</span></a></span></span></div><div class="entry-content">${prose()}</div><div class="author-box"><h4>About Rhys Morgan</h4><p>Rhys has been building boats since 1998.</p></div>`,
      'en-GB',
    ),
    title: 'Choosing an anchor',
    authors: ['Morgan, Rhys'],
    date: '2021-02-03',
    site: 'Keelworks',
    type: 'post-weblog',
  },
  {
    name: 'WordPress, the author hidden in "Posted on … by …" of an old theme',
    url: 'https://tidepool.example/2012/05/limpets/',
    html: html(
      '<title>Limpets and where to find them | Tidepool</title>',
      `<body class="single single-post"><div id="masthead"><h1 id="site-title"><a href="https://tidepool.example/" rel="home">Tidepool</a></h1></div><h1 class="entry-title">Limpets and where to find them</h1><div class="entry-meta"><span class="meta-prep meta-prep-author">Posted on</span> <a href="https://tidepool.example/2012/05/limpets/" title="7:31 pm" rel="bookmark"><span class="entry-date">May 14, 2012</span></a> <span class="meta-sep">by</span> <span class="author vcard"><a class="url fn n" href="https://tidepool.example/author/ines/" title="View all posts by Inês Prado">Inês Prado</a></span></div>${prose()}<div id="comments"><span class="fn">Some Reader</span> <span class="says">says:</span> May 20, 2012 at 3:00 pm</div>`,
      'en-US',
    ),
    title: 'Limpets and where to find them',
    authors: ['Prado, Inês'],
    date: '2012-05-14',
    site: 'Tidepool',
    type: 'post-weblog',
  },
];
