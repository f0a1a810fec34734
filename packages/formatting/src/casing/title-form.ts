import { knownName } from './known-names.ts';
import { letterCase } from './letter-case.ts';
import { grammarWords, isOrdinaryWord } from './ordinary-words.ts';
import type { Word } from './title-words.ts';

/** Form of a title: sentence case, or headline case with a capital for every content word. */
export type TitleForm = 'sentence' | 'headline';

/** Whether a word follows a first word that is no ordinary one, as a family name follows a given name: "Brené Brown: ...". */
function followsGivenName(words: Word[], at: number): boolean {
  const before = words[at - 1];
  const small = before?.text.toLowerCase() ?? '';
  return (
    before?.begins !== undefined &&
    words[at]?.gap === ' ' &&
    !grammarWords.has(small) &&
    !isOrdinaryWord(small)
  );
}

/** The form of most content words; function words, names and first words do not count. */
export function titleForm(words: Word[]): TitleForm {
  let capitals = 0;
  let familyNames = 0;
  let smalls = 0;
  for (const [at, { text, begins, fixed, joined }] of words.entries()) {
    const small = text.toLowerCase();
    if (begins || fixed || joined || text.length < 3 || grammarWords.has(small) || knownName(small)) continue;
    const given = letterCase(text);
    if (given === 'capital') capitals += 1;
    if (given === 'capital' && followsGivenName(words, at)) familyNames += 1;
    if (given === 'small') smalls += 1;
  }
  // Without any word that decides, function words do: "This Is America".
  if (
    capitals + smalls === 0 &&
    words.some(
      ({ text, begins, fixed, gap }) =>
        !begins &&
        !fixed &&
        gap === ' ' &&
        letterCase(text) === 'capital' &&
        text.length > 1 &&
        grammarWords.has(text.toLowerCase()),
    )
  )
    return 'headline';
  const certain = smalls > 0 ? capitals - familyNames : capitals;
  return certain > 0 && certain >= smalls ? 'headline' : 'sentence';
}

const phraseWords = new Set(
  'and as at by for from in into of on or over through to under with without'.split(' '),
);

/**
 * How many words at the beginning of a title are a headline: all, none, or the main title before a subtitle in sentence case,
 * as catalogues have them: "Ageing with Smartphones: When life becomes craft".
 */
export function wordsInHeadline(words: Word[]): number {
  if (titleForm(words) === 'headline') return words.length;
  const end = words.findIndex(({ begins }) => begins === 'subtitle');
  const main = words.slice(0, Math.max(end, 0));
  const weighty = main.filter(
    ({ text, begins, fixed }) =>
      !begins && !fixed && text.length > 2 && !grammarWords.has(text.toLowerCase()) && !knownName(text),
  );
  // A few words without a preposition may be a name: "Maze Suite: A set of tools".
  const isPhrase = main.some(({ text, begins }) => !begins && phraseWords.has(text));
  const isHeadline =
    isPhrase &&
    weighty.length > 0 &&
    weighty.every(({ text }) => letterCase(text) === 'capital' && isOrdinaryWord(text.toLowerCase()));
  return isHeadline ? end : 0;
}
