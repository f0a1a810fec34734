/** Controls but tab and line ends, and signs that turn the direction of text. */
const commands = /(?![\t\r\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** The one way in which schemes of links are judged. */
const schemes = /^(?:https?|ftp|doi|mailto):/i;

/** Every sign of RFC 3986, 2, and letters of other scripts as in an IRI (RFC 3987). */
const uri = /^(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[\da-f]{2}|(?![\p{Z}\p{C}])[\u00a0-\u{10ffff}])*$/iu;

/** What is wrong with any text that leaves us. */
export function textFaults(text: string): string[] {
  return [
    ...(commands.test(text) ? ['holds controls'] : []),
    ...(text.isWellFormed() ? [] : ['holds half a character']),
  ];
}

/** What is wrong with an address that a program makes a link of. */
export function addressFaults(address: string): string[] {
  return [
    ...(uri.test(address) ? [] : [`the address ${address} is no URI`]),
    ...(/^[a-z][a-z\d+.-]*:/i.test(address) && !schemes.test(address) ? [`runs ${address}`] : []),
  ];
}

/** What is wrong with the scheme of a link. */
export const schemeFaults = (href: string): string[] => (schemes.test(href) ? [] : [`links ${href}`]);

/** What is wrong with the address of a link. */
export const linkFaults = (href: string): string[] => [...addressFaults(href), ...schemeFaults(href)];
