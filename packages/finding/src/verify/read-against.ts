import type { Item } from '@citewright/record';
import { accountFor } from './account.ts';
import { type EntryText, plain, weightIn } from './entry-words.ts';
import { withDetails } from './read-details.ts';
import { withNumbers, withPlace, withYear } from './read-numbers.ts';
import { withPeopleOf } from './read-people.ts';
import { isExplained, isTitleOf, unreadTitleOf } from './read-title.ts';
import { titleOf } from './titles.ts';

/**
 * An entry as a record would have it read: what was read wrongly from a line is what the record has there, but only where every word of the
 * piece is then accounted for, so that no claim of the entry is lost. `text` comes from `readText`; entries that come in fields have none, and
 * stand as they are.
 */
export function readAgainst(listed: Item, record: Item, text: EntryText): Item {
  if (text.words.length === 0) return listed;
  const own = { ...record, title: titleOf(record) };
  const account = accountFor(text, own, listed);
  const read = withPeopleOf(listed, record, account);
  const isTitle = isTitleOf(listed, own.title, account);
  const title = isTitle ? own.title : unreadTitleOf(listed, own.title, account);
  if (title !== undefined) read.title = title;
  const place = plain(record['container-title']);
  if (isExplained(listed['container-title'], account)) {
    if (account.container && weightIn(place) >= 1) read['container-title'] = place;
    else if (isTitle) delete read['container-title'];
  }
  const placed = withNumbers(withPlace(read, account, record), account, record);
  return withYear(withDetails(placed, account, record), account, record);
}
