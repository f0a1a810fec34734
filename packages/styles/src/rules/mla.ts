import type { Item, Name } from '@citewright/csl';
import { promptOfTool } from './ai-chat.ts';
import { britishCase, placeInReport } from './case-of-law.ts';
import { nameEdition, smallEdition } from './edition.ts';
import { caseOfUnion, europeanActInJournal, placeOfCase } from './european-law.ts';
import { isCatalogue } from './found-in.ts';
import { severalIssues, spellSupplement } from './issues.ts';
import { yearOfAct } from './legislation.ts';
import { hostAsAuthor, spellInitials } from './name-forms.ts';
import { genericPart, unnumberedChapter } from './parts-of-books.ts';
import { grantedPatent } from './patent.ts';
import { paperOfSeries } from './report-series.ts';
import { reviewAsArticle } from './reviews.ts';
import { isSoleAuthor, nameText, omit, type Rule, siteAsPublisher, type TitleRule } from './rule.ts';
import {
  bracketHandle,
  dashes,
  filmOfYear,
  isOnlineVideo,
  keepQuotedNames,
  keepSmallName,
  nameEvent,
  numberOfArticle,
  onePage,
  openTitle,
  paperAsTalk,
  plainNumbers,
  plainVersion,
  sayCirca,
  volumeOfSeries,
} from './several-styles.ts';
import { specialIssueAsWork } from './special-issues.ts';
import { thesisInEnglish } from './theses.ts';
import { copyInContainer } from './web-copy.ts';

/** MLA Handbook, 9th ed., ch. 5, on corporate authors: an organisation that is also the publisher or the site is not listed as author. */
const omitAuthorThatIsPublisher: Rule = (item) =>
  isSoleAuthor(item, item.publisher) || isSoleAuthor(item, item['container-title'])
    ? omit(item, 'author')
    : item;

/** Names in reading order: "A and B", "A et al." */
function namedTogether(names: readonly Name[] = []): string {
  const [first, second, third] = names.map(nameText);
  if (first === undefined) return '';
  if (third !== undefined) return `${first} et al.`;
  return second === undefined ? first : `${first} and ${second}`;
}

/** Ch. 5, on publishers: omitted if it has the name of the site. */
const omitPublisherThatIsSite: Rule = (item) =>
  item.publisher !== undefined &&
  String(item.publisher).toLowerCase() === String(item['container-title'] ?? '').toLowerCase()
    ? omit(item, 'publisher')
    : item;

/** An academic press without the word "University"; MLA shortens its "Press" too. */
const isMitPress = (publisher: string) => /^(?:The )?MIT Press$/.test(publisher);

const isAcademicPress = (publisher: string) => {
  const words = publisher.split(' ');
  return isMitPress(publisher) || (words.includes('University') && words.includes('Press'));
};

const shortWords = [
  [/^The /, ''],
  [/\bUniversity Press\b/g, 'UP'],
  [/\bUniversity\b/g, 'U'],
  [/\bPress\b/g, 'P'],
] as const;

/** 5.61: publishers are printed without business words, and with "and" for "&" and "+". */
const wordsOfBusiness =
  /(?:,? (?:[&+] |and )?(?:Inc|Ltd|Co|Corp|Company|Incorporated|Limited|Corporation|LLC|Plc|PLC)\.?)+$/;

/** Ch. 5, on publishers: Yale University Press is "Yale UP"; the university of a thesis is also shortened: "Northwestern U". */
function mlaPublisher(publisher: string, type: string): string {
  const isShortened = isAcademicPress(publisher) || type === 'thesis';
  const short = isShortened
    ? shortWords.reduce((name, [word, letter]) => name.replace(word, letter), publisher)
    : publisher;
  // A theatre company is one by name.
  const plain =
    type === 'performance' ? short : short.replace(wordsOfBusiness, '').replaceAll(/ [&+] /g, ' and ');
  return plain.length < 2 ? publisher : plain;
}

/** The same: several publishers are separated by a slash: "National Gallery of Art / Yale UP". */
const plainPublishers: Rule = (item) => {
  if (item.publisher === undefined) return item;
  const names = String(item.publisher).split(/;\s|\s\/\s/);
  return { ...item, publisher: names.map((name) => mlaPublisher(name.trim(), item.type)).join(' / ') };
};

/** The same: a book printed before 1900 has its place in the place of a publisher. */
const mlaOldBook: Rule = (item) => {
  const year = Number(item.issued?.['date-parts']?.[0]?.[0]);
  const place = item['publisher-place'];
  return item.type === 'book' && year < 1900 && place !== undefined ? { ...item, publisher: place } : item;
};

/** Ch. 5, on versions: labelled, with a capital directly after the title: "Version 1.3.0". */
const mlaVersion: Rule = (item) => {
  if (!/^\d/.test(String(item.version ?? ''))) return item;
  const opensElement = !item['container-title'] && !item.edition;
  return { ...item, version: `${opensElement ? 'Version' : 'version'} ${item.version}` };
};

/** Ch. 5, on containers: the site that distributes a program is its publisher. */
const mlaProgramSite: Rule = (item) => (item.type === 'software' ? siteAsPublisher(item) : item);

/** Ch. 5, on numbers: "US Patent 8,934,987". */
const mlaPatent: Rule = (item) => {
  const granted = grantedPatent(item);
  if (!granted) return item;
  const publisher = item.publisher ?? granted.office;
  return { ...item, number: `${granted.nation} Patent ${granted.number}`, ...(publisher && { publisher }) };
};

/** Ch. 5, on versions: a small letter after a comma: "no. 2, supplement 1", "Harvard U, master’s thesis". */
const smallAfterComma: Rule = (item) => {
  const supplement = /^suppl?(?:ement)?\.?(?: (\w{1,10}))?$/i.exec(String(item.issue ?? '').slice(0, 30));
  if (supplement && item.volume) {
    const volume = [`${item.volume}, supplement`, supplement[1]].filter(Boolean).join(' ');
    return omit({ ...item, volume }, 'issue');
  }
  if (item.type !== 'thesis' || !/^\p{Lu}\p{Ll}+(?:[ ’']|$)/u.test(String(item.genre ?? '').slice(0, 200)))
    return item;
  return { ...item, genre: String(item.genre).replace(/^./u, (letter) => letter.toLowerCase()) };
};

/** Ch. 5, on numbers: seasons and episodes are labelled. */
const nameEpisode: Rule = (item) => {
  if (item.type !== 'broadcast') return item;
  const { volume, number, ...programme } = item;
  const labelled = (word: string, value: string | number | undefined) =>
    /^\d+$/.test(String(value ?? '')) ? `${word} ${value}` : value;
  const place = [labelled('season', volume), labelled('episode', number)].filter(Boolean).join(', ');
  return place ? { ...programme, number: place } : item;
};

/** Ch. 5, on containers: the archive of a preprint is its container. */
const mlaArchive: Rule = (item) => {
  if (item.type !== 'article' || !item.publisher || item['container-title']) return item;
  const { publisher, number, ...preprint } = item;
  const hasDoi = item.DOI !== undefined;
  return { ...preprint, 'container-title': publisher, ...(number && !hasDoi && { number }) };
};

/** A video that a site shows, which some records have as its publisher. Films have directors. */
function siteOfVideo(item: Item): string | number | undefined {
  if (isOnlineVideo(item)) return item['container-title'];
  return item.type === 'motion_picture' && item.URL !== undefined && !item.director?.length
    ? item.publisher
    : undefined;
}

/** Ch. 5, on contributors: a video uploaded by an organisation begins with its title: "YouTube, uploaded by TED". */
const uploadedBy: Rule = (item) => {
  const site = siteOfVideo(item);
  if (site === undefined) return item;
  const [author, ...others] = item.author ?? [];
  const { contributor, ...rest } = omit(item, 'medium', 'genre');
  const video = { ...rest, type: 'broadcast', 'container-title': site };
  const shown = item['container-title'] === undefined ? omit(video, 'publisher') : video;
  const uploader = author?.literal && others.length === 0 ? author.literal : namedTogether(contributor);
  if (!uploader) return shown;
  return author?.literal
    ? omit({ ...shown, version: `uploaded by ${uploader}` }, 'author')
    : { ...shown, version: `uploaded by ${uploader}` };
};

/** Ch. 5, on interviews: described after the title: "Interview by Christian Salmon". */
const mlaInterview: Rule = (item) => {
  if (item.type !== 'interview' || !item.interviewer?.length) return item;
  return omit(
    { ...item, genre: `Interview by ${item.interviewer.map(nameText).join(' and ')}` },
    'interviewer',
  );
};

/** Types of objects, which are held by a museum or an archive. */
const objects = new Set(['graphic', 'manuscript', 'personal_communication']);

/** A museum that the record has as publisher, with its place. */
const placeOfHolder: Rule = (item) => {
  const { publisher, 'publisher-place': place } = item;
  if (item.type !== 'graphic' || !publisher || !place || String(publisher).includes(String(place)))
    return item;
  return { ...item, publisher: `${publisher}, ${place}` };
};

/** Ch. 5, on objects: "1908, J. Paul Getty Museum, Los Angeles", the place only if the museum's name does not have it. */
const holderOfObject: Rule = (item) => {
  const { archive, archive_location: location, 'archive-place': town, ...object } = item;
  if (!objects.has(item.type) || archive === undefined || item.publisher) return placeOfHolder(item);
  // Without a place, what shows the object online is a site: "_New York Public Library Digital Collections_".
  if (item.URL !== undefined && town === undefined && location === undefined && !item['container-title'])
    return { ...object, source: archive };
  const isArt = item.type === 'graphic';
  const place = town ?? (isArt ? location : undefined);
  const isNamed = place !== undefined && String(archive).includes(String(place));
  const holders = [isArt ? undefined : location, archive, isNamed ? undefined : place];
  return { ...object, publisher: holders.filter((part) => part !== undefined).join(', ') };
};

/** Ch. 5, on containers: the site on which an object was seen is its second container. */
const siteOfObject: Rule = (item) =>
  objects.has(item.type) && item['container-title'] !== undefined
    ? omit({ ...item, source: item['container-title'] }, 'container-title')
    : item;

/** Ch. 5, on containers: the database in which a work was found is its second container: "_JSTOR_". */
const database: Rule = (item) => {
  const { archive, source, ...work } = item;
  if (objects.has(item.type)) return item;
  const found = archive ?? (source !== undefined && isCatalogue(source) ? undefined : source);
  const isNews = found !== undefined && found !== item['container-title'] && found !== item.publisher;
  return isNews ? omit({ ...work, source: found }, 'archive-place', 'archive_location') : work;
};

/** Ch. 5, on containers: the repository of a data set is its container. */
const repositoryOfData: Rule = (item) =>
  item.type === 'dataset' &&
  !item['container-title'] &&
  /dataverse|zenodo|dryad|figshare|mendeley|icpsr|osf\b|pangaea|kaggle|repository|archive/i.test(
    String(item.publisher ?? ''),
  )
    ? omit({ ...item, 'container-title': item.publisher }, 'publisher')
    : item;

/** Ch. 5, on legal works: the site that shows an act, a case or a resolution is its second container, and a court is its author. */
const siteOfLaw: Rule = (item) => {
  const { 'container-title': site, publisher, authority, ...law } = item;
  const isLaw = ['bill', 'legislation', 'legal_case', 'regulation', 'treaty'].includes(item.type);
  if (!isLaw || site === undefined || item.URL === undefined || item.volume || item.page) return item;
  const author = item.author ?? (authority === undefined ? undefined : [{ literal: String(authority) }]);
  const shown = publisher === undefined ? site : `${site}<i>, ${publisher}</i>`;
  return { ...law, ...(author && { author }), source: shown };
};

/** 5.119: a medium that the reader would not expect ends the entry; photographs and paintings are expected. */
const expectedMedium = /photo|paint|\boil\b|canvas|acrylic|tempera|watercolou?r/i;

/** 5.105–5.119: what a work is, at the end of the entry: "Preprint", "Press release", "Interview", "Map". */
const supplement: Rule = (item) => {
  const { medium, ...work } = item;
  const genre = String(item.genre ?? '');
  if (item.type === 'map') return { ...work, medium: 'Map' };
  if (item.type === 'article' && /^preprint$/i.test(genre)) return { ...work, medium: 'Preprint' };
  if (item.type === 'webpage' && /^press release$/i.test(genre)) return { ...work, medium: genre };
  if (item.type === 'interview' && item.interviewer?.length) return work;
  if (item.type === 'interview' && item['container-title']) return { ...work, medium: 'Interview' };
  return expectedMedium.test(String(medium ?? '')) ? work : item;
};

/** Ch. 5, on contributors: an author is not named again as host, director or performer. */
const rolesOfOthers: Rule = (item) => {
  const authors = namedTogether(item.author);
  const again = (['director', 'host', 'performer', 'producer', 'script-writer'] as const).filter(
    (role) => authors !== '' && namedTogether(item[role]) === authors,
  );
  return again.length > 0 ? omit(item, ...again) : item;
};

/** Ch. 5, on contributors: who contributed to a part alone follows its title: "Translated by ...", "Directed by ...". */
const contributorsToPart: Rule = (item) => {
  const { director, translator, editor } = item;
  if (item['container-title'] === undefined) return item;
  if (item.type === 'broadcast' && director?.length)
    return { ...omit(item, 'director'), division: `Directed by ${namedTogether(director)}` };
  const isOthers =
    translator?.length && editor?.length && namedTogether(translator) !== namedTogether(editor);
  if (item.type !== 'chapter' || !isOthers) return item;
  return { ...omit(item, 'translator'), division: `Translated by ${namedTogether(translator)}` };
};

/** Ch. 5, on talks: the session, then the meeting. */
const sessionOfTalk: Rule = (item) => {
  const { 'container-title': session, ...talk } = item;
  const hasEvent = item['event-title'] !== undefined || item.event !== undefined;
  return item.type === 'speech' && session !== undefined && hasEvent ? { ...talk, division: session } : item;
};

/** Ch. 5, on authors: music begins with its composer, or else with its performer. */
const musician: Rule = (item) => {
  if (item.type !== 'song' || item.author?.length) return item;
  const { composer, performer, ...song } = item;
  if (composer?.length) return { ...song, author: composer, ...(performer && { performer }) };
  return performer?.length ? { ...song, author: performer } : item;
};

/** Ch. 5, on titles: a whole site or play, which its record sets in italics, keeps them and has no quotation marks. */
const wholeInItalics: Rule = (item) => {
  const whole = /^<i>([^<]*)<\/i>$/.exec(String(item.title ?? ''))?.[1];
  if (whole === undefined) return item;
  if (item.type === 'chapter') return omit({ ...item, genre: item.title }, 'title');
  return item.type === 'webpage' && !item['container-title']
    ? { ...item, type: 'document', title: whole }
    : item;
};

/** Ch. 5, on numbers: a volume with a title of its own: "Vol. 4 of _The Years of Lyndon Johnson_". */
const volumeOfSet: Rule = (item) => {
  const { volume, 'collection-title': set, 'volume-title': own, ...book } = item;
  if (item.type !== 'book' || volume === undefined) return item;
  if (own !== undefined)
    return { ...book, title: own, 'collection-title': `Vol. ${volume} of <i>${item.title}</i>` };
  return set === undefined || item['collection-number'] !== undefined
    ? item
    : { ...book, 'collection-title': `Vol. ${volume} of <i>${set}</i>` };
};

/**
 * Ch. 5, on location: sections, and pages that do not follow each other: "sec. 11, pp. 1+". The CSL style prints `event-place`
 * before pages.
 */
const placeInNewspaper: Rule = (item) => {
  if (item.type !== 'article-newspaper' && item.type !== 'article-magazine') return item;
  const page = String(item.page ?? '');
  const section = String(item.section ?? '').replace(/^sec(?:tion|\.)? /i, '');
  const isInPage = section !== '' && page.startsWith(section);
  const named = /^(?:\d+|\p{Lu})$/u.test(section) ? `sec. ${section}` : section && `${section} sec.`;
  const scattered = /^\w+\+$/.test(page) ? `pp. ${page}` : '';
  const place = [isInPage ? '' : named, scattered].filter(Boolean).join(', ');
  const article = omit(item, 'event-place', ...(scattered ? (['page'] as const) : []));
  return place ? { ...article, 'event-place': place } : article;
};

/** Ch. 5, on newspapers: the city, where the name does not tell it: "_The Globe and Mail_ [Toronto]". */
const cityOfNewspaper: Rule = (item) => {
  const { 'publisher-place': place, 'container-title': name } = item;
  const city = String(place ?? '').split(',', 1)[0] ?? '';
  if (item.type !== 'article-newspaper' || !city || !name || String(name).includes(city)) return item;
  return { ...item, 'container-title': `${name}<i> [${city}]</i>` };
};

/** Ch. 5, on location: the number of an article stands in the place of pages. */
const articleNumber: Rule = (item) =>
  item.type === 'article-journal' &&
  item.number !== undefined &&
  /^\p{Ll}{0,8}\d+$/iu.test(String(item.number))
    ? { ...item, number: `article ${item.number}` }
    : item;

/** Ch. 5, on scripture: begins with its title, whoever edited it. */
const editorOfScripture: Rule = (item) => {
  const isScripture =
    /\b(?:Bible|Testament|Qur[’']?an|Koran|Torah|Talmud|Tanakh|Upanishads|Bhagavad|Vedas)\b/i;
  if (item.type !== 'book' || item.author?.length || item.version || !item.editor?.length) return item;
  if (!isScripture.test(String(item.title ?? ''))) return item;
  return omit({ ...item, version: `Edited by ${namedTogether(item.editor)}` }, 'editor');
};

/** 2.73, on German names: "von" follows the given name. */
const particleAfterGiven: Rule = (item) => {
  const author = item.author?.map(({ 'non-dropping-particle': particle, ...name }) =>
    particle !== undefined && /^(?:vo[nm]|zu|zur)\b/.test(particle)
      ? { ...name, 'dropping-particle': particle }
      : { ...name, ...(particle !== undefined && { 'non-dropping-particle': particle }) },
  );
  return author ? { ...item, author } : item;
};

const messages = /mail|message|letter|text|note/i;

/** Ch. 5, on letters: described by kind and recipient: "Letter to Charles Fremont". */
const describeLetter: Rule = (item) => {
  const { recipient, genre } = item;
  if (item.type !== 'personal_communication' || !genre || !recipient?.length) return item;
  const isDescribed = / to /.test(String(item.title ?? '')) || !messages.test(String(genre));
  return isDescribed ? item : { ...item, title: `${genre} to ${namedTogether(recipient)}` };
};

/** Small words of names in titles, and of keys in music, which keep their letter: "Angela da Foligno", "E-flat". */
const smallInNames =
  /(?<=\p{L} )(?:al|bin|da|de|del|della|der|di|du|el|ibn|la|van|von|wa)(?= \p{Lu})|(?<=\b[A-G]-)(?:flat|sharp)\b/gu;

const keepSmallInNames: Rule = (item) => {
  const changed: Partial<Item> = {};
  for (const field of ['title', 'container-title'] as const) {
    const given = String(item[field] ?? '');
    if (given.length > 1_000 || given.includes('<span')) continue;
    const kept = given.replace(smallInNames, '<span class="nocase">$&</span>');
    if (kept !== given) changed[field] = kept;
  }
  return Object.keys(changed).length > 0 ? { ...item, ...changed } : item;
};

/** Ch. 5, on numbers: the citation of a case, and the date only if it has more than the year. */
const numberOfCase = (item: Item, number: string): Item => {
  const isDay = (item.issued?.['date-parts']?.[0]?.length ?? 0) > 1;
  const bare = omit(item, 'volume', 'container-title', 'page', 'authority');
  return isDay ? { ...bare, number } : omit({ ...bare, number }, 'issued');
};

/** Ch. 5, on versions: after other contributors an edition begins with a small letter: "edited by ..., rev. ed." */
const editionAfterOthers: Rule = (item) => {
  const { editor, translator, narrator, compiler } = item;
  const others = item.author?.length ? (editor ?? translator ?? narrator ?? compiler) : undefined;
  return others?.length || item['container-title'] !== undefined ? smallEdition(item) : item;
};

/** Ch. 5, on numbers: the series of a report and its number are one element: "Policy Research Working Paper 9411". */
const mlaSeries: Rule = (item) =>
  item.type === 'report' && item.genre && /^\d+$/.test(String(item.number ?? ''))
    ? omit({ ...item, number: `${item.genre} ${item.number}` }, 'genre')
    : item;

/** Ch. 5, on versions: "Audiobook ed." */
const audiobook: Rule = (item) =>
  item.type === 'book' && /^audio ?book$/i.test(String(item.medium ?? '')) && !item.edition
    ? omit({ ...item, edition: 'Audiobook ed.' }, 'medium')
    : item;

/** Ch. 5, on numbers: the number that a database gives a dissertation is omitted. */
const withoutDatabaseNumber: Rule = (item) =>
  item.type === 'thesis' && item.archive !== undefined ? omit(item, 'number') : item;

/** Rules of the MLA Handbook, 9th edition, that the CSL style cannot express. */
export const mlaRules: readonly TitleRule[] = [
  copyInContainer,
  supplement,
  rolesOfOthers,
  spellInitials,
  onePage,
  spellSupplement,
  unnumberedChapter,
  thesisInEnglish,
  keepQuotedNames,
  britishCase(numberOfCase),
  caseOfUnion((item, found) => ({ ...item, number: placeOfCase(found) })),
  europeanActInJournal,
  placeInReport((item, number) => ({ ...item, number })),
  mlaInterview,
  reviewAsArticle,
  genericPart,
  withoutDatabaseNumber,
  specialIssueAsWork,
  hostAsAuthor('host'),
  particleAfterGiven,
  editorOfScripture,
  musician,
  wholeInItalics,
  keepSmallInNames,
  describeLetter,
  holderOfObject,
  siteOfObject,
  siteOfLaw,
  repositoryOfData,
  database,
  sessionOfTalk,
  volumeOfSet,
  placeInNewspaper,
  cityOfNewspaper,
  promptOfTool,
  plainNumbers,
  volumeOfSeries,
  filmOfYear,
  openTitle,
  dashes('—'),
  paperAsTalk,
  yearOfAct,
  numberOfArticle,
  articleNumber,
  mlaPatent,
  bracketHandle('[', ']'),
  nameEdition('ed.'),
  audiobook,
  editionAfterOthers,
  paperOfSeries,
  mlaSeries,
  severalIssues,
  plainVersion,
  mlaProgramSite,
  mlaArchive,
  mlaVersion,
  nameEpisode,
  nameEvent,
  sayCirca('circa'),
  keepSmallName,
  uploadedBy,
  contributorsToPart,
  omitPublisherThatIsSite,
  omitAuthorThatIsPublisher,
  mlaOldBook,
  plainPublishers,
  smallAfterComma,
];
