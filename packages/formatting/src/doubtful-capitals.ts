import type { Item } from '@citewright/csl';
import { visibleText } from '@citewright/record';
import { styleOf } from '@citewright/styles';
import { applyCapitals } from './capitals.ts';
import { knownName, type NameKind } from './casing/known-names.ts';
import { capitalised, letterCase } from './casing/letter-case.ts';
import { grammarWords, isListedOrdinary } from './casing/ordinary-words.ts';
import { titleWords, type Word } from './casing/title-words.ts';

/** Kinds of names that can be ordinary words: Reading, Young, Rose, Earth. */
const ambiguous = new Set<NameKind>(['place', 'people', 'person', 'given', 'brand']);

const shownWords = (title: string): Word[] => titleWords(visibleText(title));

/** Whether a word is both a listed name and a listed ordinary word. Only these need a person's decision. */
function isNameAndWord(word: string): boolean {
  const small = word.toLowerCase();
  const name = knownName(small);
  return (
    name !== undefined && ambiguous.has(name.kind) && isListedOrdinary(small) && !grammarWords.has(small)
  );
}

/**
 * Words of an item's title that lost their capital in `style` but may be names ("The Reading of Rose Windows"), as they are
 * printed, each once. Words that cannot be names are not reported. `set` is the title as the style capitalises it, if known.
 */
export function doubtfulCapitals(
  item: Item,
  style: string,
  set = applyCapitals(item, styleOf(style)).title,
): string[] {
  // Most titles do not change.
  if (item.title === undefined || item.title === set) return [];
  const words = shownWords(String(set));
  const doubtful = shownWords(String(item.title)).flatMap(({ text }, index) => {
    const now = words[index]?.text ?? text;
    // Looking words up comes last: few words change.
    const lost = text !== now && letterCase(text) !== 'small' && letterCase(now) === 'small';
    return lost && isNameAndWord(now) ? [now] : [];
  });
  return [...new Set(doubtful)];
}

/** The item with a word of its title marked as a name, which keeps its capital in every style (CSL's `nocase`). */
export function withCapital(item: Item, word: string): Item {
  const title = String(item.title ?? '');
  const { at } = visibleText(title);
  const small = word.toLowerCase();
  // From the end, so that earlier positions stay valid.
  const places = shownWords(title)
    .filter(({ text, fixed, begins }) => text.toLowerCase() === small && !fixed && !begins)
    .toReversed();
  const marked = places.reduce((text, { start, text: { length } }) => {
    const [from = 0, to = 0] = at ? [at[start], at[start + length - 1]] : [start, start + length - 1];
    const name = `<span class="nocase">${capitalised(small)}</span>`;
    return to - from === length - 1 ? text.slice(0, from) + name + text.slice(to + 1) : text;
  }, title);
  return { ...item, title: marked };
}
