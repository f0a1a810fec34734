import { letterCase } from './letter-case.ts';
import type { Word } from './title-words.ts';

/** What a test, survey or body is called by: its full name with its abbreviation is a proper name (Publication Manual, 7th ed., 6.18). */
const heads = new Set(
  (
    'inventory questionnaire scale schedule survey checklist battery experiment study panel initiative project consortium alliance association society ' +
    'institute foundation commission council agency'
  ).split(' '),
);

/** Kinds of method, which are common nouns: "genome-wide association study (GWAS)", "life cycle inventory (LCI)". */
const methods =
  /\b(?:association study|case study|cohort study|field study|pilot study|user study|cycle inventory|analog(?:ue)? scale|cross-sectional survey)$/;

/** Words that abbreviations leave out, and that are small inside names. */
const small = new Set('a an and at by for from in of on or the to with'.split(' '));

const longest = 10;

/** The letters and digits of an abbreviation in brackets that begins at a word: "(MMPI-2-RF)". */
function abbreviationAt(words: readonly Word[], start: number): string | undefined {
  if (!words[start]?.gap.endsWith(' (')) return undefined;
  let letters = '';
  for (let at = start; at < words.length; at += 1) {
    const word = words[at];
    if (!word || (at > start && !/^[-‐‑–]$/.test(word.gap))) return undefined;
    if (!/^\d+$/.test(word.text) && !/^(?:all|inner|capital)$/.test(letterCase(word.text))) return undefined;
    letters += word.text;
    if (/^[),]/.test(word.after)) return letters.length > 2 ? letters.toLowerCase() : undefined;
  }
  return undefined;
}

/**
 * The positions of words that are the full name of a test, survey or body whose abbreviation follows in brackets: "Beck Anxiety Inventory
 * (BAI)". Names of methods and things are common nouns: "machine learning (ML)".
 */
export function namesBeforeAbbreviations(words: readonly Word[]): ReadonlySet<number> {
  const named = new Set<number>();
  words.forEach((_, end) => {
    const letters = abbreviationAt(words, end);
    if (!letters) return;
    for (let start = end - 2; start >= Math.max(0, end - longest); start -= 1) {
      const phrase = words.slice(start, end).map(({ text }) => text.toLowerCase());
      const initials = phrase
        .filter((text) => !small.has(text))
        .map((text) => (/^\d/.test(text) ? text : text.charAt(0)))
        .join('');
      const isName = phrase.slice(1).some((text) => heads.has(text)) && !methods.test(phrase.join(' '));
      const matches =
        initials === letters || (initials.startsWith(letters) && initials.length - letters.length === 1);
      if (!isName || !matches) continue;
      for (let at = start; at < end; at += 1)
        if (!small.has(words[at]?.text.toLowerCase() ?? '')) named.add(at);
      return;
    }
  });
  return named;
}
