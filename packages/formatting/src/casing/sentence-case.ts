import type { CasingEvidence } from './casing-evidence.ts';
import { decideWords } from './decide-words.ts';
import { capitalised, letterCase } from './letter-case.ts';
import { type CasedTitle, normaliseCapitals, titleLimit } from './normalise-capitals.ts';
import { observedForms } from './observed-forms.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import { wordsInHeadline } from './title-form.ts';
import { capitalHabit } from './title-language.ts';
import { recase, type Word } from './title-words.ts';

/** Case of the first word after a colon: a capital in APA and IEEE, small in Harvard (Cite Them Right). */
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
 * One ASCII sentence whose only capital is its first letter and that has no subtitle: no rule changes it. A title that begins
 * with a letter and a digit may begin with the number of a contribution.
 */
const isSentence = /^[A-Z](?!-?\d)(?:[a-z0-9 ,;'"()&%]|-(?=[a-z0-9]))*$/;

/**
 * A title in sentence case: a headline loses the capitals that do not belong to its words; a title in sentence case
 * keeps them. Rich text is not changed. `doubtful` lists the words whose case is uncertain, in their new form. Publication Manual of the APA, 7th ed., 6.17; Cite Them Right; IEEE Reference Guide.
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
      // The ".com" of an address is not a Portuguese word.
      words.filter(({ fixed }) => !fixed).map(({ text }) => text.toLowerCase()),
      evidence.language,
    );
    if (habit !== 'headlines') return words.map(({ text }) => text);
    const inHeadline = wordsInHeadline(words);
    const lowered = subtitle === 'small' && words.some(({ begins }) => begins === 'subtitle');
    const decisions =
      inHeadline > 0 || lowered ? decideWords(words, observedForms(evidence), () => false) : [];
    return words.map((word, index) => {
      const decision = decisions[index];
      const headline = index < inHeadline;
      const form = headline || word.begins ? (decision?.form ?? word.text) : word.text;
      if (headline && decision?.doubtful && !word.begins) doubtful.add(form);
      return openedWord(word, form, subtitle);
    });
  });
  return { title: cased, doubtful: [...doubtful] };
}
