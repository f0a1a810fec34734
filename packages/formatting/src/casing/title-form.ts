import { knownName } from './known-names.ts';
import { letterCase } from './letter-case.ts';
import { grammarWords } from './ordinary-words.ts';
import type { Word } from './title-words.ts';

/** How a title is written: as a sentence, or as a headline with a capital for every word of weight. */
export type TitleForm = 'sentence' | 'headline';

/** The form that most of a title's telling words speak for; words of grammar, names and first words tell nothing. */
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
