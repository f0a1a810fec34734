import type { Item } from '@citewright/csl';
import { omit, type Rule, siteAsPublisher } from '../rule.ts';
import { isOnlineVideo } from '../several-styles.ts';

/** The form of a copy, which says nothing of the kind of work: "DVD", "Blu-ray". */
const copy = /\b(?:DVDs?|blu-?ray|VHS|videocassette|discs?|edition|ed\.|cut|4K|streaming)\b/i;

/** "[Film; four-disc special extended ed. on DVD]" */
function filmInForm(item: Item): Item {
  const medium = [item.edition ?? item.version, item.medium].filter(Boolean).join(' on ');
  const genre = String(item.genre ?? '').replace(/^(?:feature )?film$/i, 'Film') || 'Film';
  return medium && (copy.test(medium) || item.genre)
    ? omit({ ...item, genre, medium: smallStart(medium) }, 'edition', 'version')
    : { ...item, ...(item.genre && { genre }) };
}

/** An ordinary word at the start of a text in small letters; "DVD" stays. */
const smallStart = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** 10.12: an online video has its title in italics and its site as publisher; other films are described as "[Film]". */
export const describeFilm: Rule = (item) => {
  if (isOnlineVideo(item)) {
    const genre = String(item.genre ?? 'Video').replace(
      /^(?:youtube|vimeo|online|streaming) video$/i,
      'Video',
    );
    return omit({ ...siteAsPublisher(item), type: 'motion_picture', genre }, 'medium');
  }
  if (item.type !== 'motion_picture') return item;
  const film = filmInForm(item);
  return film.genre || film.medium ? film : { ...film, medium: 'Film' };
};

/** 10.13: the number of an episode precedes its description: "(No. 1) [Audio podcast episode]". */
export const describeEpisode: Rule = (item) =>
  item.type === 'broadcast' && item.genre && item.number && !item.medium
    ? omit({ ...item, medium: item.genre }, 'genre')
    : item;

/** 10.12: "(Season 3, Episode 12)". */
export const seasonAndEpisode: Rule = (item) => {
  if (item.type !== 'broadcast') return item;
  const number = String(item.number ?? '').slice(0, 60);
  const [, season = item.volume, episode] =
    /^(?:s(?:eason|eries)? ?(\d{1,2})[,;]? ?)?e(?:p(?:isode|\.)?)? ?(\d{1,4})$/i.exec(number) ??
    (item.volume === undefined ? [] : [undefined, undefined, number]);
  if (!episode) return item;
  return { ...item, number: season === undefined ? episode : `Season ${season}, Episode ${episode}` };
};
