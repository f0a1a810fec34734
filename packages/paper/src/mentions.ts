import type { Span } from '@citewright/documents';
import { comparable } from '@citewright/record';
import type { Entry } from './list/entries.ts';

// Works that a text names without a citation that leads to them.

/** Folded characters between an author and a year that are one mention. */
const near = 90;
/** Words of an organisation's name that are told from usual words. */
const longName = 3;
/** Letters of a family name or a title that are no chance. */
const [shortestName, shortestTitle] = [3, 15];

/** The pieces of a text outside of spans. */
function without(text: string, spans: readonly Span[]): string[] {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    if (start > at) pieces.push(text.slice(at, start));
    at = Math.max(at, end);
  }
  return [...pieces, text.slice(at)];
}

/** What a text names. */
export class Mentions {
  readonly #text: string;
  /** Folded words outside of citations and entries that begin with a capital wherever they stand. */
  readonly #names: ReadonlySet<string>;

  /** `linked`: citations of a text that lead to an entry. */
  constructor(text: string, entries: readonly Span[], linked: readonly Span[]) {
    this.#text = ` ${comparable(without(text, entries).join('\n'))} `;
    const [capital, small] = [new Set<string>(), new Set<string>()];
    for (const piece of without(text, [...entries, ...linked]))
      for (const [word] of piece.matchAll(/\p{L}[\p{L}\p{M}]+/gu))
        (/^\p{Lu}/u.test(word) ? capital : small).add(comparable(word));
    this.#names = new Set([...capital].filter((word) => !small.has(word)));
  }

  /** Whether the text names a work: its title, its organisation in full, or its author beside one of its years. */
  hasWork({ folded, head, years, item }: Entry): boolean {
    const title = comparable(typeof item.title === 'string' ? item.title : '');
    if (title.length >= shortestTitle && this.#text.includes(` ${title} `)) return true;
    if (head.split(' ').length >= longName && this.#text.includes(` ${head} `)) return true;
    const [family = ''] = folded.split(' ');
    if (family.length < shortestName) return false;
    for (let at = this.#text.indexOf(` ${family}`); at >= 0; at = this.#text.indexOf(` ${family}`, at + 1)) {
      // A single name, as the ancients have, is mentioned without a year, too.
      if (head === family) return true;
      const around = this.#text.slice(Math.max(0, at - near / 3), at + family.length + near);
      if (years.some((year) => around.includes(` ${year}`))) return true;
    }
    return false;
  }

  /** Whether the text names the first author of an entry outside of citations; a body of several words in full. */
  hasAuthor({ folded, text }: Entry): boolean {
    const [family = ''] = folded.split(' ');
    const body = comparable(/^.*?(?=\s[-–—]\s|[.,;:(–—]|$)/u.exec(text)?.[0] ?? '');
    return body.includes(' ') && folded.startsWith(body)
      ? this.#text.includes(` ${body} `)
      : family.length >= shortestName && this.#names.has(family);
  }
}
