import { CslError } from '../error.ts';
import type { DateFormat, LocaleTree, TermForm, TermTree } from './tree.ts';

/** The primary dialect of a language that has several locale files (CSL 1.0.2, Locale Fallback). */
const PRIMARY: Record<string, string> = {
  de: 'de-DE',
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  pt: 'pt-PT',
  zh: 'zh-CN',
};

const FORM_FALLBACK: Record<TermForm, TermForm | undefined> = {
  'verb-short': 'verb',
  verb: 'long',
  symbol: 'short',
  short: 'long',
  long: undefined,
};

/** Terms that CSL 1.0.2 renamed: a style may use one name, the locale the other. */
const TERM_ALIAS: Record<string, string> = {
  'editor-translator': 'editortranslator',
  editortranslator: 'editor-translator',
  'sub-verbo': 'sub verbo',
  'sub verbo': 'sub-verbo',
};

/** Whether a term is `ordinal` or one of `ordinal-00` to `ordinal-99`. */
const isOrdinal = (name: string): boolean => name.startsWith('ordinal');

/** The language of a locale code: `en` of `en-US`. */
export const languageOf = (lang: string): string => (lang.split(/[-_]/)[0] ?? '').toLowerCase();

export type Quotes = readonly [open: string, close: string];

/** The terms, date formats and options of one language, after fallback and the overrides of the style. */
export interface Locale {
  readonly lang: string;
  readonly language: string;
  readonly punctuationInQuote: boolean;
  readonly limitDayOrdinals: boolean;
  /** The text of a term, falling back to other forms; `undefined` when there is none at all. */
  term(name: string, form?: TermForm, plural?: boolean): string | undefined;
  /** The grammatical gender of a noun. */
  genderOf(name: string): string | undefined;
  /** An `ordinal-NN`, `long-ordinal-NN` or `ordinal` term of that gender. */
  ordinal(name: string, gender: string | undefined): TermTree | undefined;
  dateFormat(form: 'text' | 'numeric'): DateFormat;
  /** Quotation marks, and those inside others. */
  readonly quotes: { outer: Quotes; inner: Quotes };
  /** The alphabetical order of the language: ignores case and accents, sorts numbers by value. */
  readonly collator: Intl.Collator;
}

/** The weakest locale: older locale files have no term for `and="symbol"`, which is the ampersand (CSL 1.0.2, Name). */
const COMMON: LocaleTree = { tree: 'locale', terms: { and: [{ form: 'symbol', single: '&' }] }, dates: {} };

/** The last term of a form. Only ordinals have a `gender-form`; terms without it are neuter. */
const termInForm = (forms: readonly TermTree[], form: TermForm, gender = ''): TermTree | undefined =>
  forms.findLast((term) => (term.form ?? 'long') === form && (term.genderForm ?? '') === gender);

/** The terms of one name in all trees. Ordinals of a tree replace those of weaker trees (CSL 1.0.2, Ordinal Suffixes). */
function formsIn(trees: readonly LocaleTree[], name: string): readonly TermTree[] {
  const from = isOrdinal(name) ? trees.findLastIndex(({ terms }) => Object.keys(terms).some(isOrdinal)) : 0;
  return trees.slice(from).flatMap(({ terms }) => (Object.hasOwn(terms, name) ? (terms[name] ?? []) : []));
}

/** The trees that apply to a language, weakest first: locale files, then the locales of the style. */
function layers(lang: string, files: LocaleTree[], overrides: LocaleTree[]): LocaleTree[] {
  const language = languageOf(lang);
  const found = new Set([COMMON]);
  for (const wanted of ['en-US', PRIMARY[language], lang]) {
    const file = files.find((tree) => tree.lang === wanted);
    if (file) found.add(file);
  }
  if (found.size < 3 && language !== 'en') {
    const dialect = files.find((tree) => languageOf(tree.lang ?? '') === language);
    if (dialect) found.add(dialect);
  }
  for (const wanted of [undefined, language, lang]) {
    for (const tree of overrides) if (tree.lang === wanted) found.add(tree);
  }
  return [...found];
}

const last = <T>(trees: LocaleTree[], pick: (tree: LocaleTree) => T | undefined): T | undefined =>
  trees.map(pick).findLast((value) => value !== undefined);

function collatorOf(lang: string): Intl.Collator {
  const supported = Intl.Collator.supportedLocalesOf([lang.replace('_', '-')]);
  return new Intl.Collator(supported, { sensitivity: 'base', numeric: true });
}

/**
 * The locale of `lang`: dialect, else the primary dialect of its language, else en-US, overridden by the style's own
 * (CSL 1.0.2, Locale Fallback). Throws `CslError` (`no-locale`) when no locale file is given.
 */
export function createLocale(lang: string, files: LocaleTree[], overrides: LocaleTree[]): Locale {
  if (files.length === 0) throw new CslError('no-locale', `No locale for ${lang}`, 'locales');
  const trees = layers(lang, files.length === 1 && files[0] ? [{ ...files[0], lang }] : files, overrides);
  const knownForms = new Map<string, readonly TermTree[]>();
  let collator: Intl.Collator | undefined;

  /** The terms of one name. Only names that the locale has are stored, since cites may carry any label. */
  function formsOf(name: string): readonly TermTree[] {
    const known = knownForms.get(name);
    if (known) return known;
    const forms = formsIn(trees, name);
    if (forms.length > 0) knownForms.set(name, forms);
    return forms;
  }

  function find(name: string, form: TermForm): TermTree | undefined {
    const forms = formsOf(name);
    for (let tried: TermForm | undefined = form; tried; tried = FORM_FALLBACK[tried]) {
      const term = termInForm(forms, tried);
      if (term) return term;
    }
    return undefined;
  }

  const single = (name: string): string | undefined => find(name, 'long')?.single;

  return {
    lang,
    language: languageOf(lang),
    punctuationInQuote: last(trees, (tree) => tree.punctuationInQuote) ?? false,
    limitDayOrdinals: last(trees, (tree) => tree.limitDayOrdinals) ?? false,
    term(name, form = 'long', plural = false) {
      const term = find(name, form) ?? find(TERM_ALIAS[name] ?? '', form);
      return plural ? (term?.multiple ?? term?.single) : term?.single;
    },
    genderOf: (name) => termInForm(formsOf(name), 'long')?.gender,
    ordinal: (name, gender) => {
      const forms = formsOf(name);
      return termInForm(forms, 'long', gender) ?? termInForm(forms, 'long');
    },
    dateFormat: (form) => last(trees, (tree) => tree.dates[form]) ?? { parts: [] },
    quotes: {
      outer: [single('open-quote') ?? '“', single('close-quote') ?? '”'],
      inner: [single('open-inner-quote') ?? '‘', single('close-inner-quote') ?? '’'],
    },
    get collator() {
      collator ??= collatorOf(lang);
      return collator;
    },
  };
}
