import { type Name, readNames } from '@citewright/record';
import { joined } from './plain.ts';

/** Words that say who the persons are, not their names, in the languages of references. */
const roles =
  /\b(?:edited by|editors?|edited|eds?\b|hrsgs?|hgs?\b|herausgegeben von|herausgeber|in verbindung mit|éds?\b|dirs?\b|sous la direction de|coords?\b|coordinado por|org(?:s|anizador(?:es)?)?\b|a cura di|curatori?|red\b|comps?\b|compiled by|translated by|trans\b|directed by|director|producers?)\.?/giu;
const within = /^\s*(?:in|dans|en|em)\s*:?\s+(?=\p{Lu})/iu;
const others = /[,;]?\s*(?:\bet\.?\s?al\b\.?|\band (?:\d+ )?others\b|\bu\.\s?a\.|\by otros\b|\be outros\b)/iu;
/** Left out before the last author: the end of a long list is known (APA 7, section 9.8). */
const gap = /[,;]?\s*(?:\.\s?\.\s?\.|…)/gu;
const and = /(?:,\s*)?\s(?:&|et|und|og|och|en|i|и|and)\s+(?=[\p{Lu}\p{Ll}])|\s*&\s*/gu;
/** `y` and `e` are words of names, too: between two names that end and begin like names in a list. */
const romanceAnd = /(?<=\.|\p{Lu}|,),?\s(?:y|e)\s+(?=\p{Lu})/gu;

/** What stands for the persons whom a list leaves out, as after `and others` in BibTeX; styles print it as et al. */
const leftOut: Name = { literal: 'others' };

/** The persons and bodies of a part of a reference. */
export function readPeople(text: string): Name[] {
  const plain = joined(text);
  const isCut = others.test(plain);
  const listed = plain
    .replace(new RegExp(others, 'giu'), '')
    .replace(gap, ', ')
    .replace(/\(\s*(?:[^()]{0,24})\)/gu, (bracket) =>
      /^\(\s*(?:\p{Lu}\.\s?)+\)$/u.test(bracket) ? bracket : ' ',
    )
    .replace(roles, ' ')
    .replace(within, '')
    .replace(and, ' and ')
    .replace(romanceAnd, ' and ')
    .replace(/\s*,(?:\s*,)+/g, ',')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;:()]+|[\s,;:(]+$/g, '');
  // Letters before a word and no comma: a broadcaster or a body ("BBC News"), not a person with three initials.
  if (/^\p{Lu}{3,} [^,;]+$/u.test(listed) && !listed.includes(' and ')) return [{ literal: listed }];
  const names = readNames(listed);
  return isCut && names.length > 0 ? [...names, leftOut] : names;
}
