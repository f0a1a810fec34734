import type { Item } from '@citewright/csl';
import type { Random } from '../../titles/forms.ts';
import { pick } from './choice.ts';

export const titleOf = ({ title }: Item): string => String(title ?? '');

/** The item with that title, and no short one that would contradict it; undefined where the title stays as it is. */
export function retitled(item: Item, title: string | undefined): Item | undefined {
  const { 'title-short': _short, ...rest } = item;
  return title === undefined || title === titleOf(item) ? undefined : ({ ...rest, title } as Item);
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Finds the word as given, with a capital or in capitals; not inside a tag or an entity. */
const wordPattern = (word: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}&</-])(?:${word}|${capitalised(word)}|${word.toUpperCase()})(?![\\p{L}\\p{N}-]|[^<]*>)`,
    'u',
  );

export const hasWord = (text: string, word: string): boolean => wordPattern(word).test(text);

/** The text with another word in the place of the first such word, in the same case. */
export function exchangeWord(text: string, word: string, other: string): string {
  return text.replace(wordPattern(word), (found) => {
    if (found === word) return other;
    return found === word.toUpperCase() ? other.toUpperCase() : capitalised(other);
  });
}

/** The text with one of the words exchanged for another of its list that the text does not have. */
export function exchangePeer(
  text: string,
  lists: readonly (readonly string[])[],
  random: Random,
): string | undefined {
  const finds = lists.flatMap((list) =>
    list.filter((word) => hasWord(text, word)).map((word) => ({ list, word })),
  );
  const find = pick(finds, random);
  if (!find) return undefined;
  const other = pick(
    find.list.filter((peer) => !hasWord(text, peer)),
    random,
  );
  return other === undefined ? undefined : exchangeWord(text, find.word, other);
}
