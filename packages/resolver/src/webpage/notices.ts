import type { Evidence, Notice } from '../resolution.ts';

const different = { author: 'different authors', issued: 'different dates' } as const;

/** What a person should check of a record read from a page; `guessed` are names taken as organisations by their words. */
export function noticesOf(evidence: Evidence, guessed: readonly string[]): Notice[] {
  const fields = (['author', 'issued'] as const).filter((field) => evidence[field]?.disagreements);
  const notices: Notice[] = [];
  if (fields.length > 0) {
    const words = fields.map((field) => different[field]).join(' and ');
    const message = `The page itself gives ${words}: compare with what you see on it.`;
    notices.push({ code: 'sources-disagree', message, fields: [...fields] });
  }
  if (guessed.length > 0) {
    const message = `We took this for an organisation, not a person: ${guessed.join('; ')}.`;
    notices.push({ code: 'guessed-organisation', message, fields: ['author'] });
  }
  return notices;
}
