import type { ShownLanguage } from '@citewright/contract';
import { printedLanguages } from '@citewright/styles';

/** Names of languages that ICU, which Node's `Intl` asks, does not have in the language itself. */
const others: Readonly<Record<string, string>> = {
  'bal-PK': 'بلۏچی',
  'brh-PK': 'براہوئی',
  la: 'Latina',
};

/** The name of a language in itself, which begins with a capital, with its region where it is one of several. */
function languageName(id: string, among: readonly string[]): string {
  const [language = id] = id.split('-');
  const isOnly = among.filter((other) => other.split('-')[0] === language).length === 1;
  const names = new Intl.DisplayNames([id], { type: 'language', languageDisplay: 'standard' });
  const name = others[id] ?? names.of(isOnly ? language : id) ?? id;
  return `${name.charAt(0).toLocaleUpperCase(id)}${name.slice(1)}`;
}

/** The languages that references can be printed in, by their own names. */
export function shownLanguages(): ShownLanguage[] {
  const languages = printedLanguages();
  const named = languages.map((id) => ({ id, name: languageName(id, languages) }));
  return named.sort((one, other) => one.name.localeCompare(other.name));
}
