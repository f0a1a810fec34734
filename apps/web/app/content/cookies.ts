/** A row of the cookie table. The four kinds and durations are the specification's (§2). */
export interface CookieRow {
  name: string;
  purpose: string;
  kind: 'Analytics' | 'Essential' | 'Preferences';
  duration: string;
}

export const cookieRows: readonly CookieRow[] = [
  { name: '_ga', purpose: 'Tells visitors apart, to count them', kind: 'Analytics', duration: '2 years' },
  { name: '_gid', purpose: 'Tells visitors of one day apart', kind: 'Analytics', duration: '24 hours' },
  { name: 'auth_session', purpose: 'Keeps you signed in', kind: 'Essential', duration: 'Session' },
  { name: 'preferences', purpose: 'Remembers your settings', kind: 'Preferences', duration: '1 year' },
];

/** What this site actually stores on a device. */
export const storedEntries = [
  {
    name: 'session-id',
    place: 'Local storage',
    purpose: 'The random identifier that your projects belong to',
    duration: 'Until you clear it',
  },
  {
    name: 'theme',
    place: 'Local storage',
    purpose: 'Light or dark, once you have chosen',
    duration: 'Until you clear it',
  },
  {
    name: 'citation-history',
    place: 'Local storage',
    purpose: 'The citations that you generated in this browser',
    duration: 'Until you clear it',
  },
  {
    name: 'removed-citations',
    place: 'Session storage',
    purpose: 'The citations that you removed from the list, so that they can be restored',
    duration: 'Until you close the tab',
  },
  {
    name: 'citation-style',
    place: 'Local storage',
    purpose: 'The citation style that you chose last',
    duration: 'Until you clear it',
  },
  {
    name: 'learning',
    place: 'Local storage',
    purpose: 'The lessons and quizzes that you have completed',
    duration: 'Until you clear it',
  },
  {
    name: 'saved-articles',
    place: 'Local storage',
    purpose: 'The articles that you have saved',
    duration: 'Until you clear it',
  },
  {
    name: 'citewright-typed',
    place: 'Session storage',
    purpose: 'What you typed into a form and have not sent',
    duration: 'Until you send or discard it, or close the tab',
  },
  {
    name: 'citewright-…',
    place: 'Cache storage',
    purpose: 'The site itself, so that it opens without a connection',
    duration: 'Until the next version',
  },
] as const;
