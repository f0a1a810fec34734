import type { Item } from '@citewright/csl';
import { dateInWords } from './day-in-words.ts';
import { omit, type Rule, siteAsPublisher } from './rule.ts';
import { isOnlineVideo } from './several-styles.ts';

const ofTelevision = /\b(?:tv|television)\b|^(?:series )?episode$/i;

const isTelevision = ({ genre, medium, number, director, 'script-writer': writer }: Item): boolean =>
  ofTelevision.test(`${genre ?? ''} ${medium ?? ''}`.slice(0, 100).trim()) ||
  /season|^s\d/i.test(String(number ?? '').slice(0, 40)) ||
  Boolean(director?.length || writer?.length);

/** "S3E10", "3x10" and "10" as "season 3, episode 10" and "episode 10". */
function numberOfEpisode(number: string): string {
  const [, season, episode] = /^s?(\d{1,3}) ?[ex.:] ?(\d{1,4})$/i.exec(number) ?? [];
  if (season) return `season ${Number(season)}, episode ${Number(episode)}`;
  return /^\d{1,4}$/.test(number)
    ? `episode ${number}`
    : number.replace(/\b(?:Season|Episode)\b/g, (word) => word.toLowerCase());
}

/**
 * An episode is cited by its series: "_The Brady Bunch_, season 3, episode 10, “Her Sister’s Shadow,” directed by Russ
 * Mayberry, aired November 19, 1971, on ABC". Chicago Manual of Style, 17th ed., 14.265. An author beside a director is the writer.
 */
export const episodeOfTelevision: Rule = (item) => {
  const { title, 'container-title': series, number, author, director, publisher } = item;
  if (
    item.type !== 'broadcast' ||
    !series ||
    !isTelevision(item) ||
    /podcast/i.test(String(item.genre ?? ''))
  )
    return item;
  const day = dateInWords(item, 'en-US');
  const aired =
    day &&
    ['aired', publisher ? day.replace(/, \d{4}$/, '$&,') : day, publisher && `on ${publisher}`]
      .filter(Boolean)
      .join(' ');
  const isWritten = author?.length && director?.length && !item['script-writer']?.length;
  const episode: Item & { 'part-title'?: string | number | undefined } = {
    ...omit(
      item,
      'container-title',
      'genre',
      'number',
      ...(ofTelevision.test(String(item.medium ?? '').slice(0, 100)) ? (['medium'] as const) : []),
      ...(aired ? (['publisher'] as const) : []),
    ),
    type: 'motion_picture',
    title: series,
    'part-title': title,
    ...(number !== undefined && { number: numberOfEpisode(String(number).slice(0, 60)) }),
    ...(aired && { issued: { literal: aired } }),
    ...(isWritten && { 'script-writer': author }),
  };
  return isWritten ? omit(episode, 'author') : episode;
};

/** 14.267: an episode of a podcast has its hosts as authors: “Title,” April 21, 2015, in _Podcast_, podcast, MP3 audio, 18:46. */
export const episodeOfPodcast: Rule = (item) => {
  const { genre, host, author } = item;
  if (item.type !== 'broadcast' || !item['container-title']) return item;
  const kind = /(video )?podcast/i.exec(String(genre ?? '').slice(0, 80))?.[0].toLowerCase();
  const { host: _, ...episode } = author?.length || !host?.length ? item : { ...item, author: host };
  return { ...episode, ...(kind && { genre: kind }) };
};

const sitesOfVideos = /^(?:youtube|vimeo|ted|dailymotion|tiktok|twitch|bilibili|facebook|instagram)\b/i;

/** "filmed November 2016 at TEDxBeaconStreet, Brookline, MA" */
function filmed(item: Item): string | undefined {
  const { 'event-title': event, 'event-place': place } = item;
  const day = dateInWords(item, 'en-US');
  if (event === undefined && place === undefined) return undefined;
  const where =
    event === undefined ? `in ${place}` : ['at', [event, place].filter(Boolean).join(', ')].join(' ');
  return ['filmed', day, where].filter(Boolean).join(' ');
}

/** 14.267: a video is described by its site after its date: “Title.” April 2, 2015. YouTube video, 58:46. */
export const describeVideo: Rule = (item) => {
  const { genre, medium, publisher, URL: address } = item;
  const kind = String(genre ?? medium ?? '').slice(0, 80);
  const isOfSite =
    item.type === 'motion_picture' && address && /\bvideo$/i.test(kind) && !item.director?.length;
  const isFilmedTalk = item.type === 'speech' && /\bvideo\b/i.test(`${medium ?? ''}`);
  if (!isOnlineVideo(item) && !isOfSite && !isFilmedTalk) return item;
  const video = siteAsPublisher(item);
  const site =
    sitesOfVideos.test(String(video.publisher ?? '')) || item['container-title']
      ? video.publisher
      : undefined;
  const name = /\S video$/i.test(kind) || (!site && kind) ? kind : [site, 'video'].filter(Boolean).join(' ');
  const place = filmed(item);
  const bare = omit(
    video,
    'medium',
    'event-title',
    'event-place',
    ...(site || publisher === site ? (['publisher'] as const) : []),
  );
  return { ...bare, type: 'broadcast', genre: name, ...(place && { issued: { literal: place } }) };
};

/** 14.267: what a periodical or site shows is described after its date: _New York Times_, April 27, 2015. Video, 2:10. */
export const mediumOnSite: Rule = (item) =>
  /^(?:article-(?:magazine|newspaper)|post-weblog|webpage)$/.test(item.type) &&
  !item.medium &&
  /\b(?:video|audio|recording|slideshow|infographic)\b/i.test(String(item.genre ?? '').slice(0, 100))
    ? omit({ ...item, medium: item.genre }, 'genre')
    : item;

/** 14.266: "_Hamilton_, directed by Thomas Kail, Richard Rodgers Theatre, New York, NY, February 2, 2016". */
export const performanceAsFilm: Rule = (item) => {
  if (item.type !== 'performance') return item;
  const { 'event-title': event, 'event-place': place, publisher, 'publisher-place': city, ...show } = item;
  const where = [event ?? publisher, place ?? city, dateInWords(item, 'en-US')].filter(Boolean).join(', ');
  return { ...show, type: 'motion_picture', issued: { literal: where } };
};

/** 14.235: a photograph or print has the year in which it was made and that of the print; other works only the first. */
export const yearOfPrint: Rule = (item) => {
  const { 'original-date': made, issued } = item;
  if (item.type !== 'graphic' || !made) return item;
  const isPrint = /photo|print|litho|etching|engraving|woodcut|screen/i.test(
    `${item.medium ?? ''} ${item.genre ?? ''}`,
  );
  return issued && isPrint ? item : omit({ ...item, issued: made }, 'original-date');
};
