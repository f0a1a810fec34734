import type { Item } from '@citewright/csl';
import { bareNumber, nameText, omit, type Rule } from '../rule.ts';
import { isOnlineVideo } from '../several-styles.ts';

/*
 * The guide cites works online in three forms, for which the CSL style uses types of its own: `software` for works with titles in
 * italics (manuals, videos, programs), `performance` for talks and lectures, `pamphlet` for printed manuals.
 */

const matches = (pattern: RegExp, value: string | number | undefined): boolean =>
  pattern.test(String(value ?? '').slice(0, 200));

/** A title that keeps its capitals. */
const asGiven = (title: string): string => `<span class="nocase">${title}</span>`;

const isByOrganisation = (item: Item): boolean =>
  item.author?.length === 1 && item.author[0]?.literal !== undefined;

/** II.K: a film or video is published by its owner; the site that shows it is not named. */
export const videoAsWork: Rule = (item) => {
  if (item.type !== 'motion_picture' && !isOnlineVideo(item)) return item;
  const video = omit(
    item,
    'container-title',
    'genre',
    'medium',
    ...(isOnlineVideo(item) ? (['publisher'] as const) : []),
  );
  return { ...video, type: 'software', ...(item.URL !== undefined && { medium: 'Online Video' }) };
};

/** The host of an episode without an author stands in the author's place. */
export const hostOfEpisode: Rule = ({ host, ...item }) =>
  item.type === 'broadcast' && item['container-title'] && !item.author?.length && host?.length
    ? { ...item, author: host }
    : { ...item, ...(host && { host }) };

/** The same of a podcast that is not part of another. */
export const podcastAsWork: Rule = (item) =>
  item.type === 'broadcast' &&
  !item['container-title'] &&
  (matches(/podcast/i, item.medium) || matches(/podcast/i, item.genre))
    ? { ...omit(item, 'genre', 'publisher'), type: 'software', medium: 'Podcast' }
    : item;

const manual = /\b(?:catalog(?:ue)?|data ?book|data ?sheet|guide|handbook|manual)\b/i;
const company = /\b(?:Co|Corp|Corporation|Company|Inc|Ltd|Limited)\b\.?(?:$|[ ,])/;
const publishingHouse = /\b(?:press|publish\w*|publications|books|verlag|wiley|springer|elsevier)\b/i;

const isManual = (item: Item): boolean =>
  item.type === 'report'
    ? matches(manual, item.genre)
    : item.type === 'book' &&
      !item.author?.length &&
      !item.editor?.length &&
      item.publisher !== undefined &&
      !matches(publishingHouse, item.publisher) &&
      (matches(manual, item.title) || (!item.URL && matches(company, item.publisher)));

/** II.F and II.I: a manual of a company, online by its author, else by its title. */
export const manualAsWork: Rule = (item) => {
  if (!isManual(item)) return item;
  const work = omit(item, 'genre');
  return item.URL && !item.DOI && item.type === 'report'
    ? { ...work, type: 'software' }
    : { ...work, type: 'pamphlet' };
};

/** II.O: "(Version 8.7.9)". The place of a publisher of software is not given. */
export const versionOfSoftware: Rule = (item) => {
  if (item.type !== 'software') return item;
  const work = omit(item, 'publisher-place', 'genre');
  return item.version !== undefined && matches(/^\d/, item.version)
    ? { ...work, version: `Version ${item.version}` }
    : work;
};

/** II.E: "Title, ver. 1". */
export const ieeeDataVersion: Rule = (item) =>
  item.type === 'dataset' && item.version !== undefined
    ? { ...item, title: `${item.title ?? ''}, ver. ${item.version}` }
    : item;

/** Words for media that say no more than "Online". */
const anyMedium = /^(?:digital|electronic|internet|online|pdf|print|text|web)$/i;

export const omitPlainMedium: Rule = (item) =>
  matches(anyMedium, item.medium) || (item.type === 'graphic' && item.medium) ? omit(item, 'medium') : item;

/** II.C and II.G: a talk or lecture online. Slides are the medium of a lecture. */
export const talkOnline: Rule = (item) => {
  const isCourse = item.type === 'webpage' && matches(/\bcourse\b/i, item.genre);
  if ((item.type !== 'speech' && !isCourse) || item.DOI || (!item.URL && item.event)) return item;
  const slides = [item.medium, item.genre].find((kind) => matches(/slides|powerpoint|notes/i, kind));
  const talk: Item = { ...omit(item, 'genre', 'publisher', 'container-title'), type: 'performance' };
  if (slides !== undefined) talk.medium = slides;
  const isLecture =
    slides !== undefined || (item.type === 'speech' && !item.event && !isByOrganisation(item));
  return isLecture && item.URL && !item.accessed ? { ...talk, division: 'lecture' } : talk;
};

/** II.N: "Tech. Rep. TR-0200"; the number of a contract stands before the kind. A number alone is that of a report. */
export const kindOfReport: Rule = (item) => {
  if (item.type !== 'report') return item;
  const number = bareNumber(item.number).replace(/ No\. (?=\d)/, ' ');
  const genre = String(item.genre ?? '');
  if (!number) return item;
  const kind = /^contract\b/i.test(number)
    ? [number, genre].filter(Boolean).join(', ')
    : [genre || (/^\d/.test(number) ? 'Report' : ''), number].filter(Boolean).join(' ');
  return omit({ ...item, genre: kind }, 'number');
};

/** II.Q: "Ph.D. dissertation", "M.S. thesis"; other kinds begin with a small letter inside their element. */
export const kindOfThesis: Rule = (item) => {
  if (item.type !== 'thesis') return item;
  const named =
    item.division === undefined
      ? item
      : omit({ ...item, publisher: `${item.division}, ${item.publisher ?? ''}` }, 'division');
  const genre = String(item.genre ?? '');
  if (/^(?:ph\.? ?d\.?|doctoral)(?: |$)/i.test(genre))
    return { ...named, genre: /thesis$/i.test(genre) ? 'Ph.D. thesis' : 'Ph.D. dissertation' };
  const [, first, second] = /^M\.?(A|S|Sc|Eng|Phil|Ed)\.? (thesis|dissertation)$/i.exec(genre) ?? [];
  if (first) return { ...named, genre: `M.${first}. ${second}` };
  return genre === 'Thesis' ? { ...named, genre: 'thesis' } : named;
};

/** II.Q: no place after a university whose name has city and state: "Univ. California, Berkeley". */
export const placeInName: Rule = (item) => {
  const [city = ''] = String(item['publisher-place'] ?? '').split(',');
  const isUniversity = /^(?:thesis|report)$/.test(item.type) && matches(/\buniversity of /i, item.publisher);
  return isUniversity && city && String(item.publisher).endsWith(`, ${city}`)
    ? omit(item, 'publisher-place')
    : item;
};

/**
 * II.P: a standard begins with its title. The body that made it and its place follow a number; without a place, a number that names
 * its body stands alone, and needs no date if it ends with it: "ANSI Standard Y10.5-1968".
 */
export const standardByTitle: Rule = (item) => {
  if (item.type !== 'standard') return item;
  const [author] = item.author ?? [];
  const publisher = item.publisher ?? (author && nameText(author));
  const kind = matches(/^standard$/i, item.genre) ? undefined : item.genre;
  const number = [kind, item.number].filter((part) => part !== undefined).join(' ');
  const standard = omit({ ...item, number, publisher }, 'author', 'editor', 'genre');
  if (item['publisher-place'] !== undefined || !/^\p{Lu}{2,}/u.test(number)) return standard;
  const year = /[-:]((?:19|20)\d\d)$/.exec(number)?.[1];
  const isDated = year !== undefined && String(item.issued?.['date-parts']?.[0]?.[0]) === year;
  return omit(standard, 'publisher', ...(isDated ? (['issued'] as const) : []));
};

/** II: a page that is known by nothing but its title is cited by it, and has no date: "Datasheet. (n.d.)". */
export const bareTitle: Rule = (item) => {
  const isBare = ['author', 'editor', 'container-title', 'issued', 'accessed'].every(
    (field) => item[field as keyof Item] === undefined,
  );
  return item.type === 'webpage' && isBare && item.title
    ? { ...item, title: asGiven(String(item.title)), status: '(n.d.)' }
    : item;
};

/** A program whose name is a path keeps its letters: "openai-node/examples". */
export const pathAsTitle: Rule = (item) =>
  item.type === 'software' && matches(/^\p{Ll}\S*\//u, item.title)
    ? { ...item, title: asGiven(String(item.title)) }
    : item;

const nations: Readonly<Record<string, string>> = {
  AU: 'Aust.',
  CA: 'Canadian',
  CH: 'Swiss',
  CN: 'Chinese',
  DE: 'German',
  EP: 'Eur.',
  ES: 'Spanish',
  FR: 'French',
  GB: 'U.K.',
  JP: 'Jpn.',
  KR: 'Korean',
  US: 'U.S.',
};

/** "7898187B1" in groups: "7 898 187 B1". The number of an application stays closed. */
function groupedNumber(number: string): string {
  const [, letters = '', digits = '', kind = ''] =
    /^(D|RE|PP)? ?([\d,]{5,10})([A-Z]\d?)?$/.exec(number) ?? [];
  if (digits === '') return number;
  const groups = digits.replaceAll(',', '').replace(/\B(?=(?:\d{3})+$)/g, ' ');
  return [letters, groups, kind].filter(Boolean).join(' ');
}

const codes: Readonly<Record<string, string>> = {
  australia: 'AU',
  canada: 'CA',
  china: 'CN',
  france: 'FR',
  germany: 'DE',
  japan: 'JP',
  'united kingdom': 'GB',
  'united states': 'US',
  'united states of america': 'US',
};

/** The code of the office in a number, or else that of the jurisdiction. */
function officeOf(prefix: string | undefined, jurisdiction: string): string | undefined {
  if (prefix) return prefix;
  return /^[A-Z]{2}$/.test(jurisdiction) ? jurisdiction : codes[jurisdiction.toLowerCase()];
}

/** "Patent", "Patent Appl.", or what the record calls it: "Patent Utility Model". */
function kindOfPatent(genre: string, number: string): string {
  if (/appl/i.test(genre) || /^\d{11}/.test(number)) return 'Patent Appl.';
  return /^patent /i.test(genre) ? genre : 'Patent';
}

/** II.L: "U.S. Patent 8 934 987", "RU Patent Utility Model 167296", "U.S. Patent Appl. 20110013726A1". */
export const nameOfPatent: Rule = (item) => {
  const given = String(item.number ?? '').slice(0, 60);
  if (item.type !== 'patent' || given === '' || /patent/i.test(given)) return item;
  const [, prefix, bare = given] = /^([A-Z]{2})[ -]?((?:D|RE|PP)? ?\d.*)$/.exec(given) ?? [];
  const office = officeOf(prefix, String(item.jurisdiction ?? ''));
  const nation = office && (nations[office] ?? office);
  const kind = kindOfPatent(String(item.genre ?? ''), bare);
  const number = office === 'US' ? groupedNumber(bare) : given;
  return { ...item, number: [nation, kind, number].filter(Boolean).join(' ') };
};

/** II.L and II.R: patents and documents of government in a database: "Available: LEXIS Library: GENFED File: BILLS". */
export const databaseAsAddress: Rule = (item) =>
  /^(?:patent|bill)$/.test(item.type) && item.archive !== undefined && !item.URL
    ? omit({ ...item, URL: item.archive }, 'archive')
    : item;

/** II.S: private communication has no title. */
export const privateCommunication: Rule = (item) =>
  item.type === 'personal_communication'
    ? { ...omit(item, 'title', 'URL', 'accessed', 'container-title'), genre: 'private communication' }
    : item;

/** II.M and II.S: the state of a work that is not out. */
const states: readonly [RegExp, string][] = [
  [/^(?:in press|forthcoming|accepted|to appear)/i, 'to be published'],
  [/^(?:submitted|under review)/i, 'submitted for publication'],
  [/^(?:in preparation|unpublished)/i, 'unpublished'],
];

export const stateOfWork: Rule = (item) => {
  const given = item.type === 'manuscript' ? (item.status ?? item.genre) : item.status;
  const state = states.find(([pattern]) => matches(pattern, given))?.[1];
  if (item.type === 'manuscript') {
    const isKept = item.archive !== undefined || item.publisher !== undefined || item.URL !== undefined;
    const kept = state === undefined ? item : omit(item, 'genre');
    return { ...kept, status: state ?? item.status ?? (isKept ? undefined : 'unpublished') };
  }
  if (state === undefined) return item;
  return { ...omit(item, 'issued'), status: state };
};

const placed = ['volume', 'issue', 'page', 'number', 'status'] as const;

/** II.M: an article with a DOI and a day but no place in a volume is early access. */
export const earlyAccess: Rule = (item) =>
  item.type === 'article-journal' &&
  item.DOI !== undefined &&
  item.issued?.['date-parts']?.[0]?.length === 3 &&
  placed.every((field) => item[field] === undefined)
    ? { ...item, status: 'early access' }
    : item;

/** II.M: one long number in the place of pages is that of the article. */
export const longPage: Rule = (item) =>
  item.type === 'article-journal' && item.number === undefined && /^\d{5,9}$/.test(String(item.page ?? ''))
    ? omit({ ...item, number: item.page }, 'page')
    : item;

/** II.M: an issue of a virtual journal is "in" it, by its full name. */
export const virtualIssue: Rule = (item) =>
  matches(/^virtual journal/i, item.genre)
    ? { ...omit(item, 'genre'), division: 'virtual journal', title: asGiven(String(item.title ?? '')) }
    : item;

/** II.M: the title of a special issue is in italics. */
export const specialIssue: Rule = (item) => {
  const isIssue =
    matches(/^special issue/i, item.genre) ||
    (item.type === 'article-journal' && matches(/^special issue /i, item.title));
  return isIssue && !item.author?.length
    ? omit({ ...item, 'part-title': item.title }, 'genre', 'title')
    : item;
};

const months = [
  'Jan.',
  'Feb.',
  'Mar.',
  'Apr.',
  'May',
  'Jun.',
  'Jul.',
  'Aug.',
  'Sep.',
  'Oct.',
  'Nov.',
  'Dec.',
];

/** II: two months of one issue are separated by a slash: "May/Jun. 2015". */
export const twoMonths: Rule = (item) => {
  const [first = [], last = []] = item.issued?.['date-parts'] ?? [];
  const [year, month] = first.map(Number);
  const [lastYear, lastMonth] = last.map(Number);
  const isPair =
    /^article/.test(item.type) &&
    first.length === 2 &&
    last.length === 2 &&
    year === lastYear &&
    lastMonth === Number(month) + 1;
  if (!isPair) return item;
  return { ...item, issued: { literal: `${months[Number(month) - 1]}/${months[lastMonth - 1]} ${year}` } };
};

/** II.C: the days of a conference, unless the date of publication says more than its year. */
export const daysOfEvent: Rule = (item) => {
  const [event, issued] = [item['event-date'], item.issued].map(
    (date) => date?.['date-parts']?.[0]?.length ?? 0,
  );
  return event === 1 && issued !== undefined && issued > 1 ? omit(item, 'event-date') : item;
};

/** II.C: the place where a conference was held, or else the publisher with its place; no year that its name has already. */
export const placeOfProceedings: Rule = (item) => {
  if (item.type !== 'paper-conference') return item;
  const { publisher, 'publisher-place': place, ...paper } = item;
  if (item['event-place'] !== undefined || place === undefined) return withoutYearOfName(paper);
  if (publisher === undefined) return withoutYearOfName({ ...paper, 'event-place': place });
  return item;
};

function withoutYearOfName(item: Item): Item {
  const [parts, end] = item.issued?.['date-parts'] ?? [];
  const isYear = parts?.length === 1 && end === undefined && !item['event-date'];
  return isYear &&
    String(item['container-title'] ?? '')
      .split(/\D/)
      .includes(String(parts[0]))
    ? omit(item, 'issued')
    : item;
}
