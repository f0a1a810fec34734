/** Words that are small within the name of a journal. */
const small = new Set(
  'a an and as at by for from in of on or the to with de del della des di du e et la las le les los und der die das für im y'.split(
    ' ',
  ),
);

/** Abbreviations in names of journals that have a vowel; others show by having none. */
const abbreviations = new Set(
  'aaps acm acs aids aip ama apa asce asme cirp embo eu febs gis hiv ices ieee iet imf isme isprs jama nato oecd plos rna dna siam uk un unesco usa'.split(
    ' ',
  ),
);

const isAbbreviation = (word: string) =>
  word.length === 1 || abbreviations.has(word) || !/[aeiouyà-öø-ÿ]/u.test(word) || /^[ivx]+$/.test(word);

/** The longest single word in capitals that may be an abbreviation: PNAS, CHEST. */
const shortWord = 5;

/** The name of a journal in CAPITALS as one writes it; any other is left alone. */
export function naturalTitle(title: string): string {
  const words = title.match(/[\p{L}\p{M}'’]+/gu) ?? [];
  const [first = ''] = words;
  if (title !== title.toUpperCase() || (words.length < 2 && first.length <= shortWord)) return title;
  return title.replace(/[\p{L}\p{M}'’]+/gu, (word, at: number) => {
    const lower = word.toLowerCase();
    if (small.has(lower) && at > 0) return lower;
    return isAbbreviation(lower) ? word : word.slice(0, 1) + lower.slice(1);
  });
}

/**
 * The name of a journal or meeting in CAPITALS as one writes it, where two of its words, or one beside a small word, are no abbreviations:
 * "WATER RESEARCH", "THE LANCET", but "ACM SIGGRAPH".
 */
export function spelledTitle(title: string): string {
  const words = (title.match(/[\p{L}\p{M}'’]+/gu) ?? []).map((word) => word.toLowerCase());
  const whole = words.filter((word) => word.length > 3 && !isAbbreviation(word)).length;
  const isSpelled = whole > 1 || (whole === 1 && words.some((word) => word.length > 1 && small.has(word)));
  return isSpelled ? naturalTitle(title) : title;
}
