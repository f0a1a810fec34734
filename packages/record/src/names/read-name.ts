import type { Name } from '@citewright/csl';
import { isCredential } from './credentials.ts';
import { isOrganisation } from './organisation.ts';

/** Longest name that is read, in characters. */
const maxLength = 300;

/** The parts of a person's name, as printed or registered. */
export interface NameParts {
  family: string;
  given: string;
  suffix?: string | undefined;
}

/** Assumptions about the names of a source, and the form of the result. */
export interface NameSource {
  /**
   * Whether lower-case particles become `non-dropping-particle` (`apart`) or remain in `family`, where a CSL processor
   * finds them. Both print the same; reference files and typed names have them apart.
   */
  particles: 'apart' | 'in-family';
  /** Placeholder names ("Anonymous"); a typed "Anonymous" is an author. */
  isNobody?: (name: string) => boolean;
  /** Puts a name that is printed with its family name first into the form "Family, Given". */
  familyFirst?: (name: string) => string;
  /** Corrects the parts of a person's name: capitals, initials. */
  correct?: (parts: NameParts) => NameParts;
  /** Frequent given names. The list is large, and not shipped to browsers. */
  isGivenName?: (word: string) => boolean;
}

/** Names in reference files, whose format defines the meaning of each part. */
export const fileNames: NameSource = { particles: 'apart' };

const generation = /^(?:jr|sr|ii|iii|iv)\.?$/i;
const suffixWord = /^(?:jr|sr|junior|senior|ii|iii|iv|v|phd|ph\.d|md|m\.d)\.?$/i;

/** Whether a word is a suffix that is part of a name in references ("Jr.", "III"). */
export const isGeneration = (word: string): boolean => generation.test(word);

const particles = new Set(
  (
    'af al am auf ben bin bint da dal dalla das de degli dei del dela della delle dello den der des di do dos du el ibn la las le les lo ' +
    'los op ten ter te van vande vanden vander vom von zu zum zur'
  ).split(' '),
);

/** Whether a lower-case word belongs to the family name after it. */
export const isParticle = (word: string): boolean => particles.has(word);

/** Particles that belong to the family name with a capital, too ("Le Guin", "De La Cruz"). */
const capitalParticle =
  /^(?:D[aeiu]|D[eo]s|Del|Dell[aeo]|Den|Der|La|Las|Le|Los|St\.?|Ter|Van|Vander|Vom|Von|Zu)$/;

/** Most Vietnamese have one of these family names; "Văn" and "Lê" before them are given names ("Linh Van Nguyen"). */
const vietnameseFamily =
  /^(?:Bui|Bùi|Dang|Đặng|Dao|Đào|Dinh|Đinh|Do|Đỗ|Duong|Dương|Ha|Hà|Ho|Hồ|Hoang|Hoàng|Huynh|Huỳnh|Le|Lê|Luong|Lương|Ly|Lý|Ngo|Ngô|Nguyen|Nguyễn|Pham|Phạm|Phan|Tran|Trần|Trinh|Trịnh|Truong|Trương|Vo|Võ|Vu|Vũ)$/;

/** Words of Arabic names that belong to the next word: "عبد الرحمن". */
const arabicParticle = /^(?:عبد|أبو|ابو|ابن|بن|آل|أم)$/u;

/** Spanish family names by their ending, as they stand before another that begins with a particle: "Ruiz de la Peña". */
const patronymic = /^\p{Lu}\p{Ll}+[aeioáéíó]z$/u;

/** Scripts that write names without a space between their parts; such names stay whole. */
const undividedScripts = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}・·\s]+$/u;

function belongsToFamily(word: string, family: string): boolean {
  if (/^\p{Ll}/u.test(word)) return isParticle(word);
  // "L. VON FALKENHAUSEN"
  if (/^\p{Lu}{3}/u.test(family) && family === family.toUpperCase() && /^\p{Lu}{2,}$/u.test(word))
    return isParticle(word.toLowerCase());
  return (capitalParticle.test(word) && !vietnameseFamily.test(family)) || arabicParticle.test(word);
}

/** Where the family name begins: at the particles before the last word. */
function familyStart(words: string[], { isGivenName }: NameSource): number {
  let start = words.length - 1;
  const family = words[start] ?? '';
  while (start > 1 && belongsToFamily(words[start - 1] ?? '', family)) start -= 1;
  if (!isGivenName || start < 2 || !/^(?:de|del)$/.test(words[start] ?? '')) return start;
  const before = words[start - 1] ?? '';
  return patronymic.test(before) && !isGivenName(before) ? start - 1 : start;
}

function splitParticles(family: string): Pick<Name, 'family' | 'non-dropping-particle'> {
  const words = family.split(' ');
  const first = words.findIndex((word) => !/^\p{Ll}/u.test(word));
  const count = first < 0 ? words.length - 1 : first;
  const particle = words.slice(0, count).join(' ');
  return { ...(particle && { 'non-dropping-particle': particle }), family: words.slice(count).join(' ') };
}

/** A personal name with known parts. */
export function personName(parts: NameParts, source: NameSource): Name {
  const { family, given, suffix } = source.correct?.(parts) ?? parts;
  return {
    ...(source.particles === 'apart' ? splitParticles(family) : { family }),
    ...(given && { given }),
    ...(suffix && { suffix }),
  };
}

/** "Ludwig van Beethoven", "Martin Luther King Jr." */
function givenFirst(text: string, source: NameSource): Name {
  const words = text.split(' ').map((word) => word.replace(/,$/, ''));
  const last = words.at(-1) ?? '';
  const suffix = words.length > 2 && suffixWord.test(last) ? words.pop() : undefined;
  const start = familyStart(words, source);
  return personName(
    {
      family: words.slice(start).join(' '),
      given: words.slice(0, start).join(' '),
      ...(suffix && isGeneration(suffix) && { suffix }),
    },
    source,
  );
}

/** "Beethoven, Ludwig van", "King, Martin Luther, Jr.", "Jane Smith, MD" */
function withComma(text: string, source: NameSource): Name {
  const [family = '', given = '', suffix = ''] = text.split(',').map((part) => part.trim());
  if (family === '' || given === '') return { literal: text };
  if (isGeneration(given)) return givenFirst(`${family} ${given}`, source);
  // "Md" in "Rahman, Md" is a given name; in "Jane Smith, MD" it is a degree.
  const isGiven = !family.includes(' ') && /^\p{Lu}\p{Ll}+\.?$/u.test(given);
  if (isCredential(given) && !isGiven) return givenFirst(family, source);
  return personName({ family, given, ...(isGeneration(suffix) && { suffix }) }, source);
}

/**
 * Reads one name as it is printed or typed: "Ursula K. Le Guin", "Beethoven, Ludwig van", "World Health Organization". Organisations,
 * single words and names in scripts without spaces stay whole (`literal`): not split is better than split wrongly. `undefined` for a
 * text without letters and for nobody. Reads the first 300 characters, in linear time.
 */
export function readName(text: string, source: NameSource): Name | undefined {
  const clean = text.slice(0, maxLength).replace(/\s+/g, ' ').trim();
  if (!/\p{L}/u.test(clean) || source.isNobody?.(clean)) return undefined;
  if (isOrganisation(clean)) return { literal: clean };
  const name = source.familyFirst?.(clean) ?? clean;
  if (undividedScripts.test(name)) return { literal: name };
  if (name.includes(',')) return withComma(name, source);
  return name.includes(' ') ? givenFirst(name, source) : { literal: name };
}
