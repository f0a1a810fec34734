/** Languages whose month names are known; the earlier wins where two languages disagree about a word. */
const languages = (
  'en de fr es it pt nl sv da nb fi pl ru uk cs sk hu ro bg el tr ar fa he hi id ms vi th hr sr sr-Latn bs sl mk sq et lv lt ' +
  'ca gl eu is ga cy be hy ka az kk uz bn ur ta ar-SY ar-MA en-AU fr-CA'
).split(' ');

/** Abbreviations that newspapers print and the runtime's locale tables lack. */
const abbreviations: Readonly<Record<string, number>> = {
  sept: 9,
  mrz: 3,
  maerz: 3,
  janv: 1,
  fev: 2,
  fevr: 2,
  avr: 4,
  juil: 7,
  juill: 7,
  aout: 8,
  ene: 1,
  abr: 4,
  ago: 8,
  setiembre: 9,
  set: 9,
  dic: 12,
  dez: 12,
  out: 10,
  gen: 1,
  mag: 5,
  giu: 6,
  lug: 7,
  ott: 10,
  mrt: 3,
  maj: 5,
  okt: 10,
  des: 12,
  marts: 3,
};

const byLanguage = new Map<string, ReadonlyMap<string, number>>();
let merged: Map<string, number> | undefined;

/** Letters without case, accents and dots: the key under which month names are kept. */
export function wordKey(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\p{M}.]+/gu, '')
    .toLowerCase();
}

/**
 * The month (1-12) that a word names in any of about fifty languages; the page's language decides where they disagree
 * (`listopad` is November in Polish and October in Croatian). Names come from the runtime's locale tables (CLDR).
 */
export function monthOf(word: string, language: string | undefined): number | undefined {
  const key = wordKey(word);
  if (key.length < 2 || key.length > 24) return undefined;
  const own = language ? monthsOf(language.slice(0, 2).toLowerCase()).get(key) : undefined;
  merged ??= mergeAll();
  return own ?? merged.get(key);
}

function mergeAll(): Map<string, number> {
  const all = new Map<string, number>();
  for (const language of languages) {
    for (const [key, month] of monthsOf(language)) if (!all.has(key)) all.set(key, month);
  }
  for (const [key, month] of Object.entries(abbreviations)) if (!all.has(key)) all.set(key, month);
  return all;
}

function monthsOf(language: string): ReadonlyMap<string, number> {
  const known = byLanguage.get(language);
  if (known) return known;
  const months = new Map<string, number>();
  if (languages.includes(language)) for (const options of forms) addMonths(months, language, options);
  byLanguage.set(language, months);
  return months;
}

/** With a day the name stands in the genitive (`июня`), alone in the nominative (`июнь`). */
const forms: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long', day: 'numeric' },
  { month: 'long' },
  { month: 'short', day: 'numeric' },
  { month: 'short' },
];

function addMonths(months: Map<string, number>, language: string, options: Intl.DateTimeFormatOptions): void {
  const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { ...options, timeZone: 'UTC' });
  for (let month = 1; month <= 12; month++) {
    const part = format.formatToParts(Date.UTC(2020, month - 1, 15)).find(({ type }) => type === 'month');
    const key = wordKey(part?.value ?? '');
    if (/\p{L}{2}/u.test(key) && !months.has(key)) months.set(key, month);
  }
}
