import { parseUrl } from './url.ts';

/** A copy of a page in an archive of the web, taken apart. */
export interface ArchivedCopy {
  /** The archive, as people call it. */
  archive: string;
  /** Where the copy is: without what chooses a form of it for programs (`id_`). */
  address: string;
  /** The address of the page that was copied. */
  original: string;
  /** Year, month and day of the copy; absent where the address asks for the one nearest to a time. */
  date?: [year: number, month: number, day: number];
}

/** The archives, with their hosts and what stands before the time of a copy. */
const archives: readonly [name: string, host: RegExp, folder: RegExp][] = [
  ['Wayback Machine', /^(?:(?:www|web|wayback|replay)\.|replay\.web\.)?archive\.org$/, /^(?:\/web)?$/],
  ['archive.today', /^(?:www\.)?archive\.(?:today|ph|is|li|md|vn|fo)$/, /^$/],
  ['Arquivo.pt', /^(?:www\.)?arquivo\.pt$/, /^\/(?:wayback(?:\/wayback)?|(?:noFrame|noframe)\/replay)$/],
  ['UK Web Archive', /^(?:www\.)?webarchive\.org\.uk$/, /^\/wayback(?:\/\w{2})?\/archive$/],
  ['UK Government Web Archive', /^webarchive\.nationalarchives\.gov\.uk$/, /^(?:\/ukgwa)?$/],
  ['Library of Congress', /^(?:webarchive|webarchives)\.loc\.gov$/, /^\/(?:all|legacy|lcwa\d{4})$/],
  ['Archive-It', /^wayback\.archive-it\.org$/, /^\/(?:\d+|all)$/],
  ['Australian Web Archive', /^webarchive\.nla\.gov\.au$/, /^\/(?:awa|gov)$/],
  ['Stanford Web Archive', /^swap\.stanford\.edu$/, /^(?:\/was)?$/],
  ['Vefsafn.is', /^(?:wayback\.)?vefsafn\.is$/, /^\/(?:wayback|is)$/],
];

/**
 * Folder, time and form of a copy (`20200101123456id_`), and the original behind them. The time may be cut, which asks for the nearest copy,
 * or absent; archive.today also writes it with dots.
 */
const path =
  /^((?:\/[\w-]{1,20}){0,3}?)\/(?:(\d{1,14}|\d{4}\.\d\d\.\d\d-\d{6})((?:[a-z]{2}_)*)\/)?((?:https?:|https?%3a|\/\/|%2f%2f|[\p{L}\p{N}-]+\.).*)$/iu;

/** A page that was copied from another archive: so many times. */
const deepest = 3;

const earliest = 1991;

/** The day of a time of 8 to 14 digits, if there is such a day. */
function dayOf(time: string): ArchivedCopy['date'] {
  const [, year = 0, month = 0, day = 0] = /^(\d{4})(\d\d)(\d\d)/.exec(time)?.map(Number) ?? [];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= earliest && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? [year, month, day]
    : undefined;
}

/** Archives take an original with its encoding, without a scheme, or with one slash of it lost. */
function originalOf(written: string): string | undefined {
  const plain = /^(?:https?%3a|%2f%2f)/i.test(written) ? decoded(written) : written;
  return plain && parseUrl(plain.replace(/^(https?):\/{1,2}(?=[^/])/i, '$1://'));
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function takeApart(address: string, depth: number): ArchivedCopy | undefined {
  const url = parseUrl(address);
  if (url === undefined) return undefined;
  const { hostname, host, origin } = new URL(url);
  const [, folder = '', written = '', , rest = ''] = path.exec(url.slice(origin.length)) ?? [];
  const archive = archives.find(
    ([, hosts, folders]) => hosts.test(hostname) && folders.test(folder) && rest !== '',
  );
  const original = archive && originalOf(rest);
  if (archive === undefined || original === undefined) return undefined;
  const time = written.replace(/\D/g, '');
  // The folder of a calendar, of a search or of an item is none of a copy.
  if (time === '' && (archive[0] !== 'Wayback Machine' || folder !== '/web')) return undefined;
  const date = dayOf(time);
  return {
    archive: archive[0],
    address: `https://${host}${folder}/${written && `${written}/`}${rest}`,
    original: (depth < deepest && takeApart(original, depth + 1)?.original) || original,
    ...(date && { date }),
  };
}

/**
 * Takes the address of a copy in an archive of the web apart; `undefined` for any other address, also for an archive's pages about copies
 * (calendars, searches), and for short addresses of copies, which say neither what was copied nor when.
 */
export const archivedCopy = (address: string): ArchivedCopy | undefined => takeApart(address, 1);
