/** What a reference may consist of: these elements, and no attribute besides (hostile-metadata.json, `mandatory`). */
const allowed =
  /<(?:\/?(?:i|em|b|sub|sup)|span class="small-?caps"|\/span|a href="https?:\/\/[^"<>\s]*"|\/a)>/g;

const controls = /(?![\t\n\r])\p{Cc}/u;
const openers = /[\u202a\u202b\u202d\u202e]/g;
const isolates = /[\u2066-\u2068]/g;
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** What may stand in no text that is stored, shown or exported. */
export function textFaults(text: string): string[] {
  return [
    ...(controls.test(text) ? ['a control character'] : []),
    ...(text.isWellFormed() ? [] : ['a lone surrogate']),
    ...(count(text, openers) === count(text, /\u202c/g) && count(text, isolates) === count(text, /\u2069/g)
      ? []
      : ['an unbalanced direction control']),
  ];
}

/** What is wrong with the HTML of a reference. */
export function htmlFaults(html: string): string[] {
  const rest = html.replace(allowed, '');
  return [
    ...(rest.includes('<')
      ? [`an element that is not allowed: ${rest.slice(rest.indexOf('<')).slice(0, 80)}`]
      : []),
    ...(/[\r\n\u2028\u2029]/.test(html) ? ['more than one line'] : []),
    ...textFaults(html),
  ];
}
