/** Frequent small words of one language that its neighbours lack. */
const smallWords: Readonly<Record<string, readonly string[]>> = {
  en: ['the', 'and', 'of', 'to', 'is', 'that', 'for', 'with', 'was', 'this', 'are', 'from', 'by', 'have'],
  de: [
    'der',
    'die',
    'und',
    'das',
    'ist',
    'nicht',
    'mit',
    'den',
    'von',
    'ein',
    'eine',
    'auch',
    'sich',
    'für',
    'auf',
  ],
  fr: ['le', 'les', 'et', 'des', 'est', 'une', 'dans', 'pour', 'qui', 'du', 'pas', 'sur', 'au', 'avec'],
  es: ['el', 'los', 'y', 'que', 'las', 'una', 'por', 'con', 'para', 'del', 'su', 'como', 'más', 'fue'],
  it: ['il', 'di', 'che', 'della', 'per', 'non', 'sono', 'gli', 'nel', 'alla', 'anche', 'dei', 'è'],
  pt: ['o', 'os', 'que', 'não', 'uma', 'do', 'da', 'em', 'para', 'com', 'mais', 'foi', 'ao', 'pelo'],
  nl: ['het', 'een', 'van', 'en', 'niet', 'dat', 'zijn', 'voor', 'met', 'ook', 'maar', 'wordt', 'naar'],
  sv: ['och', 'att', 'det', 'som', 'är', 'på', 'för', 'inte', 'med', 'ett', 'har', 'av'],
  pl: ['i', 'się', 'na', 'nie', 'że', 'jest', 'do', 'przez', 'oraz', 'jak', 'dla'],
};

const languagesOfWord = new Map<string, string[]>();
for (const [language, words] of Object.entries(smallWords)) {
  for (const word of words) languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), language]);
}

/** Minimum number of hits, and the lead over the declared language. */
const least = { hits: 40, lead: 3 } as const;

/**
 * Detects the language of a text by its small words if they contradict the declared one (many sites keep
 * their software's default `lang="en"`); else returns the declared one. Distinguishes only Latin-script
 * languages.
 */
export function languageOfText(text: string, declared: string | undefined): string | undefined {
  const hits = new Map<string, number>();
  for (const [word] of text
    .slice(0, 30_000)
    .toLowerCase()
    .matchAll(/\p{L}+/gu)) {
    for (const language of languagesOfWord.get(word) ?? []) hits.set(language, (hits.get(language) ?? 0) + 1);
  }
  const [best, count] = [...hits].toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0];
  const own = hits.get(declared?.slice(0, 2).toLowerCase() ?? '') ?? 0;
  const known = declared === undefined || declared.slice(0, 2).toLowerCase() in smallWords;
  return known && count >= least.hits && count > own * least.lead ? best : declared;
}
