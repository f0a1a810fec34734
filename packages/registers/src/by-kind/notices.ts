import { type Item, isMissing, type Notice } from '@citewright/record';

/** The fields that nearly every source has, with the message about their absence. */
const expected = {
  title: 'No title was found.',
  author: 'No author was found.',
  issued: 'No date of publication was found.',
} as const;

/** Notices about fields that a record should have. */
export function missingFieldNotices(item: Item): Notice[] {
  const names = Object.keys(expected) as (keyof typeof expected)[];
  return names
    .filter((name) => isMissing(item, name))
    .map((name) => ({ code: 'missing-field', message: expected[name], fields: [name] }));
}
