import type { CasingEvidence } from './casing-evidence.ts';
import { decideWords } from './decide-words.ts';
import { capitalised, letterCase } from './letter-case.ts';
import { type CasedTitle, normaliseCapitals, titleLimit } from './normalise-capitals.ts';
import { observedForms } from './observed-forms.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import { titleForm } from './title-form.ts';
import { capitalHabit } from './title-language.ts';
import { recase, type Word } from './title-words.ts';

/** What becomes of the first word after a colon: APA and IEEE want a capital, Harvard (Cite Them Right) none. */
export type SubtitleCase = 'given' | 'capital' | 'small';

/** The first word of a title or subtitle, which has a capital unless it is a symbol of its own (mRNA, p53, eLife). */
function opened(text: string): string {
  return letterCase(text) === 'small' && isOrdinaryWord(text) ? capitalised(text) : text;
}

function openedWord(word: Word, form: string, subtitle: SubtitleCase): string {
  if (word.begins === undefined) return form;
  if (word.begins === 'title') return opened(word.text);
  if (subtitle === 'given') return word.text;
  const afterColon = word.gap.trimEnd().endsWith(':');
  return subtitle === 'capital' ? opened(word.text) : afterColon ? form : word.text;
}

/**
 * One sentence whose only capital is its first letter, in signs that neither open a subtitle nor need the tables of Unicode:
 * no rule has anything to say about it. What begins with a letter and a number may be the number of a contribution.
 */
const isSentence = /^[A-Z](?!-?\d)(?:[a-z0-9 ,;'"()&%]|-(?=[a-z0-9]))*$/;

/**
 * A title in sentence case: a headline loses the capitals that are no part of its words; a title that is written as
 * a sentence already keeps them. Rich text stays as it is. `doubtful` lists the words that are a bet, as they now
 * stand. Publication Manual of the APA, 7th ed., 6.17; Cite Them Right; IEEE Reference Guide.
 */
export function sentenceCase(
  title: string,
  evidence: CasingEvidence = {},
  subtitle: SubtitleCase = 'given',
): CasedTitle {
  if (title.length > titleLimit || isSentence.test(title)) return { title, doubtful: [] };
  const calm = normaliseCapitals(title, evidence);
  const doubtful = new Set(calm.doubtful);
  const cased = recase(calm.title, (words) => {
    const habit = capitalHabit(
      // The ".com" of an address is no word of Portuguese.
      words.filter(({ fixed }) => !fixed).map(({ text }) => text.toLowerCase()),
      evidence.language,
    );
    if (habit !== 'headlines') return words.map(({ text }) => text);
    const headline = titleForm(words) === 'headline';
    const lowered = subtitle === 'small' && words.some(({ begins }) => begins === 'subtitle');
    const decisions = headline || lowered ? decideWords(words, observedForms(evidence), () => false) : [];
    return words.map((word, index) => {
      const decision = decisions[index];
      const form = headline || word.begins ? (decision?.form ?? word.text) : word.text;
      if (headline && decision?.doubtful && !word.begins) doubtful.add(form);
      return openedWord(word, form, subtitle);
    });
  });
  return { title: cased, doubtful: [...doubtful] };
}
