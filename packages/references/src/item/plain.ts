import { decodeText } from '@citewright/record';

/** Ligatures and other forms of compatibility that PDFs leave. */
const compatible = (text: string) =>
  text.replace(/[\ufb00-\ufb06\u00a0\u2000-\u200a\u202f]/gu, (sign) => sign.normalize('NFKC'));

/** Tags of HTML and JATS that were pasted with a text; the label of a part may begin or end within one. */
const markup = /(?:<\/?|^)(?:i|b|em|italic|bold|strong)>|<\/(?:i|b|em|italic|bold|strong)$/gu;

/** A part of a reference without line breaks and the hyphens before them; `French- and English-speaking` keeps its own. */
export function joined(text: string): string {
  return compatible(decodeText(text))
    .replace(markup, '')
    .replace(/(\p{Ll})[-‐­]\s+(?=\p{Ll})(?!(?:and|or|und|oder|et|ou|y|o|e)\s)/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

const ends = /^[\s.,;:([{<“«"„‘'‹–—-]+|[\s,;:)\]}>“”»"’'›–—-]+$/gu;

/** The partners of quotation marks in the languages of references, by what closes and by what opens. */
const partners = {
  closing: new Map(Object.entries({ '”': '“', '“': '„', '»': '«', '«': '»', '"': '"' })),
  opening: new Map(Object.entries({ '“': '”', '„': '“', '«': '»', '»': '«', '"': '"' })),
};

/** A title with the mark that opens or closes a quotation at its end: `Deep” rivers` is `“Deep” rivers`. */
function withQuotation(text: string): string {
  const open: string[] = [];
  for (const { 0: mark, index } of text.matchAll(/[“”„«»"]/g)) {
    const closes = /[\p{L}\p{N}.,!?]/u.test(text[index - 1] ?? '');
    if (!closes) open.push(mark);
    else if (open.length > 0) open.pop();
    else return (partners.closing.get(mark) ?? '') + text;
  }
  return text + (partners.opening.get(open.at(-1) ?? '') ?? '');
}

/** A text without the signs around it; brackets and quotation marks that it has whole stay, a full stop at the end does not. */
export function bare(text: string): string {
  const inner = withQuotation(
    joined(text)
      .replace(ends, '')
      .replace(/(?<!\b\p{L}|\.\p{L})\.+$/u, ''),
  );
  const count = (sign: RegExp) => inner.match(sign)?.length ?? 0;
  if (count(/（/g) - count(/）/g) === 1) return `${inner}）`;
  const opened = count(/[([]/g) - count(/[)\]]/g);
  return opened === 1 ? `${inner}${inner.lastIndexOf('(') > inner.lastIndexOf('[') ? ')' : ']'}` : inner;
}
