/** Controls (C0 but tab and line ends, DEL, C1) and the signs that turn the direction of text. */
const commands = /(?!\n|\t|\r\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** A text without what a terminal would obey: lists and names of files are by others. A replacement character shows where it stood. */
export const cleanOf = (text: string): string => text.replaceAll(commands, '\ufffd');

/** The same data with these signs escaped, of which `JSON.stringify` escapes C0 alone. */
export const cleanJson = (json: string): string =>
  json.replaceAll(commands, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
