import { type KnownName, knownName } from './known-names.ts';
import { capitalised, letterCase } from './letter-case.ts';
import type { ObservedForms } from './observed-forms.ts';
import { isListedOrdinary, isOrdinaryWord, mayBeFamilyName } from './ordinary-words.ts';
import type { Word } from './title-words.ts';

/** How a word inside a title is to be written. */
export interface Decision {
  form: string;
  /** What the word is the name of; `unknown` for a name that no list knows, `undefined` for no name. */
  name: KnownName['kind'] | 'unknown' | undefined;
  /** Whether it was a bet: no list and no evidence knows the word. */
  doubtful?: boolean;
}

/** A word with all that the rules may look at. */
export interface WordInTitle {
  word: Word;
  /** The word in small letters, without the genitive's `'s`. */
  small: string;
  next: Word | undefined;
  /** The word before and what was decided about it. */
  previous: (Decision & { small: string }) | undefined;
  beforePrevious: string | undefined;
  /** Whether the capitals around tell nothing, because everything is in capitals. */
  shouted: boolean;
  /** The form that a known phrase of several words gives this word. */
  phrase: { form: string; name: boolean } | undefined;
  observed: ObservedForms;
}

type Rule = (at: WordInTitle) => Decision | undefined;

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const lettered = words(
  'vitamin hepatitis protein group type influenza immunoglobulin apolipoprotein cyclosporine cyclosporin bisphenol toxin factor class part section plan grade staphylococcal',
);
/** Words of grammar that no article stands before: a capital A there is a letter ("Salivary immunoglobulin A in athletes"). */
const afterLetters = words('in and of on with for at by from to is as or but is are');
const placeNouns = words(
  'river sea ocean lake bay gulf island islands peninsula mountain mountains valley plateau strait desert county province university college canyon archipelago creek falls empire revolution war republic',
);
const nounsAfterPeoples = words('sea ocean peninsula islands plateau empire revolution war republic alps');
const namingNouns = words(
  'river lake county valley creek bay sea island islands peninsula university canyon mountains lagoon strait',
);
const namedAfterOf = words(
  'university gulf bay republic kingdom city county isle duke battle treaty province island council diocese',
);
const titlesBefore = words(
  'lake hurricane typhoon mount mt cape fort port saint st san santa sir lord lady mr mrs dr pope king queen prince princess emperor president',
);
const alwaysNaming = words('lake hurricane typhoon san santa saint st sir mr mrs dr mount mt fort');
const directions = words('north south east west');
const prefixes = words('re de co bi pre non un');
const particles = words('van von der de del della di da du la le los las el al ibn bin mac ben');
const months = words('may march august');
const monthBefore = words('in of since until from to by early late mid');

const roman = /^(?:i{2,3}|iv|vi{0,3}|ix|x{1,3}i{0,3}|x{0,2}i[vx]|x{1,2}vi{0,3})$/;
const genusEnding = /(?:us|a|um|is|es|ys|ax|on|ix|ops|as|ma)$/;
const latinEnding = /(?:us|a|um|is|i|ae|ii|ensis|oides|cola|ans|ens|ex|ax|os|on|es)$/;
const taxonEnding =
  /(?:idae|aceae|viridae|coccus|bacter|[a-z]{3}bacterium|monas|myces|saurus|pithecus|optera|ichthyes|phyta|mycota)$/;
const nameEnding =
  /(?:sk[iy]|skii|sson|stein|mann|burg|burgh|ville|shire|stan|stans|ovich|evich|wicz|escu|enko|[^aeiou]ians?|[eo]ean)$/;
const vowel = /[aeiouyàâäáåãæèéêëìíîïòóôöøõùúûüœ]/;

const small = ({ word }: WordInTitle): Decision => ({ form: word.text.toLowerCase(), name: undefined });
/** The word with a capital, and in capitals only when it was so among small-lettered words. */
function withCapital({ word, shouted }: WordInTitle): string {
  return shouted ? capitalised(word.text.toLowerCase()) : capitalised(word.text);
}
const asName = (at: WordInTitle): Decision => ({ form: withCapital(at), name: 'unknown' });
/** A known form for the word's beginning; what follows (`'s`) in small letters. */
const inForm = ({ word }: WordInTitle, form: string): string =>
  form + word.text.slice(form.length).toLowerCase();

const isUnknown = (text: string): boolean => !isOrdinaryWord(text) && !knownName(text);
const isName = (text: string): boolean => knownName(text) !== undefined && !isListedOrdinary(text);

const keepWhatIsNoHeadlineCapital: Rule = ({ word, shouted }) => {
  const given = letterCase(word.text);
  if (/^\d+(?:st|nd|rd|th)$/i.test(word.text)) return { form: word.text.toLowerCase(), name: undefined };
  if (given === 'small' || given === 'none') return { form: word.text, name: undefined };
  if (shouted) return undefined;
  return given === 'capital' && !/\d/.test(word.text) ? undefined : { form: word.text, name: 'symbol' };
};

const knownPhrases: Rule = (at) =>
  at.phrase && { form: inForm(at, at.phrase.form), name: at.phrase.name ? 'place' : undefined };

const observedInRecord: Rule = (at) => {
  if (at.word.text.length === 1) return undefined;
  if (at.observed.small.has(at.small)) return small(at);
  const form = at.observed.capital.get(at.small);
  return form === undefined
    ? undefined
    : { form: inForm(at, form), name: knownName(at.small)?.kind ?? 'unknown' };
};

const singleLetters: Rule = (at) => {
  if (at.word.text.length > 1) return undefined;
  const isArticle =
    at.small === 'a' && /^\s/.test(at.word.after) && at.next && !lettered.has(at.previous?.small ?? '');
  return isArticle ? small(at) : { form: at.word.text, name: undefined };
};

const romanNumerals: Rule = (at) =>
  roman.test(at.small) ? { form: at.word.text.toUpperCase(), name: 'symbol' } : undefined;

const monthsThatAreWords: Rule = (at) => {
  if (!months.has(at.small)) return undefined;
  const dated =
    /^\s*\d/.test(at.next?.text ?? '') ||
    /^\d+$/.test(at.previous?.small ?? '') ||
    monthBefore.has(at.previous?.small ?? '');
  return dated ? asName(at) : small(at);
};

const epithetsOfSpecies: Rule = (at) => {
  const afterGenus =
    at.previous?.name === 'taxon' || (at.previous?.small.length === 1 && at.word.gap === '. ');
  return afterGenus && latinEnding.test(at.small) && isUnknown(at.small) ? small(at) : undefined;
};

const nounsOfPlaces: Rule = (at) => {
  const before = at.previous?.name;
  if (at.word.joined || before === undefined) return undefined;
  const nouns =
    before === 'people'
      ? nounsAfterPeoples
      : before === 'place' || before === 'unknown'
        ? placeNouns
        : undefined;
  return nouns?.has(at.small) ? { form: withCapital(at), name: 'place' } : undefined;
};

const titlesBeforeNames: Rule = (at) => {
  const next = at.next?.text.toLowerCase();
  if (
    next === undefined ||
    at.next?.begins ||
    !titlesBefore.has(at.small) ||
    letterCase(at.next?.text ?? '') === 'small'
  )
    return undefined;
  return isName(next) || (alwaysNaming.has(at.small) && isUnknown(next)) ? asName(at) : undefined;
};

const directionsOfPlaces: Rule = (at) => {
  const next = knownName(at.next?.text ?? '');
  return directions.has(at.small) && next?.kind === 'place' && /^[\s-]$/.test(at.word.after)
    ? asName(at)
    : undefined;
};

/** Whether the neighbours of a word that may be a name say that it is one. */
function standsAsName({ word, small: text, next, previous, beforePrevious }: WordInTitle): boolean {
  if (previous?.name === 'given' && /^\s$/.test(word.gap)) return true;
  if (previous && previous.small.length === 1 && previous.small !== 'a' && word.gap === '. ') return true;
  if (previous && particles.has(previous.small) && word.gap !== ', ') return true;
  if (previous && alwaysNaming.has(previous.small)) return true;
  if (previous?.small === 'of' && namedAfterOf.has(beforePrevious ?? '')) return true;
  if (word.joined && (previous?.name === 'person' || previous?.name === 'unknown')) return true;
  if (/^[-‐‑–]$/.test(word.after) && knownName(next?.text ?? '')?.kind === 'person') return true;
  return word.text.length > text.length && word.text.length - text.length === 2 && !/s$/.test(text);
}

const knownNames: Rule = (at) => {
  const name = knownName(at.small) ?? knownName(at.word.text);
  if (!name || (name.kind === 'symbol' && name.form.length < 3 && !at.shouted)) return undefined;
  if (isListedOrdinary(at.small) && !standsAsName(at)) return small(at);
  return { form: inForm(at, name.form), name: name.kind };
};

const ordinaryWords: Rule = (at) => {
  if (!isOrdinaryWord(at.small) && !isOrdinaryWord(at.word.text.toLowerCase())) return undefined;
  return mayBeFamilyName(at.small) && standsAsName(at) ? asName(at) : small(at);
};

const prefixesWithHyphen: Rule = (at) =>
  prefixes.has(at.small) && /^[-‐‑]$/.test(at.word.after) ? small(at) : undefined;

/** Brackets hold the Latin name of an animal or plant, its author, or a place: `(Xiphias gladius)`, `(Jiaodong, China)`. */
const openingOfBrackets: Rule = (at) =>
  at.word.gap === ' (' && !at.word.after.startsWith(')') && at.small.length > 3
    ? { ...asName(at), doubtful: true }
    : undefined;

/** The end of a list of names: `(Chondrichthyes, Triakidae)`, `Rio Colonia, Chile`. */
const afterNameInList: Rule = (at) =>
  at.word.gap === ', ' &&
  at.previous?.name !== undefined &&
  at.previous.name !== 'symbol' &&
  /^[).]|^$/.test(at.word.after)
    ? { ...asName(at), doubtful: true }
    : undefined;

/** An author with his year: `(Springer 1939)`. */
const authorsWithYear: Rule = (at) =>
  at.word.gap.endsWith('(') && /^(?:1[789]|20)\d\d$/.test(at.next?.text ?? '') && mayBeFamilyName(at.small)
    ? asName(at)
    : undefined;

/** A genus that no list knows, by the Latin look of two unknown words in a row: `Conyza Canadensis`. */
const generaBeforeEpithets: Rule = (at) => {
  const next = at.next?.text.toLowerCase() ?? '';
  const isLatin =
    genusEnding.test(at.small) && latinEnding.test(next) && next.length > 3 && at.small.length > 3;
  if (!isLatin || at.word.after !== ' ' || !isUnknown(next) || letterCase(at.next?.text ?? '') === 'inner')
    return undefined;
  return { ...asName(at), name: 'taxon', doubtful: true };
};

const unknownInPlaceOfName: Rule = (at) => {
  const namesRiver = namingNouns.has(at.next?.text.toLowerCase() ?? '') && /^\s$/.test(at.word.after);
  return standsAsName(at) || namesRiver || at.word.italic ? { ...asName(at), doubtful: true } : undefined;
};

const shortSymbols: Rule = (at) => {
  const letters = at.word.text.length;
  if (at.shouted) return vowel.test(at.small) ? undefined : { form: at.word.text, name: 'symbol' };
  return letters === 2 || !vowel.test(at.small) ? { form: at.word.text, name: 'symbol' } : undefined;
};

const acronymsInBrackets: Rule = (at) =>
  at.shouted && /[([]$/.test(at.word.gap) && /^[)\]]/.test(at.word.after) && at.word.text.length < 7
    ? { form: at.word.text, name: 'symbol', doubtful: true }
    : undefined;

const endingsOfNames: Rule = (at) =>
  nameEnding.test(at.small) ? { ...asName(at), doubtful: true } : undefined;

const endingsOfTaxa: Rule = (at) =>
  taxonEnding.test(at.small) ? { ...asName(at), name: 'taxon', doubtful: true } : undefined;

const unknownWords: Rule = (at) => ({ ...small(at), doubtful: true });

const rules: readonly Rule[] = [
  keepWhatIsNoHeadlineCapital,
  knownPhrases,
  observedInRecord,
  singleLetters,
  romanNumerals,
  monthsThatAreWords,
  epithetsOfSpecies,
  nounsOfPlaces,
  titlesBeforeNames,
  directionsOfPlaces,
  knownNames,
  prefixesWithHyphen,
  endingsOfTaxa,
  authorsWithYear,
  ordinaryWords,
  openingOfBrackets,
  afterNameInList,
  generaBeforeEpithets,
  unknownInPlaceOfName,
  shortSymbols,
  acronymsInBrackets,
  endingsOfNames,
  unknownWords,
];

/** The first rule that has an answer decides how a word inside a title is written. */
export function decideWord(at: WordInTitle): Decision {
  for (const rule of rules) {
    const decision = rule(at);
    if (decision) return decision;
  }
  return small(at);
}
