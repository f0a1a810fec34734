import { connectives, firmEndings, organisationWords } from './words.ts';

/** An organisation as author: its name, and the short form that a bracket introduces. */
export type Organisation = { organisation: string; abbreviation?: string };

const introduced = /^(.*[^ ]) ?[[(](\p{Lu}[\p{L}\p{N}&.-]{1,14})[\])]$/u;
const shortForm = /^(?=.*\p{Lu})[\p{Lu}\p{N}][\p{Lu}\p{N}&-]{1,7}$/u;
const organisationWord = /^[\p{L}\p{M}\p{N}'&.+!-]+$/u;
const spelledWithStops = /^(?:\p{Lu}\.){3,8}$/u;
const courtCase = / (?:v|vs)\.? /;

/** True for `WHO`, `UNICEF`, `3M`: a short form written in capitals. */
export function isShortForm(text: string): boolean {
  return shortForm.test(text);
}

function isOrganisationName(text: string): boolean {
  const names = text.split(/, | & | and /).map((name) => name.split(' '));
  const [last = ''] = names.at(-1) ?? [];
  if (names.length > 1 && names.at(-1)?.length === 1 && firmEndings.has(last.toLowerCase())) return true;
  if (courtCase.test(text)) return true;
  if (
    names.some((name) => name.length > 1 && name.some((word) => organisationWords.has(word.toLowerCase())))
  ) {
    return true;
  }
  const words = text.split(' ');
  if (words[0] === 'The') return true;
  if (words.slice(1, -1).some((word) => word === 'of' || word === 'for')) return true;
  if (isShortForm(words[0] ?? '') && words.slice(1).every((word) => /^\d+$/.test(word))) return true;
  return words.length > 3 && names.length === 1 && words.every((word) => /^[^\p{Ll}]/u.test(word));
}

function isSpelledLikeOne(text: string): boolean {
  const words = text.replaceAll(',', '').split(' ');
  if (text.length > 300 || !/^[\p{L}\p{N}]/u.test(text) || /^\p{Ll}/u.test(text)) return false;
  if (!/\p{L}/u.test(words[0] ?? '')) return false;
  return words.every(
    (word) => connectives.has(word) || (organisationWord.test(word) && /^[^\p{Ll}]/u.test(word)),
  );
}

/**
 * Reads an organisation: a name with its short form in brackets, a short form in capitals (`WHO`, `W.H.O.`),
 * several words with a characteristic one (`Institute`, `Ministry of ...`), or the parties of a case.
 * `undefined` for persons and for ambiguous text.
 */
export function readOrganisation(text: string): Organisation | undefined {
  const [, name, abbreviation] = introduced.exec(text) ?? [];
  if (name && abbreviation && isSpelledLikeOne(name)) return { organisation: name, abbreviation };
  if (isShortForm(text)) return { organisation: text };
  if (spelledWithStops.test(text)) return { organisation: text.replaceAll('.', '') };
  return isSpelledLikeOne(text) && isOrganisationName(text) ? { organisation: text } : undefined;
}

/** True when the capitals of a name spell the short form: `World Health Organization`, `WHO`. */
export function spells(name: string, abbreviation: string): boolean {
  const capitals = name.replace(/[^\p{Lu}]/gu, '');
  return isShortForm(abbreviation) && capitals === abbreviation.replace(/[^\p{Lu}]/gu, '');
}
