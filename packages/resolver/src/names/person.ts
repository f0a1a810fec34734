import type { Name } from '@citewright/csl';
import { naturalFamily, naturalGiven } from './capitals.ts';
import { isCredential } from './credentials.ts';
import { isGivenName } from './given-names.ts';
import { isOrganisation } from './organisation.ts';
import { isPlaceholderName } from './placeholder.ts';

const maxName = 300;

/** Particles that belong to the family name when it is printed after the given names. */
const particlePattern =
  /^(?:af|al|d[aeiou]|dal|de la|de las|de los|del|dela|della|den|der|des|di|dos|du|el|la|le|ten|ter|van|van de|van den|van der|vande|vanden|vander|von|von der|von dem|zu|zum|zur)$/i;
const suffixPattern = /^(?:jr|sr|junior|senior|ii|iii|iv|v|phd|ph\.d|md|m\.d)\.?$/i;
const generation = /^(?:jr|sr|ii|iii|iv)\.?$/i;

const legalForm = /^(?:ag|co|corp|gmbh|inc|llc|ltd|plc)\.?$/i;

/** Scripts that write the family name first and without a space: such names stay whole. */
const wholeScripts = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}・·\s]+$/u;

const initialsOnly = /^(?:\p{L}\.? ?-?){1,4}$/u;

/** "van der berg" beside "Pieter", "roe" beside "j. a.": only the last word of a family name is never meant small; "bell hooks" may be. */
function withCapital(family: string, given: string): { family: string; given: string } {
  const isSmall = family === family.toLowerCase() && /\p{Ll}/u.test(family);
  const areInitials = initialsOnly.test(given);
  if (!isSmall || given === '' || !(areInitials || /\p{Lu}/u.test(given))) return { family, given };
  const capital = family.replace(/\p{Ll}[^\s-]*$/u, (word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { family: capital, given: areInitials ? given.toUpperCase() : given };
}

/** A person whose parts are certain: capitals made natural, nothing else is judged. */
export function person(printedFamily: string, printedGiven: string, suffix?: string): Name {
  const { family, given } = withCapital(printedFamily, printedGiven);
  return {
    family: naturalFamily(family),
    ...(given !== '' && { given: naturalGiven(given) }),
    ...(suffix !== undefined && { suffix }),
  };
}

function withoutSuffix(words: string[]): { words: string[]; suffix: string | undefined } {
  const last = words.at(-1) ?? '';
  if (words.length < 3 || !suffixPattern.test(last)) return { words, suffix: undefined };
  return { words: words.slice(0, -1), suffix: generation.test(last) ? last : undefined };
}

/** Particles that stay with the family name when they are written with a capital too ("Le Guin", "De La Cruz"). */
const capitalParticle =
  /^(?:D[aeiu]|D[eo]s|Del|Della|Den|Der|La|Las|Le|Los|St\.?|Ter|Van|Vander|Vom|Von|Zu)$/;

/** Most Vietnamese bear one of these; "Văn" and "Lê" before them are given names ("Linh Van Nguyen"). */
const vietnameseFamily =
  /^(?:Bui|Bùi|Dang|Đặng|Dao|Đào|Dinh|Đinh|Do|Đỗ|Duong|Dương|Ha|Hà|Ho|Hồ|Hoang|Hoàng|Huynh|Huỳnh|Le|Lê|Luong|Lương|Ly|Lý|Ngo|Ngô|Nguyen|Nguyễn|Pham|Phạm|Phan|Tran|Trần|Trinh|Trịnh|Truong|Trương|Vo|Võ|Vu|Vũ)$/;

function isParticle(word: string, family: string): boolean {
  if (/^\p{Ll}/u.test(word)) return particlePattern.test(word);
  return capitalParticle.test(word) && !vietnameseFamily.test(family);
}

/** Words of Arabic names that belong to the next one: "عبد الرحمن". */
const arabicJoiner = /^(?:عبد|أبو|ابو|ابن|بن|آل|أم)$/u;

/** Spanish family names by their ending, as they stand before another that begins with a particle: "Ruiz de la Peña". */
const patronymic = /^\p{Lu}\p{Ll}+[aeioáéíó]z$/u;

/** Where the family name begins: the last word, with the particles before it. */
function familyStart(words: string[]): number {
  let start = words.length - 1;
  const family = words[start] ?? '';
  while (
    start > 1 &&
    (isParticle(words[start - 1] ?? '', family) || arabicJoiner.test(words[start - 1] ?? ''))
  )
    start -= 1;
  const before = words[start - 1] ?? '';
  const isSecond = start > 1 && /^(?:de|del)$/.test(words[start] ?? '');
  return isSecond && patronymic.test(before) && !isGivenName(before) ? start - 1 : start;
}

function inverted(text: string): Name | undefined {
  const [family = '', given = '', suffix] = text.split(',').map((part) => part.trim());
  if (family === '' || given === '') return undefined;
  if (generation.test(given)) return natural(`${family} ${given}`);
  // "Rahman, Md" and "Nguyen, Do" bear given names; what stands behind "Jane Smith" is none.
  const isGiven = !family.includes(' ') && /^\p{Lu}\p{Ll}+\.?$/u.test(given);
  if (isCredential(given) && !isGiven) return natural(family);
  return person(family, given, suffix !== undefined && generation.test(suffix) ? suffix : undefined);
}

function natural(text: string): Name {
  const { words, suffix } = withoutSuffix(text.split(' ').map((word) => word.replace(/,$/, '')));
  const start = familyStart(words);
  return person(words.slice(start).join(' '), words.slice(0, start).join(' '), suffix);
}

/**
 * Reads a name printed as one string: `Ursula K. Le Guin`, `Beethoven, Ludwig van`, `World Health Organization`. Bodies, single
 * words and names in scripts without spaces stay whole (`literal`): a name that is not split wrongly is the better one.
 */
export function parseName(text: string): Name | undefined {
  const clean = text.slice(0, maxName).replace(/\s+/g, ' ').trim();
  if (!/\p{L}/u.test(clean) || isPlaceholderName(clean)) return undefined;
  if (isOrganisation(clean) || wholeScripts.test(clean)) return { literal: clean };
  if (clean.includes(',')) return inverted(clean) ?? { literal: clean };
  return clean.includes(' ') ? natural(clean) : { literal: clean };
}

/** What parted names in a list: "Stephen ;", "; Palmer". */
const withoutSeparator = (part: string): string => part.replace(/^; ?| ?;$/g, '');

/**
 * A name whose parts a registry gave. Parts that together name a body (`{given: 'World Health', family: 'Organization'}`, the
 * classic `{given: 'U.A.', family: 'Engineers'}`) are put together again.
 */
export function nameFromParts(
  family: string | undefined,
  given: string | undefined,
  suffix?: string,
): Name | undefined {
  const only = given === undefined ? family : family === undefined ? given : undefined;
  if (only !== undefined && isPlaceholderName(only)) return undefined;
  if (family === undefined) return given === undefined ? undefined : { literal: given };
  if (given === undefined)
    return family.includes(' ') || isOrganisation(family) ? { literal: family } : { family };
  if (isPlaceholderName(`${given} ${family}`)) return undefined;
  // "Meta Platforms, Inc" was taken apart at its comma.
  const whole = legalForm.test(given) ? `${family}, ${given}` : `${given} ${family}`;
  if (isOrganisation(whole)) return { literal: whole };
  const parts = [cutSuffix(withoutSeparator(family)), cutSuffix(withoutSeparator(given))] as const;
  const generations = [suffix ?? '', ...parts.map(({ cut }) => cut)].map(generationOf);
  return person(
    parts[0].kept,
    parts[1].kept,
    generations.find((found) => found !== undefined),
  );
}

const ordinalGenerations: Record<string, string> = {
  '2nd': 'II',
  '3rd': 'III',
  '4th': 'IV',
  junior: 'Jr.',
  senior: 'Sr.',
};

/** A suffix that is part of a name in references ("Jr.", "III"); degrees are none. */
function generationOf(suffix: string): string | undefined {
  return ordinalGenerations[suffix.toLowerCase()] ?? (generation.test(suffix) ? suffix : undefined);
}

/** A part of a name without what some deposits leave in it: "King Jr.", "Doe, MD", "Martin Luther, III". */
function cutSuffix(part: string): { kept: string; cut: string } {
  const [, kept = '', cut = ''] =
    /^(.{1,200}?\S)(?:,\s*|\s+(?=(?:jr|sr|i{2,3}|iv)\.?$))(\S+(?: \S+)?)$/i.exec(part) ?? [];
  return kept !== '' && (generation.test(cut) || isCredential(cut)) ? { kept, cut } : { kept: part, cut: '' };
}
