/** One font file of the site: a subset of a font family. */
export interface FontCut {
  /** The file's name without its extension. */
  name: string;
  /** The file inside `@fontsource-variable`. */
  source: string;
  /** The code points of the subset, first and last of each range. */
  ranges: readonly (readonly [number, number])[];
  /** Variation axes: pinned to a number, or narrowed. */
  axes: Record<string, number | { min: number; max: number }>;
  /** OpenType features of the subset. */
  features: string[];
}

const textFeatures = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'onum', 'lnum', 'tnum', 'pnum', 'case'];
const monoFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl'];

/** English and the western European languages, with the punctuation and arrows of the interface. */
const latin = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2002, 0x2014],
  [0x2018, 0x2022],
  [0x2026, 0x2026],
  [0x2032, 0x203a],
  [0x2044, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
] as const;

/** Central European, Baltic and Turkish names: loaded only by pages that contain such a character. */
const latinExtended = [
  [0x100, 0x130],
  [0x132, 0x151],
  [0x154, 0x17f],
  [0x218, 0x21b],
] as const;

/** Vietnamese and transliterated names, which are rarer and need many more letters. */
const latinTransliterated = [
  [0x180, 0x217],
  [0x21c, 0x2ba],
  [0x2bd, 0x2c5],
  [0x2c7, 0x2cc],
  [0x2d8, 0x2dd],
  [0x300, 0x30c],
  [0x1e00, 0x1e9f],
  [0x1ef2, 0x1eff],
] as const;

const cyrillic = [
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x4b0, 0x4b1],
  [0x2116, 0x2116],
] as const;
const greek = [[0x370, 0x3ff]] as const;

const serif = 'source-serif-4/files/source-serif-4';
const sans = 'source-sans-3/files/source-sans-3';
const mono = 'source-code-pro/files/source-code-pro';
const textWeights = { min: 400, max: 700 };

/** All font files of the site. A page in English downloads the first five: 101 KiB in total. */
export const fontCuts: readonly FontCut[] = [
  {
    name: 'serif-display',
    source: `${serif}-latin-opsz-normal.woff2`,
    ranges: latin,
    axes: { opsz: 48, wght: 400 },
    features: textFeatures,
  },
  {
    name: 'serif',
    source: `${serif}-latin-wght-normal.woff2`,
    ranges: latin,
    axes: { wght: textWeights },
    features: textFeatures,
  },
  {
    name: 'serif-italic',
    source: `${serif}-latin-wght-italic.woff2`,
    ranges: latin,
    axes: { wght: 400 },
    features: textFeatures,
  },
  {
    name: 'sans',
    source: `${sans}-latin-wght-normal.woff2`,
    ranges: latin,
    axes: { wght: textWeights },
    features: textFeatures,
  },
  {
    name: 'mono',
    source: `${mono}-latin-wght-normal.woff2`,
    ranges: latin,
    axes: { wght: 400 },
    features: monoFeatures,
  },
  {
    name: 'serif-extended',
    source: `${serif}-latin-ext-wght-normal.woff2`,
    ranges: latinExtended,
    axes: { wght: textWeights },
    features: textFeatures,
  },
  {
    name: 'serif-transliterated',
    source: `${serif}-latin-ext-wght-normal.woff2`,
    ranges: latinTransliterated,
    axes: { wght: textWeights },
    features: textFeatures,
  },
  {
    name: 'serif-italic-extended',
    source: `${serif}-latin-ext-wght-italic.woff2`,
    ranges: latinExtended,
    axes: { wght: 400 },
    features: textFeatures,
  },
  {
    name: 'serif-italic-transliterated',
    source: `${serif}-latin-ext-wght-italic.woff2`,
    ranges: latinTransliterated,
    axes: { wght: 400 },
    features: textFeatures,
  },
  {
    name: 'sans-extended',
    source: `${sans}-latin-ext-wght-normal.woff2`,
    ranges: latinExtended,
    axes: { wght: textWeights },
    features: textFeatures,
  },
  {
    name: 'sans-transliterated',
    source: `${sans}-latin-ext-wght-normal.woff2`,
    ranges: latinTransliterated,
    axes: { wght: textWeights },
    features: textFeatures,
  },
  {
    name: 'serif-cyrillic',
    source: `${serif}-cyrillic-wght-normal.woff2`,
    ranges: cyrillic,
    axes: { wght: textWeights },
    features: textFeatures,
  },
  {
    name: 'serif-italic-cyrillic',
    source: `${serif}-cyrillic-wght-italic.woff2`,
    ranges: cyrillic,
    axes: { wght: 400 },
    features: textFeatures,
  },
  {
    name: 'serif-greek',
    source: `${serif}-greek-wght-normal.woff2`,
    ranges: greek,
    axes: { wght: textWeights },
    features: textFeatures,
  },
];

/** The characters of a cut, as one text. */
export function charactersOf(cut: FontCut): string {
  return cut.ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)),
    )
    .join('');
}
