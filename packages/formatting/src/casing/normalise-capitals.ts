import type { CasingEvidence } from './casing-evidence.ts';
import { decideWords } from './decide-words.ts';
import { capitalised, letterCase } from './letter-case.ts';
import { observedForms } from './observed-forms.ts';
import { shoutedWords } from './shouted-words.ts';
import { recase } from './title-words.ts';

/** A title in its new case, and its words whose case is uncertain. */
export interface CasedTitle {
  title: string;
  doubtful: string[];
}

/** Two adjacent letters that are not small ASCII letters: present in every word in capitals. */
const mayShout = /[A-Z\u0080-\uffff]{2}/;

/** Longer texts are not titles and are not changed. */
export const titleLimit = 10_000;

/**
 * Brings a title, or the part of it, that is in CAPITALS to sentence case, so that the CSL style can apply
 * its own casing (CSL keeps words in capitals). Everything else is not changed.
 */
export function normaliseCapitals(title: string, evidence: CasingEvidence = {}): CasedTitle {
  if (title.length > titleLimit || !mayShout.test(title)) return { title, doubtful: [] };
  const doubtful = new Set<string>();
  const cased = recase(title, (words) => {
    const shouted = shoutedWords(words);
    if (!shouted.includes(true)) return words.map(({ text }) => text);
    const decisions = decideWords(words, observedForms(evidence), (index) => shouted[index] ?? false);
    return words.map((word, index) => {
      const { form, doubtful: bet } = decisions[index] ?? { form: word.text };
      if (!shouted[index]) return word.text;
      if (bet && !word.begins) doubtful.add(form);
      return word.begins && letterCase(form) === 'small' ? capitalised(form) : form;
    });
  });
  return { title: cased, doubtful: [...doubtful] };
}
