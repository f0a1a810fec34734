import type { Item } from '@citewright/csl';
import { britishCase, namedWithCitation, placeInReport } from './case-of-law.ts';
import { dayInWords } from './day-in-words.ts';
import { nameEdition } from './edition.ts';
import { caseOfUnion, type EuropeanCase, europeanActWithPages } from './european-law.ts';
import { spellSupplement } from './issues.ts';
import { yearOfAct } from './legislation.ts';
import { hostAsAuthor, spellInitials } from './name-forms.ts';
import { printedEntry, unnumberedChapter } from './parts-of-books.ts';
import { grantedPatent } from './patent.ts';
import { paperOfSeries } from './report-series.ts';
import { interviewAsArticle, reviewAsArticle } from './reviews.ts';
import { omit, type Rule, siteAsPublisher, type TitleRule } from './rule.ts';
import {
  bracketHandle,
  dashes,
  filmOfYear,
  isOnlineVideo,
  keepQuotedNames,
  numberOfArticle,
  omitSiteThatIsAuthor,
  onePage,
  openTitle,
  paperAsTalk,
  plainNumbers,
  plainVersion,
  volumeOfSeries,
} from './several-styles.ts';
import { specialIssueAsArticle } from './special-issues.ts';
import { nameThesis, thesisInEnglish } from './theses.ts';
import { archiveOfPapers, museumAsPublisher, programmeAsFilm, songAsPart } from './works-of-art.ts';

/** Cite Them Right, 11th ed.: the archive of a preprint is printed as a journal: "arXiv [Preprint]". */
const archiveAsJournal: Rule = (item) =>
  item.type === 'article' && item.publisher && !item['container-title']
    ? omit({ ...item, 'container-title': item.publisher }, 'publisher')
    : item;

const isGame = ({ genre }: Item): boolean => /^video game$/i.test(String(genre ?? ''));

/** The same: software and games are described in brackets after the version; the distributing site is the publisher. */
const describeProgram: Rule = (item) =>
  item.type === 'software'
    ? { medium: isGame(item) ? item.genre : 'Computer program', ...siteAsPublisher(item) }
    : item;

/** The same: the number of a patent follows its title. */
const patent: Rule = (item) => {
  const granted = grantedPatent(item);
  if (!granted) return item;
  return omit({ ...item, edition: `${granted.nation} Patent no. ${granted.number}` }, 'number');
};

/** The same: the number of a standard follows its title. */
const numberOfStandard: Rule = (item) =>
  item.type === 'standard' && item.number && !item.edition
    ? omit({ ...item, edition: item.number }, 'number')
    : item;

/** The same: a talk is part of its conference, with the conference's place: "‘Title’, Conference. Place, 10 August". */
const eventAsContainer: Rule = (item) => {
  const event = item['event-title'] ?? item.event;
  if (item.type !== 'speech' || !event || item['container-title']) return item;
  const place = item['publisher-place'] ?? item['event-place'];
  return omit({ ...item, 'container-title': event, 'publisher-place': place }, 'event', 'event-title');
};

/** The same: an online video has its title and date; the site is clear from its address. */
const plainVideo: Rule = (item) =>
  isOnlineVideo(item) ? omit({ ...item, type: 'motion_picture' }, 'medium', 'container-title') : item;

/** The same: lecture slides are described in brackets. */
const describeSlides: Rule = (item) =>
  item.type === 'speech' && /\bslides\b|powerpoint/i.test(String(item.genre ?? ''))
    ? { ...item, medium: item.genre }
    : item;

/** The same: podcasts are described in brackets, television series are not. */
const describeProgramme: Rule = (item) =>
  item.type === 'broadcast' && !item['container-title'] && /podcast/i.test(String(item.genre ?? ''))
    ? { ...item, medium: 'Podcast' }
    : item;

/** The same: press releases are described in brackets. */
const describeRelease: Rule = (item) =>
  item.type === 'webpage' && /^press release$/i.test(String(item.genre ?? ''))
    ? { ...item, medium: item.genre }
    : item;

/** The same: maps have their scale. */
const scaleOfMap: Rule = (item) =>
  item.type === 'map' && item.scale && !item.edition ? { ...item, edition: item.scale } : item;

/** OSCOLA, 4th ed., 2.1: a case is cited by name and citation, also in the text, where it has no other date. */
const namedByCitation = namedWithCitation((name, citation) => `${name}<i> ${citation}</i>`);

/** OSCOLA, 4th ed., 2.6.2, which Cite Them Right follows: "Case C-362/14 _Schrems v Data Protection Commissioner_ EU:C:2015:650". */
const caseByItsNumber = (item: Item, { name, number, identifier }: EuropeanCase): Item => {
  const found = identifier ? `<i> ${identifier.replace('ECLI:', '')}</i>` : '';
  const title = `<i>${number} </i>${name}${found}`;
  return { ...(identifier ? omit(item, 'issued') : item), type: 'legislation', title };
};

/** OSCOLA, 4th ed., 2.7: "_Omojudi v UK_ App no 1820/08 (ECtHR, 24 November 2009)". */
const caseOfHumanRights: Rule = (item) => {
  const number = /^(?:(?:app(?:lication)?\.? ?)?nos?\.? )?(\d{1,5}\/\d{2})$/i.exec(
    String(item.number ?? '').slice(0, 40),
  )?.[1];
  const isTheirs = /^(?:ECtHR|ECHR|European Court of Human Rights)\b/.test(String(item.authority ?? ''));
  const day = dayInWords(item, 'en-GB');
  if (item.type !== 'legal_case' || !number || !isTheirs || !day) return item;
  const title = `${item.title}<i> App no ${number} (ECtHR, ${day})</i>`;
  return { ...omit(item, 'issued', 'number', 'authority'), type: 'legislation', title };
};

/** Rules of Cite Them Right that the CSL style cannot express. */
export const harvardRules: readonly TitleRule[] = [
  spellInitials,
  onePage,
  spellSupplement,
  unnumberedChapter,
  thesisInEnglish,
  keepQuotedNames,
  britishCase((item, citation) => omit(namedByCitation(item, citation), 'title-short')),
  caseOfUnion(caseByItsNumber),
  caseOfHumanRights,
  europeanActWithPages,
  placeInReport((item, number) => ({ ...item, edition: number })),
  reviewAsArticle,
  interviewAsArticle,
  printedEntry,
  specialIssueAsArticle,
  songAsPart,
  hostAsAuthor(),
  describeProgramme,
  describeSlides,
  describeRelease,
  programmeAsFilm,
  museumAsPublisher,
  archiveOfPapers,
  scaleOfMap,
  plainNumbers,
  filmOfYear,
  openTitle,
  dashes(' – '),
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
  paperOfSeries,
  numberOfStandard,
  plainVideo,
  volumeOfSeries,
];
