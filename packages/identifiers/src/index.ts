export { type Detected, detect } from './detect.ts';
export { bareDoi, parseDoi } from './doi.ts';
export type { InTextCitation, InTextCite, InTextLocator, InTextName, LocatorLabel } from './in-text/cite.ts';
export { citedFirst, parseInText } from './in-text/in-text.ts';
export { inputLimit } from './input.ts';
export { isbn10, isIsbnLike, parseIsbn } from './isbn.ts';
export { isReference } from './reference.ts';
export { parseSearch, parseTitle } from './title.ts';
export { parseUrl } from './url.ts';
