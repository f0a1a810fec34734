import type { Item } from '@citewright/record';
import { type Account, isFree } from './account.ts';
import { plain, runsOf, textsOf } from './entry-words.ts';

const without = (item: Item, field: 'publisher' | 'page'): Item => {
  const { [field]: _, ...rest } = item;
  return rest as Item;
};

/** A publisher that was read from words of the title, the journal or people is none: those words are accounted for. */
function withPublisher(read: Item, account: Account): Item {
  const runs = runsOf(plain(read.publisher), account.text);
  const isOther = (at: number) =>
    account.parts[at] === 'title' || account.parts[at] === 'container' || account.parts[at] === 'people';
  const isOfOthers =
    runs.length > 0 &&
    runs.every(
      ({ start, end }) =>
        !isFree(account, { start, end }) &&
        Array.from({ length: end - start }, (_, at) => start + at).some(isOther),
    );
  return isOfOthers ? without(read, 'publisher') : read;
}

/** The first page behind a journal reads as its volume where the volume stands before it: 18 Cereb. Cortex 1421. */
function withVolume(read: Item, { text: { words } }: Account, record: Item): Item {
  const [volume, own] = [String(record.volume ?? ''), String(read.volume ?? '')];
  const isPage = own !== '' && own !== volume && textsOf(plain(record.page))[0] === own;
  const stands = volume !== '' && words.some(({ text }) => text === volume);
  return isPage && stands && read.page === undefined ? { ...read, volume, page: own } : read;
}

/** Numbers of an issue that were read as pages. */
function withPages(read: Item, record: Item): Item {
  const issue = textsOf(plain(record.issue));
  const own = textsOf(plain(read.page));
  const isIssue = own.length > 0 && own.length <= issue.length && own.every((word, at) => word === issue[at]);
  return isIssue && read.issue === undefined && plain(read.page) !== plain(record.page)
    ? without(read, 'page')
    : read;
}

/** Details of an entry that were read from words which a record has as another part. */
export const withDetails = (read: Item, account: Account, record: Item): Item =>
  withPages(withVolume(withPublisher(read, account), account, record), record);
