import type { Item } from '@citewright/csl';
import type { Printed } from './in-text-forms.ts';

const part = /^(?:chapter|entry|paper-conference)/;
const hosts = ['container-title', 'collection-title', 'event-title', 'editor', 'container-author'] as const;

/** "In", "In:" and "In. " behind the title, with the sign of what does not follow; "in" before pages or brackets. */
const dangling = /(?<=[.,”"’'>] )(?:in|en|dans)(?:[:.](?: ?[:,](?= ))?|(?= [\d(]|,|$)) ?/i;
/** A full stop for itself, behind a title that ends with a comma. */
const loneStop = /(?<=[,.][”’]) \.(?= )/;

/** Whether an item is a part of a book of which it says nothing: many styles print "In" all the same. */
export const lacksBook = (item: Item): boolean =>
  part.test(item.type) &&
  hosts.every((field) => item[field] === undefined) &&
  !dangling.test(String(item.title ?? ''));

const withoutTerm = (text: string): string => text.replace(dangling, '').replace(loneStop, '').trimEnd();

/** The entry of a part of a book without the words that announce the book. */
export const withoutEmptyBook = ({ html, text }: Printed): Printed => ({
  html: withoutTerm(html),
  text: withoutTerm(text),
});
