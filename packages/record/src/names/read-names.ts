import type { Name } from '@citewright/csl';
import { isCredential } from './credentials.ts';
import { isGivenName } from './given-names.ts';
import { isOrganisation } from './organisation.ts';
import { isGeneration, isParticle, type NameSource, readName } from './read-name.ts';

/** Longest list that is read, in characters; a name in it may have 300. */
const maxLength = 20_000;

const etAl = /^(?:et\s+al\.?|and\s+others|others)$/i;
/** "J.", "J. K.", "J.-P.", "JK" */
const initials = /^(?:\p{Lu}\p{M}?\.?(?:\s?-?\s?)){1,4}$/u;
const bareInitials = /^\p{Lu}{1,3}$/u;

/** "Simmons GM Jr": a suffix behind bare initials. */
const suffixed = /^(.*\p{L}{2} \p{Lu}{1,3}),? ((?:Jr|Sr)\.?|II|III|IV|2nd|3rd)$/u;

/** Given names end in an initial, and whole names do not: "Ursula K.", "Mario P." */
const endsInInitial = /\p{L}{2,} (?:\p{Lu}\.[ -]?){1,3}$/u;
/** A whole name begins with initials, or ends with a suffix or bare initials: "H. A. Okafor", "Simmons GM Jr". */
const isWhole = (piece: string) => /^\p{Lu}\.|\p{L} \p{Lu}{1,3}$/u.test(piece) || suffixed.test(piece);
/** "Le Guin", "De La Cruz", "van der Berg": no given name is before them. */
const beginsLikeFamily = /^(?:L[aeo]s?|D(?:e|el|es|i|u|a)|V[ao]n|Ter|Den|Der|St\.?|El|Al) \p{L}/iu;

/** Letters behind a name that tell where a body is. */
const places = new Set(['EU', 'HQ', 'UK', 'UN', 'US', 'USA']);

/** "VON ELM", "DE GROOT", "MILLER": family names in capitals, before initials; "NATO", "UNESCO" of the "UK" are bodies. */
function isCapitalFamily(family: string, behind: string): boolean {
  if (!/^\p{Lu}[\p{Lu}'’ -]+$/u.test(family)) return false;
  const [first = '', ...more] = family.split(' ');
  return more.length > 0
    ? isParticle(first.toLowerCase())
    : first.length > 4 && !places.has(behind) && !isOrganisation(first);
}

/** Whether "II", "JR" and the like are initials: a suffix stands behind given names or initials, and here are none. */
const areInitials = (ending: string, family: string): boolean =>
  !isGeneration(ending) || (ending.length === 2 && !family.includes(' '));

/** "Smith JA", as in Vancouver style: the family name first, initials without stops at the end. */
function vancouver(name: string): string {
  const at = name.lastIndexOf(' ');
  const last = name.slice(at + 1);
  const family = name.slice(0, at);
  const isInverted =
    at > 0 &&
    bareInitials.test(last) &&
    !initials.test(family) &&
    areInitials(last, family) &&
    !name.includes(',');
  const isFamily = !/^\p{Lu}+(?: |$)/u.test(name) || isCapitalFamily(family, last);
  if (!isInverted || !isFamily) return name;
  return `${family}, ${isGeneration(last) ? [...last].map((letter) => `${letter}.`).join(' ') : last}`;
}

/** Names that a person typed: their capitals stay, "JA" becomes "J. A." */
const typedNames: NameSource = {
  particles: 'apart',
  familyFirst: vancouver,
  correct: ({ given, ...rest }) => ({
    ...rest,
    given: bareInitials.test(given) ? [...given].map((letter) => `${letter}.`).join(' ') : given,
  }),
};

const conjunction = /,? (?:and|&|und|et) /i;

const isBody = (text: string): boolean => /^the \S/i.test(text) || isOrganisation(text, 'organisation');

const splitWords = (text: string): string[] => text.split(' ').filter(Boolean);

function piecesOf(text: string): string[] {
  return text
    .split(',')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '' && !etAl.test(piece));
}

function one(text: string): Name[] {
  const [, bare, suffix] = suffixed.exec(text) ?? [];
  if (bare !== undefined) return one(bare).map((name) => ({ ...name, suffix }));
  const pieces = piecesOf(text);
  const name = isBody(pieces[0] ?? '') ? { literal: text } : readName(pieces.join(', '), typedNames);
  return name === undefined ? [] : [name];
}

/** Whether `next` is the given name of `family`: one of the two is too short to be a whole name. */
function belongTogether(family: string, next: string | undefined): next is string {
  if (next === undefined || isBody(family) || isBody(next) || isGeneration(next)) return false;
  if (endsInInitial.test(family) || (isWhole(family) && splitWords(next).length > 1)) return false;
  if (endsInInitial.test(next) || beginsLikeFamily.test(family)) return true;
  const words = splitWords(family).filter((word) => !isParticle(word)).length;
  if (words > 1 && /^\p{Lu}{3,}$/u.test(next)) return false;
  return words === 1 || initials.test(next) || splitWords(next).length === 1;
}

const isHyphened = (name: string): boolean => /^\p{L}+-/u.test(name);

/**
 * Whether two pieces of several words are one name: "Escamilla Ortiz, Abilene Cirenia". The comma stands behind a family name unless the
 * words before it begin like a person: with a given name, or as both pieces do ("Jin-Fu Chang, Cheng-Shong Wu").
 */
function isInverted([family = '', next = '', ...others]: readonly string[], isAlone: boolean): boolean {
  const [first = '', given = ''] = [splitWords(family)[0], splitWords(next)[0]];
  if ([family, next].some((piece) => isBody(piece) || isWhole(piece) || splitWords(piece).length < 2))
    return false;
  if (isGivenName(first) || (isHyphened(first) && isHyphened(given)) || /\./.test(family)) return false;
  return isGivenName(given) || (isAlone && others.length === 0);
}

/** Whether each of several parts is one pair of a family name and given names: "García Márquez, Gabriel José & Vargas Llosa, Mario". */
const arePairs = (parts: readonly string[]): boolean =>
  parts.length > 1 &&
  parts.every((part) => {
    const pieces = piecesOf(part);
    return pieces.length === 2 && pieces.every((piece) => !isBody(piece) && splitWords(piece).length < 4);
  });

/** "Family, Given" pairs and whole names in any mixture, as in Chicago's "LeCun, Yann, Yoshua Bengio". */
function fromCommas(text: string, isAlone: boolean): Name[] {
  const pieces = piecesOf(text).filter((piece) => !isCredential(piece));
  // "G. M. Kaufman, Kemeny, Schleifer": behind a name in natural order a word by itself is a family name.
  const isNatural = /^(?:\p{Lu}\. ?)+\p{Lu}\p{Ll}/u.test(pieces[0] ?? '');
  const names: Name[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] ?? '';
    const next = pieces[at + 1];
    const last = names.at(-1);
    if (last && isGeneration(piece)) {
      last.suffix = piece;
    } else if (
      (belongTogether(piece, next) && !(isNatural && !initials.test(next))) ||
      (at === 0 && isInverted(pieces, isAlone))
    ) {
      names.push(...one(`${piece}, ${next}`));
      at += 1;
    } else {
      names.push(...one(piece));
    }
  }
  return names;
}

/** "Department for Business, Energy and Industrial Strategy": after an organisation, plain words belong to its name. */
function isOneOrganisation(text: string): boolean {
  const [first = '', ...rest] = piecesOf(text);
  if (!isBody(rest.length ? first : text)) return false;
  return rest.length === 0
    ? !/[,;]/.test(text)
    : / and | & /.test(text) && !rest.some((piece) => initials.test(piece));
}

/** A name in braces, which stays whole. */
function bracedName(text: string): Name[] | undefined {
  return /^\{[^{}]*\}$/.test(text) ? [{ literal: text.slice(1, -1).trim() }] : undefined;
}

/**
 * Reads a typed list of names: "Smith, J., & Jones, A. B.", "Jane Doe and John Smith", "Doe, Jane; Smith, John", "Smith JA, Doe B",
 * "World Health Organization". Semicolons and line breaks always separate names; without them, "and", "&" and commas do.
 * Organisations stay whole, and so does a name in braces. Reads the first 20,000 characters, in linear time.
 */
export function readNames(text: string): Name[] {
  const typed = text.slice(0, maxLength).normalize('NFC');
  const clean = typed.replace(/\s+/g, ' ').trim();
  const whole = bracedName(clean);
  if (whole) return whole;
  const isList = /[;\n]/.test(typed.trim());
  if (!isList && isOneOrganisation(clean)) return [{ literal: clean }];
  if (isList) {
    return typed
      .split(/[;\n]/)
      .map((part) =>
        part
          .replace(/\s+/g, ' ')
          .replace(/^ ?(?:and|&) /i, '')
          .trim(),
      )
      .filter((part) => part !== '' && !etAl.test(part))
      .flatMap(
        (part) => bracedName(part) ?? (isBody(part) ? one(part) : part.split(conjunction).flatMap(one)),
      );
  }
  const parts = clean
    .replace(/,? (?:et al\.?|and others)$/i, '')
    .split(conjunction)
    .map((part) => part.trim());
  if (arePairs(parts)) return parts.flatMap(one);
  return parts.flatMap((part) =>
    isOneOrganisation(part) ? [{ literal: part }] : fromCommas(part, parts.length === 1),
  );
}
