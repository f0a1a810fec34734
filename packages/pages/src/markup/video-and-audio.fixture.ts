import { html, ld, type MarkupCase, meta, prose } from './page.fixture.ts';

/** Videos, films, podcasts and music. */
export const videoAndAudio: readonly MarkupCase[] = [
  {
    name: 'a podcast’s episode in JSON-LD with its series',
    url: 'https://podcasts.harbourradio.example/longshore/episode-12',
    html: html(
      `<title>12: The Pilot Who Stayed | Longshore</title>${ld({ '@context': 'https://schema.org', '@type': 'PodcastEpisode', name: 'The Pilot Who Stayed', episodeNumber: 12, datePublished: '2020-03-19', partOfSeries: { '@type': 'PodcastSeries', name: 'Longshore' }, author: { '@type': 'Person', name: 'Grace Mbeki' } })}`,
      `<h1>The Pilot Who Stayed</h1><p>Hosted by Grace Mbeki</p>${prose()}`,
      'en',
    ),
    title: 'The Pilot Who Stayed',
    authors: ['Mbeki, Grace'],
    date: '2020-03-19',
    site: 'Longshore',
    type: 'broadcast',
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
    name: 'an episode of a podcast',
    url: 'https://www.harboursound.example/podcasts/below-the-tide/episode-12',
    html: html(
      '<title>Episode 12: The bell - Below the Tide | Harbour Sound</title><meta property="og:title" content="Episode 12: The bell"><meta property="og:site_name" content="Harbour Sound">' +
        ld({
          '@type': 'PodcastEpisode',
          name: 'Episode 12: The bell',
          datePublished: '2021-05-20',
          partOfSeries: { '@type': 'PodcastSeries', name: 'Below the Tide' },
          author: { '@type': 'Person', name: 'Mina Aoki' },
        }),
      `<h1>Episode 12: The bell</h1><p>With Mina Aoki</p>${prose()}`,
      'en',
    ),
    title: 'Episode 12: The bell',
    authors: ['Aoki, Mina'],
    date: '2021-05-20',
    site: 'Below the Tide',
    type: 'broadcast',
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
    name: 'YouTube: the channel as author, the day of the upload',
    url: 'https://www.youtube.com/watch?v=abcdefghijk',
    html: html(
      '<title>How tides work - YouTube</title><meta name="title" content="How tides work"><meta property="og:site_name" content="YouTube"><meta property="og:title" content="How tides work"><meta property="og:type" content="video.other">',
      '<div itemscope itemtype="http://schema.org/VideoObject"><meta itemprop="name" content="How tides work"><span itemprop="author" itemscope itemtype="http://schema.org/Person"><link itemprop="url" href="http://www.youtube.com/@sealab"><link itemprop="name" content="Sea Lab"></span><meta itemprop="datePublished" content="2019-02-14T08:00:07-08:00"><meta itemprop="uploadDate" content="2019-02-14T08:00:07-08:00"></div>',
      'en',
    ),
    title: 'How tides work',
    authors: ['Sea Lab'],
    date: '2019-02-14',
    site: 'YouTube',
    type: 'motion_picture',
  },
  {
    name: 'Vimeo: a VideoObject in JSON-LD',
    url: 'https://vimeo.com/123456789',
    html: html(
      '<title>Night harbour on Vimeo</title><meta property="og:site_name" content="Vimeo"><meta property="og:title" content="Night harbour">' +
        '<script type="application/ld+json">[{"@type":"VideoObject","name":"Night harbour","uploadDate":"2016-04-08T04:30:30-04:00","author":{"@type":"Person","name":"Timo Ahn"}}]</script>',
      '<h1>Night harbour</h1>',
      'en',
    ),
    title: 'Night harbour',
    authors: ['Ahn, Timo'],
    date: '2016-04-08',
    site: 'Vimeo',
    type: 'motion_picture',
  },
  {
    name: 'a talk: speaker in the title, "TED Talk"',
    url: 'https://www.ted.com/talks/una_bright_the_power_of_tides',
    html: html(
      '<title>Una Bright: The power of tides | TED Talk</title><meta property="og:title" content="The power of tides"><meta property="og:site_name" content="TED Talks">' +
        '<script type="application/ld+json">{"@type":"VideoObject","name":"The power of tides","uploadDate":"2018-06-11T14:50:00+00:00","author":{"@type":"Person","name":"Una Bright"}}</script>',
      '<h1>The power of tides</h1><p>Una Bright</p>',
      'en',
    ),
    title: 'The power of tides',
    authors: ['Bright, Una'],
    date: '2018-06-11',
    site: 'TED Talks',
    type: 'motion_picture',
  },
  {
    name: 'a podcast’s episode',
    url: 'https://podcasts.example/shows/sea-stories/episodes/12',
    html: html(
      '<title>12: The lighthouse keeper | Sea Stories</title><meta property="og:site_name" content="Sea Stories">' +
        '<script type="application/ld+json">{"@type":"PodcastEpisode","name":"12: The lighthouse keeper","datePublished":"2021-01-21","partOfSeries":{"@type":"PodcastSeries","name":"Sea Stories"},"author":{"@type":"Person","name":"Gwen Hale"}}</script>',
      '<h1>12: The lighthouse keeper</h1>',
      'en',
    ),
    title: '12: The lighthouse keeper',
    authors: ['Hale, Gwen'],
    date: '2021-01-21',
    site: 'Sea Stories',
    type: 'broadcast',
  },
];
