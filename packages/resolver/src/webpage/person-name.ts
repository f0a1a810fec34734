import type { Name } from '@citewright/csl';
import { invertEastAsian } from '../names/family-first.ts';
import { isGivenName } from '../names/given-names.ts';
import { parseName } from '../names/person.ts';

/** Scripts that write the family name first; with a space between, the parts can be told. */
const familyFirst =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー々]+ [\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u;

/** A person's name from a byline as CSL name parts; a single word and an undivided CJK name stay a `literal`. */
export function personName(text: string): Name {
  if (familyFirst.test(text)) {
    const [family, given] = text.split(' ');
    return { family, given };
  }
  return (
    parseName(invertShouted(invertEastAsian(invertFamilyFirst(capitaliseSmall(text))))) ?? { literal: text }
  );
}

/** Given names that only Hungarian has: where one stands last, the family name stood first ("Kovács Éva"). */
const hungarian = new Set(
  (
    'andrás antal attila balázs bálint béla bence csaba dániel dávid dénes dezső endre éva ferenc gábor gergely gergő géza györgy györgyi gyula ' +
    'ildikó ilona imre istván jános jenő józsef judit kálmán károly katalin kinga krisztián krisztina lajos lászló lilla lóránt márton máté ' +
    'mátyás mihály miklós nándor norbert orsolya ottó pál péter piroska réka rozália sándor szabolcs szilárd szilvia tamás tibor tivadar ' +
    'tünde vilmos viktória zita zoltán zsófia zsolt zsuzsa zsuzsanna ágnes ákos árpád áron ádám ödön'
  ).split(' '),
);

/** Names that print the family name first: Hungarian ones, and Slavic ones with patronymic or initials at the end. */
function invertFamilyFirst(text: string): string {
  const words = text.split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const isHungarian =
    words.length < 4 && hungarian.has(last.toLowerCase()) && !hungarian.has(first.toLowerCase());
  if (isHungarian && words.length > 1 && !text.includes(',') && !isGivenName(first))
    return `${first}, ${words.slice(1).join(' ')}`;
  return invertSlavic(text);
}

/** "Соколова Анна Петровна", "Соколова А. П." */
function invertSlavic(text: string): string {
  const [family = '', ...rest] = text.split(' ');
  const isPatronymic = rest.length === 2 && /(?:ович|евич|ич|овна|евна|ична|івна)$/.test(rest[1] ?? '');
  const areInitials = rest.length > 0 && rest.every((word) => /^(?:\p{Lu}\.){1,3}$/u.test(word));
  if (!/^\p{Script=Cyrillic}[\p{Script=Cyrillic}-]+$/u.test(family) || !(isPatronymic || areInitials))
    return text;
  return `${family}, ${rest.join(' ')}`;
}

/** "DUPONT Jean", the family name first and in capitals as in French and Chinese usage, is "DUPONT, Jean". */
function invertShouted(text: string): string {
  const words = text.split(' ');
  const given = words.findIndex((word) => !/^\p{Lu}[\p{Lu}'’-]{3,}$/u.test(word));
  const rest = words.slice(given);
  const isGiven = rest.every((word) => /^\p{Lu}(?:\p{Ll}+(?:-\p{L}\p{Ll}+)*|\.)$/u.test(word));
  return given > 0 && isGiven ? `${words.slice(0, given).join(' ')}, ${rest.join(' ')}` : text;
}

/** "jane roe" is Jane Roe; one small word is a user's name and stays. */
function capitaliseSmall(text: string): string {
  if (!text.includes(' ') || text !== text.toLowerCase()) return text;
  return text.replace(
    /(^|[ '’-])(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
