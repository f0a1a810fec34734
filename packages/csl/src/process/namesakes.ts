import { isSamePerson, type Person, personKey } from '../reference/names.ts';
import type { NameLevel, NameTexts, RenderedNames } from '../render/context.ts';

/** The people whose names look the same at level 0. Most often it is one person. */
class SameLook {
  readonly #first: Person;
  #people: Map<string, Person> | undefined;
  /** How many people share a text, by formatter and level. Counted on first use. */
  readonly #counts = new Map<NameTexts, (Map<string, number> | undefined)[]>();

  constructor(first: Person) {
    this.#first = first;
  }

  get single(): boolean {
    return this.#people === undefined;
  }

  add(person: Person): void {
    if (!this.#people) {
      if (isSamePerson(this.#first, person)) return;
      this.#people = new Map([[personKey(this.#first), this.#first]]);
    }
    this.#people.set(personKey(person), person);
  }

  /** Whether a text at a level belongs to a single person. */
  isUnique(look: string, level: NameLevel, formatter: NameTexts): boolean {
    const levels = this.#counts.get(formatter) ?? [];
    this.#counts.set(formatter, levels);
    levels[level] ??= this.#count(level, formatter);
    return levels[level].get(look) === 1;
  }

  #count(level: NameLevel, formatter: NameTexts): Map<string, number> {
    const counts = new Map<string, number>();
    for (const person of this.#people?.values() ?? []) {
      const look = formatter.text(person, level);
      counts.set(look, (counts.get(look) ?? 0) + 1);
    }
    return counts;
  }
}

/** The people of a document, by their name at level 0. */
export class Namesakes {
  readonly #looks = new Map<string, SameLook>();

  /** Adds the people in lists of names. */
  add(lists: readonly RenderedNames[]): void {
    for (const { people, formatter } of lists) {
      for (const person of people) {
        if (person.literal !== '') continue;
        const look = formatter.text(person, 0);
        const known = this.#looks.get(look);
        if (known) known.add(person);
        else this.#looks.set(look, new SameLook(person));
      }
    }
  }

  /** The first level that distinguishes a name from those of namesakes; 0 without namesakes, or when no level does. */
  levelOf(person: Person, formatter: NameTexts, levels: readonly NameLevel[]): NameLevel {
    const same = this.#looks.get(formatter.text(person, 0));
    if (!same || same.single) return 0;
    return levels.find((level) => same.isUnique(formatter.text(person, level), level, formatter)) ?? 0;
  }
}
