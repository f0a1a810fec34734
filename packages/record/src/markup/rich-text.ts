/** The styles of text in CSL's fields (citeproc-js documentation, "HTML-like formatting tags"). */
export type TextStyle = 'i' | 'b' | 'sub' | 'sup' | 'sc';

const smallCaps = '<span style="font-variant:small-caps;">';

/** The tag that begins a style in a field. */
export const openingTags: Readonly<Record<TextStyle, string>> = {
  i: '<i>',
  b: '<b>',
  sub: '<sub>',
  sup: '<sup>',
  sc: smallCaps,
};

/** The tag that ends a style in a field. */
export const closingTags: Readonly<Record<TextStyle, string>> = {
  i: '</i>',
  b: '</b>',
  sub: '</sub>',
  sup: '</sup>',
  sc: '</span>',
};

const tags = /<\/?(?:i|em|b|strong|sub|sup|sc|span)(?:\s[^<>]{0,200})?>/gi;

/** The text of a field without CSL's tags; any other `<` is text. Linear: attributes are at most 200 characters. */
export function stripTags(text: string): string {
  return text.includes('<') ? text.replace(tags, '') : text;
}
