import { isCredential, isGivenName } from '@citewright/record';
import { isAgency } from './agencies.ts';
import { isKnownGiven } from './given-names.ts';
import { isRole } from './name-cleaning.ts';
import { isOrganisation } from './organisation.ts';
import { placeOpeners } from './person-name.ts';

const separator =
  /\s*(?:;|\||·|•|、|，|／|\n|\s\/\s|\s[–—]\s|\s-\s|\b(?:und|sowie)\b|\b(?:and|AND)\b|&|\s(?:et|ainsi que|así como|nonché|bem como|sekä|valamint|precum și|а также|а також|ed|og|och|en|ja|oraz|ve|и|та|і|και|és|ir|un|dan|và|și|with|mit|avec|con)\s(?=\p{Lu})|\s(?:y|e|i|a)\s(?=\p{Lu}[\p{L}.'’-]*\s\p{L}))\s*/gu;

/** Splits an author string into single names, not yet cleaned; roles and places after commas are omitted. */
export function separateNames(text: string): string[] {
  if (isWholeOrganisation(text)) return [text];
  const sources = text.split('/').map((part) => part.trim());
  if (sources.length > 1 && sources.every(isAgency)) return sources;
  const parts = withCommas(text)
    .split(separator)
    .filter((part) => part.trim() !== '');
  if (isCouple(parts))
    return parts.map((part, index) =>
      index === 0 ? `${part.trim()} ${parts[1]?.trim().split(' ').at(-1)}` : part,
    );
  if (parts.length > 1 && parts.every(isInverted)) return parts;
  return parts.flatMap(splitCommas).map(withoutAgency).filter(isNoRoleOfFirst);
}

/** "נועה לביא וטל כהן", "سامي عواد وليلى حمود": the "and" of Hebrew and Arabic is the first letter of a given name. */
function withCommas(text: string): string {
  if (!/ [וو]/.test(text)) return text;
  const isJoined = (word: string) => /^[וو]/.test(word) && !isKnownGiven(word) && isKnownGiven(word.slice(1));
  const words = text.split(' ');
  return words.map((word, at) => (at > 1 && isJoined(word) ? `, ${word.slice(1)}` : word)).join(' ');
}

/** "Anna and Bo Lind": two given names with one family name. */
function isCouple(parts: readonly string[]): boolean {
  const [first = '', second = ''] = parts.map((part) => part.trim());
  return parts.length === 2 && isGivenName(first) && /^\S+ \S+$/.test(second) && startsWithGivenName(second);
}

/** "Ann Lee | Senior Reporter": parts after the first name that consist of roles are not names. */
function isNoRoleOfFirst(part: string, index: number): boolean {
  return index === 0 || !part.split(/[\s/]+/).every(isRole);
}

const organisationOpeners =
  /^(?:the )?(?:department|ministry|university|institute|centers?|society|association|committee|bureau|office|board|staff|food|national|federal|royal|european|american|international|united|u\.s\.|us|uk|world|state)(?:\s|$)/i;

/** "Young LLP", "Company" */
const isFirm = (name: string) => / ?(?:llp|llc|ltd|inc|plc|gmbh|co|company|partners|sons)\.?$/i.test(name);

const startsWithGivenName = (name: string) => isGivenName(name.split(' ')[0] ?? '');

/** An organisation with "and" in its name: "Department of Health and Human Services", "Marks & Spencer". */
function isWholeOrganisation(text: string): boolean {
  if (/[;|,]/.test(text)) return false;
  const sides = text.split(/ (?:and|&|und|et|y) /i);
  if (sides.length < 2) return false;
  const [first = '', second = '', ...more] = sides.map((side) => side.trim());
  if (organisationOpeners.test(text) || (/(?: and | & )/.test(text) && isFirm(second))) return true;
  if (more.length > 0 || first.includes(' ')) return false;
  // "Fisheries and Oceans Canada", but not "Joe and Ann Dale" or "joe and Ann Dale".
  return (
    !second.includes(' ') ||
    (/^\p{Lu}\p{Ll}{3,}/u.test(first) && !isGivenName(first) && !startsWithGivenName(second))
  );
}

/** "Jane Roe/AFP" is Jane Roe; "AFP/The Local" stays as it is. */
function withoutAgency(name: string): string {
  const [person = '', agency = '', ...more] = name.split('/');
  const isShort = more.length === 0 && /^\p{Lu}[\p{Lu}\d-]{1,9}$/u.test(agency.trim());
  return isShort && person.trim().includes(' ') ? person.trim() : name;
}

const generation = /^(?:jr|sr|i{2,3}|iv)\.?$/i;

/** "Smith, John", "Smith, John, Jr." or "van der Berg, J. P.": one comma, a short family name, then given names or initials. */
function isInverted(part: string): boolean {
  const [before = '', after = '', ...more] = part.split(',').map((piece) => piece.trim());
  // "김도윤 기자, 이하은 기자", "נועה לביא, טל כהן": names in order, without capitals that tell.
  if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]|[\p{Lo}\p{M}] /u.test(before)) return false;
  if (after === '' || more.some((piece) => !generation.test(piece))) return false;
  if (isRole(after) || isOrganisation(after) || isOrganisation(before)) return false;
  if (isGivenPart(after) && !startsWithGivenName(before) && before.split(' ').length <= 4) return true;
  const familyWords = before.split(' ').filter((word) => /^\p{Lu}/u.test(word)).length;
  const givenWords = after.split(' ').length;
  return familyWords <= 1 ? givenWords <= 4 : familyWords <= 3 && (isInitials(after) || givenWords === 1);
}

function isInitials(text: string): boolean {
  return text.length <= 12 && /^(?:\p{Lu}\p{Ll}?\.[ -]?|\p{Lu}(?![\p{L}]{2})[ -]?){1,5}$/u.test(text);
}

function splitCommas(text: string): string[] {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length < 2) return parts;
  const family = parts[0]?.split(' ').filter((word) => /^\p{Lu}/u.test(word)).length ?? 0;
  const pieces = parts.filter((part) => !generation.test(part));
  if (pieces.length === 2 && (family <= 1 || isGivenPart(pieces[1] ?? '')) && isInverted(text)) return [text];
  return alternate(parts) ? pairs(parts) : keepNames(parts);
}

/** "Smith, J., Doe, K. L.", "Oduya, Peter, Lacey, Nora": families and given names by turns. */
function alternate(parts: readonly string[]): boolean {
  if (parts.length % 2 !== 0) return false;
  const given = parts.filter((_, index) => index % 2 === 1);
  if (given.every(isInitials)) return true;
  const families = parts.filter((_, index) => index % 2 === 0);
  return (
    given.some(isGivenPart) &&
    [...families, ...given].every((part) => !part.includes(' ') || isGivenPart(part))
  );
}

/** "Solène", "John P.", "Mary Jane": given names without a family name. */
function isGivenPart(part: string): boolean {
  const [first = '', ...more] = part.split(' ');
  return isGivenName(first) && more.every((word) => isGivenName(word) || isInitials(word));
}

function pairs(parts: readonly string[]): string[] {
  const names: string[] = [];
  for (let index = 0; index < parts.length; index += 2) names.push(`${parts[index]}, ${parts[index + 1]}`);
  return names;
}

/** After the first name, a part is another name, or the role or place of the previous one. */
function keepNames(parts: readonly string[]): string[] {
  const names: string[] = [];
  for (const part of parts) {
    const previous = names.at(-1);
    if (previous && generation.test(part)) names[names.length - 1] = `${previous} ${part}`;
    else if (previous === undefined || (looksLikeName(part) && !isEmployer(part, names[0] ?? '')))
      names.push(part);
  }
  return names;
}

/** "Anna Kestner, MDR THÜRINGEN", "Anna Kestner, NDR Info": letters for an employer, where the first name is in small ones. */
function isEmployer(part: string, first: string): boolean {
  const isCapital = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();
  if (/\p{Lu}{3}/u.test(first)) return false;
  return (
    isCapital(part) ||
    /^(?:\p{Lu}{3,6}\d{0,3}|France|Canal|Kanal|Sky|Antenne)[ -]/u.test(part) ||
    (placeOpeners.test(part) && !isGivenPart(part.split(' ')[0] ?? ''))
  );
}

function looksLikeName(part: string): boolean {
  if (isRole(part) || isOrganisation(part) || isCredential(part)) return false;
  const words = part.split(' ').filter(Boolean);
  if (/^\P{Lu}/u.test(part) && !/^(?:d[aei]|de[lnr]|al|el|la|le|van|von|zu|ten|ter)\b|\p{Lo}/u.test(part))
    return false;
  if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(part)) return part.length <= 12;
  return words.length >= 2 && words.length <= 5 && /^[\p{Lu}\p{Lo}]/u.test(words.at(-1) ?? '');
}
