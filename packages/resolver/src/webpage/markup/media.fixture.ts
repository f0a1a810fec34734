import { html, ld, type MarkupCase, prose } from './page.fixture.ts';

/** Video, sound, films, posts, code and data, as the platforms for them describe their pages. */
export const media: readonly MarkupCase[] = [
  {
    name: 'YouTube without microdata of the author: the channel in a link',
    url: 'https://www.youtube.com/watch?v=zzzzzzzzzzz',
    html: html(
      '<title>Inside a lock gate - YouTube</title><meta property="og:site_name" content="YouTube"><meta property="og:title" content="Inside a lock gate"><meta itemprop="datePublished" content="2022-08-30T09:00:12-07:00">',
      '<div id="watch7-content" itemid="https://www.youtube.com/watch?v=zzzzzzzzzzz" itemscope itemtype="http://schema.org/VideoObject"><link itemprop="url" href="https://www.youtube.com/watch?v=zzzzzzzzzzz"><meta itemprop="name" content="Inside a lock gate"><span itemprop="author" itemscope itemtype="http://schema.org/Person"><link itemprop="url" href="http://www.youtube.com/@canalguy"><link itemprop="name" content="Canal Guy"></span><meta itemprop="uploadDate" content="2022-08-30T09:00:12-07:00"></div>',
      'en',
    ),
    title: 'Inside a lock gate',
    authors: ['Canal Guy'],
    date: '2022-08-30',
    site: 'YouTube',
    type: 'motion_picture',
  },
  {
    name: 'Apple Podcasts: an episode with the show as author',
    url: 'https://podcasts.apple.com/gb/podcast/the-fog/id1500000000?i=1000500000000',
    html: html(
      '<title>‎The Fog: Episode 3 on Apple Podcasts</title><meta property="og:site_name" content="Apple Podcasts"><meta property="og:title" content="Episode 3 - The Fog">' +
        ld({
          '@context': 'http://schema.org',
          '@type': 'PodcastEpisode',
          name: 'Episode 3',
          datePublished: '2020-12-04T00:00:00.000Z',
          partOfSeries: { '@type': 'PodcastSeries', name: 'The Fog' },
        }),
      '<h1>Episode 3</h1>',
      'en-GB',
    ),
    title: 'Episode 3',
    date: '2020-12-04',
    site: 'The Fog',
    type: 'broadcast',
  },
  {
    name: 'a film database: a Movie with its director and year in the title',
    url: 'https://www.imdb.com/title/tt1234567/',
    html: html(
      '<title>The Long Pier (2012) - IMDb</title><meta property="og:site_name" content="IMDb"><meta property="og:title" content="The Long Pier (2012) ⭐ 7.1 | Drama"><meta property="og:type" content="video.movie">' +
        ld({
          '@context': 'https://schema.org',
          '@type': 'Movie',
          name: 'The Long Pier',
          datePublished: '2012-10-05',
          director: [{ '@type': 'Person', name: 'Agnes Holt' }],
          review: {
            '@type': 'Review',
            author: { '@type': 'Person', name: 'moviefan1' },
            dateCreated: '2015-01-01',
            name: 'Slow',
          },
        }),
      '<h1><span>The Long Pier</span></h1>',
      'en',
    ),
    title: 'The Long Pier',
    date: '2012-10-05',
    type: 'motion_picture',
  },
  {
    name: 'Reddit: the poster in an attribute of the post, time in a custom element',
    url: 'https://www.reddit.com/r/sailing/comments/abc123/first_night_crossing/',
    html: html(
      '<title>First night crossing : r/sailing</title><meta property="og:site_name" content="Reddit"><meta property="og:title" content="From the sailing community on Reddit: First night crossing">',
      `<shreddit-post author="nightwatch" created-timestamp="2023-06-11T20:10:00.000000+0000" post-title="First night crossing"><a href="/user/nightwatch/" class="author-name">nightwatch</a><faceplate-timeago ts="2023-06-11T20:10:00.000000+0000"><time datetime="2023-06-11T20:10:00.000Z" title="Sunday, June 11, 2023 at 8:10:00 PM UTC">1y ago</time></faceplate-timeago><h1 slot="title">First night crossing</h1>${prose()}</shreddit-post><shreddit-comment author="other"><time datetime="2023-06-12T20:10:00.000Z">1y ago</time></shreddit-comment>`,
      'en-US',
    ),
    title: 'First night crossing',
    authors: ['nightwatch'],
    date: '2023-06-11',
    site: 'Reddit',
    type: 'post',
  },
  {
    name: 'Stack Exchange on an own domain: the asker, not the answerers',
    url: 'https://boats.stackexchange.com/questions/4411/why-do-hulls-foul',
    html: html(
      '<title>maintenance - Why do hulls foul? - Boats Stack Exchange</title><meta property="og:site_name" content="Boats Stack Exchange"><meta property="og:title" content="Why do hulls foul?">',
      `<div id="question-header"><h1 itemprop="name" class="fs-headline1"><a href="/questions/4411/why-do-hulls-foul" class="question-hyperlink">Why do hulls foul?</a></h1></div><div><div title="2016-05-18 09:12:44Z"><span>Asked</span> <time itemprop="dateCreated" datetime="2016-05-18T09:12:44">8 years ago</time></div><div title="2020-01-01 00:00:00Z"><span>Modified</span> <a href="?lastactivity">4 years ago</a></div></div><div class="question" itemscope itemtype="https://schema.org/Question">${prose()}<div class="user-info"><div class="user-action-time">asked <span title="2016-05-18 09:12:44Z" class="relativetime">May 18, 2016 at 9:12</span></div><div class="user-details" itemprop="author" itemscope itemtype="http://schema.org/Person"><a href="/users/12/barnacle">barnacle</a><span itemprop="name">barnacle</span></div></div></div><div class="answer" itemprop="suggestedAnswer" itemscope itemtype="https://schema.org/Answer"><div class="user-details" itemprop="author" itemscope itemtype="http://schema.org/Person"><span itemprop="name">keelman</span></div><time itemprop="dateCreated" datetime="2016-05-19T10:00:00">May 19, 2016</time></div>`,
      'en',
    ),
    title: 'Why do hulls foul?',
    authors: ['barnacle'],
    date: '2016-05-18',
    site: 'Boats Stack Exchange',
    type: 'post',
  },
  {
    name: 'a package’s page: name and version, the release’s day in a time element',
    url: 'https://pypi.org/project/tidetables/',
    html: html(
      '<title>tidetables · PyPI</title><meta property="og:site_name" content="PyPI"><meta property="og:title" content="tidetables">',
      `<h1 class="package-header__name">tidetables 2.1.0</h1><p class="package-header__date">Released: <time class="-js-relative-time" datetime="2023-04-17T12:00:33+0000">Apr 17, 2023</time></p>${prose()}`,
      'en',
    ),
    title: 'tidetables',
    date: '2023-04-17',
    site: 'PyPI',
    type: 'software',
  },
  {
    name: 'an image on Wikimedia Commons',
    url: 'https://commons.wikimedia.org/wiki/File:Old_pier.jpg',
    html: html(
      '<title>File:Old pier.jpg - Wikimedia Commons</title><meta name="generator" content="MediaWiki 1.42.0-wmf.1"><meta property="og:title" content="File:Old pier.jpg - Wikimedia Commons">',
      '<h1 id="firstHeading">File:Old pier.jpg</h1><table class="fileinfotpl-type-information"><tr><td id="fileinfotpl_date">Date</td><td><time class="dtstart" datetime="2011-07-03">3 July 2011</time></td></tr><tr><td id="fileinfotpl_aut">Author</td><td><a>Hilda Nyström</a></td></tr></table><footer><li id="footer-info-lastmod"> This page was last edited on 9 May 2022, at 10:20.</li></footer>',
      'en',
    ),
    title: 'File:Old pier.jpg',
    date: '2022-05-09',
    site: 'Wikimedia Commons',
    type: 'entry-encyclopedia',
  },
  {
    name: 'a recipe with ratings: the cook, not the reviewers',
    url: 'https://www.saltkitchen.example/recipe/1023/fish-soup/',
    html: html(
      '<title>Fish Soup Recipe | Salt Kitchen</title><meta property="og:site_name" content="Salt Kitchen"><meta property="og:title" content="Fish Soup">' +
        ld([
          {
            '@context': 'http://schema.org',
            '@type': ['Recipe', 'NewsArticle'],
            headline: 'Fish Soup',
            name: 'Fish Soup',
            author: [{ '@type': 'Person', name: 'Elna Strand' }],
            datePublished: '2009-11-03T14:00:00.000-05:00',
            dateModified: '2024-01-30T10:00:00.000-05:00',
            review: [
              {
                '@type': 'Review',
                datePublished: '2021-01-01',
                author: { '@type': 'Person', name: 'hungry' },
              },
            ],
          },
        ]),
      `<h1 class="article-heading">Fish Soup</h1><div>By <a href="/author/elna-strand">Elna Strand</a></div><div>Updated on January 30, 2024</div>${prose()}`,
      'en',
    ),
    title: 'Fish Soup',
    authors: ['Strand, Elna'],
    date: '2009-11-03',
    site: 'Salt Kitchen',
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
];
