import type { Item } from '@citewright/csl';
import { chatOfCompanyAndTool } from './ai-chat.ts';
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
import { isSoleAuthor, nameText, omit, type Rule, siteAsPublisher, type TitleRule } from './rule.ts';
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
import { copyAsAddress } from './web-copy.ts';
import { archiveOfPapers, museumAsPublisher, songAsPart } from './works-of-art.ts';

/** Cite Them Right: the archive of a preprint is printed as a journal: "arXiv [Preprint]". */
const archiveAsJournal: Rule = (item) =>
  item.type === 'article' && item.publisher && !item['container-title']
    ? omit({ ...item, 'container-title': item.publisher }, 'publisher')
    : item;

const isGame = ({ genre }: Item): boolean => /^video game$/i.test(String(genre ?? ''));

const isOnline = (item: Item): boolean => item.URL !== undefined || item.DOI !== undefined;

/** Words that keep their capitals. */
const asWritten = (words: string): string =>
  words.includes('<span') ? words : `<span class="nocase">${words}</span>`;

/** The same: a program has its name, version and medium, and its address: "_MP3 Converter_ (Version 1.6) [Mobile app]". */
const describeProgram: Rule = (item) => {
  if (item.type !== 'software') return item;
  const program = siteAsPublisher(item);
  const [name = '', ...rest] = String(item.title ?? '').split(/(?=: )/);
  const described = {
    medium: isGame(item) ? item.genre : 'Computer program',
    ...program,
    title: [asWritten(name), ...rest].join(''),
  };
  return isOnline(item) ? omit(described, 'publisher') : described;
};

/** The same: "(Version 1.3.0)", but "(Release 6.6.3)". */
const harvardVersion: Rule = (item) =>
  /^\d/.test(String(item.version ?? '')) ? { ...item, version: `Version ${item.version}` } : item;

/** The same: the number of a patent follows its title. */
const harvardPatent: Rule = (item) => {
  const granted = grantedPatent(item);
  if (!granted) return item;
  return omit({ ...item, edition: `${granted.nation} Patent no. ${granted.number}` }, 'number');
};

/** The same: a standard has its number before its title: "_BS ISO 11620: Information and documentation_". */
const numberOfStandard: Rule = (item) => {
  const { number, title, ...standard } = item;
  if (item.type !== 'standard' || !number || !title) return item;
  const bare = String(title).startsWith(`${number}:`)
    ? String(title).slice(`${number}:`.length)
    : String(title);
  return { ...standard, title: bare.trim().replace(/^\S*/, (word) => asWritten(`${number}: ${word}`)) };
};

/** The same: a talk is part of its conference, with the conference's place: "‘Title’, Conference. Place, 10 August". */
const eventAsContainer: Rule = (item) => {
  const event = item['event-title'] ?? item.event;
  if (item.type !== 'speech') return item;
  const { 'publisher-place': place, ...talk } = item;
  const placed = place === undefined || item['event-place'] ? talk : { ...talk, 'event-place': place };
  if (!event || item['container-title']) return placed;
  return omit({ ...placed, 'container-title': asWritten(String(event)) }, 'event', 'event-title');
};

/** The same: an online video has its title and date; the site is clear from its address. A post has its site in brackets: "[TikTok]". */
const plainVideo: Rule = (item) =>
  (item.type !== 'post' && isOnlineVideo(item)) ||
  (item.type === 'motion_picture' && isOnline(item) && !item.director?.length)
    ? omit({ ...item, type: 'motion_picture' }, 'medium', 'container-title', 'publisher')
    : item;

/** The same: "Directed by M. Moore. [Feature film]". */
const harvardFilm: Rule = (item) =>
  item.type === 'motion_picture' && item.director?.length ? { medium: 'Feature film', ...item } : item;

/** The same: lecture slides and notes are described in brackets. */
const describeSlides: Rule = (item) =>
  item.type === 'speech' &&
  !item.medium &&
  /\bslides\b|powerpoint|\blecture notes\b/i.test(String(item.genre ?? ''))
    ? { ...item, medium: item.genre }
    : item;

/** The same: podcasts are described in brackets and have their day after that; television has its channel, and the names of its programmes keep their capitals. */
const describeProgramme: Rule = (item) => {
  if (item.type !== 'broadcast') return item;
  if ([item.genre, item.medium].some((kind) => /podcast/i.test(String(kind ?? '')))) {
    const { host, ...rest } = item;
    const podcast = { ...rest, medium: 'Podcast', ...(host && !item.author?.length && { author: host }) };
    return isOnline(item) ? omit(podcast, 'publisher', 'number') : podcast;
  }
  const programme = omit(item, 'medium', 'volume', 'number');
  if (item['container-title'] === undefined) return { ...programme, title: asWritten(String(item.title)) };
  const labelled = (word: string, number: string | number | undefined) =>
    /^\d+$/.test(String(number ?? '')) ? `${word} ${number}` : number;
  const place = [labelled('Series', item.volume), labelled('episode', item.number)]
    .filter(Boolean)
    .join(', ');
  return place ? { ...programme, number: place } : programme;
};

/** The same: an interview in a newspaper or journal is an article, one on air has its channel. */
const printedInterview: Rule = (item) => (item.publisher ? item : interviewAsArticle(item));

/** The style says who was interviewed: a title that says no more is left out. */
const untitledInterview: Rule = (item) =>
  item.type === 'interview' &&
  item.interviewer &&
  isSoleAuthor(item, /^interview with (.+)$/i.exec(String(item.title ?? ''))?.[1])
    ? omit(item, 'title')
    : item;

/** The same: press releases are described in brackets. */
const describeRelease: Rule = (item) =>
  item.type === 'webpage' && /^press release$/i.test(String(item.genre ?? ''))
    ? { ...item, medium: item.genre }
    : item;

/** The same: maps have their sheet and scale: "Sheet 65, 1:50,000". */
const scaleOfMap: Rule = (item) => {
  if (item.type !== 'map' || item.edition) return item;
  const sheet = /^\d/.test(String(item.number ?? '')) ? `Sheet ${item.number}` : item.number;
  const edition = [sheet, item.scale].filter(Boolean).join(', ');
  return edition ? { ...item, edition } : item;
};

/** The same: a page, a report, a picture or a statistic online has its title and address, and no name of the site. */
const withoutSite: Rule = (item) => {
  if (!isOnline(item)) return item;
  if (item.type === 'webpage') return omit(item, 'container-title', 'publisher', 'publisher-place');
  return ['graphic', 'map', 'report'].includes(item.type) ? omit(item, 'container-title') : item;
};

/** The same: the place of a post stands in brackets, whatever field has it. */
const placeOfPost: Rule = (item) =>
  item.type === 'post' && item['container-title'] === undefined && item.medium !== undefined
    ? omit({ ...item, 'container-title': item.medium }, 'medium')
    : item;

/** The same: "article 1157"; a number with letters stands alone: "CD010912". */
const wordedNumber: Rule = (item) =>
  item.type === 'article-journal' && /^\d+$/.test(String(item.number ?? ''))
    ? { ...item, number: `article ${item.number}` }
    : item;

const conversation = /conversation|call|interview|meeting|chat|discussion|skype|facetime|zoom/i;

/** The same: a letter or talk is named by kind and recipient: "Email to John Smith", "Conversation with John Stephens". */
const namedByRecipient: Rule = (item) => {
  const { title, genre, recipient, ...letter } = item;
  if (item.type !== 'personal_communication') return item;
  if (!recipient?.length) return title === undefined ? item : { ...letter, title: `<i>${title}</i>` };
  const kind = String(genre ?? 'Personal communication');
  const names = recipient.map(nameText).join(' and ');
  const preposition = conversation.test(kind) ? 'with' : 'to';
  return { ...letter, title: asWritten(`${kind} ${preposition} ${names}`) };
};

/** The same, on parliamentary papers: "‘Food security’, _Hansard: House of Commons debates_, 30 July, 752, c. 1282". */
const debate: Rule = (item) => {
  const { volume, page, section, ...paper } = item;
  if (!/^hansard\b/i.test(String(item['container-title'] ?? ''))) return item;
  const column = String(page ?? section ?? '').replace(/^(?:col(?:umn)?s?|cc?)\.? ?/i, '');
  const place = [volume, column && `c. ${column}`].filter(Boolean).join(', ');
  const hansard = asWritten(String(item['container-title']));
  return {
    ...omit(paper, 'publisher', 'authority'),
    type: 'article-newspaper',
    'container-title': hansard,
    number: place,
  };
};

/** The same: an edition of a reference work that has no number is in brackets: "_Oxford dictionary of national biography_ (Online edn)". */
const editionOfReferenceWork: Rule = (item) => {
  const { edition, 'container-title': work, ...entry } = item;
  if (!/^entry/.test(item.type) || !work || !edition || /^\d+$/.test(String(edition))) return item;
  const named = String(edition).replace(/^./u, (letter) => letter.toUpperCase());
  return { ...entry, 'container-title': `${work}<i>${asWritten(` (${named})`)}</i>` };
};

const regnalYear = /\b(?:Ann|Car|Cha|Edw|Eliz|Geo|Hen|Jac|Ja|Phil|Ric|Vict|Will)\b/;

/** The same: an act before 1963 has the year of the reign, and the collection that printed it: "_Act of Supremacy 1534_ (26 Hen. 8, c. 1). _The statutes_ (1950)". */
const actOfReign: Rule = (item) => {
  const { number, issued, 'container-title': collection, ...act } = item;
  if (item.type !== 'legislation' || !regnalYear.test(String(number ?? ''))) return item;
  const year = issued?.['date-parts']?.[0]?.[0];
  const title = String(item.title);
  const printed = year && collection ? { 'container-title': `${collection}<i> (${year})</i>` } : {};
  return { ...act, ...printed, title: `${title}<i> (${number})</i>`, 'title-short': title };
};

/** The same: a module has its code and a capital after it: "_ENGL 540: Poetry and rhetoric_". */
const codeOfModule: Rule = (item) => {
  const course = String(item['container-title'] ?? '');
  const code = /^\p{Lu}{2,9}[ -]?\d{1,5}\p{Lu}?: \S+/u.exec(course.slice(0, 100))?.[0];
  return code ? { ...item, 'container-title': asWritten(code) + course.slice(code.length) } : item;
};

/** The same: a statutory instrument has its number after its name and year. */
const numberOfInstrument: Rule = (item) => {
  const number = /^(?:S\.?I\.? ?|no\.? ?)?(\d{4}\/\d{1,5})$/i.exec(
    String(item.number ?? '').slice(0, 20),
  )?.[1];
  if (item.type !== 'legislation' || !number) return item;
  const title = String(item.title);
  return { ...omit(item, 'number'), title: `${title}, SI ${number}`, 'title-short': title };
};

/** The same: a particle has a capital at the beginning of an entry ("Van Dis"), other names keep their small letter: "hooks, b." */
const keepSmallNames: Rule = (item) => {
  const [first, ...others] = item.author ?? [];
  const name = first?.family === undefined ? 'literal' : 'family';
  const written = first?.[name] ?? '';
  const isSmall = /^\p{Ll}/u.test(written) && (name === 'literal' || /^\p{Ll}[^\s’']*$/u.test(written));
  if (!first || !isSmall || first['non-dropping-particle']) return item;
  return { ...item, author: [{ ...first, [name]: asWritten(written) }, ...others] };
};

/** The 13th edition has no place of publication; the 12th has. */
const withoutPlace: Rule = (item) =>
  item.type === 'speech' || item['publisher-place'] === undefined ? item : omit(item, 'publisher-place');

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

/** Rules of Cite Them Right, 12th edition, that the CSL style cannot express. */
export const harvardRulesOfTwelfthEdition: readonly TitleRule[] = [
  copyAsAddress,
  chatOfCompanyAndTool,
  spellInitials,
  onePage,
  spellSupplement,
  unnumberedChapter,
  thesisInEnglish,
  keepQuotedNames,
  debate,
  britishCase((item, citation) => omit(namedByCitation(item, citation), 'title-short')),
  caseOfUnion(caseByItsNumber),
  caseOfHumanRights,
  europeanActWithPages,
  placeInReport((item, number) => ({ ...item, edition: number })),
  reviewAsArticle,
  untitledInterview,
  printedInterview,
  printedEntry,
  specialIssueAsArticle,
  songAsPart,
  hostAsAuthor(),
  plainVideo,
  describeProgramme,
  describeSlides,
  describeRelease,
  museumAsPublisher,
  archiveOfPapers,
  scaleOfMap,
  plainNumbers,
  filmOfYear,
  harvardFilm,
  openTitle,
  dashes(' – '),
  paperAsTalk,
  actOfReign,
  yearOfAct,
  numberOfInstrument,
  numberOfArticle,
  wordedNumber,
  nameThesis,
  harvardPatent,
  bracketHandle('[', ']'),
  keepSmallNames,
  nameEdition('edn'),
  editionOfReferenceWork,
  plainVersion,
  harvardVersion,
  eventAsContainer,
  codeOfModule,
  omitSiteThatIsAuthor,
  archiveAsJournal,
  withoutSite,
  placeOfPost,
  namedByRecipient,
  describeProgram,
  paperOfSeries,
  numberOfStandard,
  volumeOfSeries,
];

/** Rules of Cite Them Right, 13th edition, that the CSL style cannot express. */
export const harvardRules: readonly TitleRule[] = [withoutPlace, ...harvardRulesOfTwelfthEdition];
