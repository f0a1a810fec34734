import { isOrganisation, isTexGroup, type Name, readTex } from '@citewright/record';

const and = /\sand(?=\s)/iy;
const comma = /,/y;
const space = /[\s~]/y;

/** The parts between matches of a sticky pattern outside of braces. */
function splitOutside(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (character === '\\') index += 1;
    else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else if (depth <= 0) {
      separator.lastIndex = index;
      if (!separator.test(text)) continue;
      parts.push(text.slice(start, index));
      start = separator.lastIndex;
      index = start - 1;
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim());
}

const isLower = (word: string) => /^['’]?\p{Ll}/u.test(readTex(word));

/** Leading lower-case words are particles: "van der Berg". */
function familyOf(words: string[]): Pick<Name, 'family' | 'non-dropping-particle'> {
  const first = words.findIndex((word) => !isLower(word));
  const count = first === -1 ? words.length - 1 : first;
  const particle = readTex(words.slice(0, count).join(' '));
  return {
    family: readTex(words.slice(count).join(' ')),
    ...(particle && { 'non-dropping-particle': particle }),
  };
}

const wordsOf = (text: string) => splitOutside(text, space).filter(Boolean);

/** BibLaTeX's extended format: "family=Berg, given=Jan, prefix=van den, suffix=Jr". */
const extended = /^\s*(?:family|given|prefix|suffix|useprefix)(?:-i)?\s*=/;

function readExtendedName(parts: readonly string[]): Name {
  const values = new Map(
    parts.map((part) => {
      const equals = part.indexOf('=');
      const value = part.slice(equals + 1).trim();
      return [part.slice(0, equals).trim(), readTex(value.replace(/^"(.*)"$/, '$1'))];
    }),
  );
  const [family, given, particle, suffix] = ['family', 'given', 'prefix', 'suffix'].map((key) =>
    values.get(key),
  );
  const kind = values.get('useprefix') === 'false' ? 'dropping-particle' : 'non-dropping-particle';
  return {
    ...(family && { family }),
    ...(given && { given }),
    ...(particle && { [kind]: particle }),
    ...(suffix && { suffix }),
  };
}

/** DBLP tells persons of one name apart by a number. */
const dblpNumber = /\s\d{4}$/;

function readName(written: string): Name {
  const text = written.replace(dblpNumber, '');
  // Braces keep an organisation whole.
  if (isTexGroup(text)) return { literal: readTex(text) };
  if (text.toLowerCase() === 'others') return { literal: 'others' };
  const parts = splitOutside(text, comma);
  if (extended.test(text)) return readExtendedName(parts);
  const [family = '', second, third] = parts;
  if (second === undefined)
    return isOrganisation(readTex(family)) ? { literal: readTex(family) } : readNaturalName(wordsOf(family));
  const given = readTex(third ?? second);
  const suffix = third === undefined ? '' : readTex(second);
  return { ...familyOf(wordsOf(family)), ...(given && { given }), ...(suffix && { suffix }) };
}

/** "Jan van der Berg": the family name begins at the first lower-case word, or is the last word. */
function readNaturalName(words: string[]): Name {
  const small = words.findIndex((word, index) => index > 0 && isLower(word));
  const start = small === -1 ? words.length - 1 : small;
  const given = readTex(words.slice(0, start).join(' '));
  return { ...familyOf(words.slice(start)), ...(given && { given }) };
}

/** The names of a field, split as BibTeX splits them. "and others" is a name of CSL's data (`others`), printed as "et al." */
export function readNames(value: string): Name[] {
  return splitOutside(value, and)
    .filter((name) => name !== '')
    .map(readName)
    .filter(({ family, literal }) => family || literal);
}
