import type { Name } from '@citewright/record';
import { isPlaceholderName, readName, readPlainText, registryNames } from '@citewright/record';

const ordinalWords = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/**
 * Converts an edition statement to CSL's `edition`: a number if possible (`2nd ed.` -> `2`), else the words.
 * First editions and reprints are not mentioned in references.
 */
export function editionOf(statement: string | undefined): string | undefined {
  const text = statement === undefined ? undefined : readPlainText(statement.slice(0, 120));
  if (
    text === undefined ||
    /\brevised|enlarged|expanded|updated|abridged|annotated|anniversary|international\b/i.test(text)
  ) {
    return text?.replace(/[\s.]+$/, '');
  }
  const digits = /(?<!\d)(\d{1,2})(?!\d)/.exec(text)?.[1];
  const word = ordinalWords.findIndex((ordinal) => text.toLowerCase().includes(ordinal)) + 1;
  const number = digits === undefined ? word : Number(digits);
  return number > 1 ? String(number) : undefined;
}

/** Converts a language code of a library (`/languages/ger`, `eng`) or bookseller (`en`) to BCP 47. */
export function languageOf(code: string | undefined): string | undefined {
  const bare = code?.slice(code.lastIndexOf('/') + 1) ?? '';
  if (!/^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/.test(bare) || bare === 'und' || bare === 'mul') return undefined;
  return Intl.getCanonicalLocales(bare)[0];
}

const smallInPublishers = new Set('and for of the'.split(' '));
const shortWords = new Set('inc ltd co corp univ'.split(' '));

/** "SKERRY PRESS, INC." in natural case. Short words may be acronyms ("IGI GLOBAL"), and so may a single word. */
function naturalPublisher(name: string): string {
  const words = name.match(/\p{L}+/gu) ?? [];
  const long = words.filter((word) => word.length > 4);
  if (name !== name.toUpperCase() || long.length < 2) return name;
  return name.replace(/\p{L}[\p{L}’']*/gu, (word, at: number) => {
    const small = word.toLowerCase();
    if (smallInPublishers.has(small)) return at === 0 ? word.charAt(0) + small.slice(1) : small;
    return word.length > 4 || shortWords.has(small) ? word.charAt(0) + small.slice(1) : word;
  });
}

/** A publisher without additions of catalogues: `[S.l.] :`, `, an imprint of ...`. */
export function publisherOf(publisher: string | undefined): string | undefined {
  const text = publisher === undefined ? undefined : readPlainText(publisher);
  const bare = text?.replace(/,? an imprint of .*$/i, '').replace(/\s*[,;:]$/, '');
  return bare === undefined || /^\[?s\.?\s?n\.?\]?$/i.test(bare) || isPlaceholderName(bare)
    ? undefined
    : naturalPublisher(bare);
}

/** A place as cited: the city without brackets (`[Chicago]`); country and state as in the source. */
export function placeOf(place: string | undefined): string | undefined {
  const text = place === undefined ? undefined : readPlainText(place.replace(/[[\]]/g, ''));
  return text === undefined || /^s\.?\s?[ln]\.?$/i.test(text) ? undefined : text.replace(/\s*[,;:]+$/, '');
}

/** A name from a catalogue without years of life, relator words and punctuation. */
export function catalogueName(printed: string): Name | undefined {
  const text = readPlainText(printed.slice(0, 300)) ?? '';
  const bare = text
    .replace(/ - undifferentiated$/i, '')
    .replace(/\s*[([][^()[\]]{0,60}[)\]]/g, '')
    .replace(/,\s*(?:ca\.?\s*|b\.\s*|d\.\s*)?\d{4}\??(?:\s*-\s*(?:\d{4})?)?\.?$/, '')
    .replace(/,\s*(?:author|editor|ed|eds|translator|trans|illustrator)\.?$/i, '')
    .replace(/(\p{L}{2})\.$/u, '$1');
  return readName(bare, registryNames);
}
