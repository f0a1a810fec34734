import { isTexGroup, type Name, readTex } from '@citewright/record';

/** Splits at what `separatorAt` finds outside of braces; it answers how long the separator at a place is. */
function splitOutside(text: string, separatorAt: (text: string, index: number) => number): string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (character === '\\') index += 1;
    else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else if (depth <= 0) {
      const length = separatorAt(text, index);
      if (length === 0) continue;
      parts.push(text.slice(start, index));
      start = index + length;
      index = start - 1;
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim());
}

const space = /\s/;

function andAt(text: string, index: number): number {
  const isAnd =
    space.test(text.charAt(index)) &&
    text.slice(index + 1, index + 4).toLowerCase() === 'and' &&
    space.test(text.charAt(index + 4));
  // The space after `and` stays: it may begin the next one.
  return isAnd ? 4 : 0;
}

const commaAt = (text: string, index: number) => (text[index] === ',' ? 1 : 0);
const spaceAt = (text: string, index: number) => (/[\s~]/.test(text.charAt(index)) ? 1 : 0);

const isLower = (word: string) => /^\p{Ll}/u.test(readTex(word));

/** Leading words in small letters are particles: "van der Berg". */
function familyOf(words: string[]): Pick<Name, 'family' | 'non-dropping-particle'> {
  const first = words.findIndex((word) => !isLower(word));
  const count = first === -1 ? words.length - 1 : first;
  const particle = readTex(words.slice(0, count).join(' '));
  return {
    family: readTex(words.slice(count).join(' ')),
    ...(particle && { 'non-dropping-particle': particle }),
  };
}

const wordsOf = (text: string) => splitOutside(text, spaceAt).filter(Boolean);

function readName(text: string): Name {
  // Braces keep an organisation whole.
  if (isTexGroup(text)) return { literal: readTex(text) };
  const parts = splitOutside(text, commaAt);
  const [family = '', second, third] = parts;
  if (second === undefined) return readNaturalName(wordsOf(family));
  const given = readTex(third ?? second);
  const suffix = third === undefined ? '' : readTex(second);
  return { ...familyOf(wordsOf(family)), ...(given && { given }), ...(suffix && { suffix }) };
}

/** "Jan van der Berg": the family begins with the first word in small letters, else it is the last word. */
function readNaturalName(words: string[]): Name {
  const small = words.findIndex((word, index) => index > 0 && isLower(word));
  const start = small === -1 ? words.length - 1 : small;
  const given = readTex(words.slice(0, start).join(' '));
  return { ...familyOf(words.slice(start)), ...(given && { given }) };
}

/** The names of a field, as BibTeX separates and takes them apart; "and others" names nobody. */
export function readNames(value: string): Name[] {
  return splitOutside(value, andAt)
    .filter((name) => name !== '' && name.toLowerCase() !== 'others')
    .map(readName)
    .filter(({ family, literal }) => family || literal);
}
