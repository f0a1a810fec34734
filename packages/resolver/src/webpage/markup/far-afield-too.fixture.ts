import { html, ld, type MarkupCase, prose } from './page.fixture.ts';

/** Meta elements from a table; names with a colon of Open Graph are properties. */
const meta = (fields: Readonly<Record<string, string | readonly string[]>>): string =>
  Object.entries(fields)
    .flatMap(([name, contents]) => [contents].flat().map((content) => [name, content] as const))
    .map(([name, content]) => {
      const key = /^(?:og|article|book|profile|video|music):/.test(name) ? 'property' : 'name';
      return `<meta ${key}="${name}" content="${content}">`;
    })
    .join('');

const person = (name: string) => ({ '@type': 'Person', name });

/** More pages of kinds and countries that the other lists lack, each with a trap of its own. */
export const farAfieldToo: readonly MarkupCase[] = [
  {
    name: 'a Hungarian portal: year, month and day in that order, family name first',
    url: 'https://kikoto.example/belfold/2021/09/14/aradas',
    html: html(
      `<title>Lassan vonul le az áradás - Kikötő</title>${meta({ 'og:site_name': 'Kikötő', 'og:title': 'Lassan vonul le az áradás' })}`,
      `<h1>Lassan vonul le az áradás</h1><div class="author">Szerző: Kovács Eszter</div><div class="date">2021. szeptember 14., kedd 08:30</div><p>A folyó vízszintje lassan csökken, és a védekezés még nem ért véget a városban.</p>`,
      'hu',
    ),
    title: 'Lassan vonul le az áradás',
    authors: ['Kovács, Eszter'],
    date: '2021-09-14',
    site: 'Kikötő',
    type: 'webpage',
  },
  {
    name: 'SoundCloud-like: the musician as author, the track’s release in a time element',
    url: 'https://soundcloud.com/lowtide/undertow',
    html: html(
      `<title>Stream Undertow by Low Tide | Listen online for free on SoundCloud</title>${meta({ 'og:site_name': 'SoundCloud', 'og:title': 'Undertow', 'og:type': 'music.song', 'twitter:audio:artist_name': 'Low Tide' })}`,
      `<article itemscope itemtype="http://schema.org/MusicRecording"><header><h1 itemprop="name"><a itemprop="url" href="/lowtide/undertow">Undertow</a></h1><a href="/lowtide">Low Tide</a><div itemprop="byArtist" itemscope itemtype="http://schema.org/MusicGroup"><meta itemprop="name" content="Low Tide"></div>published on <time pubdate>2020-05-08T14:00:00Z</time></header></article>`,
      'en',
    ),
    title: 'Undertow',
    authors: ['Low Tide'],
    date: '2020-05-08',
    site: 'SoundCloud',
    type: 'song',
  },
  {
    name: 'Spotify-like: an episode with the show in the title and "Podcast"',
    url: 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk',
    html: html(
      `<title>The Last Ferry - Harbour Lights | Podcast on Spotify</title>${meta({ 'og:site_name': 'Spotify', 'og:title': 'The Last Ferry', 'og:description': 'Harbour Lights · Episode', 'og:type': 'music.episode', 'music:release_date': '2022-09-05' })}${ld(
        {
          '@type': 'PodcastEpisode',
          name: 'The Last Ferry',
          datePublished: '2022-09-05',
          partOfSeries: { '@type': 'PodcastSeries', name: 'Harbour Lights' },
        },
      )}`,
      '<h1>The Last Ferry</h1><a href="/show/1">Harbour Lights</a><p>Sep 2022</p>',
      'en',
    ),
    title: 'The Last Ferry',
    date: '2022-09-05',
    site: 'Harbour Lights',
    type: 'broadcast',
  },
  {
    name: 'Goodreads-like: a book’s page with the average rating and the first publication',
    url: 'https://www.goodreads.com/book/show/99999.The_Salt_Road',
    html: html(
      `<title>The Salt Road by Imogen Vale | Goodreads</title>${meta({ 'og:site_name': 'Goodreads', 'og:title': 'The Salt Road', 'og:type': 'books.book', 'books:isbn': '9780306406157' })}${ld(
        { '@type': 'Book', name: 'The Salt Road', isbn: '9780306406157', author: [person('Imogen Vale')] },
      )}`,
      `<h1>The Salt Road</h1><span>Imogen Vale</span><p>First published April 6, 2010</p><div>Reviewed by Bookworm on May 1, 2023</div>`,
      'en',
    ),
    title: 'The Salt Road',
    authors: ['Vale, Imogen'],
    date: '2010-04-06',
    site: 'Goodreads',
    type: 'book',
  },
  {
    name: 'Internet Archive: an item’s title, creator and year of publication in a list',
    url: 'https://archive.org/details/tidesandthemoon00hart',
    html: html(
      `<title>Tides and the moon : Hartwell, Edwin, 1850-1911 : Free Download, Borrow, and Streaming : Internet Archive</title>${meta({ 'og:site_name': 'Internet Archive', 'og:title': 'Tides and the moon : Hartwell, Edwin, 1850-1911 : Free Download, Borrow, and Streaming : Internet Archive', title: 'Tides and the moon : Hartwell, Edwin, 1850-1911 : Free Download, Borrow, and Streaming : Internet Archive' })}`,
      `<h1 class="item-title"><span class="breaker-breaker" itemprop="name">Tides and the moon</span></h1><dl class="metadata-definition"><dt>by</dt><dd><a href="/search?query=creator">Hartwell, Edwin, 1850-1911</a></dd></dl><dl class="metadata-definition"><dt>Publication date</dt><dd><span itemprop="datePublished">1894</span></dd></dl><dl><dt>Addeddate</dt><dd>2009-04-21 18:00:11</dd></dl>`,
      'en',
    ),
    title: 'Tides and the moon',
    authors: ['Hartwell, Edwin'],
    date: '1894',
    site: 'Internet Archive',
    type: 'webpage',
  },
  {
    name: 'a Wayback copy: the archived page’s own metadata under the archive’s toolbar',
    url: 'https://web.archive.org/web/20150304050607/http://www.keelnews.example/2015/03/slipway.html',
    html: html(
      `<title>Slipway reopens | Keel News</title>${meta({ 'og:site_name': 'Keel News', 'og:title': 'Slipway reopens', 'article:published_time': '2015-03-02T09:00:00Z' })}`,
      `<div id="wm-ipp-base"><p>captures 4 Mar 2015 - 9 Nov 2020</p></div><h1>Slipway reopens</h1><p class="byline">By Tamsin Rowe</p>${prose()}`,
      'en-GB',
    ),
    title: 'Slipway reopens',
    authors: ['Rowe, Tamsin'],
    date: '2015-03-02',
    site: 'Keel News',
    type: 'webpage',
  },
  {
    name: 'a national library’s item: contributor names with dates of life, "Created / Published"',
    url: 'https://www.loc.example/item/2003655123/',
    html: html(
      `<title>Fishermen mending nets, Cape Ann | Library of the Nation</title>${meta({ 'og:title': 'Fishermen mending nets, Cape Ann', 'og:site_name': 'The Library of the Nation', 'dc.title': 'Fishermen mending nets, Cape Ann', 'dc.creator': 'Abbott, Lucille, 1888-1961' })}`,
      '<h1>Fishermen mending nets, Cape Ann</h1><h3>Contributor Names</h3><ul><li>Abbott, Lucille, 1888-1961, photographer</li></ul><h3>Created / Published</h3><ul><li>1921.</li></ul>',
      'en',
    ),
    title: 'Fishermen mending nets, Cape Ann',
    authors: ['Abbott, Lucille'],
    site: 'The Library of the Nation',
    type: 'webpage',
  },
  {
    name: 'a patent’s page: inventors and assignee in Dublin Core, the number in the title',
    url: 'https://patents.google.com/patent/US7654321B2/en',
    html: html(
      `<title>US7654321B2 - Self-righting buoy - Google Patents</title>${meta({ 'DC.type': 'patent', 'DC.title': 'Self-righting buoy', citation_patent_number: 'US:7654321', citation_patent_publication_number: 'US:7654321:B2' })}<meta name="DC.date" content="2005-04-11" scheme="dateSubmitted"><meta name="DC.date" content="2010-02-02" scheme="issue"><meta name="DC.contributor" content="Noriko Hamada" scheme="inventor"><meta name="DC.contributor" content="Buoyworks Inc" scheme="assignee">`,
      '<h1 itemprop="pageTitle">US7654321B2 - Self-righting buoy - Google Patents</h1>',
      'en',
    ),
    title: 'Self-righting buoy',
    authors: ['Hamada, Noriko'],
    date: '2010-02-02',
    type: 'patent',
  },
  {
    name: 'EUR-Lex-like: a regulation with its whole name, the author of whose page is the office',
    url: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32019R9999',
    html: html(
      `<title>Regulation - 2019/9999 - EN - EUR-Lex</title>${meta({ 'WT.z_docTitle': 'Regulation (EU) 2019/9999 of the European Parliament and of the Council of 20 June 2019 on harbour dues', 'og:title': 'Regulation (EU) 2019/9999 of the European Parliament and of the Council of 20 June 2019 on harbour dues', 'og:site_name': 'EUR-Lex' })}`,
      '<p id="title">Regulation (EU) 2019/9999 of the European Parliament and of the Council of 20 June 2019 on harbour dues</p><p>OJ L 186, 11.7.2019, p. 1–56</p>',
      'en',
    ),
    title:
      'Regulation (EU) 2019/9999 of the European Parliament and of the Council of 20 June 2019 on harbour dues',
    date: '2019-07-11',
    site: 'EUR-Lex',
    type: 'legislation',
  },
  {
    name: 'a standards body: number and title together, status and publication date in a list',
    url: 'https://www.standards.example/standard/70001.html',
    html: html(
      `<title>STB 4012:2021 - Mooring lines — Requirements | Standards Board</title>${meta({ 'og:title': 'STB 4012:2021', 'og:site_name': 'Standards Board', 'og:description': 'Mooring lines — Requirements' })}`,
      '<h1><span>STB 4012:2021</span> <span>Mooring lines — Requirements</span></h1><ul><li>Status: Published</li><li>Publication date: 2021-05</li><li>Edition: 2</li></ul>',
      'en',
    ),
    title: 'STB 4012:2021 Mooring lines — Requirements',
    date: '2021-05',
    site: 'Standards Board',
    type: 'webpage',
  },
  {
    name: 'a faculty page: a name as its title, no author, no date but that of the footer’s copyright',
    url: 'https://www.marine.univ.example.edu/people/faculty/hana-kimura',
    html: html(
      `<title>Hana Kimura | Department of Marine Sciences | Univ Example</title>${meta({ 'og:title': 'Hana Kimura | Department of Marine Sciences | Univ Example' })}`,
      `<h1>Hana Kimura</h1><p>Associate Professor</p><p>Publications: Kimura, H. (2019). Kelp. May 3, 2019.</p>${prose()}<footer>© 2024 Univ Example</footer>`,
      'en',
    ),
    title: 'Hana Kimura',
    site: 'Univ Example',
    type: 'webpage',
  },
  {
    name: 'a government’s landing page of a report: department as author in JSON-LD, the month alone',
    url: 'https://www.gov.example/government/publications/inland-waterways-review',
    html: html(
      `<title>Inland waterways review - GOV.EXAMPLE</title>${meta({ 'og:site_name': 'GOV.EXAMPLE', 'og:title': 'Inland waterways review', 'govuk:first-published-at': '2020-11-18T10:00:00+00:00', 'govuk:updated-at': '2023-04-01T00:00:00+00:00', 'govuk:public-updated-at': '2021-02-03T09:00:00+00:00' })}`,
      `<main><h1>Inland waterways review</h1><dl><dt>From:</dt><dd><a href="/d">Department for Canals</a></dd><dt>Published</dt><dd>18 November 2020</dd><dt>Last updated</dt><dd>3 February 2021 <a>See all updates</a></dd></dl>${prose()}</main>`,
      'en',
    ),
    title: 'Inland waterways review',
    authors: ['Department for Canals'],
    date: '2020-11-18',
    site: 'GOV.EXAMPLE',
    type: 'webpage',
  },
  {
    name: 'a page that sends its reader on at once and has nothing but a title of the site',
    url: 'https://www.quaysidepaper.example/p/3391',
    html: html(
      '<title>Quayside Paper</title><meta http-equiv="refresh" content="0; url=/news/2020/01/02/tram-returns">',
      `<article><h1>The tram returns to Quayside</h1><p class="by-line">Words by Poppy Achebe; pictures by Tom Lund</p><p class="dateline">Thursday 2 January 2020</p>${prose()}</article>`,
      'en-GB',
    ),
    title: 'The tram returns to Quayside',
    authors: ['Achebe, Poppy'],
    date: '2020-01-02',
    site: 'Quayside Paper',
    type: 'webpage',
  },
  {
    name: 'a Japanese broadcaster: the site after a bar of full width, the day in 年月日 without an author',
    url: 'https://www3.minatohoso.example/news/html/20230612/k10014097.html',
    html: html(
      `<title>港の改修工事が完了｜みなと放送 NEWS WEB</title>${meta({ 'og:site_name': 'みなと放送 NEWS WEB', 'og:title': '港の改修工事が完了｜みなと放送' })}`,
      '<section><h1><span class="contentTitle">港の改修工事が完了</span></h1><p class="content--date"><time datetime="2023-06-12T18:42">2023年6月12日 18時42分</time></p><p>港の改修工事が十二日に完了し、新しい桟橋が開放されました。</p></section>',
      'ja',
    ),
    title: '港の改修工事が完了',
    date: '2023-06-12',
    site: 'みなと放送 NEWS WEB',
    type: 'webpage',
  },
  {
    name: 'a working paper’s page: "Author(s):" and "Series:" in a table, date as month and year',
    url: 'https://www.bankofports.example/research/wp/2018/wp201807',
    html: html(
      '<title>Working Paper No. 2018-07: Freight and Prices | Bank of Ports</title>',
      `<h1>Freight and Prices</h1><table><tr><th>Author(s):</th><td>Amira Haddad; Jonas Weiss</td></tr><tr><th>Series:</th><td>Working Paper No. 2018-07</td></tr><tr><th>Date:</th><td>July 2018</td></tr></table>${prose()}`,
      'en',
    ),
    title: 'Freight and Prices',
    authors: ['Haddad, Amira', 'Weiss, Jonas'],
    date: '2018-07',
    site: 'Bank of Ports',
    type: 'webpage',
  },
  {
    name: 'a charity: "Words:" and "Photography:" credits, modified beside published in the head without times',
    url: 'https://www.riversforall.example/stories/eel-pass',
    html: html(
      `<title>An eel pass for the Wend » Rivers for All</title>${meta({ 'og:title': 'An eel pass for the Wend » Rivers for All', 'og:site_name': 'Rivers for All', 'article:published_time': '2019-10-31', 'article:modified_time': '2022-01-01' })}`,
      `<h1>An eel pass for the Wend</h1><p>Words: Delphine Mercer. Photography: Ade Bola.</p>${prose()}`,
      'en-GB',
    ),
    title: 'An eel pass for the Wend',
    authors: ['Mercer, Delphine'],
    date: '2019-10-31',
    site: 'Rivers for All',
    type: 'webpage',
  },
  {
    name: 'a newsletter under its own address whose JSON-LD calls the writer by an account',
    url: 'https://www.ebbletter.example/p/on-dredging',
    html: html(
      `<title>On dredging - by Saoirse Flynn - Ebb Letter</title>${meta({ 'og:title': 'On dredging', 'og:type': 'article', author: 'Saoirse Flynn', 'og:url': 'https://www.ebbletter.example/p/on-dredging' })}${ld(
        {
          '@type': 'NewsArticle',
          headline: 'On dredging',
          description: 'What lies below',
          datePublished: '2023-11-05T06:01:00-05:00',
          author: [
            {
              '@type': 'Person',
              name: 'Saoirse Flynn',
              identifier: 'user:1',
              url: 'https://substack.com/@saoirse',
            },
          ],
          publisher: {
            '@type': 'Organization',
            name: 'Ebb Letter',
            identifier: 'pub:2',
            url: 'https://www.ebbletter.example',
          },
        },
      )}`,
      `<article><h1 class="post-title">On dredging</h1><h3 class="subtitle">What lies below</h3><a>Saoirse Flynn</a><div>Nov 05, 2023</div>${prose()}</article>`,
      'en',
    ),
    title: 'On dredging',
    authors: ['Flynn, Saoirse'],
    date: '2023-11-05',
    site: 'Ebb Letter',
    type: 'article-newspaper',
  },
  {
    name: 'an address of the wrong page: "Page not found" with the site’s frame around it',
    url: 'https://www.estuarypost.example/2019/07/ferry-strike',
    html: html(
      '<title>Ferry strike ends after nine days : Estuary Post</title><meta property="og:title" content="Ferry strike ends after nine days : Estuary Post"><meta name="sailthru.author" content="Nadia Brook"><meta name="sailthru.date" content="Fri, 12 Jul 2019 18:30:00 +0000"><meta name="parsely-title" content="Ferry strike ends after nine days">',
      `<h1>Ferry strike ends after nine days</h1><p>Nadia Brook reports from the quay.</p><aside><h2>Page not found?</h2><p>Tell us of broken links.</p></aside>${prose()}`,
      'en-GB',
    ),
    title: 'Ferry strike ends after nine days',
    authors: ['Brook, Nadia'],
    date: '2019-07-12',
    site: 'Estuary Post',
    type: 'webpage',
  },
  {
    name: 'parsely and sailthru alone, authors in one element with commas',
    url: 'https://www.thebuoy.example/a/cable-ship',
    html: html(
      '<title>Inside a cable ship</title><meta name="parsely-title" content="Inside a cable ship"><meta name="parsely-author" content="Ines Prado"><meta name="parsely-author" content="Wale Ojo"><meta name="parsely-pub-date" content="2021-03-03T23:30:00Z"><meta name="parsely-section" content="Technology"><meta name="application-name" content="The Buoy">',
      `<h1>Inside a cable ship</h1>${prose()}<p>Ines Prado and Wale Ojo sailed with the ship.</p>`,
      'en',
    ),
    title: 'Inside a cable ship',
    authors: ['Prado, Ines', 'Ojo, Wale'],
    date: '2021-03-03',
    site: 'The Buoy',
    type: 'webpage',
  },
  {
    name: 'Stack Exchange: the asker’s name and day beside "modified today"',
    url: 'https://marine.stackexchange.com/questions/812/why-do-buoys-lean',
    html: html(
      `<title>currents - Why do buoys lean? - Marine Stack Exchange</title>${meta({ 'og:site_name': 'Marine Stack Exchange', 'og:title': 'Why do buoys lean?', 'og:type': 'website' })}`,
      `<div id="question-header"><h1 itemprop="name"><a class="question-hyperlink">Why do buoys lean?</a></h1></div><div><span>Asked</span> <time itemprop="dateCreated" datetime="2019-04-06T11:22:33">3 years ago</time> <span>Modified</span> <a title="2023-01-01 00:00:00Z">today</a></div><div class="question" id="question"><div class="post-signature owner"><div class="user-details" itemprop="author" itemscope itemtype="http://schema.org/Person"><a href="/users/5/mia">Mia Torres</a><span class="d-none" itemprop="name">Mia Torres</span></div></div></div><div id="answers"><div class="answer" itemprop="suggestedAnswer" itemscope itemtype="https://schema.org/Answer"><div class="user-details" itemprop="author" itemscope itemtype="http://schema.org/Person"><span itemprop="name">someone else</span></div></div></div>`,
      'en',
    ),
    title: 'Why do buoys lean?',
    authors: ['Torres, Mia'],
    date: '2019-04-06',
    site: 'Marine Stack Exchange',
    type: 'post',
  },
];
