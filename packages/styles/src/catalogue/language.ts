/** The locale of CSL for a language that has several, and for one whose name is no locale's (CSL 1.0.2, Locale Fallback). */
const primary: Readonly<Record<string, string>> = {
  de: 'de-DE',
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  nb: 'nb-NO',
  no: 'nb-NO',
  pt: 'pt-PT',
  zh: 'zh-CN',
};

/** The locale among `languages` that serves `language`; undefined if none does. Letter case does not matter. */
export function localeFor(language: string, languages: readonly string[]): string | undefined {
  const wanted = language.toLowerCase();
  const [base = ''] = wanted.split(/[-_]/);
  const exact = languages.find((known) => known.toLowerCase() === wanted);
  if (exact !== undefined) return exact;
  const usual = primary[base];
  if (usual !== undefined && languages.includes(usual)) return usual;
  return languages.find((known) => known.toLowerCase().split('-')[0] === base);
}
