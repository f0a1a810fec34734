import type { Name } from '@citewright/csl';
import { stripLabel } from './byline-label.ts';
import { cleanText, withoutMarkup } from './clean-text.ts';
import { isJunkAuthor } from './junk-author.ts';
import { isOrganisation } from './organisation.ts';
import { personName } from './person-name.ts';

const limits = { text: 6_000, names: 400 } as const;

const credentials =
  /(?:,? ?\b(?:ph\.? ?d|m\.? ?d|d\.? ?phil|m\.? ?sc|b\.? ?sc|m\.? ?a|b\.? ?a|mba|m\.? ?ed|ed\.? ?d|j\.? ?d|ll\.? ?m|ll\.? ?b|d\.? ?o|d\.? ?d\.? ?s|r\.? ?n|r\.? ?d|rdn|cpa|cfa|esq|mph|msw|lcsw|facp|frcs|psy\.? ?d|pharm\.? ?d|dvm|phd|md|bsn|msn|mfa|ms|cdn|ldn|acp|frs|obe|mbe|dba|lmft|aprn|cscs|cpt|rn)\b\.?)+$/i;
const titles =
  /^(?:(?:dr|prof|professor|mr|mrs|ms|miss|sir|rev|hon|herr|frau|dipl|ing|med|rer|nat|pd|mag|msc|m\.? ?a)\.? (?=\p{L}))+/iu;
const roleWords =
  /\b(?:writer|reporter|editor|correspondent|columnist|contributor|contributing|author|journalist|producer|photographer|blogger|staff|intern|fellow|professor|director|manager|founder|ceo|cto|president|chief|head|associate|assistant|senior|special|senior reporter|freelance|freelancer|analyst|researcher|host|anchor|bureau|redakteur(?:in)?|korrespondent(?:in)?|journalistin|autorin|rédact(?:eur|rice)|journaliste|redactor(?:a)?|periodista|corresponsal|giornalista|redactie|lecturer|student|consultant|specialist|expert|engineer|developer|coordinator|officer|partner|counsel|attorney|lawyer|md|phd|updated|published|posted|agency|news|magazine|press|times|post|today|daily|reuters|afp|ap|dpa|cnn|bbc|university|college|institute)\b/iu;

/**
 * The people and organisations in an author string: several names, roles, credentials, "By", "Family, Given" lists and
 * agencies told apart; junk left out. Never throws; linear (the text is cut at 6,000 characters).
 */
export function splitAuthors(text: string): Name[] {
  const names = splitNames(text);
  return names.slice(0, limits.names).map(toName);
}

/** The names in an author string as they are written, cleaned, before they are cut into family and given. */
export function splitNames(text: string): string[] {
  const cleaned = stripLabel(withoutMarkup(cleanText(text.slice(0, limits.text))));
  const names = segments(cleaned)
    .map(cleanName)
    .filter((name) => name !== '' && !tails.has(name.toLowerCase()) && !isJunkAuthor(name));
  return [...new Set(names)];
}

export function toName(name: string): Name {
  return isOrganisation(name) ? { literal: name } : personName(name);
}

const strongSeparator =
  /\s*(?:;|\||·|•|、|，|／|\n|\s\/\s|\s[–—]\s|\s-\s|\bund\b|\band\b|&|\s(?:et|y|e|og|och|en|ja|oraz|ve|и|with|mit|avec|con)\s(?=\p{Lu}))\s*/gu;

function segments(text: string): string[] {
  if (isWholeOrganisation(text)) return [text];
  const strong = text.split(strongSeparator).filter((part) => part.trim() !== '');
  const inverted = strong.length > 1 && strong.every((part) => isInverted(part));
  if (inverted) return strong;
  return strong.flatMap(splitCommas).map(withoutAgency);
}

/** "Jane Roe/AFP" is Jane Roe; "AFP/The Local" stays as it is. */
function withoutAgency(name: string): string {
  const [person = '', agency = '', ...more] = name.split('/');
  const isAgency = more.length === 0 && /^\p{Lu}[\p{Lu}\d-]{1,9}$/u.test(agency.trim());
  return isAgency && person.trim().includes(' ') ? person.trim() : name;
}

/** "Department of Health and Human Services": an organisation whose name holds an "and". */
function isWholeOrganisation(text: string): boolean {
  return (
    !/[;|,]/.test(text) &&
    /\b(?:and|&|und|et|y)\b/i.test(text) &&
    /^(?:the )?(?:department|ministry|university|institute|centers?|society|association|committee|bureau|office|board|staff|food|national)\b/i.test(
      text,
    )
  );
}

/** "Smith, John" or "van der Berg, J. P.": one comma, a short family name, then given names or initials. */
function isInverted(part: string): boolean {
  const [before = '', after = '', ...more] = part.split(',').map((piece) => piece.trim());
  if (after === '' || more.length > 1) return false;
  if (roleWords.test(after) || isOrganisation(after) || isOrganisation(before)) return false;
  const familyWords = before.split(' ').filter((word) => /^\p{Lu}/u.test(word)).length;
  const givenWords = after.split(' ').length;
  return familyWords <= 1 ? givenWords <= 4 : familyWords <= 3 && (isInitials(after) || givenWords === 1);
}

function isInitials(text: string): boolean {
  return text.length <= 12 && /^(?:\p{Lu}\p{Ll}?\.[ -]?|\p{Lu}(?![\p{L}]{2})[ -]?){1,5}$/u.test(text);
}

function splitCommas(text: string): string[] {
  const parts = text
    .split(/[,、]/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length < 2) return parts;
  if (parts.length === 2 && isInverted(text) && !/ /.test(parts[0] ?? '')) return [text];
  const initialsAlternate =
    parts.length % 2 === 0 && parts.every((part, index) => index % 2 === 0 || isInitials(part));
  if (initialsAlternate) return pairs(parts);
  return keepNames(parts);
}

function pairs(parts: readonly string[]): string[] {
  const names: string[] = [];
  for (let index = 0; index < parts.length; index += 2) names.push(`${parts[index]}, ${parts[index + 1]}`);
  return names;
}

/** After the first name a part is another name, or the role or place of the one before. */
function keepNames(parts: readonly string[]): string[] {
  const names: string[] = [];
  for (const part of parts) {
    const previous = names.at(-1);
    if (previous && /^(?:jr|sr|i{2,3}|iv)\.?$/i.test(part)) names[names.length - 1] = `${previous} ${part}`;
    else if (previous === undefined || looksLikeName(part)) names.push(part);
  }
  return names;
}

function looksLikeName(part: string): boolean {
  if (roleWords.test(part) || isOrganisation(part)) return false;
  if (credentials.test(part) && part.length <= 8) return false;
  const words = part.split(' ').filter(Boolean);
  if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(part)) return part.length <= 12;
  return words.length >= 2 && words.length <= 5 && /^\p{Lu}/u.test(words.at(-1) ?? '');
}

function cleanName(name: string): string {
  let cleaned = name
    .replace(/\([^()]{0,200}\)/g, ' ')
    .replace(/\[[^[\]]{0,200}\]$/g, ' ')
    .replace(/[\w.+-]{1,64}@[\w-]{1,64}\.[\w.]{2,64}/g, ' ')
    .replace(/(?:^|\s)@\w{1,30}/g, ' ')
    .replace(/view orcid profile|orcid(?: profile)?/i, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  cleaned = stripLabel(cleaned).replace(titles, '').replace(credentials, '');
  cleaned = cleaned
    .replace(/,? (?:for|in|at|from|on|aus|in) (?:the )?\p{Lu}.*$/u, '')
    .replace(/,? (?:is|was|has) .*$/, '');
  return withoutTail(cleaned.replace(/^[\s,;:.·•|*–—-]+|[\s,;:·•|*–—-]+$/g, '').trim());
}

/** Words that link a name to a date or a button after it, and weekdays. */
const tails = new Set(
  (
    'on at am um le la el il den de in em à a the - – | published posted updated veröffentlicht publié publicado pubblicato uhr ' +
    'monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag lundi mardi ' +
    'mercredi jeudi vendredi samedi dimanche lunes martes miércoles jueves viernes sábado domingo follow comments comment kommentare ' +
    'kommentar ein keine dated last modified vom du del'
  ).split(' '),
);

function withoutTail(name: string): string {
  const words = name.split(' ');
  while (words.length > 1 && tails.has((words.at(-1) ?? '').toLowerCase().replace(/[,.:]$/, ''))) words.pop();
  return words.join(' ');
}
