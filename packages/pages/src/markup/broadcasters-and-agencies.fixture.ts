import { html, ld, type MarkupCase, meta, prose } from './page.fixture.ts';

/** Broadcasters and news agencies in English. */
export const broadcastersAndAgencies: readonly MarkupCase[] = [
  {
    name: 'a broadcaster that describes itself in JSON-LD and in a time element',
    url: 'https://www.northchannel.example/news/uk-wales-67012345',
    html: html(
      '<title>Harbour plan splits town - North Channel News</title><meta property="og:title" content="Harbour plan splits town">' +
        '<meta property="og:site_name" content="North Channel News">' +
        '<script type="application/ld+json">{"@context":"http://schema.org","@type":"ReportageNewsArticle","url":"https://www.northchannel.example/news/uk-wales-67012345",' +
        '"publisher":{"@type":"NewsMediaOrganization","name":"North Channel News"},"datePublished":"2023-10-05T23:12:41.000Z","dateModified":"2023-10-06T08:00:00.000Z",' +
        '"headline":"Harbour plan splits town","author":[{"@type":"Person","name":"Carys Morgan"}]}</script>',
      `<main><article><h1>Harbour plan splits town</h1><time datetime="2023-10-05T23:12:41.000Z">5 October 2023</time><div><p>By <strong>Carys Morgan</strong></p><p>North Channel News, Cardiff</p></div>${prose()}</article></main>`,
      'en-GB',
    ),
    title: 'Harbour plan splits town',
    authors: ['Morgan, Carys'],
    date: '2023-10-05',
    site: 'North Channel News',
    type: 'article-newspaper',
  },
  {
    name: 'a wire story signed by an agency',
    url: 'https://www.baytimes.example/world/2020/11/03/earthquake-relief-begins.html',
    html: html(
      '<title>Earthquake relief begins - Bay Times</title><meta property="og:site_name" content="Bay Times">' +
        '<script type="application/ld+json">{"@type":"NewsArticle","headline":"Earthquake relief begins","datePublished":"2020-11-03T08:00:00+00:00","author":{"@type":"Organization","name":"The Associated Press"}}</script>',
      `<h1>Earthquake relief begins</h1><p class="byline">By The Associated Press</p><p>November 3, 2020</p>${prose()}`,
      'en',
    ),
    title: 'Earthquake relief begins',
    authors: ['The Associated Press'],
    date: '2020-11-03',
    site: 'Bay Times',
    type: 'article-newspaper',
  },
  {
    name: 'a cable network: "By …, …" with the network’s name as the last part and a time before the date',
    url: 'https://edition.globenews.example/2023/09/14/europe/storm-daniel-intl/index.html',
    html: html(
      '<title>Storm floods coastal towns | GlobeNews</title><meta property="og:site_name" content="GlobeNews"><meta property="og:title" content="Storm floods coastal towns | GlobeNews">' +
        ld({
          '@type': 'NewsArticle',
          headline: 'Storm floods coastal towns',
          datePublished: '2023-09-14T09:11:12.000Z',
          author: [
            { '@type': 'Person', name: 'Sana Iqbal' },
            { '@type': 'Person', name: 'Pieter Bos' },
          ],
          publisher: { '@type': 'Organization', name: 'GlobeNews' },
        }),
      `<h1 data-editable="headlineText" class="headline__text">Storm floods coastal towns</h1><div class="byline"><div class="byline__names">By <a class="byline__link" href="/profiles/sana-iqbal"><span class="byline__name">Sana Iqbal</span></a> and <span class="byline__name">Pieter Bos</span>, GlobeNews</div></div><div class="timestamp">5 minute read<br>Updated 7:02 AM EDT, Fri September 15, 2023</div>${prose()}`,
      'en',
    ),
    title: 'Storm floods coastal towns',
    authors: ['Iqbal, Sana', 'Bos, Pieter'],
    date: '2023-09-14',
    site: 'GlobeNews',
    type: 'article-newspaper',
  },
  {
    name: 'a news agency: the reporters alone between headline and date',
    url: 'https://www.wirehouse.example/world/europe/port-strike-enters-second-week-2023-03-14/',
    html: html(
      '<title>Port strike enters second week | Wirehouse</title><meta property="og:site_name" content="Wirehouse"><meta property="og:title" content="Port strike enters second week"><meta name="article:published_time" content="2023-03-14T10:31:12Z">',
      `<h1 data-testid="Heading">Port strike enters second week</h1><div class="info-content"><div class="author-name">By <a rel="author" href="/authors/lena-weiss/">Lena Weiss</a> and <a rel="author" href="/authors/marc-dubois/">Marc Dubois</a></div><time datetime="2023-03-14T10:31:12Z"><span>March 14, 2023</span><span>10:31 AM UTC</span><span>Updated a year ago</span></time></div>${prose()}<p>Reporting by Lena Weiss; Editing by Tom Price</p>`,
      'en',
    ),
    title: 'Port strike enters second week',
    authors: ['Weiss, Lena', 'Dubois, Marc'],
    date: '2023-03-14',
    site: 'Wirehouse',
    type: 'webpage',
  },
  {
    name: 'a broadcaster’s new site: names and roles in a contributor block, the time as "3 days ago"',
    url: 'https://www.nationcast.example/news/articles/c4nnw7x2e1go',
    html: html(
      '<title>Ferry operator admits delays - Nationcast News</title><meta property="og:site_name" content="Nationcast News"><meta property="og:title" content="Ferry operator admits delays">' +
        ld({
          '@context': 'http://schema.org',
          '@type': 'ReportageNewsArticle',
          url: 'https://www.nationcast.example/news/articles/c4nnw7x2e1go',
          headline: 'Ferry operator admits delays',
          datePublished: '2024-05-02T15:40:12.338Z',
          dateModified: '2024-05-03T07:00:00.000Z',
          author: [{ '@type': 'Person', name: 'Euan Muir' }],
          publisher: { '@type': 'NewsMediaOrganization', name: 'Nationcast News' },
        }),
      `<main><article><h1>Ferry operator admits delays</h1><time datetime="2024-05-02T15:40:12.338Z">3 days ago</time><div data-testid="byline-contributors"><span>Euan Muir</span><span>Transport correspondent</span></div>${prose()}</article></main>`,
      'en-GB',
    ),
    title: 'Ferry operator admits delays',
    authors: ['Muir, Euan'],
    date: '2024-05-02',
    site: 'Nationcast News',
    type: 'article-newspaper',
  },
  {
    name: 'a newsroom with "Reporting by … ; Editing by …" at the end and initials in the byline',
    url: 'https://www.wirestation.example/markets/herring-prices-2024-01-09/',
    html: html(
      `<title>Herring prices climb to ten-year high | Wire Station</title><meta property="og:site_name" content="Wire Station"><meta property="article:published_time" content="2024-01-09T07:45:00Z">`,
      `<article><h1>Herring prices climb to ten-year high</h1><p>By J. K. Larsen and Ana-Maria Popa</p><p>January 9, 2024 7:45 AM UTC</p>${prose()}<p>Reporting by J. K. Larsen in Oslo and Ana-Maria Popa in Bucharest; Editing by Tom Finn</p></article>`,
      'en',
    ),
    title: 'Herring prices climb to ten-year high',
    authors: ['Larsen, J. K.', 'Popa, Ana-Maria'],
    date: '2024-01-09',
    site: 'Wire Station',
    type: 'webpage',
  },
  {
    name: 'an Australian broadcaster with the author and the zone in the line',
    url: 'https://www.southernabc.example/news/2023-01-30/reef-report/101900000',
    html: html(
      '<title>Reef report finds slow recovery - Southern News</title><meta property="og:title" content="Reef report finds slow recovery"><meta property="og:site_name" content="Southern News"><meta property="article:published_time" content="2023-01-29T21:05:00+00:00">' +
        ld({
          '@type': 'NewsArticle',
          headline: 'Reef report finds slow recovery',
          datePublished: '2023-01-29T21:05:00+00:00',
          author: [{ '@type': 'Person', name: 'Kirra Doyle' }],
        }),
      `<h1>Reef report finds slow recovery</h1><p>By Kirra Doyle</p><p>Posted <time datetime="2023-01-30T08:05:00+11:00">Mon 30 Jan 2023 at 8:05am AEDT</time></p>${prose()}`,
      'en-AU',
    ),
    title: 'Reef report finds slow recovery',
    authors: ['Doyle, Kirra'],
    date: '2023-01-30',
    site: 'Southern News',
    type: 'article-newspaper',
  },
  {
    name: 'an American public radio: "Heard on" a programme, names in a byline of their own',
    url: 'https://www.publicradio.example/2023/06/14/1181123/oysters-and-noise',
    html: html(
      `<title>Noise keeps oysters from settling : Public Radio</title>${meta({ 'og:title': 'Noise keeps oysters from settling', 'og:site_name': 'Public Radio', date: '2023-06-14' })}`,
      `<div class="slug-wrap"><h3 class="slug"><a>Animals</a></h3></div><div class="storytitle"><h1>Noise keeps oysters from settling</h1></div><div id="story-meta"><div class="dateblock"><time datetime="2023-06-14T05:01:20-04:00"><span class="date">June 14, 2023</span><span class="time">5:01 AM ET</span></time></div><p class="source">Heard on <a class="program">Morning Hours</a></p></div><div id="storybyline"><div class="byline-container"><div class="bylines"><div class="byline byline--block byline--has-link"><p class="byline__name"><a href="/people/1/nell-varga" rel="author">Nell Varga</a></p></div></div></div></div>${prose()}`,
      'en-US',
    ),
    title: 'Noise keeps oysters from settling',
    authors: ['Varga, Nell'],
    date: '2023-06-14',
    site: 'Public Radio',
    type: 'webpage',
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
    name: 'a radio programme’s page: "First broadcast" and a presenter',
    url: 'https://www.radiocoast.example/programmes/b0000001',
    html: html(
      '<title>Radio Coast - Night Boat, Episode 4</title><meta property="og:title" content="Night Boat, Episode 4"><meta property="og:site_name" content="Radio Coast">' +
        ld({
          '@context': 'http://schema.org',
          '@type': 'RadioEpisode',
          name: 'Episode 4',
          partOfSeries: { '@type': 'RadioSeries', name: 'Night Boat' },
          publication: { '@type': 'BroadcastEvent', startDate: '2014-11-08T20:00:00+00:00' },
          datePublished: '2014-11-08',
        }),
      '<h1>Episode 4</h1><h2>Night Boat</h2><p>First broadcast 8 Nov 2014</p>',
      'en-GB',
    ),
    title: 'Episode 4',
    date: '2014-11-08',
    site: 'Night Boat',
    type: 'broadcast',
  },
  {
    name: 'an American wire: "By JANE DOE, Associated Wire" in capitals with "Updated 4:05 PM EDT"',
    url: 'https://wirenews.example/article/bridge-toll-0f3a',
    html: html(
      `<title>Tolls rise on coastal bridges | Wire News</title>${meta({ 'og:site_name': 'Wire News', 'og:title': 'Tolls rise on coastal bridges', 'article:published_time': '2023-04-01T15:02:11', 'article:modified_time': '2023-04-01T20:05:00' })}`,
      `<h1>Tolls rise on coastal bridges</h1><div class="Page-byline">By&nbsp;<a>GRACE OKONKWO</a> and <a>DEAN F. SORENSEN</a></div><div class="Page-dateModified"><span>Updated 4:05 PM EDT, April 1, 2023</span></div>${prose()}`,
      'en-US',
    ),
    title: 'Tolls rise on coastal bridges',
    authors: ['Okonkwo, Grace', 'Sorensen, Dean F.'],
    date: '2023-04-01',
    site: 'Wire News',
    type: 'webpage',
  },
  {
    name: 'a wire: "By …", "3 Min Read", the date with a slash and the hour',
    url: 'https://www.wireworld.example/article/us-shipping-fuel-idUSKBN0DS0AB20140512',
    html: html(
      `<title>Ships slow down to save fuel - Wireworld</title>${meta({ 'og:title': 'Ships slow down to save fuel', 'og:site_name': 'Wireworld' })}`,
      `<div>May 12, 2014 / 10:15 AM / 9 years ago</div><h1>Ships slow down to save fuel</h1><p>Keith Walden, Ana Brito</p><p>3 Min Read</p><p>SINGAPORE (Wireworld) - Ship owners have told captains to slow down.</p>${prose()}<p>Reporting by Keith Walden; Additional reporting by Lou Han; Editing by Pat Ross</p>`,
      'en-US',
    ),
    title: 'Ships slow down to save fuel',
    authors: ['Walden, Keith', 'Brito, Ana'],
    date: '2014-05-12',
    site: 'Wireworld',
    type: 'webpage',
  },
];
