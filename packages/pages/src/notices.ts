import type { Notice } from '@citewright/record';
import type { ComposedItem } from './compose-item.ts';

/** Notices about a record read from a page that the user should check. */
export function noticesOf({ evidence, guessed, isDayDisputed }: ComposedItem): Notice[] {
  const fields = (['author', 'issued'] as const).filter((field) => evidence[field]?.disagreements);
  const notices: Notice[] = [];
  if (fields.length > 0) {
    const values = { among: 'page', fields, isDayLeftOut: isDayDisputed } as const;
    notices.push({ code: 'sources-disagree', values, fields: [...fields] });
  }
  if (guessed.length > 0)
    notices.push({ code: 'guessed-organisation', values: { words: guessed }, fields: ['author'] });
  return notices;
}
