import { comparable, isGivenName } from '@citewright/record';
import { endsInBy, endsInWeakCue, says } from './cues.ts';
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
  { isAfterCitation, behind }: Pick<Place, 'isAfterCitation' | 'behind'>,
  linker: Linker,
): boolean {
  const [first, ...more] = own.map(({ text }) => text);
  if (first === undefined || own.some(({ text }) => /^\p{Lu}{2}/u.test(text))) return false;
  const last = comparable(more.at(-1) ?? first);
  if (linker.knows(last)) return true;
  if (more.length === 0) {
    if (afterCitation.test(before)) return isAfterCitation;
    if (says(behind.replace(/^[^()[\]]{0,20}[)\]]/, '')) && !linker.isUsualWord(first)) return true;
    // `balanced by Entropy (2011)`
    const maybeMethod = (endsInWeakCue(before) || endsInBy(before)) && linker.isUsualWord(first);
    return (cue.test(before) || adverb.test(before)) && !maybeMethod;
  }
  return (
    more.length < 4 && isGivenName(first) && own.every(({ text }) => isName(text) || particles.has(text))
  );
}

/** Around names and a year in no brackets that are a citation: `Vgl. Kuhn 1970, S. 12.` */
const seeing =
  /(?<!\p{L})(?:vgl\.|vgl\. (?:auch|hierzu|dazu)|siehe(?: auch)?|so auch|zit\. (?:nach|n\.)|see(?: also)?|cf\.|compare|voir(?: aussi)?|véase(?: también)?|ver|cfr\.|vedi|zie|jf\.|jfr)\s$/iu;
const locator = /^\s?(?:[,:]\s?(?:(?:pp?|S|s|págs?|Kap|chap|ch)\.\s?)?|pp?\.\s?)\d{1,4}(?![\p{L}\d])/u;

/** Before the second party of a case at law: `Brown v. Board of Education (1954)`. */
const parties = /\p{Lu}[\p{L}.]*\sv(?:s?\.)?\s[^;()\n]{0,30}$/u;

/** Few works older than this are cited by name and year, unless the list has such. */
const modern = 1_900;

interface Place {
  isNarrative: boolean;
  inBracket: boolean;
  year: string;
  /** What stands behind the year. */
  behind: string;
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
  const { isNarrative, inBracket, year, behind } = place;
  let first = 0;
  if (!inBracket) {
    const lastGlue = tokens.findLastIndex(
      ({ text }) => glue.has(text) && !connectors.has(text) && !particles.has(text),
    );
    if (lastGlue >= 0) first = lastGlue + 1;
  }
  if (isNarrative) first = Math.max(first, tokens.findLastIndex(({ text }) => text === ';') + 1);
  if (isNarrative || !inBracket) {
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
    // `R Core Team`
    const isBody = own.length > 2 && /\p{Ll}/u.test(last);
    if (!isBody && own.some(({ text }) => /^\p{Lu}{1,2}$/u.test(text))) return undefined;
    if (year !== '' && Number(year) < Math.min(linker.oldest, modern)) return undefined;
  }
  if (isNarrative && isVolume(behind.slice(0, 12))) return undefined;
  if (!isList && (isEvent(units[0] ?? '') || linker.isPlace(units[0] ?? ''))) return undefined;
  const start = own[0]?.start ?? 0;
  const words = comparable(text.slice(start, own.at(-1)?.end));
  if (linker.isTitle(words, year) || (isNarrative && linker.isJournal(words))) return undefined;
  const before = text.slice(Math.max(0, start - 40), start);
  if (/["“”«»‘„]\s*$/u.test(before) || parties.test(before)) return undefined;
  const isCited = isNarrative
    ? isList || isPerson(own, before, place, linker)
    : inBracket || (seeing.test(before) && locator.test(behind) && !linker.isUsualWord(last));
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
