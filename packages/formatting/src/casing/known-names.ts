import { capitalised } from './letter-case.ts';
import { phrases, smallPhrases, works } from './lexicon/phrases.ts';
import { symbols } from './lexicon/symbols.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import { brands, families, givenNames, otherNames, peoples, places, taxa } from './packed/lexicon.ts';
import { unpackWords } from './packed-words.ts';

/** Kinds of known names; `other` are those of a spelling dictionary, mostly of persons and places. */
export type NameKind = 'place' | 'people' | 'person' | 'given' | 'taxon' | 'brand' | 'symbol' | 'other';

/** A known name in its usual spelling. */
export interface KnownName {
  form: string;
  kind: NameKind;
}

// Later lists win: a place is stronger evidence than a person of the same name.
const lists: readonly [NameKind, string][] = [
  ['other', otherNames],
  ['brand', brands],
  ['person', families],
  ['given', givenNames],
  ['taxon', taxa],
  ['people', peoples],
  ['place', places],
];

const known: ReadonlyMap<string, KnownName> = new Map([
  ...symbols
    .trim()
    .split(/\s+/)
    .map((form): [string, KnownName] => [form.toLowerCase(), { form, kind: 'symbol' }]),
  ...lists.flatMap(([kind, list]) =>
    unpackWords(list).map((word): [string, KnownName] => [word, { form: capitalised(word), kind }]),
  ),
]);

/** The known name of a word, ignoring case; peoples, symbols and families (the Simpsons) also in the plural. */
export function knownName(word: string): KnownName | undefined {
  const small = word.toLowerCase();
  const name = known.get(small);
  if (name || !small.endsWith('s')) return name;
  const singular = known.get(small.slice(0, -1));
  const hasPlural =
    singular?.kind === 'people' ||
    (singular?.kind === 'symbol' && singular.form.length > 2) ||
    (/^(?:person|given|other)$/.test(singular?.kind ?? '') && small.length > 5 && !isOrdinaryWord(small));
  return singular && hasPlural ? { ...singular, form: `${singular.form}s` } : undefined;
}

type Phrase = { words: string[]; forms: string[] };

function indexed(list: string): ReadonlyMap<string, Phrase[]> {
  const index = new Map<string, Phrase[]>();
  for (const phrase of list.trim().split(/\s*[|\n]\s*/)) {
    const forms = phrase.split(/[\s.-]+/).filter(Boolean);
    const words = forms.map((form) => form.toLowerCase());
    const [first = ''] = words;
    index.set(first, [...(index.get(first) ?? []), { words, forms }]);
  }
  return index;
}

const capitalPhrases = indexed(phrases);
const worksWithin = indexed(works);
const plainPhrases = indexed(smallPhrases);

function longestAt(
  index: ReadonlyMap<string, Phrase[]>,
  words: string[],
  position: number,
): string[] | undefined {
  let longest: string[] | undefined;
  for (const { words: phrase, forms } of index.get(words[position] ?? '') ?? []) {
    if (phrase.length <= (longest?.length ?? 0)) continue;
    if (phrase.every((word, offset) => words[position + offset] === word)) longest = forms;
  }
  return longest;
}

/** Whether a position is the first of a title, or the second after an article. */
const isFirst = (words: string[], position: number): boolean =>
  position === 0 || (position === 1 && /^(?:an?|the)$/.test(words[0] ?? ''));

/** The forms of the longest known phrase at a position of small-lettered words; `name` says whether it is a name. */
export function knownPhrase(
  words: string[],
  position: number,
): { forms: string[]; name: boolean } | undefined {
  const work = isFirst(words, position) ? undefined : longestAt(worksWithin, words, position);
  const name = work ?? longestAt(capitalPhrases, words, position);
  if (name) return { forms: name, name: true };
  const plain = longestAt(plainPhrases, words, position);
  return plain && { forms: plain, name: false };
}
