/**
 * The names of the session on the wire and in local storage. They equal `sessionHeader` and `sessionStorageKey` of
 * `@citewright/contract` (a test holds them together); importing them from there would bring its schemas into every page.
 */
export const sessionHeader = 'x-session-id';
export const sessionStorageKey = 'session-id';
