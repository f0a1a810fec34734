/** Journals differ by these words: none is left out or exchanged when a name is abbreviated. */
export const JOURNAL_WORDS: readonly (readonly string[])[] = [
  ['American', 'British', 'European', 'Canadian', 'Australian', 'Scandinavian', 'African', 'Asian'],
  ['Letters', 'Reports', 'Communications', 'Reviews', 'Methods'],
  ['Biology', 'Chemistry', 'Physics', 'Medicine'],
  ['Psychology', 'Sociology', 'Economics', 'Anthropology', 'Linguistics', 'Philosophy'],
];

/** The beginnings of names of journals, and those of others. */
export const JOURNAL_BEGINNINGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:The )?Journal of (?!the\b)/, 'International Journal of '],
  [/^(?:The )?International Journal of /, 'Journal of '],
  [/^(?:The )?Annals of /, 'Archives of '],
  [/^(?:The )?Archives of /, 'Annals of '],
  [/^Nature$/, 'Nature Communications'],
  [/^Science$/, 'Science Advances'],
  [/^Cell$/, 'Cell Reports'],
  [/^(?:The )?Lancet$/i, 'The Lancet Global Health'],
  [/^PLoS ONE$/i, 'PLoS Biology'],
  [/^Zeitschrift für /, 'Archiv für '],
  [/^Revue /, 'Annales '],
  [/^Revista /, 'Anales '],
  [/^Rivista /, 'Annali '],
  [/^Tijdschrift voor /, 'Archief voor '],
];

/** Houses that are part of no group. */
export const PUBLISHERS: readonly string[] = [
  'University of Nebraska Press',
  'Kohlhammer',
  'Boydell & Brewer',
  'Presses universitaires de Rennes',
  'Il Mulino',
  'Fondo de Cultura Económica',
  'Cornell University Press',
  'MIT Press',
];

export const UNIVERSITIES: readonly string[] = [
  'University of Leicester',
  'Uppsala universitet',
  'Universität Bielefeld',
  'Universidad de Salamanca',
  'Michigan State University',
  'University of Otago',
];
