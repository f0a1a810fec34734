import type { Name } from '../item.ts';
import { isPlainLatin, startsWithCapital } from '../text/ascii.ts';
import { narrowSpaces } from '../text/markup.ts';
import { valueText } from './dates.ts';

/** A parsed name: every part is a string, and particles are separate. */
export interface Person {
  readonly family: string;
  readonly given: string;
  readonly dropping: string;
  readonly nonDropping: string;
  readonly suffix: string;
  readonly commaSuffix: boolean;
  /** An organisation, or a name of one part. */
  readonly literal: string;
  /** `asian`: family name first, without a space. `static`: family name first, with a space (`static-ordering`). */
  readonly order: 'western' | 'static' | 'asian';
}

const ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー\p{P}\s]+$/u;
const LOWER = /^[\p{Ll}\p{Lm}'’ʿʾ`‘][^\p{Lu}\s]*$/u;
/** Most particles. Compiling the Unicode classes above takes longer than reading an item, and most items need none. */
const PLAIN_LOWER = /^[a-z]+$/;
const isLower = (word = ''): boolean => PLAIN_LOWER.test(word) || LOWER.test(word);
/** A particle that is joined to the name by a hyphen or an apostrophe. */
const JOINED = /^\p{Ll}{1,4}[-‐'’](?=\p{Lu})/u;
/** A quick test for `JOINED`. */
const JOINT = /^.{1,8}[-‐'’]/;
const joinedParticle = (text: string): string =>
  (JOINT.test(text) ? JOINED.exec(text)?.[0] : undefined) ?? '';
const APOSTROPHE_END = /['’]$/;

const text = (value: unknown): string => valueText(value).trim();

/** Splits off the leading lower-case words of a family name: "van der Berg", "al-Hakim", "d'Arc". */
function leadingParticle(family: string): [particle: string, rest: string] {
  if (startsWithCapital(family)) return ['', family];
  const joined = joinedParticle(family);
  if (joined !== '') return [joined, family.slice(joined.length)];
  const words = family.split(' ');
  let count = 0;
  while (count < words.length - 1 && isLower(words[count])) count += 1;
  let particle = words.slice(0, count).join(' ');
  // A separate particle that ends in an apostrophe keeps its space: "de' Medici".
  if (APOSTROPHE_END.test(particle)) particle += ' ';
  let rest = words.slice(count).join(' ');
  const inner = count > 0 ? joinedParticle(rest) : '';
  if (APOSTROPHE_END.test(inner)) {
    particle += ` ${inner}`;
    rest = rest.slice(inner.length);
  }
  return [particle, rest];
}

/** Splits off the trailing lower-case words of a given name: "Ludwig van". */
function trailingParticle(given: string): [rest: string, particle: string] {
  if (startsWithCapital(given, given.lastIndexOf(' ') + 1)) return [given, ''];
  const words = given.split(' ');
  let count = 0;
  while (count < words.length - 1 && isLower(words.at(-1 - count))) count += 1;
  if (count === 0) return [given, ''];
  return [words.slice(0, -count).join(' '), words.slice(-count).join(' ')];
}

/** Splits off a suffix after a comma in the given name: "John, Jr.". `!` before it forces the comma (`comma-suffix`). */
function splitSuffix(given: string): [given: string, suffix: string, comma: boolean] {
  const at = given.indexOf(',');
  if (at < 0) return [given, '', false];
  const suffix = given.slice(at + 1).trim();
  const forced = suffix.startsWith('!');
  return [given.slice(0, at).trim(), forced ? suffix.slice(1).trim() : suffix, forced];
}

function nameOrder(name: Name, family: string, given: string): Person['order'] {
  if (!name['static-ordering'] && isPlainLatin(family)) return 'western';
  if (name['static-ordering']) return ASIAN.test(family + given) ? 'asian' : 'static';
  return given !== '' && ASIAN.test(family + given) ? 'asian' : 'western';
}

const organisation = (literal: string): Person => ({
  ...plainPerson('', ''),
  literal: narrowSpaces(literal),
});

/** Initials without periods, so that "J.J." and "J. J." are the same. */
const bareInitials = (given: string): string => given.replace(/[\s.]+/g, ' ').trim();

/** A key that is equal for names of one person. */
export function personKey({ family, given, dropping, nonDropping, suffix, literal }: Person): string {
  return `${family}|${bareInitials(given)}|${dropping}|${nonDropping}|${suffix}|${literal}`;
}

/** Whether two names belong to one person. */
export const isSamePerson = (one: Person, other: Person): boolean =>
  one === other || (one.family === other.family && personKey(one) === personKey(other));

function parseParticles(name: Name, family: string, given: string) {
  const dropping = text(name['dropping-particle']);
  const nonDropping = text(name['non-dropping-particle']);
  // A name of one part is printed unchanged: "kwang sik kim".
  const parse = name['parse-names'] !== false && dropping === '' && nonDropping === '' && given !== '';
  if (!parse) return { family, given, dropping, nonDropping };
  const quoted = /^"(.*)"$/.exec(family);
  const [leading, bareFamily] = quoted?.[1] ? ['', quoted[1]] : leadingParticle(family);
  const [bareGiven, trailing] = trailingParticle(given);
  return { family: bareFamily, given: bareGiven, dropping: trailing, nonDropping: leading };
}

/** Whether family and given name certainly contain no particle and no suffix, as in most names. */
function isPlain(family: string, given: string): boolean {
  if (!startsWithCapital(family) || !isPlainLatin(family)) return false;
  return !given.includes(',') && startsWithCapital(given, given.lastIndexOf(' ') + 1);
}

/** A family and a given name, without particles or suffixes. */
function plainPerson(family: string, given: string): Person {
  return {
    family,
    given,
    dropping: '',
    nonDropping: '',
    suffix: '',
    commaSuffix: false,
    literal: '',
    order: 'western',
  };
}

const hasMore = (name: Name): boolean =>
  name['dropping-particle'] !== undefined ||
  name['non-dropping-particle'] !== undefined ||
  name.suffix !== undefined ||
  name['static-ordering'] === true;

/** Removes a comma at the end, which is left over from a list of names. */
const withoutComma = (family: string): string =>
  family.endsWith(',') ? family.slice(0, -1).trimEnd() : family;

/** Parses a name; `undefined` when it is empty. */
function toPerson(name: Name): Person | undefined {
  const literal = text(name.literal);
  if (literal !== '') return organisation(literal);
  const typedFamily = withoutComma(text(name.family));
  const typedGiven = text(name.given);
  if (typedFamily === '') return typedGiven === '' ? undefined : organisation(typedGiven);
  if (isPlain(typedFamily, typedGiven) && !hasMore(name)) return plainPerson(typedFamily, typedGiven);
  const [givenOnly, typedSuffix, comma] = splitSuffix(typedGiven);
  const { family, given, dropping, nonDropping } = parseParticles(name, typedFamily, givenOnly);
  return {
    family,
    given,
    dropping,
    nonDropping,
    suffix: text(name.suffix) || typedSuffix,
    commaSuffix: comma || Boolean(name['comma-suffix']),
    literal: '',
    order: nameOrder(name, family, given),
  };
}

/** Parses the value of a name variable. A text is one name; other values that are not lists are no names. */
export function toPeople(names: unknown): readonly Person[] {
  if (typeof names === 'string') return [organisation(names)];
  if (!Array.isArray(names)) return [];
  const people: Person[] = [];
  for (const name of names) {
    const person = typeof name === 'object' && name !== null ? toPerson(name as Name) : undefined;
    if (person) people.push(person);
  }
  return people;
}
