import { isGivenName, isLikelyPerson, type Name, readNames } from '@citewright/record';
import { joined } from './plain.ts';

/** Words that say who the persons are, not their names, in the languages of references. */
const roles =
  /\b(?:edited by|ed\. by|editors?|edited|eds?\b|hrsgs?|hgs?\b|herausgegeben von|herausgeber|in verbindung mit|éds?\b|dirs?\b|sous la direction de|coords?\b|coordinado por|org(?:s|anizador(?:es)?)?\b|a cura di|curatori?|red\b|comps?\b|compiled by|translated by|trans\b|directed by|director|producers?)\.?/giu;
const within = /^\s*(?:in|dans|en|em)\s*:?\s+(?=\p{Lu})/iu;
const others =
  /[,;]?\s*(?:\bet\.?\s?al(?:ii)?\b\.?|(?:&|and) al\., e\.?|\band (?:\d+ )?others\b|\bu\.\s?a\.|\by otros\b|\be outros\b)/iu;
/** Left out before the last author: the end of a long list is known (APA 7, section 9.8). */
const gap = /[,;]?\s*(?:\.\s?\.\s?\.|…)/gu;
const and = /(?:,\s*)?\s(?:&|et|und|og|och|en|i|и|and)\s+(?=[\p{Lu}\p{Ll}])|\s*&\s*/gu;
/** `y` and `e` are words of names, too: between two names that end and begin like names in a list. */
const romanceAnd = /(?<=\.|\p{Lu}|,),?\s(?:y|e)\s+(?=\p{Lu})/gu;

/** What stands for the persons whom a list leaves out, as after `and others` in BibTeX; styles print it as et al. */
const leftOut: Name = { literal: 'others' };

const particle =
  'van|von|der|den|de|degli|dei|del|della|delle|dello|di|da|das|dos|du|la|le|ter|zu|el|al|bin|ibn';
/** In capitals beside a family name in capitals: `VAN DER BERG`. */
const particles = `(?:(?:(?:${particle})[ -])*|(?:(?:${particle.toUpperCase()}) )+(?=\\p{Lu}{2}))`;
const family = `${particles}\\p{Lu}[\\p{L}\\p{M}'’]+(?:[ ‐-]\\p{Lu}[\\p{L}\\p{M}'’]+)?`;
/** `Okafor A. B.`, `Okafor A.-B.`, `Okafor AB`: the family name first, then initials. */
const familyThenInitials = new RegExp(
  `^(${family}) ((?:\\p{Lu}\\.[ ‐-]?){1,4}|\\p{Lu}(?:[‐-]?\\p{Lu}){0,2}\\.?)$`,
  'u',
);
/** `OKAFOR Adaeze`: capitals mark the family name. */
const capitalFamily =
  /^(\p{Lu}{3,}(?:[ ‐-]\p{Lu}{2,})*) (\p{Lu}[\p{Ll}\p{M}]+)((?:[ ‐-]\p{Lu}[\p{Ll}\p{M}]*\.?)*)$/u;
/** `Okafor AB`, `Okafor A-B`: initials without full stops between them. */
const bareInitials = / \p{Lu}(?:[‐-]?\p{Lu}){0,2}\.?$/u;
const generation = /^(?:JR|SR|II|III|IV)$/;

/** `AB`, `A.B.` and `A. B.` are `A. B.`: with spaces they are no degree. */
const spaced = (initials: string) =>
  initials
    .replace(/(\p{Lu})\.?\s?/gu, '$1. ')
    .replace(/\. (?=[‐-])/gu, '.')
    .trim();

/**
 * A name with a comma behind the family name that stands first in it; undefined if none does. `II` and `JR` are initials among names that
 * have nothing but initials, and behind one word, since a suffix follows given names.
 */
function withComma(name: string, isAmongInitials = false): string | undefined {
  const [, family, initials] = familyThenInitials.exec(name) ?? [];
  // `Smith JA III`
  if (generation.test(initials ?? '') && / \p{Lu}{1,3}$/u.test(family ?? '')) return undefined;
  const areInitials =
    isAmongInitials || !family?.includes(' ') || !generation.test(initials?.replace('.', '') ?? '');
  if (family !== undefined && initials !== undefined && areInitials) {
    if (!/\p{Ll}/u.test(family) && /\p{Lu}{3}/u.test(initials)) return undefined;
    return `${family}, ${spaced(initials)}`;
  }
  const [, capitals, given = '', more] = capitalFamily.exec(name) ?? [];
  return capitals !== undefined && isGivenName(given) ? `${capitals}, ${given}${more}` : undefined;
}

/** Lists whose first name begins with the family name, cut into names and stretches of others: `Okafor A., Lindqvist B. and Moreau C.` */
function stretchesOf(list: string): string[] {
  const pieces = list.split(/,|;| and /).map((piece) => piece.trim());
  const [first = ''] = pieces;
  const isAmongInitials = pieces.some((name) => withComma(name) !== undefined && bareInitials.test(name));
  if (withComma(first, isAmongInitials) === undefined) return [list];
  const stretches: string[] = [];
  let others = '';
  for (const piece of list.split(/(\s*[,;]\s*| and )/)) {
    const name = withComma(piece, isAmongInitials);
    if (name === undefined) {
      others += piece;
      continue;
    }
    stretches.push(others, name);
    others = '';
  }
  return [...stretches, others]
    .map((stretch) => stretch.replace(/^(?:[\s,;]|and )+|(?:[\s,]| and)+$/g, ''))
    .filter((stretch) => stretch !== '');
}

/** `Asner, Ed`, `Ed Asner`: a given name where the person would have none without it; behind given names and in brackets it is a role. */
const givenEd =
  /(?:(?<=^|[;,&] ?|\b(?:and|und|et|y) )(?:\p{Lu}\.? )*Ed(?= (?:\p{Lu}\. ?)*\p{Lu}\p{Ll})|(?<=(?:^|; ?|\b(?:and|und|et|y|&) )(?:\p{Ll}{2,3} )?\p{Lu}[\p{Ll}’'-]+, )Ed(?= \p{Lu}\b|\.?(?:$|,| and |;| &)))/gu;

/** A number before the first name of a list: `3 Carl Berg`, but `50 Cent`. */
function withoutNumber(text: string): string {
  const [, name = ''] = /^\d{1,3} (\p{Lu}[^;]*)$/u.exec(text) ?? [];
  const first = name.split(/, | and |;/)[0] ?? '';
  return isLikelyPerson(first) || /^\p{Lu}[\p{L}’'-]+, \p{Lu}|^\p{Lu}\. /u.test(name) ? name : text;
}

/** A body as the reference prints it, with its own word for "and". */
function asPrinted(name: Name, printed: string): Name {
  const literal = name.literal;
  if (!literal?.includes(' and ')) return name;
  const from = literal
    .split(' and ')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join(',? (?:&|and|et|und|og|och|en|i|и|y|e) ');
  return { ...name, literal: new RegExp(from, 'u').exec(printed)?.[0] ?? literal };
}

/** The persons and bodies of a part of a reference. */
export function readPeople(text: string): Name[] {
  const plain = withoutNumber(joined(text));
  const isCut = others.test(plain);
  const listed = plain
    .replace(new RegExp(others, 'giu'), '')
    .replace(gap, ', ')
    // `Okafor (A. B.)`
    .replace(/ \(((?:\p{Lu}[\p{Ll}]?\.[ -]?){1,4})\)/gu, ', $1')
    .replace(/\(\s*(?:[^()]{0,24})\)/gu, ' ')
    .replace(givenEd, (found) => `${found}\u200d`)
    // `Miller ED` has initials, `Miller E, ed.` a role.
    .replace(roles, (role, at: number, all: string) =>
      all[at + role.length] === '\u200d' || (/^EDS?$/.test(role) && /\p{Ll} $/u.test(all.slice(0, at)))
        ? role
        : ' ',
    )
    .replaceAll('\u200d', '')
    .replace(within, '')
    .replace(and, ' and ')
    .replace(romanceAnd, ' and ')
    .replace(/(?<=\p{Lu}\.)(?=\p{Lu}\p{Ll}{2})/gu, ' ')
    .replace(/\s*,(?:\s*,)+/g, ',')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;:()]+|[\s,;:(]+$/g, '');
  const stretches = stretchesOf(listed);
  // Letters before a word and no comma: a broadcaster or a body ("BBC News"), not a person with three initials.
  if (stretches[0] === listed && /^\p{Lu}{3,} [^,;]+$/u.test(listed) && !listed.includes(' and '))
    return [{ literal: listed }];
  const names = stretches.flatMap(readNames).map((name) => asPrinted(name, plain));
  return isCut && names.length > 0 ? [...names, leftOut] : names;
}
