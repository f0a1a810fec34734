import { html, ld, type MarkupCase, meta, prose } from './page.fixture.ts';

/** Pages in shapes that newspapers, agencies, universities and platforms serve today. */
export const inTheField: readonly MarkupCase[] = [
  {
    name: 'a graph whose article points to its author and publisher by @id',
    url: 'https://www.harbourweekly.example/2024/02/tidal-power/',
    html: html(
      '<title>Tidal power comes of age - Harbour Weekly</title>' +
        ld({
          '@context': 'https://schema.org',
          '@graph': [
            {
              '@type': 'Article',
              '@id': 'https://www.harbourweekly.example/2024/02/tidal-power/#article',
              headline: 'Tidal power comes of age',
              datePublished: '2024-02-11T09:30:00+00:00',
              dateModified: '2024-02-12T10:00:00+00:00',
              author: { '@id': '#/schema/person/7' },
              publisher: { '@id': '#organization' },
              isPartOf: { '@id': '#webpage' },
            },
            {
              '@type': 'WebPage',
              '@id': '#webpage',
              name: 'Tidal power comes of age - Harbour Weekly',
              datePublished: '2024-02-11T09:30:00+00:00',
            },
            { '@type': 'Organization', '@id': '#organization', name: 'Harbour Weekly' },
            {
              '@type': 'Person',
              '@id': '#/schema/person/7',
              name: 'Iris Penhale',
              description: 'Iris has written on energy since 2009.',
              url: 'https://www.harbourweekly.example/author/iris/',
            },
          ],
        }),
      `<h1>Tidal power comes of age</h1><p>Iris Penhale</p>${prose()}`,
      'en-GB',
    ),
    title: 'Tidal power comes of age',
    authors: ['Penhale, Iris'],
    date: '2024-02-11',
    site: 'Harbour Weekly',
    type: 'webpage',
  },
  {
    name: 'several articles in JSON-LD, of which one is the page',
    url: 'https://www.dailytide.example/science/whales-return',
    html: html(
      '<title>Whales return to the bay | The Daily Tide</title><link rel="canonical" href="https://www.dailytide.example/science/whales-return">' +
        meta({
          'og:title': 'Whales return to the bay',
          'og:site_name': 'The Daily Tide',
          'og:url': 'https://www.dailytide.example/science/whales-return',
        }) +
        ld({
          '@type': 'NewsArticle',
          url: 'https://www.dailytide.example/science/seal-count',
          headline: 'Seal count falls again',
          datePublished: '2023-11-01T08:00:00Z',
          author: { '@type': 'Person', name: 'Otto Brandt' },
        }) +
        ld({
          '@type': 'NewsArticle',
          mainEntityOfPage: 'https://www.dailytide.example/science/whales-return',
          headline: 'Whales return to the bay',
          datePublished: '2023-12-04T06:00:00Z',
          author: [
            { '@type': 'Person', name: 'Maya Lindqvist' },
            { '@type': 'Person', name: 'Joel Adeyemi' },
          ],
        }),
      `<article><h1>Whales return to the bay</h1><p>Maya Lindqvist, Joel Adeyemi</p>${prose()}</article><aside><h3>Seal count falls again</h3></aside>`,
      'en',
    ),
    title: 'Whales return to the bay',
    authors: ['Lindqvist, Maya', 'Adeyemi, Joel'],
    date: '2023-12-04',
    site: 'The Daily Tide',
    type: 'article-newspaper',
  },
  {
    name: 'authors as one string with "and" in JSON-LD',
    url: 'https://www.moorgazette.example/a/1',
    html: html(
      '<title>Peat fires burn on | Moor Gazette</title>' +
        ld({
          '@type': 'NewsArticle',
          headline: 'Peat fires burn on',
          datePublished: '2018-07-02',
          author: 'By Helen Marsh, Piotr Zielinski and Tom O’Rourke',
          publisher: { '@type': 'Organization', name: 'Moor Gazette' },
        }),
      `<h1>Peat fires burn on</h1><p>By Helen Marsh, Piotr Zielinski and Tom O’Rourke</p>${prose()}`,
      'en-GB',
    ),
    title: 'Peat fires burn on',
    authors: ['Marsh, Helen', 'Zielinski, Piotr', 'O’Rourke, Tom'],
    date: '2018-07-02',
    site: 'Moor Gazette',
    type: 'article-newspaper',
  },
  {
    name: 'an author whose JSON-LD gives an address as the name, and a byline beside it',
    url: 'https://www.portobserver.example/culture/organ-restored',
    html: html(
      '<title>Organ restored after forty years – Port Observer</title>' +
        ld({
          '@type': 'NewsArticle',
          headline: 'Organ restored after forty years',
          datePublished: '2022-09-18T12:00:00+02:00',
          author: {
            '@type': 'Person',
            name: 'https://www.portobserver.example/by/ruth-amsel',
            url: 'https://www.portobserver.example/by/ruth-amsel',
          },
        }),
      `<h1>Organ restored after forty years</h1><p class="byline">By <a href="/by/ruth-amsel" rel="author">Ruth Amsel</a></p>${prose()}`,
      'en',
    ),
    title: 'Organ restored after forty years',
    authors: ['Amsel, Ruth'],
    date: '2022-09-18',
    site: 'Port Observer',
    type: 'article-newspaper',
  },
  {
    name: 'an agency that is named and not credited',
    url: 'https://www.plainsjournal.example/world/ferry-runs-aground',
    html: html(
      '<title>Ferry runs aground :: Plains Journal</title>' +
        meta({
          'og:site_name': 'Plains Journal',
          'og:title': 'Ferry runs aground :: Plains Journal',
          author: 'Reuters',
          'article:published_time': '2021-04-19T22:15:00-04:00',
        }),
      `<h1>Ferry runs aground</h1><div class="author">Reuters</div>${prose()}`,
      'en-US',
    ),
    title: 'Ferry runs aground',
    date: '2021-04-19',
    site: 'Plains Journal',
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
    name: 'a site whose name opens the title',
    url: 'https://www.statsoffice.example/labour/bulletin-2023',
    html: html(
      '<title>Statistics Office: Labour market overview 2023</title>' +
        meta({
          'og:site_name': 'Statistics Office',
          'DC.date.issued': '2023-05-16',
          'DC.creator': 'Statistics Office',
        }),
      `<h1>Labour market overview 2023</h1>${prose()}`,
      'en',
    ),
    title: 'Labour market overview 2023',
    date: '2023-05-16',
    site: 'Statistics Office',
    type: 'webpage',
  },
  {
    name: 'a change dated before the publication',
    url: 'https://www.fenlandpost.example/news/lock-gates',
    html: html(
      '<title>New gates for the lock | Fenland Post</title>' +
        ld({
          '@type': 'NewsArticle',
          headline: 'New gates for the lock',
          dateModified: '2019-03-01T10:00:00Z',
          datePublished: '2019-03-02T06:00:00Z',
          author: { '@type': 'Person', name: 'Bea Cole' },
          publisher: { '@type': 'Organization', name: 'Fenland Post' },
        }),
      `<h1>New gates for the lock</h1><p>Bea Cole</p>${prose()}`,
      'en',
    ),
    title: 'New gates for the lock',
    authors: ['Cole, Bea'],
    date: '2019-03-02',
    site: 'Fenland Post',
    type: 'article-newspaper',
  },
  {
    name: 'a British government page',
    url: 'https://www.gov.uk/government/publications/flood-plan',
    html: html(
      '<title>Flood plan for the east coast - GOV.UK</title>' +
        meta({
          'og:site_name': 'GOV.UK',
          'og:title': 'Flood plan for the east coast',
          'govuk:first-published-at': '2021-02-24T09:30:01.000+00:00',
          'govuk:public-updated-at': '2022-08-01T12:00:00.000+00:00',
        }) +
        ld({
          '@context': 'http://schema.org',
          '@type': 'Article',
          headline: 'Flood plan for the east coast',
          datePublished: '2021-02-24T09:30:01+00:00',
          dateModified: '2022-08-01T12:00:00+00:00',
          author: {
            '@type': 'Organization',
            name: 'Environment Agency',
            url: 'https://www.gov.uk/government/organisations/environment-agency',
          },
          publisher: { '@type': 'Organization', name: 'GOV.UK' },
        }),
      `<h1>Flood plan for the east coast</h1><dl><dt>From:</dt><dd>Environment Agency</dd><dt>Published</dt><dd>24 February 2021</dd></dl>${prose()}`,
      'en',
    ),
    title: 'Flood plan for the east coast',
    authors: ['Environment Agency'],
    date: '2021-02-24',
    site: 'GOV.UK',
    type: 'webpage',
  },
  {
    name: 'a health agency whose page names its department and its last review',
    url: 'https://www.healthcentre.example/measles/about/index.html',
    html: html(
      '<title>About Measles | Measles (Rubeola) | Health Centre</title>' +
        meta({
          'og:title': 'About Measles',
          'og:site_name': 'Measles (Rubeola)',
          'cdc:first_published': '2024-05-09',
          'article:published_time': '2024-05-09T12:00:00Z',
          author: 'Health Centre',
        }),
      `<h1>About Measles</h1><div>May 9, 2024</div>${prose()}`,
      'en-us',
    ),
    title: 'About Measles',
    date: '2024-05-09',
    site: 'Measles (Rubeola)',
    type: 'webpage',
  },
  {
    name: 'a story on Medium',
    url: 'https://medium.com/@lena.fjord/what-bridges-teach-us-1a2b3c4d5e6f',
    html: html(
      '<title>What bridges teach us. Notes from a year of walking | by Lena Fjord | Medium</title>' +
        meta({
          'og:site_name': 'Medium',
          'og:title': 'What bridges teach us',
          author: 'Lena Fjord',
          'article:author': 'https://medium.com/@lena.fjord',
          'article:published_time': '2022-01-14T16:20:11.000Z',
        }) +
        ld({
          '@type': 'NewsArticle',
          headline: 'What bridges teach us',
          name: 'What bridges teach us',
          datePublished: '2022-01-14T16:20:11.000Z',
          author: { '@type': 'Person', name: 'Lena Fjord', url: 'https://medium.com/@lena.fjord' },
          publisher: { '@type': 'Organization', name: 'Medium' },
        }),
      `<h1>What bridges teach us</h1><p>Lena Fjord</p>${prose()}`,
      'en',
    ),
    title: 'What bridges teach us',
    authors: ['Fjord, Lena'],
    date: '2022-01-14',
    site: 'Medium',
    type: 'post-weblog',
  },
  {
    name: 'a letter on Substack',
    url: 'https://saltmarsh.substack.com/p/the-year-of-the-eel',
    html: html(
      '<title>The year of the eel - by Owen Hart - Saltmarsh</title>' +
        meta({ 'og:title': 'The year of the eel', 'og:site_name': 'Saltmarsh', author: 'Owen Hart' }) +
        ld({
          '@type': 'NewsArticle',
          headline: 'The year of the eel',
          datePublished: '2023-10-30T07:00:42+00:00',
          author: [{ '@type': 'Person', name: 'Owen Hart' }],
          publisher: { '@type': 'Organization', name: 'Saltmarsh' },
        }),
      `<h1 class="post-title">The year of the eel</h1><a href="https://substack.com/@owen">Owen Hart</a>${prose()}`,
      'en',
    ),
    title: 'The year of the eel',
    authors: ['Hart, Owen'],
    date: '2023-10-30',
    site: 'Saltmarsh',
    type: 'post-weblog',
  },
  {
    name: 'a repository on GitHub',
    url: 'https://github.com/tidewater/floodmap',
    html: html(
      '<title>GitHub - tidewater/floodmap: Maps of floods from open data</title>' +
        meta({
          'og:site_name': 'GitHub',
          'og:title': 'GitHub - tidewater/floodmap: Maps of floods from open data',
          'og:description':
            'Maps of floods from open data. Contribute to tidewater/floodmap development by creating an account on GitHub.',
          'og:type': 'object',
        }),
      '<div id="repository-container-header"><span itemprop="author"><a rel="author" href="/tidewater">tidewater</a></span><strong itemprop="name"><a href="/tidewater/floodmap">floodmap</a></strong></div><h1>floodmap</h1><p>Read me</p>',
      'en',
    ),
    title: 'tidewater/floodmap: Maps of floods from open data',
    authors: ['tidewater'],
    site: 'GitHub',
    type: 'software',
  },
  {
    name: 'a video on YouTube',
    url: 'https://www.youtube.com/watch?v=AbCdEf12345',
    html: html(
      '<title>How locks work - YouTube</title>' +
        meta({ 'og:site_name': 'YouTube', 'og:title': 'How locks work', 'og:type': 'video.other' }),
      '<div id="watch7-content" itemscope itemtype="http://schema.org/VideoObject"><meta itemprop="name" content="How locks work"><span itemprop="author" itemscope itemtype="http://schema.org/Person"><link itemprop="url" href="http://www.youtube.com/@canalmuseum"><link itemprop="name" content="Canal Museum"></span><meta itemprop="datePublished" content="2020-03-27T06:00:04-07:00"><meta itemprop="uploadDate" content="2020-03-27T06:00:04-07:00"></div>',
      'en',
    ),
    title: 'How locks work',
    authors: ['Canal Museum'],
    date: '2020-03-27',
    site: 'YouTube',
    type: 'motion_picture',
  },
  {
    name: 'an abstract on arXiv',
    url: 'https://arxiv.org/abs/2301.01234',
    html: html(
      '<title>[2301.01234] Estimating tides from sparse gauges</title>' +
        meta({
          citation_title: 'Estimating tides from sparse gauges',
          citation_date: '2023/01/03',
          citation_online_date: '2023/02/10',
          citation_pdf_url: 'http://arxiv.org/pdf/2301.01234',
          citation_arxiv_id: '2301.01234',
          'og:site_name': 'arXiv.org',
        }) +
        '<meta name="citation_author" content="Varga, Eszter"><meta name="citation_author" content="de Silva, Nuwan">',
      '<h1 class="title mathjax"><span class="descriptor">Title:</span>Estimating tides from sparse gauges</h1><div class="dateline">[Submitted on 3 Jan 2023 (v1), last revised 10 Feb 2023 (this version, v2)]</div>',
      'en',
    ),
    title: 'Estimating tides from sparse gauges',
    authors: ['Varga, Eszter', 'de Silva, Nuwan'],
    date: '2023-01-03',
    site: 'arXiv.org',
    type: 'article',
  },
  {
    name: 'a record of PubMed',
    url: 'https://pubmed.ncbi.nlm.nih.gov/30000001/',
    html: html(
      '<title>Night work and sleep in nurses: a cohort study - PubMed</title>' +
        meta({
          citation_title: 'Night work and sleep in nurses: a cohort study',
          citation_authors: 'Rossi M;Kaur P;Lind E;',
          citation_date: '2018 Jul',
          citation_journal_title: 'Sleep Med',
          citation_volume: '47',
          citation_issue: '2',
          citation_firstpage: '12',
          citation_pmid: '30000001',
          citation_publisher: 'Sleep Med',
        }),
      '<h1 class="heading-title">Night work and sleep in nurses: a cohort study</h1>',
      'en',
    ),
    title: 'Night work and sleep in nurses: a cohort study',
    authors: ['Rossi, M', 'Kaur, P', 'Lind, E'],
    date: '2018-07',
    site: 'Sleep Med',
    type: 'article-journal',
  },
  {
    name: 'an article of Wikipedia',
    url: 'https://en.wikipedia.org/wiki/Canal_lock',
    html: html(
      '<title>Canal lock - Wikipedia</title>' +
        meta({ 'og:title': 'Canal lock - Wikipedia', generator: 'MediaWiki 1.42.0' }) +
        ld({
          '@context': 'https://schema.org',
          '@type': 'Article',
          name: 'Canal lock',
          author: { '@type': 'Organization', name: 'Contributors to Wikimedia projects' },
          publisher: { '@type': 'Organization', name: 'Wikimedia Foundation, Inc.' },
          datePublished: '2002-02-25T15:51:15Z',
          dateModified: '2024-05-03T10:20:30Z',
          headline: 'device for raising and lowering boats',
        }),
      `<body class="mediawiki ltr"><h1 id="firstHeading">Canal lock</h1>${prose()}<ul><li id="footer-info-lastmod"> This page was last edited on 3 May 2024, at 10:20 (UTC).</li></ul>`,
      'en',
    ),
    title: 'Canal lock',
    date: '2024-05-03',
    site: 'Wikipedia',
    type: 'entry-encyclopedia',
  },
  {
    name: 'a broadcaster with a byline below a correspondent’s role',
    url: 'https://www.bbc.co.uk/news/uk-england-norfolk-61234567',
    html: html(
      '<title>Lighthouse to be moved inland - BBC News</title>' +
        meta({
          'og:site_name': 'BBC News',
          'og:title': 'Lighthouse to be moved inland',
          'article:author': 'https://www.facebook.com/bbcnews',
        }) +
        ld({
          '@context': 'http://schema.org',
          '@type': 'ReportageNewsArticle',
          headline: 'Lighthouse to be moved inland',
          datePublished: '2022-05-06T05:12:58.000Z',
          author: { '@type': 'NewsMediaOrganization', name: 'BBC News' },
          publisher: { '@type': 'NewsMediaOrganization', name: 'BBC News' },
        }),
      `<article><h1>Lighthouse to be moved inland</h1><p>By <strong>Nadia Osman</strong></p><p>Environment correspondent, BBC East</p><time datetime="2022-05-06T05:12:58.000Z">6 May 2022</time>${prose()}</article>`,
      'en-GB',
    ),
    title: 'Lighthouse to be moved inland',
    authors: ['Osman, Nadia'],
    date: '2022-05-06',
    site: 'BBC News',
    type: 'article-newspaper',
  },
  {
    name: 'a French daily',
    url: 'https://www.lejournal-du-port.example/planete/article/2021/11/09/la-mer-monte_6101500_3244.html',
    html: html(
      '<title>La mer monte plus vite que prévu</title>' +
        meta({
          'og:site_name': 'Le Journal du Port',
          'og:title': 'La mer monte plus vite que prévu',
          'og:article:author': 'Claire Dubreuil',
          'og:article:published_time': '2021-11-09T05:00:10+00:00',
        }) +
        ld({
          '@type': 'NewsArticle',
          headline: 'La mer monte plus vite que prévu',
          datePublished: '2021-11-09T06:00:10+01:00',
          dateModified: '2021-11-10T09:00:00+01:00',
          author: [
            { '@type': 'Person', name: 'Claire Dubreuil' },
            { '@type': 'Person', name: 'Yann Le Goff' },
          ],
          publisher: { '@type': 'Organization', name: 'Le Journal du Port' },
        }),
      `<h1>La mer monte plus vite que prévu</h1><p>Par Claire Dubreuil et Yann Le Goff</p><p>Publié le 09 novembre 2021 à 06h00, modifié le 10 novembre 2021 à 09h00</p>${prose('fr')}`,
      'fr',
    ),
    title: 'La mer monte plus vite que prévu',
    authors: ['Dubreuil, Claire', 'Le Goff, Yann'],
    date: '2021-11-09',
    site: 'Le Journal du Port',
    type: 'article-newspaper',
  },
  {
    name: 'a German magazine whose title bears its name after a dash',
    url: 'https://www.hafenspiegel.example/wirtschaft/werft-a-1234.html',
    html: html(
      '<title>Werft entlässt 300 Mitarbeiter - HAFENSPIEGEL</title>' +
        meta({
          'og:site_name': 'HAFENSPIEGEL',
          'og:title': 'Schiffbau: Werft entlässt 300 Mitarbeiter',
          author: 'Jens Petersen, HAFENSPIEGEL',
          date: '2020-08-17T18:03:00+02:00',
          'last-modified': '2020-08-18T09:00:00+02:00',
        }) +
        ld({
          '@type': 'NewsArticle',
          headline: 'Schiffbau: Werft entlässt 300 Mitarbeiter',
          datePublished: '2020-08-17T18:03:00+02:00',
          author: [{ '@type': 'Person', name: 'Jens Petersen' }],
          publisher: { '@type': 'Organization', name: 'HAFENSPIEGEL' },
        }),
      `<h2><span>Schiffbau</span> <span>Werft entlässt 300 Mitarbeiter</span></h2><div>Von Jens Petersen</div><time datetime="2020-08-17 18:03:00">17.08.2020, 18.03 Uhr</time>${prose('de')}`,
      'de',
    ),
    title: 'Schiffbau: Werft entlässt 300 Mitarbeiter',
    authors: ['Petersen, Jens'],
    date: '2020-08-17',
    site: 'HAFENSPIEGEL',
    type: 'article-newspaper',
  },
];
