import { comparable, isGivenName } from '@citewright/record';
import { endsInBy, endsInWeakCue } from './cues.ts';
import type { Linker } from './linker.ts';
import { isName, namesOf, type Token } from './names.ts';
import { isEvent, isVolume } from './places.ts';
import { connectors, glue, notNames, others, particles } from './words.ts';

// Names and years that are a citation, although the list has no such entry.

/** Before a name that is cited without brackets. */
const cue =
  /(?:^|[.;:(]|\b(?:according to|by|of|to|from|see|and|or|as|with|segundo|conforme|para|por|de|com|e|ou|ver|vide|selon|chez|et|voir|nach|laut|bei|und|siehe|según|como|y|secondo|da))\s*$/iu;

/** Words that begin a sentence before a name: `Schon Weber (1922)`. */
const adverb =
  /(?:^|[.;:?!]\s+)(?:already|also|likewise|similarly|schon|bereits|auch|so|ebenso|ähnlich|déjà|aussi|de même|ya|también|asimismo|já|também)\s*$/iu;

/** Before a name that continues a list of citations: `Anscombe (1958), Foot (1967)`. */
const afterCitation = /\d[a-z]?[^()]{0,20}[)\]]\s*(?:[,;]|(?:[,;]\s*)?(?:and|e|y|et|und|ou|or|en|&))\s*$/u;

/** Whether a name in running text is that of an author, not a word with a capital before a year. */
function isPerson(
  own: readonly Token[],
  before: string,
  { isAfterCitation }: Pick<Place, 'isAfterCitation'>,
  linker: Linker,
): boolean {
  const [first, ...more] = own.map(({ text }) => text);
  if (first === undefined || own.some(({ text }) => /^\p{Lu}{2}/u.test(text))) return false;
  const last = comparable(more.at(-1) ?? first);
  if (linker.knows(last)) return true;
  if (more.length === 0) {
    if (afterCitation.test(before)) return isAfterCitation;
    // `balanced by Entropy (2011)`
    const maybeMethod = (endsInWeakCue(before) || endsInBy(before)) && linker.isUsualWord(first);
    return (cue.test(before) || adverb.test(before)) && !maybeMethod;
  }
  return (
    more.length < 4 && isGivenName(first) && own.every(({ text }) => isName(text) || particles.has(text))
  );
}

/** Few works older than this are cited by name and year, unless the list has such. */
const modern = 1_900;

interface Place {
  isNarrative: boolean;
  inBracket: boolean;
  year: string;
  /** Where the year ends. */
  end: number;
  /** What stands before it is surely a citation: it leads to a work of the list, or its words are those of citing. */
  isAfterCitation: boolean;
}

/** The token at which a citation begins that the list has no entry for; absent where names and a year are no citation. */
export function unlistedStart(
  text: string,
  tokens: readonly Token[],
  place: Place,
  linker: Linker,
): number | undefined {
  const { isNarrative, inBracket, year, end } = place;
  let first = 0;
  if (!inBracket) {
    const lastGlue = tokens.findLastIndex(
      ({ text }) => glue.has(text) && !connectors.has(text) && !particles.has(text),
    );
    if (lastGlue >= 0) first = lastGlue + 1;
  }
  if (isNarrative) {
    // `Prüfstein der Demokratie. Schon Weber (1922)`
    const lastOfSentence = tokens.findLastIndex(
      ({ text }, at) => at < tokens.length - 1 && /\p{Ll}{3}\.$/u.test(text) && !others.has(text),
    );
    first = Math.max(first, lastOfSentence + 1);
  }
  while (
    first < tokens.length &&
    (notNames.has(comparable(tokens[first]?.text ?? '')) || !isName(tokens[first]?.text ?? ''))
  )
    first += 1;
  const own = tokens.slice(first);
  const last = own.at(-1)?.text.replace(/\.$/, '') ?? '';
  if (own.length === 0 || !(isName(last) || others.has(last))) return undefined;
  const { units, etAl } = namesOf(own);
  if (units.length === 0 || units.some((unit) => notNames.has(unit))) return undefined;
  const isList = etAl || units.length > 1;
  if (!isList) {
    if (own.some(({ text }) => /^\p{Lu}{1,2}$/u.test(text))) return undefined;
    if (year !== '' && Number(year) < Math.min(linker.oldest, modern)) return undefined;
  }
  if (isNarrative && isVolume(text.slice(end, end + 12))) return undefined;
  if (!isList && (isEvent(units[0] ?? '') || linker.isPlace(units[0] ?? ''))) return undefined;
  const start = own[0]?.start ?? 0;
  const words = comparable(text.slice(start, own.at(-1)?.end));
  if (linker.isTitle(words, year) || (isNarrative && linker.isJournal(words))) return undefined;
  const before = text.slice(Math.max(0, start - 40), start);
  if (/["“”«»‘„]\s*$/u.test(before)) return undefined;
  const isCited = isNarrative ? isList || isPerson(own, before, place, linker) : inBracket;
  return isCited ? first : undefined;
}

/** The token at which names before a year in brackets begin, where one of them is misspelt and the list has the work. */
export function misspeltStart(
  tokens: readonly Token[],
  year: string,
  suffix: string,
  linker: Linker,
): number | undefined {
  const at = tokens.findIndex(
    ({ text }, index) =>
      isName(text) &&
      !notNames.has(comparable(text)) &&
      linker.near(tokens.slice(index), year, suffix)?.differs === 'author',
  );
  return at < 0 ? undefined : at;
}
