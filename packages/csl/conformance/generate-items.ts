import type { DateValue, Item, Name } from '../src/index.ts';

/** A seeded generator of pseudo-random numbers (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const TYPES = [
  'article-journal',
  'article-journal',
  'article-journal',
  'book',
  'book',
  'chapter',
  'paper-conference',
  'report',
  'thesis',
  'webpage',
  'article-magazine',
  'article-newspaper',
  'article',
  'dataset',
  'motion_picture',
  'software',
  'entry-encyclopedia',
  'patent',
  'post-weblog',
  'speech',
];
const FAMILIES =
  'Smith,Garcia,Nguyen,Müller,Okafor,Kowalski,Rossi,Tanaka,Silva,Andersson,Ivanova,O’Neil,Haddad,Dubois,Li,Wang,Zhang,Kim,Patel,Fernández'.split(
    ',',
  );
const GIVENS =
  'Anna,Ben,Carla Maria,D. E.,Élodie,F.,Grace H.,Jean-Luc,Katarzyna,Liu,María José,Noah,Olga P.,Q.,Raj,Sofia,T. S.,Uwe,Vera,Wei'.split(
    ',',
  );
const PARTICLES = ['van', 'van der', 'de', 'von', 'della'];
const SUFFIXES = ['Jr.', 'III', 'Sr.'];
const ORGANISATIONS = [
  'World Health Organization',
  'National Bureau of Economic Research',
  'UNESCO',
  'European Centre for Disease Prevention and Control',
  'The Royal Society',
];
const WORDS =
  'deep learning in the analysis of urban climate and public health with a new model for early warning systems under uncertainty: evidence from long term data on water quality governance among small communities'.split(
    ' ',
  );
const JOURNALS = [
  'Nature',
  'Journal of Testing Things',
  'The Lancet',
  'PLOS ONE',
  'Annals of Results & Methods',
];
const PUBLISHERS = ['Oxford University Press', 'Springer', 'MIT Press', 'Elsevier'];
const PLACES = ['Oxford', 'Berlin', 'Cambridge, MA', 'New York'];

class Generator {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  chance(probability: number): boolean {
    return this.#random() < probability;
  }

  between(least: number, most: number): number {
    return least + Math.floor(this.#random() * (most - least + 1));
  }

  pick<T>(values: readonly T[]): T {
    return values[this.between(0, values.length - 1)] as T;
  }

  name(): Name {
    if (this.chance(0.06)) return { literal: this.pick(ORGANISATIONS) };
    const name: Name = { family: this.pick(FAMILIES), given: this.pick(GIVENS) };
    if (this.chance(0.05)) name['non-dropping-particle'] = this.pick(PARTICLES);
    else if (this.chance(0.03)) name.family = `${this.pick(PARTICLES)} ${name.family}`;
    if (this.chance(0.02)) name.suffix = this.pick(SUFFIXES);
    return name;
  }

  names(): Name[] {
    const count = this.pick([1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 8, 12, 22]);
    return Array.from({ length: count }, () => this.name());
  }

  title(): string {
    const words = Array.from({ length: this.between(3, 12) }, () => this.pick(WORDS));
    const title = words.join(' ').replace(/:$/, '');
    const text = (title[0] ?? '').toUpperCase() + title.slice(1);
    if (this.chance(0.04)) return `${text}?`;
    if (this.chance(0.04)) return text.replace(/ (\w+)/, ' <i>$1</i>');
    return this.chance(0.03) ? text.replace(/ (\w+)/, ' "$1"') : text;
  }

  date(): DateValue {
    const year = this.between(1890, 2025);
    const parts = [[year], [year, this.between(1, 12)], [year, this.between(1, 12), this.between(1, 28)]];
    const date: DateValue = { 'date-parts': [this.pick(parts)] };
    if (this.chance(0.02)) date.circa = true;
    if (this.chance(0.02)) date['date-parts'] = [[year], [year + 1]];
    return this.chance(0.01) ? { literal: 'in press' } : date;
  }

  pages(): string {
    const first = this.between(1, 1600);
    const last = first + this.between(1, 40);
    return this.pick([`${first}-${last}`, `${first}–${last}`, `${first}`, `e${first}`]);
  }
}

type Field = [field: keyof Item, probability: number, make: (generator: Generator) => unknown];

const FIELDS: Field[] = [
  ['author', 0.93, (generator) => generator.names()],
  ['editor', 0.2, (generator) => generator.names()],
  ['translator', 0.05, (generator) => generator.names()],
  ['issued', 0.95, (generator) => generator.date()],
  ['accessed', 0.15, (generator) => generator.date()],
  ['container-title', 0.65, (generator) => generator.pick(JOURNALS)],
  ['volume', 0.6, (generator) => generator.between(1, 90)],
  ['issue', 0.5, (generator) => String(generator.between(1, 12))],
  ['page', 0.6, (generator) => generator.pages()],
  ['publisher', 0.45, (generator) => generator.pick(PUBLISHERS)],
  ['publisher-place', 0.25, (generator) => generator.pick(PLACES)],
  ['edition', 0.1, (generator) => generator.pick(['2', '3rd', 'Revised edition'])],
  ['DOI', 0.5, (generator) => `10.1000/x${generator.between(1, 99999)}`],
  ['URL', 0.3, (generator) => `https://example.org/a/${generator.between(1, 99999)}`],
  ['collection-title', 0.08, (generator) => generator.title()],
  ['number', 0.1, (generator) => String(generator.between(1, 400))],
  ['genre', 0.08, (generator) => generator.pick(['Doctoral dissertation', 'Working paper', 'Blog'])],
  ['event-title', 0.06, (generator) => generator.title()],
  ['title-short', 0.05, (generator) => generator.pick(WORDS)],
  ['number-of-volumes', 0.03, (generator) => generator.between(1, 6)],
  ['original-date', 0.02, (generator) => generator.date()],
  ['language', 0.05, (generator) => generator.pick(['de', 'fr-FR', 'en-GB'])],
];

/** Generates realistic items, the same for the same seed. */
export function generateItems(count: number, seed = 1): Item[] {
  const generator = new Generator(seed);
  return Array.from({ length: count }, (_, at) => {
    const item: Record<string, unknown> = {
      id: `g${at}`,
      type: generator.pick(TYPES),
      title: generator.title(),
    };
    for (const [field, probability, make] of FIELDS) {
      if (generator.chance(probability)) item[field] = make(generator);
    }
    return item as Item;
  });
}
