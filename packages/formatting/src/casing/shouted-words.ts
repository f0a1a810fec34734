import { knownName } from './known-names.ts';
import { letterCase } from './letter-case.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import type { Word } from './title-words.ts';

/** A word in capitals that has no business being so: an ordinary word that is no known acronym. */
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

/** Which words stand in a stretch of text in capitals, so that their capitals tell nothing. */
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
