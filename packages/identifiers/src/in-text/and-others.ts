import { dropTrailing } from '../input.ts';

/** What stands for authors that are not named, in the languages of those who cite. */
const forms = [
  'et\\.? ?al(?:\\.| \\.|i[ia]?)?',
  'et (?:coll(?:ab)?\\.|collaborateurs|autres)',
  '(?:&|and) (?:others|colleagues|co-?workers|associates)',
  '(?:u\\. ?a\\.|und andere)',
  'и (?:др\\.|соавт\\.|соавторы)',
  'с соавт\\.',
  'та ін\\.',
  'y (?:otros|cols\\.)',
  'e (?:outros|altri|cols?\\.)',
  'e\\. ?a\\.|en anderen',
  'i in\\.|i sur\\.|a kol\\.',
  'm\\.? ?fl\\.|med flere',
  've (?:ark\\.|diğerleri)|vd\\.',
  'dkk\\.?|dan kawan-kawan',
];
const others = new RegExp(
  `(?:[, ](?:(?:&|and) )?(?:${forms.join('|')})|等人?|(?<=\\p{Script=Han})(?:ら|ほか|他)|(?<=\\p{Script=Hangul}) ?[외등])$`,
  'iu',
);
const container = /( et al\.?), \p{Lu}[^,]*$/u;

/** Removes `et al.` and its equivalents from the end of a list of names. */
export function takeAndOthers(text: string): { named: string; etAl: boolean } {
  const named = dropTrailing(text.replace(others, ''), ', ');
  return { named, etAl: named.length < text.length };
}

/** `Smith et al., Nature` without the journal: no names follow `et al.`. */
export function withoutContainer(text: string): string {
  return text.replace(container, '$1');
}
