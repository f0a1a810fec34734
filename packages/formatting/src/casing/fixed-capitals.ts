import { stripTags } from '@citewright/record';
import { knownName } from './known-names.ts';
import { isGenus } from './latin-rules.ts';
import { letterCase } from './letter-case.ts';
import { grammarWords, isOrdinaryWord } from './ordinary-words.ts';
import { isForeignTitle } from './title-language.ts';

const fixed = (text: string): string => `<span class="nocase">${text}</span>`;

/** Longer texts are not titles; titles with spans have been marked by a person. */
const isPlain = (title: string): boolean => title.length <= 1_000 && !title.includes('<span');

const italics = /<i>([^<>]{2,200})<\/i>/g;

/** "Hamlet", "The Great Gatsby": every content word has a capital, unlike a genus and its epithet. */
export function isTitleOfWork(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const [first = ''] = words;
  const weighty = words.filter((word) => !grammarWords.has(word.toLowerCase()));
  const isTaxon = words.length < 3 && knownName(first)?.kind === 'taxon';
  return letterCase(first) === 'capital' && !isTaxon && weighty.every((word) => letterCase(word) !== 'small');
}

/**
 * A title in which titles of other works, in italics, keep their capitals: "voices in Hamlet".
 * Publication Manual of the APA, 7th ed., 6.17: proper nouns; MLA Handbook, 9th ed., on titles within titles.
 */
export function keepTitlesWithin(title: string): string {
  if (!title.includes('<i>') || !isPlain(title) || /^<i>[^<>]*<\/i>$/.test(title)) return title;
  if (/^[^\p{Ll}]*$/u.test(stripTags(title))) return title;
  return title.replaceAll(italics, (all, inner: string) =>
    isTitleOfWork(inner) ? `<i>${fixed(inner)}</i>` : all,
  );
}

/** Several words in quotation marks. */
const quotedWords = /(?<=(?:^|[\s(])["“])[^\s<>"“”][^<>"“”]{0,150}\s[^<>"“”]{1,50}(?=["”])/gu;

/**
 * A title in which titles of works in other languages, in italics or quotation marks, keep their capitals: "Cuarón’s _Y tu mamá
 * también_". Chicago Manual of Style, 17th ed., 11.6.
 */
export function keepForeignTitlesWithin(title: string): string {
  if (!/<i>|["“]/.test(title) || title.length > 1_000 || !isPlain(title)) return title;
  const isForeign = (inner: string) => /^\P{L}*\p{Lu}/u.test(inner) && isForeignTitle(inner, undefined);
  return title
    .replaceAll(italics, (all, inner: string) => (isForeign(inner) ? `<i>${fixed(inner)}</i>` : all))
    .replaceAll(quotedWords, (inner) => (isForeign(inner) ? fixed(inner) : inner));
}

const epithetEnding = /(?:us|a|um|is|i|ae|ensis|oides|ans|ens|ex|ax|os|on|es|or)$/;
const genusAndEpithet = /\b(\p{Lu}(?:\p{Ll}{2,30}|\.)) (\p{Ll}{3,30})(?![\p{L}-])/gu;

/**
 * A title in which the epithets of species stay small in headline case: "Escherichia coli", "E. coli".
 * Chicago Manual of Style, 17th ed., 8.120.
 */
export function keepEpithets(title: string): string {
  if (!isPlain(title)) return title;
  return title.replaceAll(genusAndEpithet, (all, genus: string, epithet: string) => {
    const isTaxon = genus.endsWith('.') || isGenus(genus, epithet);
    const isEpithet = epithetEnding.test(epithet) && !isOrdinaryWord(epithet) && !knownName(epithet);
    return isTaxon && isEpithet ? `${genus} ${fixed(epithet)}` : all;
  });
}
