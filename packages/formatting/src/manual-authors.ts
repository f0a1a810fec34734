import type { Name } from '@citewright/csl';

// Words that occur in the names of organisations and (almost) never in those of people.
const organisationWords = new Set(
  (
    'academy administration agency alliance archives association associates authority bank board bureau center centre church club coalition college ' +
    'commission committee company consortium cooperative corp corporation council department directorate federation forum ' +
    'foundation fund government group hospital inc initiative institute institution international laboratory league library ltd llc ' +
    'ministry museum nations network observatory office organisation organization parliament partnership press program programme ' +
    'project publications school secretariat service services society staff taskforce team trust union unit university'
  ).split(' '),
);

// Lower-case words that begin a family name.
const particles = new Set(
  'af al am auf ben bin da dal de degli dei del della den der des di do dos du el la las le les lo los ten ter te van vom von zu zum zur'.split(
    ' ',
  ),
);

const suffixes = /^(?:jr|sr)\.?$|^(?:ii|iii|iv)$/i;
const credentials = /^(?:ph\.?d|m\.?d|d\.?phil|m\.?sc|b\.?sc|m\.?a|b\.?a|mba|esq|dr|prof|rn|frs|obe)\.?$/i;
const etAl = /^(?:et\s+al\.?|and\s+others|others)$/i;
// "J.", "J. K.", "J.-P.", "JK": what stands for given names where only initials are printed.
const initials = /^(?:\p{Lu}\p{M}?\.?(?:\s?-?\s?)){1,4}$/u;

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

function isOrganisation(text: string): boolean {
  const parts = words(text);
  if (parts[0]?.toLowerCase() === 'the' && parts.length > 1) return true;
  return parts.some((word) => organisationWords.has(word.toLowerCase().replace(/[.,]$/, '')));
}

/** "JA" -> "J. A."; full names stay as they are. */
function spellInitials(given: string): string {
  if (!/^\p{Lu}{1,3}$/u.test(given)) return given;
  return [...given].map((letter) => `${letter}.`).join(' ');
}

function familyWithParticle(family: string): Name {
  const parts = words(family);
  let count = 0;
  while (count < parts.length - 1 && particles.has(parts[count] ?? '')) count += 1;
  const particle = parts.slice(0, count).join(' ');
  const rest = parts.slice(count).join(' ');
  return particle ? { 'non-dropping-particle': particle, family: rest } : { family: rest };
}

function inverted(family: string, given: string, suffix?: string): Name {
  return { ...familyWithParticle(family), given: spellInitials(given), ...(suffix ? { suffix } : {}) };
}

/** "Ludwig van Beethoven", "Smith JA", "Martin Luther King Jr." */
function natural(text: string): Name {
  const parts = words(text);
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return { literal: text };
  if (suffixes.test(last) && parts.length > 2)
    return { ...natural(parts.slice(0, -1).join(' ')), suffix: last };
  // Vancouver style: the family name first, initials without points at the end.
  if (/^\p{Lu}{1,3}$/u.test(last) && !/^\p{Lu}+$/u.test(parts[0] ?? '')) {
    return inverted(parts.slice(0, -1).join(' '), last);
  }
  const particleAt = parts.findIndex(
    (word, index) => index > 0 && index < parts.length - 1 && particles.has(word),
  );
  const familyAt = particleAt > 0 ? particleAt : parts.length - 1;
  return inverted(parts.slice(familyAt).join(' '), parts.slice(0, familyAt).join(' '));
}

function single(text: string): Name[] {
  const pieces = commaPieces(text);
  const [first, second, third] = pieces;
  if (first === undefined) return [];
  if (isOrganisation(text)) return [{ literal: text }];
  if (second === undefined) return [natural(first)];
  if (suffixes.test(second)) return [{ ...natural(first), suffix: second }];
  return [inverted(first, second, third)];
}

function commaPieces(text: string): string[] {
  return text
    .split(',')
    .map((piece) => piece.trim())
    .filter((piece) => piece && !credentials.test(piece) && !etAl.test(piece));
}

/** True where `next` must be the given names of `family`: one of the two is too short to be a person on its own. */
function belongTogether(family: string, next: string | undefined): next is string {
  if (next === undefined || isOrganisation(family) || isOrganisation(next)) return false;
  const familyWords = words(family).filter((word) => !particles.has(word)).length;
  if (familyWords > 1 && /^\p{Lu}{3,}$/u.test(next)) return false;
  return familyWords === 1 || initials.test(next) || words(next).length === 1;
}

/** "Family, Given" pairs and full names in any mixture, as "LeCun, Yann, Yoshua Bengio" in the manner of Chicago. */
function fromCommas(text: string): Name[] {
  const pieces = commaPieces(text);
  const names: Name[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] ?? '';
    const next = pieces[at + 1];
    const last = names.at(-1);
    if (last && suffixes.test(piece)) {
      last.suffix = piece;
    } else if (belongTogether(piece, next) && !suffixes.test(next)) {
      names.push(inverted(piece, next));
      at += 1;
    } else {
      names.push(isOrganisation(piece) ? { literal: piece } : natural(piece));
    }
  }
  return names;
}

/** "Department for Business, Energy and Industrial Strategy": after an organisation, plain words belong to its name. */
function isOneOrganisation(text: string): boolean {
  const [first = '', ...rest] = commaPieces(text);
  if (!isOrganisation(rest.length ? first : text)) return false;
  return rest.length === 0
    ? !/[,;]/.test(text)
    : / and | & /.test(text) && !rest.some((piece) => initials.test(piece));
}

/**
 * Reads the authors that somebody typed: "Smith, J., & Jones, A. B.", "Jane Doe and John Smith", "Doe, Jane; Smith, John",
 * "Smith JA, Doe B", "World Health Organization". Semicolons and line breaks separate names for certain; where there are
 * none, "and", "&" and commas do. Organisations become `literal` names and are never split into family and given.
 * Braces around a name, as in BibTeX, keep it whole. Linear in the length of the text.
 */
export function parseAuthors(text: string): Name[] {
  const clean = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (/^\{[^{}]*\}$/.test(clean)) return [{ literal: clean.slice(1, -1).trim() }];
  if (isOneOrganisation(clean)) return [{ literal: clean }];
  if (/[;\n]/.test(text)) {
    return text
      .normalize('NFC')
      .split(/[;\n]/)
      .map((part) =>
        part
          .replace(/\s+/g, ' ')
          .replace(/^ ?(?:and|&) /i, '')
          .trim(),
      )
      .filter((part) => part && !etAl.test(part))
      .flatMap(single);
  }
  return clean
    .replace(/,? (?:et al\.?|and others)$/i, '')
    .split(/,? (?:and|&|und|et) /i)
    .map((part) => part.trim())
    .flatMap((part) => (isOneOrganisation(part) ? [{ literal: part }] : fromCommas(part)));
}
