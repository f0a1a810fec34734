import { nameEdition } from './edition.ts';
import { yearOfAct } from './legislation.ts';
import { usPatentNumber } from './patent.ts';
import { omit, type Rule, siteAsPublisher } from './rule.ts';
import {
  bracketHandle,
  filmOfYear,
  isOnlineVideo,
  nameThesis,
  numberOfArticle,
  omitSiteThatIsAuthor,
  openTitle,
  paperAsTalk,
  plainVersion,
  plainVolume,
  volumeOfSeries,
} from './several-styles.ts';

/** Cite Them Right, 11th ed.: the archive of a preprint is set as a journal: "arXiv [Preprint]". */
const archiveAsJournal: Rule = (item) =>
  item.type === 'article' && item.publisher && !item['container-title']
    ? omit({ ...item, 'container-title': item.publisher }, 'publisher')
    : item;

/** The same: software says in brackets that it is, after its version; the site that offers it is its publisher. */
const describeProgram: Rule = (item) =>
  item.type === 'software' ? { medium: 'Computer program', ...siteAsPublisher(item) } : item;

/** The same: a patent is called by its number after its title. */
const patent: Rule = (item) => {
  const number = usPatentNumber(item);
  return number ? omit({ ...item, edition: `US Patent no. ${number}` }, 'number') : item;
};

/** The same: a standard is called by its number after its title. */
const numberOfStandard: Rule = (item) =>
  item.type === 'standard' && item.number && !item.edition
    ? omit({ ...item, edition: item.number }, 'number')
    : item;

/** The same: a talk stands in its conference, and at the place of that: "‘Title’, Conference. Place, 10 August". */
const eventAsContainer: Rule = (item) => {
  const event = item['event-title'] ?? item.event;
  if (item.type !== 'speech' || !event || item['container-title']) return item;
  const place = item['publisher-place'] ?? item['event-place'];
  return omit({ ...item, 'container-title': event, 'publisher-place': place }, 'event', 'event-title');
};

/** The same: a video online is its title and the day it was put there; its address says the site. */
const plainVideo: Rule = (item) =>
  isOnlineVideo(item) ? omit({ ...item, type: 'motion_picture' }, 'medium', 'container-title') : item;

/** What Cite Them Right wants besides its CSL style. */
export const harvardRules: readonly Rule[] = [
  plainVolume,
  filmOfYear,
  openTitle,
  paperAsTalk,
  yearOfAct,
  numberOfArticle,
  nameThesis,
  patent,
  bracketHandle('[', ']'),
  nameEdition('edn'),
  plainVersion,
  eventAsContainer,
  omitSiteThatIsAuthor,
  archiveAsJournal,
  describeProgram,
  numberOfStandard,
  plainVideo,
  volumeOfSeries,
];
