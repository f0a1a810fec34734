import { connectives, organisationWords } from './words.ts';

/** An organisation as author: its name, and the short form that a bracket introduces. */
export type Organisation = { organisation: string; abbreviation?: string };

const introduced = /^(.*[^ ]) ?[[(](\p{Lu}[\p{L}\p{N}&.-]{1,14})[\])]$/u;
const shortForm = /^(?=.*\p{Lu})[\p{Lu}\p{N}][\p{Lu}\p{N}&-]{1,7}$/u;
const organisationWord = /^(?=.*\p{L})[\p{L}\p{M}\p{N}'&.+!-]+$/u;

/** True for `WHO`, `UNICEF`, `3M`: a short form written in capitals. */
export function isShortForm(text: string): boolean {
  return shortForm.test(text);
}

function isOrganisationName(text: string): boolean {
  const names = text.split(/, | & | and /).map((name) => name.split(' '));
  if (
    names.some((name) => name.length > 1 && name.some((word) => organisationWords.has(word.toLowerCase())))
  ) {
    return true;
  }
  const words = text.split(' ');
  if (words[0] === 'The') return true;
  if (words.slice(1, -1).some((word) => word === 'of' || word === 'for')) return true;
  return words.length > 3 && names.length === 1 && words.every((word) => /^[^\p{Ll}]/u.test(word));
}

function isSpelledLikeOne(text: string): boolean {
  const words = text.replaceAll(',', '').split(' ');
  if (text.length > 300 || /^\p{Ll}/u.test(text)) return false;
  return words.every(
    (word) => organisationWord.test(word) && (connectives.has(word) || /^[^\p{Ll}]/u.test(word)),
  );
}

/**
 * The organisation that a text names: one with its short form in brackets, a short form in capitals, or several words
 * of which one says so (`Institute`, `Ministry of ...`). `undefined` for persons and for what cannot be told.
 */
export function readOrganisation(text: string): Organisation | undefined {
  const [, name, abbreviation] = introduced.exec(text) ?? [];
  if (name && abbreviation && isSpelledLikeOne(name)) return { organisation: name, abbreviation };
  if (isShortForm(text)) return { organisation: text };
  return isSpelledLikeOne(text) && isOrganisationName(text) ? { organisation: text } : undefined;
}

/** True when the capitals of a name spell the short form: `World Health Organization`, `WHO`. */
export function spells(name: string, abbreviation: string): boolean {
  const capitals = name.replace(/[^\p{Lu}]/gu, '');
  return isShortForm(abbreviation) && capitals === abbreviation.replace(/[^\p{Lu}]/gu, '');
}
