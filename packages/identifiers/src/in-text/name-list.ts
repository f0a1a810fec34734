import { doubleSurnames } from './words.ts';

/** The parts of a list of names. */
export type NameList = {
  parts: string[];
  /** The number of parts up to the one after the last `and`; all of them without an `and`. */
  complete: number;
};

// Single letters on both sides are a short form: AT&T, G&D.
const joining =
  /(?:^| )(?:and|und|et|и|та|og|och|ve|en|dan|ja)(?= )|(?<!(?<!\p{L})\p{Lu}(?=&\p{Lu}(?!\p{L})))&|[/+]/gu;
const anyJoining = new RegExp(joining.source, 'u');
const word = "[\\p{L}\\p{M}'-]+";
// These separate authors (García y López), or the halves of one name (Ramón y Cajal).
const ambiguous = new RegExp(`(?<![\\p{L}\\p{M}'-])(${word}) (y|e|i) (?=(${word}))`, 'gu');

/** Names in scripts without spaces: 王伟和李娜, 田中と鈴木, 김철수와 이영희. */
const joinedWithoutSpace =
  /(?<=\p{Script=Han}{2})[和与與及](?=\p{Script=Han}{2,4}(?:,|$))|(?<=\p{Script=Han})と(?=\p{Script=Han})|(?<=\p{Script=Hangul})[와과] (?=\p{Script=Hangul})/gu;

/**
 * `y`, `e` and `i` stay inside a name if another word separates the authors, or if the name is a known double
 * surname.
 */
function separateAmbiguous(text: string): string {
  const joinedOtherwise = anyJoining.test(text);
  return text.replace(ambiguous, (all, before: string, joint: string, after: string) => {
    const isOneName =
      joinedOtherwise || doubleSurnames.has(`${before} ${joint} ${after}`.toLocaleLowerCase('en'));
    return isOneName ? all : `${before}, `;
  });
}

/** Splits a list of names at its commas and conjunctions. */
export function cutNames(text: string): NameList {
  const separated = separateAmbiguous(text).replace(joinedWithoutSpace, ',');
  const parts: string[] = [];
  let complete: number | undefined;
  for (const listed of separated.split(',')) {
    const joined = listed.split(joining).map((part) => part.trim());
    parts.push(...joined.filter((part) => part !== ''));
    if (joined.length > 1) complete = parts.length;
  }
  return { parts, complete: complete ?? parts.length };
}
