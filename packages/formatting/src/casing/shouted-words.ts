import { knownName } from './known-names.ts';
import { letterCase } from './letter-case.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import type { Word } from './title-words.ts';

/** An ordinary word in capitals that is not a known acronym. */
function isShoutedWord({ text }: Word): boolean {
  const small = text.toLowerCase();
  return letterCase(text) === 'all' && isOrdinaryWord(small) && knownName(small)?.form !== text;
}

function isShoutedRun(run: Word[], whole: boolean): boolean {
  const shouted = run.filter(isShoutedWord).length;
  const inCapitals = run.filter(({ text }) => letterCase(text) === 'all').length;
  return (
    shouted > 1 ||
    (whole && (shouted > 0 ? inCapitals > 1 || (run[0]?.text.length ?? 0) > 5 : inCapitals > 2))
  );
}

/** Which words are in a part of the text in capitals, so that their capitals carry no information. */
export function shoutedWords(words: Word[]): boolean[] {
  const result = words.map(() => false);
  for (let start = 0; start < words.length; ) {
    let end = start;
    while (end < words.length && !/\p{Ll}/u.test(words[end]?.text ?? '')) end += 1;
    if (end > start && isShoutedRun(words.slice(start, end), end - start === words.length))
      result.fill(true, start, end);
    start = end + 1;
  }
  return result;
}
