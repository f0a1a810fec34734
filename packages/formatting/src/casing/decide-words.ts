import { knownPhrase } from './known-names.ts';
import { capitalised } from './letter-case.ts';
import { namesBeforeAbbreviations } from './named-phrases.ts';
import type { ObservedForms } from './observed-forms.ts';
import type { Word } from './title-words.ts';
import type { Decision } from './word-in-title.ts';
import { decideWord } from './word-rules.ts';

type PhraseForm = { form: string; name: boolean };

const withoutGenitive = (text: string): string => text.toLowerCase().replace(/['’ʼ]s$/, '');

/** The form of each word that is part of a known phrase or of an organisation in the record. */
function phraseForms(words: Word[], { organisations }: ObservedForms): (PhraseForm | undefined)[] {
  const smalls = words.map(({ text }) => withoutGenitive(text));
  const forms: (PhraseForm | undefined)[] = words.map(() => undefined);
  for (let index = 0; index < words.length; index += 1) {
    if (forms[index]) continue;
    const named = organisations.find((name) =>
      name.every((form, offset) => smalls[index + offset] === form.toLowerCase()),
    );
    const phrase = named ? { forms: named, name: true } : knownPhrase(smalls, index);
    const crossesBreak = phrase?.forms.some(
      (_, offset) => offset > 0 && !/^[\s.–‐‑-]{1,2}$/.test(words[index + offset]?.gap ?? ''),
    );
    if (!phrase || crossesBreak) continue;
    phrase.forms.forEach((form, offset) => {
      forms[index + offset] = { form, name: phrase.name };
    });
  }
  for (const at of namesBeforeAbbreviations(words)) {
    forms[at] ??= { form: capitalised(smalls[at] ?? ''), name: true };
  }
  return forms;
}

/** Decides the case of every word as if inside the title; `shouted` marks words whose capitals carry no information. */
export function decideWords(
  words: Word[],
  observed: ObservedForms,
  shouted: (index: number) => boolean,
): Decision[] {
  const phrases = phraseForms(words, observed);
  const smalls = words.map(({ text }) => withoutGenitive(text));
  const decisions: Decision[] = [];
  words.forEach((word, index) => {
    const before = decisions[index - 1];
    decisions.push(
      decideWord({
        word,
        small: smalls[index] ?? '',
        next: words[index + 1],
        second: words[index + 2],
        previous: before && !word.begins ? { ...before, small: smalls[index - 1] ?? '' } : undefined,
        beforePrevious: smalls[index - 2],
        shouted: shouted(index),
        phrase: phrases[index],
        observed,
      }),
    );
  });
  return decisions;
}
