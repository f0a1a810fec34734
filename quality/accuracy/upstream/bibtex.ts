/** Letters and digits of a field's name, up to its equals sign. */
const fieldName = /\s*,?\s*([\w-]{1,40})\s*=\s*/y;

/** The text of a braced value that begins at `start`, and where it ends. */
function bracedAt(text: string, start: number): { value: string; end: number } {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return { value: text.slice(start + 1, at), end: at + 1 };
  }
  return { value: text.slice(start + 1), end: text.length };
}

function valueAt(text: string, start: number): { value: string; end: number } {
  if (text[start] === '{') return bracedAt(text, start);
  const bare = /[\w.]*/y;
  bare.lastIndex = start;
  const value = bare.exec(text)?.[0] ?? '';
  return { value, end: start + value.length };
}

/** The entries of a BibTeX file as JabRef writes it: braced values, lower-case names. */
export function parseBibtex(text: string): Record<string, string>[] {
  return [...text.matchAll(/@(?!comment)\w+\s*\{?[^,{=]*,/gi)].map(({ index = 0, 0: head }) => {
    const fields: Record<string, string> = {};
    let at = index + head.length - 1;
    for (;;) {
      fieldName.lastIndex = at;
      const name = fieldName.exec(text)?.[1];
      if (name === undefined) return fields;
      const { value, end } = valueAt(text, fieldName.lastIndex);
      fields[name.toLowerCase()] = value.replace(/\s+/g, ' ').trim();
      at = end;
    }
  });
}
