import { dropTrailing } from '../input.ts';
import { takeAndOthers, withoutContainer } from './and-others.ts';
import type { InTextCite, InTextName } from './cite.ts';
import { cutNames } from './name-list.ts';
import { isShortForm, readOrganisation } from './organisation.ts';
import { connectives, functionWords, particles } from './words.ts';

// This scanner finds the surnames that a citation prints; `@citewright/record` reads whole personal names.

/** The author part of a cite. */
export type Authors = Pick<InTextCite, 'authors' | 'etAl' | 'organisation' | 'abbreviation' | 'title'>;

const nameWord = /^['\p{L}\p{M}][\p{L}\p{M}'.-]*$/u;
// A single Ó is the particle of Irish names, not an initial.
const initial = /^\p{Lu}\.(?:-?\p{Lu}\.?)*$|^(?!Ó)\p{Lu}$/u;
const joinedInitials = /^\p{Lu}{1,3}$|^\p{Lu}-\p{Lu}$/u;
const generation = /^(?:jr|sr|jnr|snr|ii|iii|iv)\.?$/i;
const endsInGeneration = / (?:Jr|Sr|Jnr|Snr|II|III|IV)\.?$/;
// (Smith, Ed., 2020), (Smith (Eds.), 2020), (Plato, trans. 2007), (Smith, 2nd ed., 2020)
const role =
  /(?:, ?| )\(?(?:eds?\.|eds|\d{1,2}(?:st|nd|rd|th) ed\.?|trans\.|hrsg\.|hg\.|comps?\.|dirs?\.|orgs?\.|coords?\.)\)?$/iu;
const mostAuthors = 100;

function spelledInitials(text: string): string {
  const letters = [...text.matchAll(/(-?)(\p{Lu})/gu)];
  return letters
    .map(([, hyphen, letter], at) => `${at > 0 && !hyphen ? ' ' : ''}${hyphen}${letter}.`)
    .join('');
}

function isFunctionWord(word: string, alone: boolean): boolean {
  if (!functionWords.has(word.toLowerCase())) return false;
  return !(alone && word.length === 2 && /^\p{Lu}/u.test(word));
}

/** Lower case is allowed for particles; the first and last word may have lost their capital in a PDF. */
function isFamilyWord(word: string, at: number, all: readonly string[]): boolean {
  if (!nameWord.test(word) || isFunctionWord(word, all.length === 1)) return false;
  const small = /^['.-]*\p{Ll}/u.test(word);
  return (
    !small || at === 0 || at === all.length - 1 || particles.has(word) || /^(?:[dl]'|al-|el-)/.test(word)
  );
}

function isFamilyName(words: readonly string[]): boolean {
  if (words.length === 0 || words.length > 5 || !words.every(isFamilyWord)) return false;
  return words.length < 3 || words.some((word) => !/^\p{Ll}/u.test(word));
}

/** One person: `Smith`, `J. Smith`, `Smith JK`, `de la Cruz`, `King Jr.`. */
function readPerson(text: string): InTextName | undefined {
  const words = text.split(' ').filter((word) => !generation.test(word));
  const family = [...words];
  const first: string[] = [];
  while (family.length > 1 && initial.test(family[0] ?? '')) first.push(family.shift() ?? '');
  const isLast = (word = '') =>
    initial.test(word) || (joinedInitials.test(word) && /\p{Ll}/u.test(family[0] ?? ''));
  const behind: string[] = [];
  while (family.length > 1 && isLast(family.at(-1))) behind.unshift(family.pop() ?? '');
  if (!isFamilyName(family)) return undefined;
  const initials = spelledInitials([...first, ...behind].join(' '));
  return { family: family.join(' '), ...(initials && { initials }) };
}

/** True for initials of the preceding family name: `J. K.` in `Rowling, J. K.`. */
function isInitials(part: string): boolean {
  return part.split(' ').every((word) => initial.test(word) || /^\p{Lu}{2}$|^\p{Lu}-\p{Lu}$/u.test(word));
}

/**
 * Reads the persons of a list. If the year follows without a comma, the text after the last author is a
 * journal's name.
 */
function readPersons(text: string, endsInComma: boolean): InTextName[] | undefined {
  const { parts, complete } = cutNames(text);
  if (parts.length > 2 * mostAuthors) return undefined;
  const names: InTextName[] = [];
  for (const [at, part] of parts.entries()) {
    const previous = names.at(-1);
    if (generation.test(part)) continue;
    if (previous && !previous.initials && isInitials(part)) {
      previous.initials = spelledInitials(part);
      continue;
    }
    if (at >= complete && !endsInComma) break;
    const person = readPerson(part);
    if (!person) return undefined;
    names.push(person);
  }
  return names.length > 0 && names.length <= mostAuthors ? names : undefined;
}

function withoutPossessive(text: string): string {
  if (text.endsWith("'s")) return text.slice(0, -2);
  return text.endsWith("s'") ? text.slice(0, -1) : text;
}

/** True for several short forms: `WHO & UNICEF`. */
const namesBodies = (text: string): boolean => {
  const bodies = text.split(/ & | and /);
  return bodies.length > 1 && bodies.every(isShortForm);
};

/** Reads the authors in a text, persons or an organisation; `undefined` when it is anything else. */
export function readAuthors(text: string): Authors | undefined {
  const endsInComma = text.trimEnd().endsWith(',');
  const bare = dropTrailing(text.trim(), ', :');
  const printed = withoutPossessive(endsInComma ? bare : withoutContainer(bare)).replace(role, '');
  const { named, etAl } = takeAndOthers(printed);
  const organisation = etAl || endsInGeneration.test(named) ? undefined : readOrganisation(named);
  if (organisation) return { authors: [], etAl, ...organisation };
  const authors = readPersons(named, endsInComma);
  if (authors) return { authors, etAl };
  return namesBodies(named) ? { authors: [], etAl, organisation: named } : undefined;
}

function isInRun(word: string): boolean {
  const bare = dropTrailing(word, ',');
  if (connectives.has(bare) || particles.has(bare) || /^(?:et|al\.?)$/.test(bare)) return true;
  return nameWord.test(bare) && !/^['.-]*\p{Ll}/u.test(bare) && !functionWords.has(bare.toLowerCase());
}

/** The names at the end of the beginning of a sentence: `Smith and Jones` in `according to Smith and Jones`. */
export function namesAtEnd(text: string): string {
  const words = text.split(' ');
  let from = words.length;
  while (from > 0 && isInRun(words[from - 1] ?? '')) from -= 1;
  while (from < words.length && connectives.has(words[from] ?? '') && !particles.has(words[from] ?? ''))
    from += 1;
  return words.slice(from).join(' ');
}
