import { html, type MarkupCase, prose } from './page.fixture.ts';

/** Blogs on the platforms that most blogs run on, and other sites of individuals. */
export const blogs: readonly MarkupCase[] = [
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
    name: 'Ghost: JSON-LD with author and publisher, the site after a dash nowhere',
    url: 'https://www.slowweb.example/the-case-for-slow-pages/',
    html: html(
      '<title>The case for slow pages</title><meta property="og:site_name" content="The Slow Web"><meta property="og:title" content="The case for slow pages"><meta property="article:published_time" content="2022-11-30T08:15:00.000Z"><meta name="generator" content="Ghost 5.24">' +
        '<script type="application/ld+json">{"@type":"Article","publisher":{"@type":"Organization","name":"The Slow Web","url":"https://www.slowweb.example/"},"author":{"@type":"Person","name":"Ada Kovač","url":"https://www.slowweb.example/author/ada/"},"headline":"The case for slow pages","datePublished":"2022-11-30T08:15:00.000Z"}</script>',
      `<article class="gh-article post"><h1 class="gh-article-title">The case for slow pages</h1><h4 class="gh-article-author-name"><a href="/author/ada/">Ada Kovač</a></h4><time class="gh-article-meta-date" datetime="2022-11-30">Nov 30, 2022</time> — 4 min read${prose()}</article>`,
      'en',
    ),
    title: 'The case for slow pages',
    authors: ['Kovač, Ada'],
    date: '2022-11-30',
    site: 'The Slow Web',
    type: 'post-weblog',
  },
  {
    name: 'Medium: the writer’s name and "Medium" in the title, a date without year in the text',
    url: 'https://medium.com/@sam.rivers/what-i-learned-at-sea-3f1b2c4d5e6f',
    html: html(
      '<title>What I learned at sea | by Sam Rivers | Medium</title><meta property="og:site_name" content="Medium"><meta property="og:title" content="What I learned at sea"><meta property="article:published_time" content="2021-03-08T15:02:11.511Z"><meta name="author" content="Sam Rivers"><meta property="article:author" content="https://medium.com/@sam.rivers">' +
        '<script type="application/ld+json">{"@context":"http://schema.org","@type":"NewsArticle","url":"https://medium.com/@sam.rivers/what-i-learned-at-sea-3f1b2c4d5e6f","dateCreated":"2021-03-08T15:02:11.511Z","datePublished":"2021-03-08T15:02:11.511Z","headline":"What I learned at sea","author":{"@type":"Person","name":"Sam Rivers"},"publisher":{"@type":"Organization","name":"Medium"}}</script>',
      `<article><h1>What I learned at sea</h1><p><a rel="author" href="/@sam.rivers">Sam Rivers</a> · Follow</p><p>6 min read · Mar 8, 2021</p>${prose()}</article>`,
      'en',
    ),
    title: 'What I learned at sea',
    authors: ['Rivers, Sam'],
    date: '2021-03-08',
    site: 'Medium',
    type: 'post-weblog',
  },
  {
    name: 'Substack: the post’s date in capitals, the writer in JSON-LD',
    url: 'https://deepwater.substack.com/p/the-price-of-salt',
    html: html(
      '<title>The price of salt - by Noor Haddad - Deep Water</title><meta property="og:title" content="The price of salt"><meta name="author" content="Noor Haddad">' +
        '<script type="application/ld+json">{"@type":"NewsArticle","headline":"The price of salt","datePublished":"2023-04-19T10:01:05+00:00","dateModified":"2023-04-19T10:01:05+00:00","author":[{"@type":"Person","name":"Noor Haddad"}],"publisher":{"@type":"Organization","name":"Deep Water"}}</script>',
      `<article><h1 class="post-title">The price of salt</h1><h3 class="subtitle">A short history of brine</h3><div><a href="https://substack.com/@noor">Noor Haddad</a></div><div>APR 19, 2023</div>${prose()}</article>`,
      'en',
    ),
    title: 'The price of salt',
    authors: ['Haddad, Noor'],
    date: '2023-04-19',
    site: 'Deep Water',
    type: 'post-weblog',
  },
  {
    name: 'Blogger: the date over the headline, "Posted by ... at ..." below',
    url: 'https://saltandsky.blogspot.com/2012/08/a-walk-along-the-wall.html',
    html: html(
      '<title>Salt and Sky: A walk along the wall</title><meta content="blogger" name="generator"><meta content="A walk along the wall" property="og:title">',
      `<div class="widget Header"><h1 class="title"><a href="/">Salt and Sky</a></h1></div><div class="widget Blog"><h2 class="date-header"><span>Thursday, August 16, 2012</span></h2><div class="post hentry"><h3 class="post-title entry-title">A walk along the wall</h3>${prose()}<div class="post-footer">Posted by <span class="fn" itemprop="author">Lucy Gray</span> at <abbr class="published" title="2012-08-16T18:20:00+01:00">18:20</abbr></div></div></div>`,
      'en-GB',
    ),
    title: 'A walk along the wall',
    authors: ['Gray, Lucy'],
    date: '2012-08-16',
    site: 'Salt and Sky',
    type: 'post-weblog',
  },
  {
    name: 'a static site: a time element and a name in the footer only',
    url: 'https://janefield.example/posts/garbage-collectors/',
    html: html(
      '<title>Garbage collectors, slowly</title><meta name="author" content="Jane Field"><meta name="generator" content="Hugo 0.92.0">',
      `<header><a href="/">janefield.example</a></header><main><article><h1>Garbage collectors, slowly</h1><time datetime="2022-01-19T00:00:00Z">19 Jan 2022</time>${prose()}</article></main><footer>© 2022 Jane Field</footer>`,
      'en',
    ),
    title: 'Garbage collectors, slowly',
    authors: ['Field, Jane'],
    date: '2022-01-19',
    site: 'janefield.example',
    type: 'webpage',
  },
  {
    name: 'Hypotheses: a scholar’s blog in German with "von"',
    url: 'https://kueste.hypotheses.org/1234',
    html: html(
      '<title>Sturmfluten im Archiv – Küstengeschichte</title><meta name="citation_title" content="Sturmfluten im Archiv"><meta name="citation_author" content="Greta Möller"><meta name="citation_publication_date" content="2019/11/07"><meta name="citation_journal_title" content="Küstengeschichte"><meta name="citation_language" content="de">',
      `<article class="post"><h1 class="entry-title">Sturmfluten im Archiv</h1><span class="entry-date">7. November 2019</span> von <a rel="author" href="/author/greta">Greta Möller</a>${prose('de')}</article>`,
      'de-DE',
    ),
    title: 'Sturmfluten im Archiv',
    authors: ['Möller, Greta'],
    date: '2019-11-07',
    site: 'Küstengeschichte',
    type: 'post-weblog',
  },
  {
    name: 'a corporate blog: author’s role and company beside the name',
    url: 'https://www.cloudharbor.example/blog/shipping-faster',
    html: html(
      '<title>Shipping faster with small crates | Cloud Harbor Blog</title><meta property="og:title" content="Shipping faster with small crates"><meta property="og:site_name" content="Cloud Harbor">',
      `<main><h1>Shipping faster with small crates</h1><div class="author-name">Priya Nair</div><div class="author-title">Senior Engineer, Cloud Harbor</div><div class="post-date">June 8, 2021</div>${prose()}<section class="related"><h3>Related</h3><div class="author-name">Other Person</div><div>July 1, 2023</div></section></main>`,
      'en',
    ),
    title: 'Shipping faster with small crates',
    authors: ['Nair, Priya'],
    date: '2021-06-08',
    site: 'Cloud Harbor',
    type: 'post-weblog',
  },
  {
    name: 'Squarespace: nothing but a time and a byline link',
    url: 'https://www.bakersdozen.example/journal/2018/3/4/on-rye',
    html: html(
      '<title>On rye &mdash; Baker’s Dozen</title><meta property="og:site_name" content="Baker’s Dozen"><meta property="og:title" content="On rye &mdash; Baker’s Dozen"><meta itemprop="name" content="On rye — Baker’s Dozen"><meta itemprop="datePublished" content="2018-03-04T12:00:00+0000"><meta itemprop="author" content="Oskar Lund">',
      `<article class="hentry"><h1 class="entry-title">On rye</h1><div class="article-meta"><time class="published" datetime="2018-03-04">March 4, 2018</time> <a class="author" href="/journal?author=1">Oskar Lund</a></div>${prose()}</article>`,
      'en-US',
    ),
    title: 'On rye',
    authors: ['Lund, Oskar'],
    date: '2018-03-04',
    site: 'Baker’s Dozen',
    type: 'webpage',
  },
  {
    name: 'a forum thread, opened by a user',
    url: 'https://forum.sailors.example/threads/which-anchor.4411/',
    html: html(
      '<title>Question - Which anchor? | Sailors Forum</title><meta property="og:site_name" content="Sailors Forum">' +
        '<script type="application/ld+json">{"@context":"https://schema.org","@type":"DiscussionForumPosting","headline":"Which anchor?","datePublished":"2020-10-02T19:20:41+0000","author":{"@type":"Person","name":"SaltyDog"}}</script>',
      `<h1 class="p-title-value"><span class="label label--primary">Question</span> Which anchor?</h1><div>Thread starter <a class="username">SaltyDog</a> Start date <time datetime="2020-10-02T20:20:41+0100">Oct 2, 2020</time></div>${prose()}`,
      'en',
    ),
    title: 'Which anchor?',
    authors: ['SaltyDog'],
    date: '2020-10-02',
    site: 'Sailors Forum',
    type: 'post',
  },
];
