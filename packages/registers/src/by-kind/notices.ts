import { type Item, isMissing, type Notice } from '@citewright/record';

/** The fields that nearly every source has. */
const expected = ['title', 'author', 'issued'] as const;

/** Notices about fields that a record should have. */
export function missingFieldNotices(item: Item): Notice[] {
  return expected
    .filter((field) => isMissing(item, field))
    .map((field) => ({ code: 'missing-field', values: { field }, fields: [field] }));
}
