import { PaperError, type Span } from '@citewright/documents';
import { comparable } from '@citewright/record';
import type { DatedCallOut } from '../call-outs/dated-call-out.ts';
import { isName } from '../call-outs/names.ts';
import { connectors, others, particles } from '../call-outs/words.ts';
import { type Entry, entryAt } from '../list/entries.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { type Meant, type Word, Works, wordsOf } from './works.ts';

// Citations that stand in notes: in full, in a short form, by the author alone, or as `ibid.`

/** What notes cite. */
export interface Noted {
  /** `refs` from the number of entries on are works that the list does not have. */
  callOuts: DatedCallOut[];
  /** Works that notes cite in full and the list does not have. */
  unlisted: Entry[];
}

const ibid =
  /^(?:(?:see|cf\.?|vgl\.?|ver|veja|voir|vid\.?)\s+)?(?:ibid(?:em)?|ib\.|ibíd(?:em)?|ebd|ebda|ebenda|tamże|там же|ivi|id(?:em)?\.?,?\s+ibid(?:em)?|id\.?(?=\s+at\s|\s*$))(?![\p{L}])/iu;
const again =
  /(?:op\.\s?cit|ob\.\s?cit|obra cit|supra|infra|above n|\((?:n|fn|Fn|Anm)\.?\s\d|(?:wie|siehe) (?:Fn|Anm)|loc\.\s?cit|art\.\s?cit|a\.\s?a\.\s?O|opus cit|passim|указ\. соч)/iu;
const lead =
  /^(?:(?:see|also|cf|compare|e\.g|eg|vgl|siehe|auch|ver|veja|vide|também|véase|también|voir|aussi|cfr|vedi|anche|in|for example|quoted|cited|from)\.?,?\s+)+/iu;

const quote = /["“«„‘]/u;
const date =
  /(?:[(,.:]\s*|\s)(?:1[4-9]|20)\d\d[a-z]?(?![\d\p{L}])|(?<!\p{L})(?:n\.\s?d|s\.\s?d|o\.\s?J)(?!\p{L})/u;
/** Names as a citation begins with: initials and capitals, up to a comma. */
const names = (head: string) => {
  const tokens = head.match(/[\p{L}\p{M}'’.-]+|&/gu) ?? [];
  const isEach = tokens.every((own) => {
    const bare = own.replace(/\.$/, '');
    return (
      isName(own) ||
      connectors.has(own) ||
      particles.has(own) ||
      others.has(bare) ||
      bare === 'eds' ||
      bare === 'ed'
    );
  });
  return (
    tokens.length > 0 && tokens.length < 16 && isEach && tokens.some((own) => /^\p{Lu}[\p{L}'’-]+/u.test(own))
  );
};

/** Parties of a lawsuit, a body: half of the longer words begin with a capital. */
const mostlyCapitals = (head: string) => {
  const tokens = head.match(/\p{L}[\p{L}\p{M}'’-]{3,}/gu) ?? [];
  return tokens.filter((own) => /^\p{Lu}/u.test(own)).length >= tokens.length / 2;
};

/** Whether words have the form of a citation in full, or of a short one with its title in quotation marks. */
function isCitation(text: string): boolean {
  const bare = text.replace(lead, '');
  if (bare.length < 15) return false;
  if (quote.test(bare.slice(0, 1))) return /[,.][”"»’']|[”"»’'],/u.test(bare) && date.test(bare);
  const before = (quote.exec(bare)?.index ?? 0) || bare.search(/,\s+(?!\p{Lu}\.|et al|e outros|and |& |Jr)/u);
  if (before <= 0 || before > 160) return false;
  const [head, after] = [bare.slice(0, before), bare.slice(before).replace(/^[\s,:.]+/u, '')];
  if (!/^["“«„‘(]?[\p{Lu}\d]/u.test(after)) return false;
  const isQuoted = quote.test(after.slice(0, 1));
  if (isQuoted && /,\s*$/.test(head) && date.test(after)) return mostlyCapitals(head);
  return names(head) && (isQuoted || date.test(after));
}

/** A part of a note of names only: the first of the authors of what follows, or a work by its authors alone. */
const isOnlyNames = (text: string) =>
  text.length < 80 && !/\d/.test(text) && names(text.replace(/\s*et al\.?/u, ''));

/** Pages at the end of a citation. */
const locator =
  /,?\s+(?:(?:pp?|pág|págs|S|s|Bl|fol|ff?|n|nn|cap|chap|vol|t|§)\.?\s*)?\d[\d\s,–-]*(?:ff?\.?|n\.?)?$/u;

/** Works that notes may add to a list. */
const mostUnlisted = 2000;

/** Parts of notes that are read: a book of 600 pages with five notes on each has nine thousand. */
const mostPieces = 20_000;

class Reader {
  readonly #text: string;
  readonly #works: Works;
  readonly #cited: Meant[] = [];
  readonly unlisted: Entry[] = [];

  constructor(text: string, entries: readonly Entry[]) {
    this.#text = text;
    this.#works = new Works(entries);
  }

  /** The last cited work that is told again by `ibid.`. */
  get #last(): number | undefined {
    return this.#cited.at(-1)?.index;
  }

  /** The words of a part, without `see also`. */
  #wordsOf({ start, end }: Span): Word[] {
    return wordsOf(this.#text.slice(start, end).replace(lead, (own) => ' '.repeat(own.length)));
  }

  /** The work that names alone mean: the one of these authors that was cited last, or the only one. */
  #byNames(words: readonly Word[], isAgain: boolean): Meant | undefined {
    const wanted = words
      .map(({ text }) => text)
      .filter((own) => /^\p{L}{2}/u.test(own) && !others.has(own) && !connectors.has(own));
    const from = words.findIndex(({ text }) => wanted.includes(text) && this.#works.by(text).length > 0);
    const family = words[from]?.text;
    if (family === undefined || (!isAgain && from > 3)) return undefined;
    const isByAll = (index: number) => {
      const families = this.#works.familiesOf(index).flatMap((one) => one.split(' '));
      return wanted.every((own) => families.includes(own));
    };
    const theirs = this.#cited.filter(({ index }) => this.#works.isBy(index, family));
    const cited = theirs.findLast(({ index }) => isByAll(index)) ?? (isAgain ? theirs.at(-1) : undefined);
    const only = this.#works.by(family).filter((index) => isAgain || isByAll(index));
    const index = cited?.index ?? (only.length === 1 ? only[0] : undefined);
    return index === undefined ? undefined : { index, from };
  }

  /** The work that a part of a note cites; a citation in full that the list does not have becomes one. */
  #workOf(piece: Span): Meant | undefined {
    const own = this.#text.slice(piece.start, piece.end);
    if (ibid.test(own)) return this.#last === undefined ? undefined : { index: this.#last, from: 0 };
    const words = this.#wordsOf(piece);
    const isAgain = again.test(own);
    const meant = isAgain ? undefined : this.#works.meant(words, this.#cited);
    if (meant?.isByTitle) return meant;
    if (isAgain || isOnlyNames(own.replace(lead, '').replace(locator, ''))) {
      const known = this.#byNames(words, isAgain);
      if (known) return known;
    }
    if (isAgain || !isCitation(own) || this.unlisted.length >= mostUnlisted) return undefined;
    const skipped = lead.exec(own)?.[0].length ?? 0;
    const entry = entryAt(this.#text, { start: piece.start + skipped, end: piece.end });
    this.unlisted.push(entry);
    return { index: this.#works.add(entry), from: 0 };
  }

  /** Where a citation begins: at the initials or given names before its first word. */
  #startOf(piece: Span, from: number): number {
    const own = this.#text.slice(piece.start, piece.end);
    const at = this.#wordsOf(piece)[from]?.start ?? 0;
    const before = /(?:\p{Lu}[\p{L}.'’-]*\s+){0,4}["“«‘„(]?$/u.exec(own.slice(0, at))?.[0] ?? '';
    const start = Math.max(at - before.length, lead.exec(own)?.[0].length ?? 0);
    return piece.start + start;
  }

  read(notes: readonly Span[]): DatedCallOut[] {
    let read = 0;
    return notes.flatMap((note) => {
      const pieces = piecesOf(this.#text, note);
      read += pieces.length;
      if (read > mostPieces) throw new PaperError('too-complex', 'The notes of the paper are too long');
      return this.#readNote(pieces);
    });
  }

  #readNote(pieces: readonly Piece[]): DatedCallOut[] {
    const found: DatedCallOut[] = [];
    for (let at = 0; at < pieces.length; at += 1) {
      const first = pieces[at] as Piece;
      let [last, meant] = [first, this.#titled(first)];
      // POPE, M.; KALLMANN, H.P. e MAGNANTE, P.: authors between semicolons.
      let to = at;
      while (
        !meant &&
        to + 1 < pieces.length &&
        to - at < 12 &&
        isOnlyNames(this.#text.slice(pieces[to]?.start, pieces[to]?.end))
      )
        to += 1;
      if (to > at) {
        const joint = { start: first.start, end: (pieces[to] as Piece).end };
        const whole = this.#joint(joint, first);
        if (whole) [last, meant, at] = [pieces[to] as Piece, whole, to];
      }
      meant ??= this.#workOf(first);
      if (!meant) continue;
      while (
        at + 1 < pieces.length &&
        !pieces[at + 1]?.isNew &&
        this.#goesOn(meant.index, pieces[at + 1] as Piece)
      ) {
        at += 1;
        last = pieces[at] as Piece;
      }
      this.#cited.push(meant);
      const start = this.#startOf(first, meant.from);
      const printed = this.#text.slice(start, last.end);
      const year = /(?<!\d)(?:1[4-9]|20)\d\d(?!\d)/.exec(printed)?.[0] ?? '';
      found.push({
        start,
        end: last.end,
        refs: [meant.index],
        differs: meant.differs,
        ties: [],
        year,
        suffix: '',
        names: comparable(printed),
      });
    }
    return found;
  }

  #titled(piece: Span): Meant | undefined {
    const meant = this.#works.meant(this.#wordsOf(piece), this.#cited);
    return meant?.isByTitle ? meant : undefined;
  }

  /** The work of parts that are joined, where the first of them names its first author. */
  #joint(joint: Span, first: Span): Meant | undefined {
    const words = this.#wordsOf(joint);
    const until = first.end - joint.start;
    const meant = this.#works.meant(words);
    if (meant) return (words[meant.from]?.start ?? until) < until ? meant : undefined;
    const isInverted = /^\p{Lu}[\p{L}'’ -]*,\s*\p{Lu}/u.test(this.#text.slice(first.start, first.end));
    return isInverted ? this.#workOf(joint) : undefined;
  }

  /** Whether a sentence still belongs to a citation: `Física. São Paulo: Escolar, 2012`. */
  #goesOn(index: number, piece: Span): boolean {
    const words = wordsOf(this.#text.slice(piece.start, piece.end)).filter(({ text }) => text.length > 1);
    return words.length > 0 && words.length < 25 && this.#works.shareOf(index, words) >= 0.7;
  }
}

/** The citations in the notes of a paper. */
export function findNoted(text: string, notes: readonly Span[], entries: readonly Entry[]): Noted {
  const reader = new Reader(text, entries);
  return { callOuts: reader.read(notes), unlisted: reader.unlisted };
}
