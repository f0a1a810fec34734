import { CslError } from '../error.ts';

/** The cost of each thing, in characters copied: a name is put together, words are cased one by one, a rendering visits its elements. */
const costs = { character: 1, name: 20, casedCharacter: 10, rendering: 300 } as const;

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
    const cost = costs[kind] * count;
    this.#ofWork += cost;
    this.#ofDocument += cost;
    if (this.#ofWork > most.work || this.#ofDocument > most.document)
      throw new CslError('too-complex', 'The style prints too much of these works', 'style');
  }
}
