import { letterCase } from './letter-case.ts';
import { capitalHabit } from './title-language.ts';
import { recase, type Word } from './title-words.ts';

/** Prepositions that are hardly ever adverbs or parts of a verb: small whatever their length. MLA, 9th ed., 2.90; Chicago, 17th ed., 8.159. */
const prepositions = new Set(
  'across against alongside amid amidst among amongst between despite during from into onto throughout toward towards upon versus via vs with within without'.split(
    ' ',
  ),
);

/** Other words that headlines leave small. A capital of theirs tells nothing where a record gives every word one. */
const others = new Set('an and as at but by for in nor of on or the to'.split(' '));

const isSmallWord = (word: string): boolean => prepositions.has(word) || others.has(word);

/** What has to be looked at: of all other titles the tables are not asked. */
const hasCandidate = new RegExp(
  `[\\s-](?:${[...prepositions, ...others].map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('|')})[\\s-]`,
);

/** Latin phrases, in which "in" is no English preposition: both words are set alike. */
const afterIn = new Set('silico situ utero vitro vivo'.split(' '));

/** What "a" may follow to be the article, and not a letter: "as a", "Vitamin A". */
const beforeArticle = new Set('as at for from into is of on or than to with'.split(' '));

/** Whether a word stands inside its title, where another follows after nothing but a space or a hyphen. */
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

function isSmall(words: readonly Word[], at: number, everywhere: boolean): boolean {
  const word = words[at];
  if (!word || letterCase(word.text) !== 'capital' || !standsInside(word)) return false;
  const text = word.text.toLowerCase();
  const next = words[at + 1]?.text.toLowerCase() ?? '';
  if (prepositions.has(text)) return true;
  if (!everywhere) return false;
  if (text === 'a') return beforeArticle.has(words[at - 1]?.text.toLowerCase() ?? '');
  // "Checking In with Grief": of two prepositions the first belongs to the verb.
  const opensPhrase = prepositions.has(next) || (text === 'in' && afterIn.has(next));
  return others.has(text) && !opensPhrase;
}

/**
 * An English headline with its words of grammar in small letters, which styles with headline capitals want and CSL, which keeps every
 * capital, cannot give: "Ports From Maine to Texas", "The Effects Of Sleep". MLA Handbook, 9th ed., 2.90; Chicago Manual of Style,
 * 17th ed., 8.159. `onlyWhereEverywhere` leaves alone what somebody chose: for names of journals.
 */
export function smallWordsInHeadline(title: string, language?: string, onlyWhereEverywhere = false): string {
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
    if (onlyWhereEverywhere && !everywhere) return texts;
    return texts.map((text, at) => (isSmall(words, at, everywhere) ? text.toLowerCase() : text));
  });
}
