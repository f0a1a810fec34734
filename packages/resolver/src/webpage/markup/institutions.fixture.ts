import { html, type MarkupCase, prose } from './page.fixture.ts';

/** Government, international bodies, charities, universities, courts and legislation. */
export const institutions: readonly MarkupCase[] = [
  {
    name: 'guidance of a government: a definition list of dates',
    url: 'https://www.gov.example.uk/government/publications/flood-defences',
    html: html(
      '<title>Flood defences: what to do - GOV.EXAMPLE</title><meta property="og:site_name" content="GOV.EXAMPLE"><meta property="og:title" content="Flood defences: what to do">' +
        '<script type="application/ld+json">{"@context":"http://schema.org","@type":"Article","headline":"Flood defences: what to do","datePublished":"2019-04-02T09:30:00+01:00","dateModified":"2023-06-08T12:00:00+01:00",' +
        '"author":{"@type":"Organization","name":"Department for Coasts","url":"https://www.gov.example.uk/coasts"},"publisher":{"@type":"Organization","name":"GOV.EXAMPLE"}}</script>',
      `<main><h1>Flood defences: what to do</h1><dl><dt>From:</dt><dd><a href="/coasts">Department for Coasts</a></dd><dt>Published</dt><dd>2 April 2019</dd><dt>Last updated</dt><dd>8 June 2023 — <a href="#history">See all updates</a></dd></dl>${prose()}</main>`,
      'en',
    ),
    title: 'Flood defences: what to do',
    authors: ['Department for Coasts'],
    date: '2019-04-02',
    site: 'GOV.EXAMPLE',
    type: 'webpage',
  },
  {
    name: 'a health service: the date of a review is none of publication',
    url: 'https://www.healthservice.example/conditions/sunburn/',
    html: html(
      '<title>Sunburn - Health Service</title><meta property="og:site_name" content="healthservice.example"><meta property="og:title" content="Sunburn">',
      `<main><h1>Sunburn</h1>${prose()}${prose()}<p>Page last reviewed: 26 May 2022<br>Next review due: 26 May 2025</p></main><footer>© Crown copyright</footer>`,
      'en',
    ),
    title: 'Sunburn',
    site: 'healthservice.example',
    type: 'webpage',
  },
  {
    name: 'an American agency: the date of review in a footer',
    url: 'https://www.cdx.example.gov/flu/about/index.html',
    html: html(
      '<title>About Flu | CDX</title><meta name="DC.title" content="About Flu"><meta property="cdc:last_published" content="2021-07-13T17:41:15Z"><meta property="og:site_name" content="Centers for Disease Examples"><meta property="og:author" content="CDX">',
      `<main><h1>About Flu</h1>${prose()}</main><footer><div>Page last reviewed: <span>November 18, 2021</span></div><div>Content source: <a href="/flu">Centers for Disease Examples</a></div></footer>`,
      'en-us',
    ),
    title: 'About Flu',
    site: 'Centers for Disease Examples',
    type: 'webpage',
  },
  {
    name: 'a fact sheet of an international organisation',
    url: 'https://www.wxo.example/news-room/fact-sheets/detail/drowning',
    html: html(
      '<title>Drowning</title><meta property="og:title" content="Drowning"><meta name="webit-cover-title" content="Drowning"><meta property="og:site_name" content="World X Organization">',
      `<main><h1 class="dynamic-content__heading">Drowning</h1><div class="date"><span class="timestamp">25 July 2023</span></div>${prose()}</main>`,
      'en',
    ),
    title: 'Drowning',
    date: '2023-07-25',
    site: 'World X Organization',
    type: 'webpage',
  },
  {
    name: 'a charity’s report page with the month alone',
    url: 'https://www.seawatch.example/reports/state-of-the-coast',
    html: html(
      '<title>State of the coast 2021 | Sea Watch</title><meta property="og:site_name" content="Sea Watch">' +
        '<script type="application/ld+json">{"@type":"Report","name":"State of the coast 2021","datePublished":"2021-09","author":{"@type":"Organization","name":"Sea Watch"},"publisher":{"@type":"Organization","name":"Sea Watch"}}</script>',
      `<main><h1>State of the coast 2021</h1><p>A report of Sea Watch, September 2021</p>${prose()}</main>`,
      'en',
    ),
    title: 'State of the coast 2021',
    authors: ['Sea Watch'],
    date: '2021-09',
    site: 'Sea Watch',
    type: 'report',
  },
  {
    name: 'a university’s news page: author and photographer',
    url: 'https://news.coastal.example.edu/2018/10/15/robots-learn-to-swim/',
    html: html(
      '<title>Robots learn to swim | Coastal University News</title><meta property="og:title" content="Robots learn to swim"><meta property="og:site_name" content="Coastal University News"><meta property="article:published_time" content="2018-10-15T16:00:00+00:00"><meta name="author" content="webteam">',
      `<article><h1>Robots learn to swim</h1><div class="post-meta"><span class="date">October 15, 2018</span> <span class="author">By Lena Ortiz</span></div><figure><img alt=""><figcaption>Photo by Max Stone</figcaption></figure>${prose()}</article>`,
      'en-US',
    ),
    title: 'Robots learn to swim',
    authors: ['Ortiz, Lena'],
    date: '2018-10-15',
    site: 'Coastal University News',
    type: 'webpage',
  },
  {
    name: 'a library guide: the last update stands at the top',
    url: 'https://guides.library.coastal.example.edu/citing',
    html: html(
      '<title>Home - Citing sources - Research Guides at Coastal University</title><meta name="DC.Title" content="Research Guides: Citing sources: Home"><meta name="DC.Creator" content="Ruth Feld"><meta name="DC.Date.Modified" content="2024-02-06"><meta property="og:title" content="Research Guides: Citing sources: Home">',
      `<h1>Citing sources</h1><div>Last Updated: Feb 6, 2024 4:10 PM</div>${prose()}<div class="s-lib-profile-name">Ruth Feld</div>`,
      'en',
    ),
    title: 'Citing sources',
    authors: ['Feld, Ruth'],
    date: '2024-02-06',
    site: 'Research Guides at Coastal University',
    type: 'webpage',
  },
  {
    name: 'a German ministry: a press release with its date over the headline',
    url: 'https://www.bundesamt-kueste.example/SharedDocs/Pressemitteilungen/DE/2021/05/deich.html',
    html: html(
      '<title>Bundesamt Küste - Pressemitteilungen - Neuer Deich für die Insel</title><meta property="og:site_name" content="Bundesamt Küste">',
      `<main><div><span class="topline">Pressemitteilung</span> <span class="date">Datum 11.05.2021</span></div><h1>Neuer Deich für die Insel</h1>${prose('de')}</main>`,
      'de',
    ),
    title: 'Neuer Deich für die Insel',
    date: '2021-05-11',
    site: 'Bundesamt Küste',
    type: 'webpage',
  },
  {
    name: 'a page of an office without any date but the year of its copyright',
    url: 'https://www.harbouroffice.example/services/moorings',
    html: html(
      '<title>Moorings | Harbour Office</title>',
      `<nav>Home Services</nav><main><h1>Moorings</h1>${prose()}</main><footer>© 2024 Harbour Office. All rights reserved.</footer>`,
      'en',
    ),
    title: 'Moorings',
    site: 'Harbour Office',
    type: 'webpage',
  },
  {
    name: 'a statute of a register of legislation',
    url: 'https://www.legislation.gov.example/ukpga/1998/42/contents',
    html: html(
      '<title>Harbours Act 1998</title><meta name="DC.title" content="Harbours Act 1998"><meta name="DC.type" content="legislation"><meta name="DC.publisher" content="Queen’s Printer of Acts"><meta name="DC.date.modified" content="2023-01-01">',
      '<h1 class="pageTitle">Harbours Act 1998</h1><p>1998 CHAPTER 42</p><p>An Act to make provision about harbours.</p>',
      'en',
    ),
    title: 'Harbours Act 1998',
    site: 'Queen’s Printer of Acts',
    type: 'legislation',
  },
  {
    name: 'a judgment of a court, its date beside the neutral citation',
    url: 'https://caselaw.archives.example/ewhc/ch/2021/1234',
    html: html(
      '<title>Smith v Harbour Board - Find Case Law - The Archives</title>',
      `<main><h1>Smith v Harbour Board</h1><p>[2021] EWHC 1234 (Ch)</p><p>Judgment date: <span>14 May 2021</span></p>${prose()}</main>`,
      'en',
    ),
    title: 'Smith v Harbour Board',
    date: '2021-05-14',
    site: 'The Archives',
    type: 'webpage',
  },
  {
    name: 'the European institutions’ press corner',
    url: 'https://ec.union.example/commission/presscorner/detail/en/ip_21_3541',
    html: html(
      '<title>Press corner | European Harbour Commission</title><meta property="og:title" content="A plan for clean harbours"><meta property="og:site_name" content="European Harbour Commission - European Harbour Commission">',
      `<h1>A plan for clean harbours</h1><p><span>Press release</span> <span>14 July 2021</span> <span>Brussels</span></p>${prose()}`,
      'en',
    ),
    title: 'A plan for clean harbours',
    date: '2021-07-14',
    site: 'European Harbour Commission',
    type: 'webpage',
  },
];
