/** A piece of text in one look. */
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

const looks: Readonly<Record<string, Partial<Run>>> = {
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

const tokens = /<(\/?)([a-z]+)(?: (?:href|class)="([^"]*)")?>|[^<]+/g;

/** The runs of a reference's HTML. It is ours: well formed, and of the few elements that the API promises. */
export function runsOf(html: string): Run[] {
  const runs: Run[] = [];
  const open = [plain];
  for (const [token, slash, name = '', value] of html.matchAll(tokens)) {
    const look = open.at(-1) ?? plain;
    if (slash === undefined) runs.push({ ...look, text: unescapeHtml(token) });
    else if (slash === '/') open.pop();
    else open.push({ ...look, ...(name === 'a' ? { href: value && unescapeHtml(value) } : looks[name]) });
  }
  return runs;
}
