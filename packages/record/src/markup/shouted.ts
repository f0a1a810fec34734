import { stripTags } from './rich-text.ts';

/** Whether a text is in capitals throughout ("ON THE TIDES"). */
export function isShouted(text: string): boolean {
  const letters = stripTags(text).replace(/[^\p{Lu}\p{Ll}]/gu, '');
  return letters.length > 3 && letters === letters.toUpperCase();
}
