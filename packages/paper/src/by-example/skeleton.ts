import { type Item, type Name, plainOf } from '@citewright/record';

// A printed reference with a letter for each field: `F, I. (Y). T. C, V(N), P-p.` Works of one kind have the same skeleton in a style.

/** Characters of a reference of which a skeleton is made: the longest honest ones have fewer. */
const longest = 1_200;

/** Quotation marks, dashes and spaces of one kind: what a paste, a PDF or a keyboard changes. */
export const plainSigns = (text: string): string =>
  text
    .replace(/[“”„‟«»]/gu, '"')
    .replace(/[‘’‚`´]/gu, "'")
    .replace(/[–—−‐‑]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim();

const isWordSign = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** A text whose fields are replaced one after the other: a place is taken once. */
class Masked {
  readonly #low: string;
  readonly #text: string;
  readonly #letters: (string | undefined)[];

  constructor(text: string) {
    this.#text = text;
    this.#low = text.toLowerCase();
    this.#letters = new Array<string | undefined>(text.length);
  }

  /** Replaces the first place of a value that stands by itself and is free; false if there is none. */
  replace(value: string, letterOf: (found: string) => string, from = 0): boolean {
    const wanted = plainSigns(value).toLowerCase();
    if (wanted === '' || this.#low.length !== this.#text.length) return false;
    for (let at = this.#low.indexOf(wanted, from); at >= 0; at = this.#low.indexOf(wanted, at + 1)) {
      const end = at + wanted.length;
      const isWhole =
        !(isWordSign(wanted[0]) && isWordSign(this.#text[at - 1])) &&
        !(isWordSign(wanted.at(-1)) && isWordSign(this.#text[end]));
      if (!isWhole || this.#letters.slice(at, end).some((letter) => letter !== undefined)) continue;
      this.#letters[at] = letterOf(this.#text.slice(at, end));
      this.#letters.fill('', at + 1, end);
      return true;
    }
    return false;
  }

  /** The text with the letters, and the words that are left in small ones. */
  skeleton(): string {
    let [made, free] = ['', ''];
    const flush = () => {
      made += free
        .replace(/[\p{Lu}\d]+(?![\p{L}\d])/gu, (run) =>
          /^\p{Lu}{1,4}$/u.test(run) ? '\u0001'.repeat([...run].length) : run,
        )
        .toLowerCase()
        .replace(/\d+/gu, '#')
        .replaceAll('\u0001', 'I');
      free = '';
    };
    for (let at = 0; at < this.#text.length; at += 1) {
      const letter = this.#letters[at];
      if (letter === undefined) free += this.#text[at];
      else if (letter !== '') {
        flush();
        made += letter;
      }
    }
    flush();
    return made;
  }
}

const isCapitals = (text: string) => text.length > 2 && text === text.toUpperCase();

function replaceNames(masked: Masked, names: readonly Name[]): void {
  for (const { family, given, literal } of names) {
    masked.replace(family ?? literal ?? '', (found) => (isCapitals(found) ? 'U' : 'F'));
    for (const word of (given ?? '').split(/[\s.]+/u)) if (word.length > 2) masked.replace(word, () => 'G');
  }
}

/** The beginning of a title, which may end with a mark that the style replaces. */
const withoutEnd = (title: string) => title.replace(/[.?!\s]+$/u, '');

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);

function replaceMonth(masked: Masked, month: number | undefined): void {
  const name = months[(month ?? 0) - 1];
  if (name === undefined) return;
  if (!masked.replace(name, () => 'M')) masked.replace(name.slice(0, 3), () => 'm');
}

/** The skeleton of a reference as it is printed, without the number before it. `item` has its fields as the text has them. */
export function skeletonOf(printed: string, item: Item): string {
  const masked = new Masked(withoutNumber(plainSigns(printed.slice(0, longest))));
  const field = (value: string | number | undefined, letter: string) =>
    masked.replace(withoutEnd(plainOf(value) ?? ''), () => letter);
  masked.replace(withoutEnd(plainOf(item.title) ?? ''), (found) => (isCapitals(found) ? 'S' : 'T'));
  field(item['container-title'], 'C');
  field(item.publisher, 'B');
  replaceNames(masked, [...(item.author ?? []), ...(item.editor ?? [])]);
  field(item['publisher-place'], 'L');
  field(item.DOI, 'D');
  field(item.URL, 'A');
  const [year, month, day] = item.issued?.['date-parts']?.[0] ?? [];
  field(year, 'Y');
  replaceMonth(masked, Number(month));
  const [first = '', last = ''] = plainOf(item.page)?.split(/[-–]/u) ?? [];
  if (!masked.replace(`${first}-${last}`, () => 'P-P')) field(first, 'P');
  field(item.volume, 'V');
  field(item.issue, 'N');
  field(day, 'd');
  return masked.skeleton();
}

/** How a reference is numbered before it begins: `[12]`, `12.`, `(12)`, `12-`, `12`. */
const numbered =
  /^\s*(?:\[\d{1,4}\]\.?\s*|\(\d{1,4}\)\.?\s*|\d{1,3}(?:[.)]|\s?[-–—]+)\s*|\d{1,3}\s+(?=\p{L}))/u;

/** A reference without the number before it. */
export const withoutNumber = (text: string): string => text.replace(numbered, '');

/** The number before a reference, with a sign for its digits; absent without one. */
export const numberForm = (text: string): string | undefined =>
  numbered.exec(text)?.[0].trim().replace(/\d+/u, '#');

const parts = /[A-Z]|[^A-Z]+/gu;

/** What is told of a style by a skeleton: each field with what stands before and behind it, and the order of fields. */
export function traitsOfSkeleton(skeleton: string): Set<string> {
  const traits = new Set<string>();
  let [field, between] = ['^', ''];
  for (const [part] of `${skeleton.trim()}`.matchAll(parts)) {
    if (!/^[A-Z]$/u.test(part)) {
      between += part;
      continue;
    }
    traits.add(`${field}${between}${part}`);
    traits.add(`${field}>${part}`);
    traits.add(`${between}${part}`);
    [field, between] = [part, ''];
  }
  if (field !== '^') traits.add(`${field}${between}$`);
  return traits;
}
