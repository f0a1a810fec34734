import { omit, type Rule } from './rule.ts';

const museumOf = (archive: string | number, place: string | number | undefined): string =>
  [archive, place].filter((part) => part !== undefined).join(', ');

/** The museum as publisher. MLA Handbook, 9th ed., ch. 5, on objects; Cite Them Right, on works of art. */
export const museumAsPublisher: Rule = (item) => {
  if (item.type !== 'graphic' || item.archive === undefined || item.publisher) return item;
  // Catalogues have the town of a museum as place or as location.
  const publisher = museumOf(item.archive, item['archive-place'] ?? item.archive_location);
  return omit({ ...item, publisher }, 'archive', 'archive-place', 'archive_location');
};

/** Archival papers have kind, shelf mark and archive. Cite Them Right, on manuscripts. */
export const archiveOfPapers: Rule = (item) => {
  const { archive, archive_location: shelf } = item;
  if (item.type !== 'manuscript' || archive === undefined || item.publisher) return item;
  const place = museumOf(archive, item['archive-place']);
  const publisher = [shelf, place].filter((part) => part !== undefined).join('. ');
  const medium = item.genre ?? item.medium;
  return {
    ...omit(item, 'archive', 'archive-place', 'archive_location', 'genre'),
    type: 'graphic',
    publisher,
    ...(medium !== undefined && { medium }),
  };
};

/** A song on an album is part of it; `broadcast` is CSL's only type for parts of recordings. */
export const songAsPart: Rule = (item) =>
  item.type === 'song' && item['container-title'] ? { ...item, type: 'broadcast' } : item;

/** Chicago Manual of Style, 17th ed., 14.263: “Formation,” on _Lemonade_. The CSL style prints `division` before the album. */
export const songOnAlbum: Rule = (item) => {
  if (item.type !== 'song' || !item['container-title']) return item;
  const track = /^\d{1,2}$/.test(String(item.number ?? '')) ? `track ${item.number} on` : 'on';
  return omit({ ...item, type: 'chapter', division: track }, 'number', 'genre');
};

/** Publication Manual of the APA, 7th ed., 10.14: "[Song]" on an album, else "[Album]". */
export const describeRecording: Rule = (item) =>
  item.type === 'song' && !item.genre && !item.medium
    ? { ...item, genre: item['container-title'] ? 'Song' : 'Album' }
    : item;

/** A whole series or podcast is treated as a film. */
export const programmeAsFilm: Rule = (item) =>
  item.type === 'broadcast' && !item['container-title'] ? { ...item, type: 'motion_picture' } : item;
