const stopWords = {
  en: 'the of and for with from by is are its their this an how what between using does to in on at as do not or over a that can it be when we',
  de: 'der die das und von zur zum im des dem den ein eine einer für über mit bei nach aus als zu ist oder',
  fr: 'à de le la les des du et un une dans sur pour par au aux avec est ses entre chez sous vers d l',
  es: 'de el la los las del y en un una para con por su sus como entre sobre al',
  it: 'il la lo gli le di del della dei delle e nel nella un una per con da tra sul alla',
  pt: 'de o os as da do das dos e em um uma para com por no na sobre entre ao',
  nl: 'het een van en voor met de naar bij over tussen uit als aan',
  turkish: 've bir ile için üzerine göre olarak üzerinde arasında arasındaki üzerindeki',
  polish: 'w z na do o oraz dla przez od ze po',
  czech: 'v na z ve pro se při jako jeho',
  hungarian: 'és az egy magyar',
  romanian: 'și în din la cu pentru',
  indonesian: 'dan di yang untuk dengan pada dalam terhadap',
  nordic: 'och att av på med för till ett og af til på med en den det som i',
  latin: 'ad et cum sive ex de pro seu',
} as const;

type Guess = keyof typeof stopWords | 'other';

const languagesOf = new Map<string, Guess[]>();
for (const [language, words] of Object.entries(stopWords) as [Guess, string][]) {
  for (const word of words.split(' ')) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
}

/** How a language writes its titles: English headlines, German nouns with capitals, all others as sentences. */
export type CapitalHabit = 'headlines' | 'nouns' | 'sentences';

function habitOf(language: string): CapitalHabit {
  if (/^(en|eng)\b|^english/i.test(language)) return 'headlines';
  return /^(de|ger|deu|lb)\b|^(german|deutsch)/i.test(language) ? 'nouns' : 'sentences';
}

// These appear in names of any language ("Van Gogh's Letters"), so they count half.
const nameParticles = new Set('van von de da di du del el la le'.split(' '));

// Letters of languages without a word list here. In English they occur only in names, beside other words.
const foreignLetters = /[ğışłąęńśżźćőűřěůťďňșțđơư]/;

type Votes = Partial<Record<Guess, number>>;

function votesOf(words: readonly string[]): Votes {
  const votes: Votes = {};
  const vote = (guess: Guess, weight: number) => {
    votes[guess] = (votes[guess] ?? 0) + weight;
  };
  for (const word of words) {
    if (word.endsWith("'s") || word.endsWith('’s')) vote('en', 1);
    if (foreignLetters.test(word)) vote('other', 1);
    for (const guess of languagesOf.get(word) ?? []) vote(guess, nameParticles.has(word) ? 0.5 : 1);
  }
  return votes;
}

/** Scores of a title's words for English and for the strongest other language; the first of two equal ones. */
function strongest(words: readonly string[]) {
  const votes = votesOf(words);
  let other = '';
  let score = 0;
  for (const guess in votes) {
    const count = votes[guess as Guess] ?? 0;
    if (guess !== 'en' && count > score) [other, score] = [guess, count];
  }
  return { en: votes.en ?? 0, other, score, strange: votes.other ?? 0 };
}

/**
 * The convention by which a title's capitals are read, from its words in small letters and the language of its record. Function
 * words in the title come first, because many records have the language of their journal; a title without them has the
 * record's language, or English.
 */
export function capitalHabit(words: string[], language: string | undefined): CapitalHabit {
  const { en, other, score } = strongest(words);
  const claimed = language ? habitOf(language.trim()) : undefined;
  const isForeign = score > en && (claimed === 'headlines' ? score > 1 : score >= 1);
  if (!isForeign) return en > 0 ? 'headlines' : (claimed ?? 'headlines');
  return claimed && claimed !== 'headlines' ? claimed : habitOf(other);
}

/** Small letters that English has only in borrowed words; names have a capital. */
const accentedLetters = /[áàâãäåæçéèêëíìîïñóòôõöøúùûüýœß]/;
const borrowed = new Set(
  'à café cafés cliché clichés déjà décor dénouement dérive détente façade façades fiancé fiancée habitué mañana naïve naïveté œuvre oeuvre papier-mâché passé piñata protégé protégés première résumé résumés risqué rôle séance soufflé vis-à-vis voilà'.split(
    ' ',
  ),
);
const isAccented = (word: string): boolean =>
  accentedLetters.test(word) && word === word.toLowerCase() && !borrowed.has(word);

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’ʼ][\p{L}\p{M}]+)*/gu;

/** Fast path for ASCII titles, without Unicode classes. */
const isAscii = /^[\x20-\x7e]*$/;
const asciiWord = /[A-Za-z0-9]+(?:'[A-Za-z]+)*/g;

/**
 * Whether a title is certainly not English, so that English headline case does not apply: by its function words, or by its
 * record's language if they do not contradict it.
 */
export function isForeignTitle(title: string, language: string | undefined): boolean {
  const isPlain = isAscii.test(title);
  const given = title.match(isPlain ? asciiWord : wordPattern) ?? [];
  const { en, other, score: strongestScore, strange } = strongest(given.map((word) => word.toLowerCase()));
  const accented = isPlain ? 0 : Math.min(given.filter(isAccented).length, 3);
  const score = strongestScore + accented + (other === 'other' ? 0 : strange);
  if (language && habitOf(language.trim()) !== 'headlines') return score >= en;
  return score >= en + 1.5;
}
