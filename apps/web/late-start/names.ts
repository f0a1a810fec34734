/** The type of a module script that waits: no browser runs what it does not know. The server's policy knows it too. */
export const heldType = 'text/held-module';

/** By this the waiting script is found. */
export const heldId = 'held-module';

/** The relation of a link that becomes `modulepreload`. */
export const heldRelation = 'held-module';

/** Sent to the window by the app when the page has come alive. */
export const aliveEvent = 'page-alive';
