import type { Name } from '@citewright/csl';
import { parseName } from '../names/person.ts';

/** Scripts that write the family name first; with a space between, the parts can be told. */
const familyFirst =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー々]+ [\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u;

/** A person's name from a byline as CSL name parts; a single word and an undivided CJK name stay a `literal`. */
export function personName(text: string): Name {
  if (familyFirst.test(text)) {
    const [family, given] = text.split(' ');
    return { family, given };
  }
  return parseName(invertShouted(capitaliseSmall(text))) ?? { literal: text };
}

/** "DUPONT Jean", the family name first and in capitals as in French and Chinese usage, is "DUPONT, Jean". */
function invertShouted(text: string): string {
  const words = text.split(' ');
  const given = words.findIndex((word) => !/^\p{Lu}[\p{Lu}'’-]{3,}$/u.test(word));
  const rest = words.slice(given);
  const isGiven = rest.every((word) => /^\p{Lu}(?:\p{Ll}+(?:-\p{L}\p{Ll}+)*|\.)$/u.test(word));
  return given > 0 && isGiven ? `${words.slice(0, given).join(' ')}, ${rest.join(' ')}` : text;
}

/** "jane roe" is Jane Roe; one small word is a user's name and stays. */
function capitaliseSmall(text: string): string {
  if (!text.includes(' ') || text !== text.toLowerCase()) return text;
  return text.replace(
    /(^|[ '’-])(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
