import type { Notice } from '@citewright/record';
import type { ComposedItem } from './compose-item.ts';

const different = { author: 'different authors', issued: 'different dates' } as const;

/** Notices about a record read from a page that the user should check. */
export function noticesOf({ evidence, guessed, isDayDisputed }: ComposedItem): Notice[] {
  const fields = (['author', 'issued'] as const).filter((field) => evidence[field]?.disagreements);
  const notices: Notice[] = [];
  if (fields.length > 0) {
    const words = fields.map((field) => different[field]).join(' and ');
    const left = isDayDisputed ? ' We left the day out, because two are given.' : '';
    const message = `The page itself gives ${words}: compare with what you see on it.${left}`;
    notices.push({ code: 'sources-disagree', message, fields: [...fields] });
  }
  if (guessed.length > 0) {
    const message = `We took this for an organisation, not a person: ${guessed.join('; ')}.`;
    notices.push({ code: 'guessed-organisation', message, fields: ['author'] });
  }
  return notices;
}
