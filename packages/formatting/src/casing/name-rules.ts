import { knownName } from './known-names.ts';
import {
  isGrammarWord,
  isListedOrdinary,
  isOrdinaryWord,
  isRareWord,
  mayBeFamilyName,
} from './ordinary-words.ts';
import { alwaysBeforeNames, titlesBeforeNames } from './place-rules.ts';
import {
  asLikelyName,
  asName,
  asOrdinary,
  inForm,
  type Rule,
  type WordInTitle,
  wordSet,
} from './word-in-title.ts';

// Rules that distinguish names from ordinary words, by lists and by neighbouring words.

const beforeNamingNouns = wordSet(
  'river lake county valley creek bay sea island islands peninsula university canyon mountains lagoon strait',
);
const namedWithOf = wordSet(
  'university gulf bay republic kingdom city county isle duke battle treaty province island council diocese',
);
// "A reply to Treisman", "Comments on Bowers"
const answers = wordSet('reply rejoinder comment comments commentary');
const particles = wordSet('van von der de del della di da du la le los las el al ibn bin mac ben');
const personalTitles = wordSet('mr mrs ms dr');
const articles = wordSet('la le les los las el');
const nameEnding =
  /(?:sk[iy]|skii|sson|stein|mann|burg|burgh|ville|shire|stan|stans|ovich|evich|wicz|escu|enko|[^aeiou]ians?|[eo]ean)$/;

/** Whether the word before implies that a name follows: `Judith Butler`, `J. Butler`, `van Gogh`, `University of Leeds`. */
function followsNameWord({ word, small, previous, beforePrevious, shouted }: WordInTitle): boolean {
  if (!previous) return false;
  // "Leopold's ghost": what follows a genitive is not part of the name.
  if (previous.name === 'given' && /^\s$/.test(word.gap) && !/['’ʼ]s$/.test(previous.form)) return true;
  if (previous.small.length === 1 && previous.small !== 'a' && word.gap === '. ') return true;
  // An article that opens the title is none of a name's particles: "Le Morte Darthur".
  const isArticle = articles.has(previous.small) && beforePrevious === undefined;
  if (particles.has(previous.small) && !isArticle && word.gap !== ', ' && !shouted) return true;
  if (/^(?:on|to)$/.test(previous.small) && answers.has(beforePrevious ?? '')) return true;
  return (
    (isRareWord(small) ? titlesBeforeNames : alwaysBeforeNames).has(previous.small) ||
    (previous.small === 'of' && namedWithOf.has(beforePrevious ?? ''))
  );
}

const isPersonal = (kind: string | undefined): boolean =>
  kind === 'person' || kind === 'other' || kind === 'unknown';

/** Whether a word that may be a name is used as one: after a name word, in a pair of names, or in the genitive. */
function standsAsName(at: WordInTitle): boolean {
  const { word, small, next, previous } = at;
  if (followsNameWord(at)) return true;
  if (word.joined && isPersonal(previous?.name)) return true;
  if (/^[-‐‑–]$/.test(word.after) && isPersonal(knownName(next?.text ?? '')?.kind)) return true;
  return word.text.length - small.length === 2 && !small.endsWith('s') && !isGrammarWord(small);
}

/** Known phrases decide all their words. */
export const knownPhrases: Rule = (at) =>
  at.phrase && { form: inForm(at, at.phrase.form), name: at.phrase.name ? 'place' : undefined };

/** Listed names; those that are also ordinary words only if used as names. */
export const knownNames: Rule = (at) => {
  const name = knownName(at.small) ?? knownName(at.word.text);
  // `Ms` or `Am` in a headline is not an acronym.
  if (!name || (name.kind === 'symbol' && name.form.length < 3 && !at.shouted)) return undefined;
  // "chips" is not the plural of ChIP.
  const isPluralWord = name.kind === 'symbol' && name.form.endsWith('s') && isOrdinaryWord(at.small);
  if ((isListedOrdinary(at.small) || isPluralWord) && !standsAsName(at)) return asOrdinary(at);
  // In a pair of names the second is a family name: "Madin–Darby".
  const kind = name.kind === 'given' && at.word.joined ? 'person' : name.kind;
  return { form: inForm(at, name.form), name: kind };
};

/** Contractions, whose letters after the apostrophe are those of a word. */
const contraction = /['’ʼ](?:[std]|re|ve|ll|m|em|cause|til|am|all|clock|n)$|n['’ʼ]t|^[oy]['’ʼ]/;

/** "Qur'an", "Ch'in", "Hawai'i": in a headline, an apostrophe inside any other word belongs to a name. */
export const namesWithApostrophe: Rule = (at) =>
  /^\p{L}{2,}['’ʼ]\p{L}+$/u.test(at.word.text) && !contraction.test(at.word.text.toLowerCase())
    ? asName(at)
    : undefined;

const prefixes = wordSet('re de co bi pre non un');

/** `Co-Evolution`; but Co alone is cobalt. */
export const prefixesWithHyphen: Rule = (at) =>
  prefixes.has(at.small) && /^[-‐‑]$/.test(at.word.after) ? asOrdinary(at) : undefined;

/** An author with his year: `(Springer 1939)`. */
export const authorsWithYear: Rule = (at) =>
  at.word.gap.endsWith('(') && /^(?:1[789]|20)\d\d$/.test(at.next?.text ?? '') && mayBeFamilyName(at.small)
    ? asName(at)
    : undefined;

/** Ordinary words, listed or by ending; after a given name, endings shared with family names do not count. */
export const ordinaryWords: Rule = (at) => {
  if (!isOrdinaryWord(at.small) && !isOrdinaryWord(at.word.text.toLowerCase())) return undefined;
  const isNamed = personalTitles.has(at.previous?.small ?? '') || mayBeFamilyName(at.small);
  return isNamed && followsNameWord(at) ? asName(at) : asOrdinary(at);
};

/** Brackets hold the Latin name of an animal or plant, its author, or a place: `(Xiphias gladius)`. */
export const openingOfBrackets: Rule = (at) =>
  at.word.gap === ' (' && !at.word.after.startsWith(')') && at.small.length > 3
    ? asLikelyName(at)
    : undefined;

/** The end of a list of names: `(Chondrichthyes, Triakidae)`. */
export const endsOfNameLists: Rule = (at) => {
  const afterName = at.previous?.name !== undefined && at.previous.name !== 'symbol' && at.word.gap === ', ';
  return afterName && /^[).]|^$/.test(at.word.after) ? asLikelyName(at) : undefined;
};

/** An unknown word that is used as a name, names a river or opens italics. */
export const unknownNames: Rule = (at) => {
  const namesPlace = beforeNamingNouns.has(at.next?.text.toLowerCase() ?? '') && /^\s$/.test(at.word.after);
  return standsAsName(at) || namesPlace || at.word.italic ? asLikelyName(at) : undefined;
};

/** -ski, -mann, -burg, -ian. */
export const endingsOfNames: Rule = (at) => (nameEnding.test(at.small) ? asLikelyName(at) : undefined);

/** Without evidence a word is ordinary, which is right 19 times of 20. */
export const unknownWords: Rule = (at) => ({ ...asOrdinary(at), doubtful: true });
