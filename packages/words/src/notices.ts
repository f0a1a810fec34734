import { copySentence, dayInWords } from './page-copy.ts';
import { styleSentences } from './style-notices.ts';
import { type Sentences, tell } from './tell-notice.ts';

// What a reader should know of a record, in words.

type StyleValues = { [Code in keyof typeof styleSentences]: Parameters<(typeof styleSentences)[Code]>[0] };

/** What the sentence of each kind needs. */
interface NoticeValues extends StyleValues {
  retracted: { by: 'register' | 'title'; what: keyof typeof retractions };
  corrected: { what: keyof typeof corrections } | { what: 'notice'; called: string };
  'superseded-preprint': { draft: 'preprint' | 'manuscript'; place?: string };
  'new-edition': { cited: number; later: number; year: number };
  'predated-title': { year: number; earlier: string; published: string; publishedYear: number };
  'listed-page':
    | { what: keyof typeof unreadPages; site: string }
    | { what: 'moved'; site: string; to: string }
    | { what: 'changed'; site: string; changed: string; accessed: string };
  'page-copy': { what: 'kept'; archive: string; day: string; address: string } | { what: 'none' | 'unasked' };
  'impossible-detail':
    | { what: 'doi' | 'isbn' | 'year' | 'pages'; value: string }
    | { what: 'accessed'; value: string; issued: string }
    | { what: 'shared-doi'; value: string; entry: number };
  'guessed-organisation': { words: string[] };
  'doubtful-name-order': { words: string[]; family: string; given: string; areMore: boolean };
  'sources-disagree':
    | { among: 'registers'; fields: (keyof typeof disputed)[] }
    | { among: 'page'; fields: (keyof typeof different)[]; isDayLeftOut: boolean }
    | { among: 'page and register'; doi: string; title: string };
  unreadable: object;
  'title-page': { isPartial: boolean };
  'first-of-several': { works: number } | { isQuotedFromAnother: true };
}

/** What was done to a work, as registers say it and as its publisher marks it in the title. */
const retractions = {
  retraction: ['This work has been retracted.', 'retracted'],
  'partial-retraction': ['This work has been retracted in part.', 'retracted in part'],
  withdrawal: ['This work has been withdrawn.', 'withdrawn'],
  removal: ['This work has been removed by its publisher.', 'removed'],
} as const;

const corrections = {
  correction: 'This work has been corrected.',
  corrigendum: 'This work has been corrected (corrigendum).',
  erratum: 'This work has been corrected (erratum).',
  clarification: 'There is a clarification of this work.',
  addendum: 'There is an addendum to this work.',
  concern: 'There is an expression of concern about this work.',
  'new-version': 'There is a newer version of this work.',
  'new-edition': 'There is a newer edition of this work.',
  republication: 'This work has been corrected and republished.',
  replacement: 'This work has been replaced by another.',
} as const;

const disputed = { title: 'title', author: 'authors', issued: 'year' } as const;
const different = { author: 'different authors', issued: 'different dates' } as const;

function disagreement(values: NoticeValues['sources-disagree']): string {
  switch (values.among) {
    case 'registers':
      return `The sources disagree on the ${values.fields.map((field) => disputed[field]).join(' and ')}.`;
    case 'page': {
      const what = values.fields.map((field) => different[field]).join(' and ');
      const left = values.isDayLeftOut ? ' We left the day out, because two are given.' : '';
      return `The page itself gives ${what}: compare them with what you see there.${left}`;
    }
    case 'page and register':
      return `The page names the DOI ${values.doi}, which leads to another work: ${values.title}.`;
  }
}

const unreadPages = {
  gone: (site: string) => `${site} has no page at this address any more.`,
  'no-host': (site: string) =>
    `There is no site ${site} on the public web: it was closed, or is misspelt here.`,
  unreachable: (site: string) =>
    `${site} could not be opened. Open the address yourself: the site may be down, or no longer exist.`,
  closed: (site: string) =>
    `${site} lets only people in, so we could not read the page. Open it and compare.`,
  unread: (site: string) => `We could not read what ${site} has at this address. Open it and compare.`,
} as const;

function listedPage(values: NoticeValues['listed-page']): string {
  switch (values.what) {
    case 'moved':
      return `The page has moved to ${values.to}.`;
    case 'changed':
      return `The page says that it was changed on ${dayInWords(values.changed)}, after it was read (${dayInWords(values.accessed)}).`;
    default:
      return unreadPages[values.what](values.site);
  }
}

function pageCopy(values: NoticeValues['page-copy']): string {
  switch (values.what) {
    case 'kept':
      return `${copySentence({ archive: values.archive, date: values.day })} ${values.address}`;
    case 'none':
      return 'We found no copy of it in an archive of the web. Look for its new address.';
    case 'unasked':
      return 'No archive of the web could be asked for a copy. Look there, or for its new address.';
  }
}

function impossible(values: NoticeValues['impossible-detail']): string {
  switch (values.what) {
    case 'doi':
      return `“${values.value}” cannot be a DOI. A DOI begins with 10., a number and a slash.`;
    case 'isbn':
      return `“${values.value}” cannot be an ISBN: its check digit does not fit. Compare it with the book.`;
    case 'year':
      return `The year ${values.value} is in the future.`;
    case 'pages':
      return `The pages ${values.value} run backwards.`;
    case 'accessed':
      return `The entry was accessed (${dayInWords(values.value)}) before it was published (${dayInWords(values.issued)}).`;
    case 'shared-doi':
      return `Entry ${values.entry + 1} has the same DOI, ${values.value}. Two works cannot share one.`;
  }
}

const sentences: Sentences<NoticeValues> = {
  ...styleSentences,
  retracted: ({ by, what }) => {
    const [reported, marked] = retractions[what];
    return by === 'register' ? reported : `The publisher has marked this work as ${marked}.`;
  },
  corrected: (values) =>
    values.what === 'notice'
      ? `This is a notice (${values.called}) about another work, not that work itself.`
      : corrections[values.what],
  'superseded-preprint': ({ draft, place }) =>
    `This ${draft} has since been published${place === undefined ? '' : ` (${place})`}; the published version is usually the one to cite.`,
  'new-edition': ({ cited, later, year }) =>
    `Your entry cites edition ${cited}; edition ${later} came out in ${year}.`,
  'predated-title': ({ year, earlier, published, publishedYear }) =>
    `${year} is the year of an earlier version with this title (${earlier}); the one in ${published} is from ${publishedYear}.`,
  'listed-page': listedPage,
  'page-copy': pageCopy,
  'impossible-detail': impossible,
  'guessed-organisation': ({ words }) =>
    `We read this as an organisation, not a person: ${words.join('; ')}.`,
  'doubtful-name-order': ({ words, family, given, areMore }) =>
    `Which part is the family name in ${words.map((name) => `“${name}”`).join(', ')}${areMore ? ' and others' : ''}? We took the last word. If it is the first, write “${family}, ${given}”.`,
  'sources-disagree': disagreement,
  unreadable: () => 'The details of this citation were damaged in storage. Delete it and add the work again.',
  'title-page': ({ isPartial }) =>
    `${isPartial ? 'We found no record of this work yet: not every register answered. Try again later.' : 'We found no record of this work.'} These are the details on its first pages: compare each of them.`,
  'first-of-several': (values) =>
    'works' in values
      ? `The citation names ${values.works} works. This is the first one; cite the others one by one.`
      : 'The citation quotes one work from another. This is the one that was read, and the one that the list names.',
};

/** A notice with its sentence; one that has been told is as it was. */
export const tellNotice = tell<NoticeValues>(sentences);
