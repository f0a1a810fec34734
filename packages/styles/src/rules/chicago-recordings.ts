import type { Item } from '@citewright/csl';
import { dateInWords } from './day-in-words.ts';
import { omit, type Rule, siteAsPublisher } from './rule.ts';
import { isOnlineVideo } from './several-styles.ts';

const isTelevision = ({ genre, number, director, 'script-writer': writer }: Item): boolean => {
  const kind = String(genre ?? '').slice(0, 100);
  const isNumbered = /season|^s\d/i.test(String(number ?? '').slice(0, 40));
  const isMade = isNumbered || Boolean(director?.length || writer?.length);
  return !/podcast/i.test(kind) && (isMade || /\b(?:tv|television)\b|^(?:series )?episode$/i.test(kind));
};

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
  const { title, 'container-title': series, number, genre, publisher, ...episode } = item;
  if (item.type !== 'broadcast' || !series || !isTelevision(item)) return item;
  const day = dateInWords(item, 'en-US');
  const aired = publisher ? `${day?.replace(/, \d{4}$/, '$&,')} on ${publisher}` : day;
  const { author, ...unsigned } = episode;
  const isWritten = author && item.director?.length && !item['script-writer'];
  return {
    ...(isWritten ? { ...unsigned, 'script-writer': author } : episode),
    type: 'motion_picture',
    title: series,
    ...{ 'part-title': title },
    ...(number !== undefined && { number: numberOfEpisode(String(number).slice(0, 60)) }),
    ...(day ? { issued: { literal: `aired ${aired}` } } : publisher && { publisher }),
  };
};

/** 14.267: an episode of a podcast has its hosts as authors: “Title,” April 21, 2015, in _Podcast_, podcast, MP3 audio, 18:46. */
export const episodeOfPodcast: Rule = (item) => {
  const { genre, host, author } = item;
  if (item.type !== 'broadcast' || !item['container-title']) return item;
  const kind = /(video )?podcast/i.exec(String(genre ?? '').slice(0, 80))?.[0].toLowerCase();
  const { host: _, ...episode } = author?.length || !host?.length ? item : { ...item, author: host };
  return { ...episode, ...(kind && { genre: kind }) };
};

const siteOfVideos = /^(?:youtube|vimeo|ted|tiktok|facebook|instagram)\b/i;

/** "filmed November 2016 at TEDxBeaconStreet, Brookline, MA" */
function filmed(item: Item): string | undefined {
  const { 'event-title': event, 'event-place': place } = item;
  if (!event && !place) return undefined;
  const where =
    event === undefined ? place && `in ${place}` : [`at ${event}`, place].filter(Boolean).join(', ');
  return ['filmed', dateInWords(item, 'en-US'), where].filter(Boolean).join(' ');
}

/** 14.267: a video is described by its site after its date: “Title.” April 2, 2015. YouTube video, 58:46. */
export const describeVideo: Rule = (item) => {
  const kind = String(item.genre ?? item.medium ?? '').slice(0, 80);
  const isOfSite =
    item.type === 'motion_picture' &&
    item.URL &&
    /\bvideo$/i.test(kind) &&
    (item.author?.length || !item.director?.length);
  const isFilmedTalk = item.type === 'speech' && /\bvideo\b/i.test(String(item.medium ?? ''));
  const isWork =
    /^(?:broadcast|motion_picture)$/.test(item.type) ||
    (item.type !== 'post' && siteOfVideos.test(String(item['container-title'] ?? '')));
  if (!(isWork && isOnlineVideo(item)) && !isOfSite && !isFilmedTalk) return item;
  const { publisher, medium: _, 'event-title': __, 'event-place': ___, ...video } = siteAsPublisher(item);
  const isSite = item['container-title'] || siteOfVideos.test(String(publisher ?? ''));
  const isNamed = /\S video$/i.test(kind) || (!isSite && kind);
  const issued = filmed(item);
  return {
    ...video,
    type: 'broadcast',
    genre: isNamed ? kind : [isSite && publisher, 'video'].filter(Boolean).join(' '),
    ...(!isSite && publisher && { publisher }),
    ...(issued && { issued: { literal: issued } }),
  };
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

/** 14.213: an interview on a programme is cited as an interview: _Fresh Air_, NPR, April 19, 2017. Audio, 35:25. */
export const interviewOnProgramme: Rule = (item) =>
  item.type === 'broadcast' && item.interviewer?.length && item['container-title']
    ? { ...item, type: 'interview' }
    : item;

/** 14.235: what a site shows of a museum's collection is the museum's. */
export const museumOfSite: Rule = (item) =>
  item.type === 'graphic' && item['container-title'] && !item.archive && !item.publisher
    ? omit({ ...item, archive: item['container-title'] }, 'container-title')
    : item;

/** 14.235: a photograph or print has the year in which it was made and that of the print; other works only the first. */
export const yearOfPrint: Rule = (item) => {
  const { 'original-date': made, issued } = item;
  if (item.type !== 'graphic' || !made) return item;
  const isPrint = /photo|print|litho|etching|engraving|woodcut|screen/i.test(
    `${item.medium ?? ''} ${item.genre ?? ''}`,
  );
  return issued && isPrint ? item : omit({ ...item, issued: made }, 'original-date');
};
