// Reads the record of a web page from its address and its HTML.
export { sharedChat } from './ai-chat.ts';
export type { PageIdentifiers } from './page-identifiers.ts';
export { type PageReading, readPage } from './read-page.ts';
