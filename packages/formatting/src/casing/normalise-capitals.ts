import type { CasingEvidence } from './casing-evidence.ts';
import { decideWords } from './decide-words.ts';
import { capitalised, letterCase } from './letter-case.ts';
import { observedForms } from './observed-forms.ts';
import { shoutedWords } from './shouted-words.ts';
import { recase } from './title-words.ts';

/** A title in its new case, and those of its words whose case is a bet. */
export interface CasedTitle {
  title: string;
  doubtful: string[];
}

/** What every word in capitals has: two letters that are no small ones of English. */
const mayShout = /[A-Z\u0080-\uffff]{2}/;

/** A longer title is none, and stays as it is. */
export const titleLimit = 10_000;

/**
 * Brings a title, or the part of it, that is in CAPITALS to sentence case, so that a style's own casing has something
 * to work on (CSL leaves words in capitals as they are). Everything else stays as it is given.
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
