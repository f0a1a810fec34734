import type { Evidence, Notice } from '../resolution.ts';

/** What a person should check of a record read from a page; `guessed` are names taken as organisations by their words. */
export function noticesOf(evidence: Evidence, guessed: readonly string[]): Notice[] {
  const fields = ['author', 'issued'].filter((field) => evidence[field]?.disagreements);
  const notices: Notice[] = [];
  if (fields.length > 0) {
    notices.push({ code: 'sources-disagree', message: 'The page gives more than one value', fields });
  }
  if (guessed.length > 0) {
    const message = `Taken as an organisation: ${guessed.join('; ')}`;
    notices.push({ code: 'guessed-organisation', message, fields: ['author'] });
  }
  return notices;
}
