/**
 * The names of the session header and its local storage key. They equal `sessionHeader` and `sessionStorageKey` of
 * `@citewright/contract` (asserted by a test); importing those would add the contract's schemas to every page.
 */
export const sessionHeader = 'x-session-id';
export const sessionStorageKey = 'session-id';
