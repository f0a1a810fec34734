import type { Span } from '../../document.ts';
import type { PaperSource } from './paper-source.ts';
import type { SourceMarkup } from './source-markup.ts';
import type { SourcePlaces } from './source-places.ts';

const beginList = /\\begin\s*\{thebibliography\}/g;
const endList = '\\end{thebibliography}';

/** A number that somebody typed before an entry. */
const typedLabel = /(?:\\?\[\d{1,4}\\?\]|\(\d{1,4}\)|(?<=^|\n)\d{1,4}[.)])[ \t]*$/;

/** Characters between two entries at most that go with the second one. */
const longestLead = 2_000;

/** What stands before an entry of a printed list. */
export interface Lead {
  /** Behind the entry before. */
  start: number;
  /** A number that somebody typed, directly before the entry. */
  label: string;
  /** The mark with the key of LaTeX, and where it is. */
  key: string;
  keyStart: number;
}

/** The list of references that a source spells out. */
export class PrintedList {
  readonly #text: string;
  readonly #references: readonly Span[];
  readonly #markup: SourceMarkup;
  readonly #places: SourcePlaces;

  constructor(
    { text }: PaperSource,
    references: readonly Span[],
    markup: SourceMarkup,
    places: SourcePlaces,
  ) {
    this.#text = text;
    this.#references = references;
    this.#markup = markup;
    this.#places = places;
  }

  /** The key that an entry of a printed list has in the source. */
  ownKey(reference: Span): string | undefined {
    const { lead } = this.#markup;
    const place = lead && this.#places.of(reference);
    if (!place) return undefined;
    return /\{([^{}]*)\}\s*$/.exec(this.leadOf(undefined, place.start).key)?.[1]?.trim();
  }

  /** Where the entries of the list stand; absent when the source does not spell one of them out, or not one behind the other. */
  slots(): Span[] | undefined {
    const slots = this.#references.flatMap((reference) => this.#places.of(reference) ?? []);
    const areAll = slots.length === this.#references.length && slots.length > 0;
    return areAll && slots.every(({ start }, index) => start >= (slots[index - 1]?.end ?? 0))
      ? slots
      : undefined;
  }

  /** Where the program's own list stands that is typed in the source, around its entries. */
  around(slots: readonly Span[]): Span {
    const [first, last] = [slots[0] as Span, slots.at(-1) as Span];
    const before = this.#text.slice(0, first.start);
    const begin = [...before.matchAll(beginList)].at(-1)?.index;
    const end = this.#text.indexOf(endList, last.end);
    if (begin !== undefined && end >= 0) return { start: begin, end: end + endList.length };
    const line = before.lastIndexOf('\n') + 1;
    return {
      start: typedLabel.test(before.slice(line)) || before.slice(line).trim().length < 6 ? line : first.start,
      end: last.end,
    };
  }

  /** What stands before an entry, behind the one before: a number, a key of LaTeX. */
  leadOf(behind: number | undefined, end: number): Lead {
    const from = Math.max(behind ?? 0, end - longestLead);
    const before = this.#text.slice(from, end);
    const [label = ''] = typedLabel.exec(before) ?? [];
    const marks = this.#markup.lead ? [...before.matchAll(new RegExp(this.#markup.lead, 'g'))] : [];
    const mark = marks.findLast(({ index }) => !this.#places.isSilent(from + index));
    const keyStart = from + (mark?.index ?? 0);
    const first = mark ? keyStart : end - label.length;
    return { start: behind === undefined ? first : from, label, key: mark?.[0] ?? '', keyStart };
  }
}
