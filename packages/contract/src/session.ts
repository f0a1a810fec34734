/** The header that carries the anonymous session in both directions. */
export const sessionHeader = 'x-session-id';

/** Under this key the browser keeps the session in local storage. */
export const sessionStorageKey = 'session-id';

/** A session identifier that the server adopts: `session_` and at least 32 characters of randomness. */
export const sessionIdPattern = /^session_[A-Za-z0-9_-]{32,128}$/;
