import { knownName } from './known-names.ts';
import { letterCase } from './letter-case.ts';
import { grammarWords } from './ordinary-words.ts';
import type { Word } from './title-words.ts';

/** Form of a title: sentence case, or headline case with a capital for every content word. */
export type TitleForm = 'sentence' | 'headline';

/** The form of most content words; function words, names and first words do not count. */
export function titleForm(words: Word[]): TitleForm {
  let capitals = 0;
  let smalls = 0;
  for (const { text, begins, fixed, joined } of words) {
    const small = text.toLowerCase();
    if (begins || fixed || joined || text.length < 3 || grammarWords.has(small) || knownName(small)) continue;
    const given = letterCase(text);
    if (given === 'capital') capitals += 1;
    if (given === 'small') smalls += 1;
  }
  return capitals > 0 && capitals >= smalls ? 'headline' : 'sentence';
}
