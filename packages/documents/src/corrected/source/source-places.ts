import type { PaperDocument, Span } from '../../document.ts';
import { Alignment, wordsOf } from './align-source.ts';
import type { SourceMarkup } from './source-markup.ts';

/** Signs that sources write otherwise than they print: quotation marks, dashes, spaces. */
const alike = [/["'`´“”„‘’‚«»]/, /[-–—]/, /[\s~\u00a0]/];
const isSame = (one: string, other: string) =>
  one === other || alike.some((signs) => signs.test(one) && signs.test(other));

/** Marks that may stand between a word and the sign beside it, and how many. */
const mark = /[\s*_`{}<>\\~^]/;
const mostMarks = 8;

/** The passage that a place is in, of those in their order. */
function passageAt(passages: readonly Span[], place: number): Span | undefined {
  let [low, high] = [0, passages.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((passages[middle]?.end ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  const passage = passages[low];
  return passage && passage.start <= place ? passage : undefined;
}

/** Where the texts of a paper stand in its source. */
export class SourcePlaces {
  readonly #text: string;
  readonly #source: string;
  readonly #markup: SourceMarkup;
  readonly #alignment: Alignment;

  constructor({ text, blocks }: PaperDocument, source: string, markup: SourceMarkup) {
    this.#text = text;
    this.#source = source;
    this.#markup = markup;
    const words = wordsOf(source, markup.word, markup.plainWord);
    this.#alignment = new Alignment(
      wordsOf(text),
      words.filter((word) => !passageAt(markup.silent, word.start) && !markup.isMark(source, word)),
      blocks,
    );
  }

  /** A place near that of a text that the source does not spell out, in no passage that holds no text. */
  near({ start }: Span): number {
    let place = this.#alignment.placeBefore(start);
    for (const passages of [this.#markup.closed, this.#markup.silent])
      place = passageAt(passages, place)?.end ?? place;
    return place;
  }

  isSilent(place: number): boolean {
    return passageAt(this.#markup.silent, place) !== undefined;
  }

  /** Behind the last passage without text in a part of the source; its start when there is none. */
  behindPassages({ start, end }: Span): number {
    return this.#markup.silent.findLast((one) => start <= one.start && one.end <= end)?.end ?? start;
  }

  /** Where the line begins that a place is in, or that what began before the line is in. */
  lineStart(place: number): number {
    const start = this.#source.lastIndexOf('\n', place - 1) + 1;
    const around = passageAt(this.#markup.silent, start);
    return around && around.start < start ? this.lineStart(around.start) : start;
  }

  /** What the source has for a text; absent where it does not spell it out, or has something else in between. */
  of(span: Span): Span | undefined {
    const words = this.#alignment.wordsOf(span);
    const [first, last] = [words?.[0], words?.at(-1)];
    if (!words || !first || !last) return undefined;
    for (const [index, { end }] of words.entries()) {
      const next = words[index + 1];
      if (next && !this.#holdsMarksOnly({ start: end, end: next.start })) return undefined;
    }
    const said = this.#text.slice(span.start, span.end);
    const [head = ''] = /^[^\p{L}\p{N}]*/u.exec(said) ?? [];
    const [tail = ''] = /(?<![^\p{L}\p{N}])[^\p{L}\p{N}]*$/u.exec(said) ?? [];
    const start = this.#walk(first.start, [...head].reverse(), -1);
    const end = this.#walk(last.end, [...tail], 1);
    const place = start === undefined || end === undefined ? undefined : this.#balanced({ start, end });
    return place && !this.isFixed(place.start) && !this.#cutsPassage(place)
      ? this.#withRaise(place)
      : undefined;
  }

  /** Whether one end of a place is inside of a passage that holds no text, or that changes as a whole. */
  #cutsPassage({ start, end }: Span): boolean {
    return [this.#markup.closed, this.#markup.silent].some((passages) => {
      const [first, last] = [passageAt(passages, start), passageAt(passages, end - 1)];
      return (first !== undefined && first.start < start) || (last !== undefined && end < last.end);
    });
  }

  /** Whether the columns of a line must stay where they are. */
  isFixed(place: number): boolean {
    const end = this.#source.indexOf('\n', place);
    const line = this.#source.slice(this.#source.lastIndexOf('\n', place - 1) + 1, end < 0 ? undefined : end);
    return this.#markup.isFixed(line);
  }

  /** Text that is raised as a whole, with the marks that raise it. */
  #withRaise({ start, end }: Span): Span {
    const [before, behind] = this.#markup.raised;
    const opening = before.exec(this.#source.slice(Math.max(0, start - 24), start));
    const closing = behind.exec(this.#source.slice(end, end + 1));
    return opening && closing
      ? { start: start - opening[0].length, end: end + closing[0].length }
      : { start, end };
  }

  #holdsMarksOnly({ start, end }: Span): boolean {
    return wordsOf(this.#source.slice(start, end), this.#markup.word).every((word) =>
      this.#markup.isMark(this.#source, { start: start + word.start, end: start + word.end }),
    );
  }

  /** Goes over the signs beside a word, in a direction; absent when the source lacks a bracket of them. */
  #walk(from: number, signs: readonly string[], step: 1 | -1): number | undefined {
    let place = from;
    for (const sign of signs) {
      if (/\s/.test(sign)) {
        if (/[ \t]/.test(this.#source[step > 0 ? place : place - 1] ?? '')) place += step;
        continue;
      }
      let next = place;
      for (let skipped = 0; skipped < mostMarks; skipped++, next += step) {
        const character = this.#source[step > 0 ? next : next - 1] ?? '';
        if (isSame(sign, character)) {
          place = next + step;
          // ``Words'' have two signs for one.
          const isDouble = /["“”„]/.test(sign) && /['`]/.test(character);
          if (isDouble && this.#source[step > 0 ? place : place - 1] === character) place += step;
          if (step < 0 && this.#markup.escapesSigns && this.#source[place - 1] === '\\') place--;
          break;
        }
        if (!mark.test(character)) {
          if (/[()[\]]/.test(sign)) return undefined;
          break;
        }
      }
    }
    return place;
  }

  /** The span with the signs that belong to it in pairs. */
  #balanced(span: Span): Span | undefined {
    let { start, end } = span;
    for (let tries = 0; tries < 4; tries++) {
      if (this.#markup.isBalanced(this.#source.slice(start, end))) return { start, end };
      const wider = this.#widened({ start, end });
      if (!wider || !this.#addsMarksOnly({ start, end }, wider)) return undefined;
      ({ start, end } = wider);
    }
    return undefined;
  }

  #addsMarksOnly(span: Span, wider: Span): boolean {
    return (
      this.#holdsMarksOnly({ start: wider.start, end: span.start }) &&
      this.#holdsMarksOnly({ start: span.end, end: wider.end })
    );
  }

  /** The span with one sign more at one of its ends: an opening one with its command, or a closing one. */
  #widened({ start, end }: Span): Span | undefined {
    const before = this.#source.slice(Math.max(0, start - 60), start);
    const [opening] = /(?:\\[a-zA-Z]+\s*\{|\{\\[a-zA-Z]+\s+|\{|\*+|<)\s*$/.exec(before) ?? [];
    const [closing] = /^\s*(?:\}|\*+|>)/.exec(this.#source.slice(end, end + 10)) ?? [];
    const inside = this.#source.slice(start, end);
    const isOpenInside = (inside.match(/\{/g)?.length ?? 0) > (inside.match(/\}/g)?.length ?? 0);
    if (closing !== undefined && (isOpenInside || opening === undefined))
      return { start, end: end + closing.length };
    return opening === undefined ? undefined : { start: start - opening.length, end };
  }
}
