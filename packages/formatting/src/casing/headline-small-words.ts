import { capitalised, letterCase } from './letter-case.ts';
import { capitalHabit, isForeignTitle } from './title-language.ts';
import { recase, type Word } from './title-words.ts';

/** Prepositions that are rarely adverbs or parts of a verb. */
const prepositions = new Set(
  'across against alongside amid amidst among amongst between despite during from into onto throughout toward towards upon versus via vs with within without'.split(
    ' ',
  ),
);

/** Prepositions that may be adverbs at the end of a phrase. */
const orAdverbs = new Set(
  'about above along around behind below beneath beside besides beyond concerning inside near outside over through under underneath'.split(
    ' ',
  ),
);

/** Prepositions that are also conjunctions, which stay: "What Remains After You Leave". */
const orConjunctions = new Set('after before since till until'.split(' '));
const subjects = new Set('he i it she there they we you'.split(' '));

/** Conjunctions and short prepositions that are hardly ever adverbs. */
const connectives = new Set('and as at but for nor of or to'.split(' '));

/** Other words that are small in headline case. Their capitals carry no information if every word has one. */
const others = new Set('an by in on the'.split(' '));

const smallWords = [...prepositions, ...orAdverbs, ...orConjunctions, ...connectives, ...others];
const isSmallWord = (word: string): boolean => smallWords.includes(word);

/** A quick test for titles that may need changes. */
const hasCandidate = new RegExp(
  `[\\s-](?:${smallWords.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('|')})[\\s-]`,
);

const isLong = (word: string): boolean => word.length > 4;

const longPrepositions = new RegExp(
  `(?<=\\p{L}[,;]? )(?:${[...prepositions, ...orAdverbs, ...orConjunctions].filter(isLong).join('|')})(?= [\\p{L}\\p{N}“‘"'(])`,
  'gu',
);

/** Latin phrases, whose "in" is not an English preposition: both words have the same case. */
const afterIn = new Set('silico situ utero vitro vivo'.split(' '));

/** Words after which "a" is the article, not a letter: "as a" but "Vitamin A". */
const beforeArticle = new Set('as at for from into is of on or than to with'.split(' '));

/** Whether a word is inside its title and followed by another after only a space or hyphen. */
const standsInside = (word: Word): boolean =>
  !word.begins &&
  !word.fixed &&
  /^(?:[\s,;]+|[-‐‑])$/.test(word.gap) &&
  /^(?:[^\S\n]+["'“‘(]?|[-‐‑])$/.test(word.after);

/** Whether a record has given every word a capital, as some registries do: "The Effects Of Sleep On Memory". */
function capitalsEverywhere(words: readonly Word[]): boolean {
  const inside = words.filter((word) => standsInside(word) && isSmallWord(word.text.toLowerCase()));
  return inside.length > 0 && inside.every(({ text }) => letterCase(text) === 'capital');
}

/**
 * Which capitals of a record become small: all small words `if every one` has a capital, as names of journals in some registries; also
 * words that are `prepositions only`; or prepositions of any length and conjunctions, as in `all` titles of MLA and Chicago 17; or
 * the `short prepositions` of those, of four letters at most.
 */
type Reach = 'if every one' | 'short prepositions' | 'prepositions only' | 'all';

const isWide = (reach: Reach): boolean => reach === 'all' || reach === 'short prepositions';

function isSmall(words: readonly Word[], at: number, everywhere: boolean, reach: Reach): boolean {
  const word = words[at];
  if (!word || letterCase(word.text) !== 'capital' || !standsInside(word)) return false;
  const text = word.text.toLowerCase();
  const next = words[at + 1]?.text.toLowerCase() ?? '';
  if (text === 'near' && /^east/.test(next)) return false;
  if (reach === 'short prepositions' && isLong(text)) return false;
  if (prepositions.has(text)) return true;
  if (isWide(reach) && (orAdverbs.has(text) || connectives.has(text))) return true;
  if (isWide(reach) && orConjunctions.has(text)) return !subjects.has(next);
  if (!everywhere) return false;
  if (text === 'a') return beforeArticle.has(words[at - 1]?.text.toLowerCase() ?? '');
  // "Checking In with Grief": the first of two prepositions belongs to the verb.
  const opensPhrase = prepositions.has(next) || (text === 'in' && afterIn.has(next));
  return (others.has(text) || connectives.has(text)) && !opensPhrase;
}

/**
 * An English headline with function words in small letters, as headline styles prescribe. CSL cannot do it, because it keeps every
 * given capital: "Ports From Maine to Texas", "The Effects Of Sleep". MLA Handbook, 9th ed., 2.90; Chicago Manual of Style,
 * 17th ed., 8.159.
 */
export function smallWordsInHeadline(title: string, reach: Reach, language?: string): string {
  if (title.length > 1_000 || !hasCandidate.test(title)) return title;
  return recase(title, (words) => {
    const texts = words.map(({ text }) => text);
    if (
      capitalHabit(
        texts.map((text) => text.toLowerCase()),
        language,
      ) !== 'headlines'
    )
      return texts;
    const everywhere = capitalsEverywhere(words);
    if (reach === 'if every one' && !everywhere) return texts;
    return texts.map((text, at) => (isSmall(words, at, everywhere, reach) ? text.toLowerCase() : text));
  });
}

/**
 * An English headline in which prepositions of five letters and more have capitals, which CSL keeps small: "A Conversation About AI".
 * Chicago Manual of Style, 18th ed.
 */
export function largePrepositions(title: string, language?: string): string {
  if (title.length > 1_000 || title.includes('<span') || isForeignTitle(title, language)) return title;
  return title.replace(longPrepositions, capitalised);
}
