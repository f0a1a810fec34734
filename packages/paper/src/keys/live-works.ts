import type { LiveCitation } from '@citewright/documents';
import { dateOf, type Item, lettersOf, plainOf } from '@citewright/record';
import type { DatedCallOut } from '../call-outs/dated-call-out.ts';
import type { NumericCallOut } from '../call-outs/numeric.ts';
import type { Entry } from '../list/entries.ts';

// Citations that a file of an office program holds as data: the data says what is cited, not the words that are printed.

/** Letters of a title that are no chance. */
const shortestTitle = 9;

/** Finds the entries that works of a file mean. */
class EntriesOfWorks {
  readonly #entries: readonly { letters: string; years: readonly string[]; index: number }[];
  readonly #found = new Map<string, number | undefined>();

  constructor(entries: readonly Entry[]) {
    this.#entries = entries.map(({ text, years }, index) => ({ letters: lettersOf(text), years, index }));
  }

  /** The only entry with the title of a work, and its year where several have the title. */
  of({ title, issued }: Item): number | undefined {
    const letters = lettersOf(plainOf(title) ?? '');
    if (letters.length < shortestTitle) return undefined;
    const year = String(dateOf(issued)[0] ?? '');
    const key = `${letters} ${year}`;
    if (!this.#found.has(key)) this.#found.set(key, this.#find(letters, year));
    return this.#found.get(key);
  }

  #find(letters: string, year: string): number | undefined {
    const titled = this.#entries.filter((entry) => entry.letters.includes(letters));
    const own = titled.filter(({ years }) => years.includes(year));
    const [first, ...others] = titled.length > 1 ? own : titled;
    return others.length > 0 ? undefined : first?.index;
  }
}

/** Citations of a text with the entries of the works that the file has for them; all works of a citation have to be known. */
export class LiveWorks {
  readonly #live: readonly { start: number; end: number; refs: readonly number[] }[];

  constructor(live: readonly LiveCitation[], entries: readonly Entry[]) {
    const works = new EntriesOfWorks(entries);
    this.#live = live.flatMap(({ start, end, items }) => {
      const refs = items.map((item) => works.of(item));
      return refs.every((ref) => ref !== undefined) ? [{ start, end, refs: [...new Set(refs)] }] : [];
    });
  }

  #around({ start, end }: { start: number; end: number }): readonly number[] | undefined {
    let [low, high] = [0, this.#live.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#live[middle]?.end ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    const own = this.#live[low];
    return own && own.start < end ? own.refs : undefined;
  }

  /** Of several works that a citation may mean the one of the data; where the list seems to lack its work, the only one of the data that fits no other citation. */
  ofDated(callOuts: readonly DatedCallOut[]): DatedCallOut[] {
    const linked = new Set(callOuts.flatMap(({ refs, differs }) => (differs ? [] : refs)));
    return callOuts.map((callOut) => {
      const known = this.#around(callOut);
      if (!known) return callOut;
      const [own] = [...callOut.refs, ...callOut.ties].filter((ref) => known.includes(ref));
      const isNear = callOut.differs === 'year';
      if (own !== undefined)
        return { ...callOut, refs: [own], ties: [], differs: isNear ? callOut.differs : undefined };
      const free = known.filter((ref) => !linked.has(ref));
      const [meant, ...others] = known.length === 1 ? known : free;
      return meant === undefined || others.length > 0
        ? callOut
        : { ...callOut, refs: [meant], ties: [], differs: undefined };
    });
  }

  /** Numbers mean the works of the data, where there are as many. */
  ofNumeric(callOuts: readonly NumericCallOut[]): NumericCallOut[] {
    return callOuts.map((callOut) => {
      const known = this.#around(callOut);
      const printed = callOut.refs.length + callOut.unknown.length;
      return known?.length === printed ? { ...callOut, refs: [...known], unknown: [] } : callOut;
    });
  }
}
