/**
 * The names of headers and of the session's local storage key. They equal those of `@citewright/contract` (asserted by a test); importing those
 * would add the contract's schemas to every page.
 */
export const sessionHeader = 'x-session-id';
export const sessionStorageKey = 'session-id';
export const leftOutHeader = 'x-left-out';
