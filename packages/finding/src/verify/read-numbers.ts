import { type Item, yearOf } from '@citewright/record';
import { type Account, freeYears } from './account.ts';
import { accessYears, type EntryText, textsOf } from './entry-words.ts';

/** Volume and issue that stand beside the journal and were not read. */
export function withNumbers(listed: Item, { container, text: { words } }: Account, record: Item): Item {
  if (!container) return listed;
  const read = { ...listed };
  const known = new Set(textsOf([record.volume, record.issue, record.page].filter(Boolean).join(' ')));
  const isOther = (word: string) =>
    /^\d{1,4}$/.test(word) && !known.has(word) && word !== String(yearOf(read.issued));
  const [before, behind, next] = [container.start - 1, container.end, container.end + 1].map(
    (at) => words[at]?.text ?? '',
  );
  const volume = [before ?? '', behind ?? ''].find(isOther);
  if (read.volume === undefined && record.volume !== undefined && volume !== undefined) read.volume = volume;
  const isBehindVolume = behind === String(record.volume) && isOther(next ?? '');
  if (read.issue === undefined && record.issue !== undefined && isBehindVolume) read.issue = next;
  return read;
}

/** Whether a year stands in an entry only where it says when its page was read: many are read in the year in which they appear. */
function isOnlyReadIn(year: string, text: EntryText): boolean {
  const read = accessYears(text).filter((one) => one === year).length;
  return read > 0 && read === text.words.filter((word) => word.text === year).length;
}

/** The year of the entry: one in a title is the title's, and that of the first publication is another. */
export function withYear(listed: Item, account: Account, record: Item): Item {
  const { issued, ...undated } = listed;
  const isAccess = issued !== undefined && isOnlyReadIn(String(yearOf(issued)), account.text);
  const read = isAccess ? (undated as Item) : listed;
  const first = String(yearOf(record['original-date']) ?? '');
  const years = [...new Set(freeYears(account, record))].filter((year) => year !== first);
  const own = yearOf(read.issued);
  const known = yearOf(record.issued);
  if (years.length === 0 || (own !== undefined && years.includes(String(own)))) return read;
  const year = years.length === 1 ? years[0] : years.find((one) => one === String(known));
  return year === undefined ? read : { ...read, issued: { 'date-parts': [[Number(year)]] } };
}

/** Words behind the title that nothing accounts for, where the journal was not read. */
export function withPlace(read: Item, { title, text: { words }, parts }: Account, record: Item): Item {
  const isRead = read['container-title'] !== undefined || read.publisher !== undefined;
  if (!title || isRead || record.type !== 'article-journal' || record['container-title'] === undefined)
    return read;
  const place: string[] = [];
  for (let at = title.end; at < words.length; at += 1) {
    const { text = '' } = words[at] ?? {};
    const isOf = parts[at] === undefined && !/^\d/.test(text);
    if (!isOf && place.length > 0) break;
    if (isOf) place.push(text);
  }
  return place.filter((word) => word.length > 2).length > 1
    ? { ...read, 'container-title': place.join(' ') }
    : read;
}
