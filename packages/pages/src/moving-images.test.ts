import { expect, test } from 'vitest';
import { html, ld, meta } from './markup/page.fixture.ts';
import { readPage } from './read-page.ts';

const itemOf = (url: string, work: object) =>
  readPage({ url, html: html(`<title>The bell</title>${ld(work)}`, '<h1>The bell</h1>', 'en') }).item;

test('a film is its director’s, wherever it is described', () => {
  const film = itemOf('https://www.imdb.com/title/tt1/', {
    '@type': 'Movie',
    name: 'The bell',
    datePublished: '2012-10-05',
    director: [{ '@type': 'Person', name: 'Agnes Holt' }],
    creator: [{ '@type': 'Person', name: 'Sam Script' }],
  });
  expect(film).toMatchObject({ type: 'motion_picture', director: [{ family: 'Holt', given: 'Agnes' }] });
  expect(film).not.toHaveProperty('author');
  expect(film).not.toHaveProperty('container-title');
});

test.each([
  ['PodcastEpisode', 'Audio podcast episode'],
  ['TVEpisode', 'TV series episode'],
  ['RadioEpisode', 'Radio series episode'],
])('an episode says of what: %s', (type, genre) => {
  const episode = itemOf('https://www.sound.example/bell', { '@type': type, name: 'The bell' });
  expect(episode).toMatchObject({ type: 'broadcast', genre });
});

test('a game is its maker’s, and its publisher’s rather than the shop’s', () => {
  const head = `<title>The bell</title>${meta({ 'og:site_name': 'Game Shop' })}`;
  const game = ld({
    '@type': ['VideoGame', 'SoftwareApplication'],
    name: 'The bell',
    author: { '@type': 'Organization', name: 'Tidewater Studios' },
    publisher: { '@type': 'Organization', name: 'Northlight Interactive' },
    datePublished: '2020-06-19',
  });
  const { item } = readPage({
    url: 'https://shop.example/bell',
    html: html(head + game, '<h1>The bell</h1>', 'en'),
  });
  expect(item).toMatchObject({
    type: 'software',
    genre: 'Video game',
    author: [{ literal: 'Tidewater Studios' }],
    publisher: 'Northlight Interactive',
  });
  expect(item).not.toHaveProperty('container-title');
});
