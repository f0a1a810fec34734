/** A text that is HTML. */
export class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

type Part = string | Markup | false | undefined | readonly Markup[];

function htmlOf(part: Part): string {
  if (!part) return '';
  if (typeof part === 'string') return escaped(part);
  return part instanceof Markup ? part.html : part.map(({ html }) => html).join('');
}

/** HTML of a template: what is put into it is text, unless it is HTML of such a template itself. Attributes stand in double quotes. */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.reduce((html, text, index) => html + htmlOf(parts[index - 1]) + text));
