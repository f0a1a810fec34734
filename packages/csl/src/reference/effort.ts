import { CslError } from '../error.ts';

/**
 * The cost of each thing, in characters copied: a name is put together or compared, words are cased one by one, numbers are parsed, a rendering visits
 * elements. Characters that are stored until the document is printed cost memory, too.
 */
const costs = {
  character: 1,
  name: 20,
  casedCharacter: 10,
  numberCharacter: 10,
  storedCharacter: 10,
  element: 8,
  rendering: 200,
} as const;

/** The budget of one work, and of a document: a style can print all names again and again, and disambiguation renders each work many times. */
const most = { work: 1_500_000, document: 150_000_000 } as const;

/** Counts the cost of a document while it is printed. */
export class Effort {
  #ofWork = 0;
  #ofDocument = 0;

  /** The next work begins. */
  begin(): void {
    this.#ofWork = 0;
  }

  /** @throws CslError (`too-complex`) when the work or the document exceeds its budget */
  spend(kind: keyof typeof costs, count: number): void {
    this.#ofWork += costs[kind] * count;
    if (this.#ofWork > most.work) throw tooComplex();
    this.share(kind, count);
  }

  /** For what is done with several works at once. @throws CslError (`too-complex`) when the document exceeds its budget */
  share(kind: keyof typeof costs, count: number): void {
    this.#ofDocument += costs[kind] * count;
    if (this.#ofDocument > most.document) throw tooComplex();
  }
}

const tooComplex = () => new CslError('too-complex', 'The style prints too much of these works', 'style');
