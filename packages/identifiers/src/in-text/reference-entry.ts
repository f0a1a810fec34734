import { dropTrailing } from '../input.ts';
import type { InTextCitation, InTextName } from './cite.ts';
import { type Authors, readAuthors } from './names.ts';

const year = '(?:1[5-9]|20)\\d\\d';

// "(2015).", "(2015, May 4).", "(2015a)": APA and Harvard have the year after the names.
const yearInBrackets = new RegExp(
  `^([^()]{3,400}?(?: \\([Ee]ds?\\.?\\)\\.?,?)?)\\s?\\((${year})[a-z]?(?:, [^()]{3,30})?\\)[.,:]?\\s+(\\S.{8,})$`,
  'u',
);
// “Title,” in quotation marks, followed by the year: MLA, Chicago, IEEE.
const quotedTitle = new RegExp(
  `^(?:\\[\\d{1,3}\\] )?([^"()\\d]{3,400}?)[.,] "([^"]{8,400}?)[.,]?"[.,]? .{0,400}(?<!\\d)(${year})(?!\\d)`,
  'u',
);
// "Smith J, Lee K. Title. Journal. 2015;12(3):4-5": Vancouver.
const yearBeforeVolume = new RegExp(
  `^([^().\\d]{3,400})\\. ([^.]{8,400}[.?!]) .{2,200}?(?<!\\d)(${year})(?: \\p{L}{3}(?: \\d{1,2})?)?;`,
  'u',
);

const initials = /^(?:\p{Lu}\.?[ -]?){1,4}$/u;
const familyFirst = /^(\p{L}[\p{L}\p{M}'’ -]{0,40}) (\p{Lu}{1,3})$/u;
const initialsFirst = /^((?:\p{Lu}\.[ -]?){1,4}) ?(\p{L}[\p{L}\p{M}'’ -]{1,40})$/u;
const word = /^\p{L}[\p{L}\p{M}.'’ -]{1,60}$/u;
const generation = /^(?:Jr|Sr|I{2,3}|IV)\.?$/;

/** Reads one name of a list; `length` is the number of its parts (separated by commas). */
function nameAt(parts: readonly string[], at: number): { name: InTextName; length: number } | undefined {
  const [part = '', next = ''] = parts.slice(at, at + 2);
  if (initials.test(next) && word.test(part))
    return { name: { family: part, initials: next.trim() }, length: 2 };
  const [, family, closed] = familyFirst.exec(part) ?? [];
  if (family && closed) return { name: { family, initials: closed }, length: 1 };
  const [, letters, last] = initialsFirst.exec(part) ?? [];
  if (letters && last) return { name: { family: last, initials: letters.trim() }, length: 1 };
  // "Kahneman, Daniel"; later names of a list are "Amos Tversky".
  if (at === 0 && word.test(part) && word.test(next) && !part.includes('.'))
    return { name: { family: part }, length: 2 };
  const words = part.split(' ');
  return at > 0 && word.test(part) && words.length > 1
    ? { name: { family: words.at(-1) ?? part }, length: 1 }
    : undefined;
}

/** Reads the people of a reference, `Family, I.` or `I. Family`; `undefined` if there is any other text. */
function readReferenceNames(text: string): { authors: InTextName[]; etAl: boolean } | undefined {
  const etAl = /,? (?:et al|and others)\.?,?$/i.test(text.slice(-20));
  const plain = text
    .replace(/,? (?:et al|and others)\.?,?$/i, '')
    .replace(/,? \((?:eds?|hrsg)\.?\)\.?$/i, '')
    .replaceAll(/(?:…|\.{3}) ?/g, '')
    .replaceAll(/,? (?:&|and|und|y|et) /g, ', ');
  const parts = dropTrailing(plain, ', ')
    .split(/,\s*/)
    .filter((part) => part !== '' && !generation.test(part));
  const authors: InTextName[] = [];
  for (let at = 0; at < parts.length; ) {
    const read = nameAt(parts, at);
    if (!read) return undefined;
    authors.push(read.name);
    at += read.length;
  }
  return authors.length > 0 ? { authors, etAl } : undefined;
}

/** Reads an organisation in place of people. */
function readBody(text: string): Authors | undefined {
  const named = readAuthors(dropTrailing(text, '., '));
  return named?.organisation === undefined ? undefined : named;
}

/** The title at the beginning of the rest: up to its full stop, or in quotation marks. */
function titleOf(rest: string): string | undefined {
  const quoted = /^["'](.{8,400}?)[.,]?["'](?=[,. ])/u.exec(rest)?.[1];
  const plain = /^(.{4,400}?)(?:[.?!](?= |$)| \(|, \d|$)/u.exec(rest)?.[1];
  const title = (quoted ?? plain)?.trim();
  return title && /\p{L}{3}/u.test(title) ? title : undefined;
}

/**
 * Reads a full reference: names, year and title in the order of APA and Harvard; of MLA, Chicago and IEEE
 * with the title in quotation marks; or of Vancouver. `text` has plain quotation marks; `undefined` for
 * everything else.
 */
export function readReferenceEntry(text: string): InTextCitation | undefined {
  // An identifier in the text is more reliable.
  if (text.length < 30 || /(?<!\p{L})(?:isbn|pmid|arxiv)/iu.test(text)) return undefined;
  const [, names, digits, rest] = yearInBrackets.exec(text) ?? [];
  const [, quotedNames, quoted, quotedYear] = names ? [] : (quotedTitle.exec(text) ?? []);
  const [, shortNames, plain, shortYear] = names || quotedNames ? [] : (yearBeforeVolume.exec(text) ?? []);
  const printedNames = names ?? quotedNames ?? shortNames ?? '';
  const people = readReferenceNames(printedNames) ?? readBody(printedNames);
  const title = rest ? titleOf(rest) : (quoted ?? plain?.slice(0, -1));
  const printed = digits ?? quotedYear ?? shortYear;
  if (!people || !title || !printed) return undefined;
  return { form: 'parenthetical', cites: [{ ...people, title, year: Number(printed), entry: true }] };
}
