/** A piece of text in one style. */
export interface Run {
  text: string;
  italic: boolean;
  bold: boolean;
  sub: boolean;
  sup: boolean;
  smallCaps: boolean;
  href: string | undefined;
}

const plain: Omit<Run, 'text'> = {
  italic: false,
  bold: false,
  sub: false,
  sup: false,
  smallCaps: false,
  href: undefined,
};

const styles: Readonly<Record<string, Partial<Run>>> = {
  i: { italic: true },
  em: { italic: true },
  b: { bold: true },
  sub: { sub: true },
  sup: { sup: true },
  span: { smallCaps: true },
};

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const unescapeHtml = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);

/** The number at the beginning of an entry ("[1]", "(1)", "1."), and the space after it. */
const marginNumber = /^(\[\d+\]|\(\d+\)|\d+\.?) /;

const tokens = /<(\/?)([a-z]+)(?: (?:href|class)="([^"]*)")?>|[^<]+/g;

/** The runs of a reference's HTML. The number of a `numbered` entry is followed by a tab, so that it stands in the margin. */
export function runsOf(html: string, numbered: boolean): Run[] {
  const runs: Run[] = [];
  const open = [plain];
  const source = numbered ? html.replace(marginNumber, '$1\t') : html;
  for (const [token, slash, name = '', value] of source.matchAll(tokens)) {
    const style = open.at(-1) ?? plain;
    if (slash === undefined) runs.push({ ...style, text: unescapeHtml(token) });
    else if (slash === '/') open.pop();
    else open.push({ ...style, ...(name === 'a' ? { href: value && unescapeHtml(value) } : styles[name]) });
  }
  return runs;
}
