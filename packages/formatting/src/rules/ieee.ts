import { nameEdition } from './edition.ts';
import { yearOfAct } from './legislation.ts';
import { usPatentNumber } from './patent.ts';
import { omit, type Rule } from './rule.ts';
import {
  bracketHandle,
  filmOfYear,
  isOnlineVideo,
  keepSmallName,
  nameEvent,
  nameThesis,
  numberOfArticle,
  omitSiteThatIsAuthor,
  openTitle,
  paperAsTalk,
  plainVersion,
  plainVolume,
  sayCirca,
} from './several-styles.ts';

/** IEEE Reference Guide: a chapter is cited without the series of its book (the CSL style would print ". ," after it). */
const omitSeriesOfChapter: Rule = (item) =>
  item.type === 'chapter' ? omit(item, 'collection-title', 'collection-number') : item;

/** The same: the number of a preprint names its archive already: "arXiv:2101.00001". */
const omitArchiveInNumber: Rule = (item) =>
  item.type === 'article' && item.publisher && String(item.number ?? '').startsWith(`${item.publisher}:`)
    ? omit(item, 'publisher')
    : item;

/** The same, on patents: "U.S. Patent 8 934 987". */
const patent: Rule = (item) => {
  const number = usPatentNumber(item);
  return number ? { ...item, number: `U.S. Patent ${number.replaceAll(',', ' ')}` } : item;
};

/** The same, on theses: "Ph.D. dissertation"; other kinds begin small inside their element. */
const describeThesis: Rule = (item) => {
  if (item.type !== 'thesis') return item;
  const genre = String(item.genre ?? '');
  if (/^(?:ph\.? ?d\.?|doctoral)(?: |$)/i.test(genre)) return { ...item, genre: 'Ph.D. dissertation' };
  return genre === 'Thesis' ? { ...item, genre: 'thesis' } : item;
};

/** The same, on software: its version follows its date. */
const nameVersion: Rule = (item) =>
  item.type === 'software' && item.version && !item.genre
    ? { ...item, genre: /^\d/.test(String(item.version)) ? `Version ${item.version}` : item.version }
    : item;

/** The same: a talk tells where it was given. */
const placeOfEvent: Rule = (item) =>
  item.type === 'speech' && item.event && item['event-place']
    ? { ...item, event: `${item.event}, ${item['event-place']}` }
    : item;

/** The same: a video is "[Online Video]", and stands for itself. */
const plainVideo: Rule = (item) =>
  isOnlineVideo(item) ? omit({ ...item, type: 'motion_picture' }, 'medium') : item;

/** The same: a paper that was accepted is "to be published". */
const toBePublished: Rule = (item) =>
  /^(?:in press|forthcoming|accepted)$/i.test(String(item.status ?? ''))
    ? { ...item, status: 'to be published' }
    : item;

/** What the IEEE Reference Guide wants besides its CSL style. */
export const ieeeRules: readonly Rule[] = [
  plainVolume,
  filmOfYear,
  openTitle,
  paperAsTalk,
  yearOfAct,
  numberOfArticle,
  nameThesis,
  patent,
  bracketHandle(),
  nameEdition('ed.'),
  plainVersion,
  nameEvent,
  placeOfEvent,
  plainVideo,
  sayCirca('ca.'),
  keepSmallName,
  omitSiteThatIsAuthor,
  omitSeriesOfChapter,
  omitArchiveInNumber,
  describeThesis,
  nameVersion,
  toBePublished,
];
