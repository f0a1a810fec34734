import type { Account, Part } from './account.ts';
import { isBoundary, isNumber, type Run } from './entry-words.ts';
import {
  behindAccess,
  behindNumbers,
  conjunctions,
  months,
  ofAccess,
  ofKinds,
  ofNumbers,
  ofNumbersInLetters,
  ofPeople,
  others,
} from './printed-words.ts';

/** The words in square brackets tell the form of a work: [Data set], [Computer software]. */
const mostInBrackets = 6;

function takeBrackets({ text: { words }, parts }: Account): void {
  for (let start = 1; start < words.length; start += 1) {
    if (!/\[[^\]]*$/.test(words[start]?.before ?? '')) continue;
    const length = words
      .slice(start + 1, start + 1 + mostInBrackets)
      .findIndex(({ before }) => before.includes(']'));
    const end = length < 0 ? words.length : start + 1 + length;
    if (end - start > mostInBrackets) continue;
    for (let at = start; at < end; at += 1) parts[at] ??= 'printed';
  }
}

/** A word of an entry with those beside it. */
interface Place {
  word: string;
  last: string;
  next: string;
  before: Part | undefined;
  behind: Part | undefined;
  /** A piece of the reference begins with it. */
  isApart: boolean;
  /** Nothing but blanks stands on either side. */
  isBetweenBlanks: boolean;
  isFirst: boolean;
  isBehindTitle: boolean;
}

const isOfNumber = ({ word, last, next, isFirst, isBehindTitle }: Place): boolean =>
  // The number of an entry.
  (isFirst && isNumber(word)) ||
  (ofNumbers.test(word) && isNumber(next)) ||
  (isBehindTitle && behindNumbers.test(word) && isNumber(last)) ||
  (isBehindTitle && ofNumbersInLetters.test(word) && (isNumber(next) || isNumber(last))) ||
  (months.test(word) && [last, next].some((one) => isNumber(one) || months.test(one)));

/** `and` between people, `others` behind it. `e` and `y` may be initials: as conjunctions they stand between blanks. */
const isOfPeople = ({ word, last, next, before, behind, isBetweenBlanks }: Place): boolean =>
  (conjunctions.test(word) &&
    (word.length > 1 || isBetweenBlanks) &&
    before === 'people' &&
    (behind === 'people' || others.test(next))) ||
  (others.test(word) && /^(?:and|und|et|y|e|\d+)$/.test(last)) ||
  (word === 'u' && next === 'a') ||
  (word === 'a' && last === 'u') ||
  (ofPeople.test(word) &&
    (before === 'people' ||
      behind === 'people' ||
      (ofPeople.test(last) && before === 'printed') ||
      (ofPeople.test(next) && behind === 'printed')));

const isOfAccess = ({ word, next, before, behind, isApart, isBehindTitle }: Place): boolean =>
  (word === 'in' && (behind === 'container' || (behind === 'people' && isApart) || next === 'press')) ||
  ((ofAccess.test(word) || ofKinds.test(word)) && isBehindTitle && (isApart || before === 'printed')) ||
  (behindAccess.test(word) && before === 'printed');

/** `n.d.`, `s.l.`, `s.n.` */
const isOfNothing = ({ word, last, next, before }: Place): boolean =>
  (/^[sl]$/.test(word) && /^[ln]$/.test(next)) ||
  (/^[lnd]$/.test(word) && /^[sn]$/.test(last) && before === 'printed') ||
  (word === 'n' && next === 'd');

/** Accounts for words that references print between the parts of a work, each only in the place where they do. */
export function takePrinted(account: Account, within: Run): void {
  const {
    text: { words },
    parts,
    title,
  } = account;
  takeBrackets(account);
  const placeOf = (at: number): Place => {
    const between = [at, at + 1].map((place) => words[place]?.before ?? '');
    return {
      word: words[at]?.text ?? '',
      last: words[at - 1]?.text ?? '',
      next: words[at + 1]?.text ?? '',
      before: parts[at - 1],
      behind: parts[at + 1],
      isApart: at === 0 || isBoundary(between[0] ?? ''),
      isBetweenBlanks: between.every((one) => one.trim() === ''),
      isFirst: at === 0,
      isBehindTitle: title === undefined || at >= title.end,
    };
  };
  const all = Array.from({ length: within.end - within.start }, (_, at) => within.start + at);
  // From the left and from the right: what is printed leans on what stands on either side.
  for (const at of [...all, ...all.toReversed()]) {
    const place = placeOf(at);
    const isPrinted = [isOfNumber, isOfPeople, isOfAccess, isOfNothing].some((test) => test(place));
    if (isPrinted) parts[at] ??= 'printed';
  }
}
