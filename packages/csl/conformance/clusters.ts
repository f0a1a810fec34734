// Compares the citations of the CSL test suite (several works with places, prefixes, suffixes, with and without names) with citeproc-js
// in 60 styles of the repository, with the conventions of citeproc-js. Text is compared.
//   --style pattern     only styles whose name matches the pattern
//   --case text         only fixtures whose name contains the text
//   --show n            print n examples of each kind of difference
//   --own               with our own conventions

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CITEPROC_JS } from '../src/conventions/citeproc-js.ts';
import {
  compileStyle,
  type Item,
  type LocaleTree,
  parseLocale,
  parseStyle,
  type Style,
} from '../src/index.ts';
import { ARCHIVE, argument, unpack } from './all-styles.ts';
import { localeXml } from './compare.ts';
import { CORPORA, hasSuite, readLocales, readSuite } from './corpora.ts';
import { comparable, kindOf, textOf } from './difference.ts';
import type { Fixture } from './fixture.ts';
import { Oracle } from './oracle.ts';
import { toCite, toPosition } from './render-fixture.ts';

/** The styles that most people use; the others are taken at even distances. */
const MAIN = [
  'american-medical-association',
  'apa',
  'chicago-author-date',
  'chicago-notes-bibliography',
  'harvard-cite-them-right',
  'ieee',
  'modern-language-association',
  'nature',
].map((name) => `${name}.csl`);
const STYLES = 60;

/** The share that has to be equal. */
const BAR = 0.99;

type SuiteCite = Record<string, unknown>;

/** The works and the citations of a fixture: each by itself among the works, or a document. */
interface Case {
  name: string;
  items: Item[];
  clusters: SuiteCite[][];
  isDocument: boolean;
}

/** The citations of a document after its last edit. */
function lastState({ citations = [] }: Fixture): SuiteCite[][] {
  const known = new Map(citations.map(([{ citationID, citationItems }]) => [citationID, citationItems]));
  const [last] = citations.slice(-1);
  if (!last) return [];
  const [own, before, after] = last;
  return [...before.map(([id]) => id), own.citationID, ...after.map(([id]) => id)].flatMap((id) => {
    const cites = known.get(id);
    return cites ? [cites] : [];
  });
}

/** A fixture with ids that no other one has. */
function toCase(fixture: Fixture): Case {
  const { name, input, citationItems, citations } = fixture;
  const own = (id: unknown) => `${name} ${String(id)}`;
  const items = new Map(
    input.map((item) => [own(item.id), { ...item, id: own(item.id) } as unknown as Item]),
  );
  const clusters = (citations ? lastState(fixture) : (citationItems ?? []))
    .map((cites) => cites.map((cite) => ({ ...cite, id: own(cite.id) })))
    .filter((cites) => cites.every(({ id }) => items.has(id)));
  return { name, items: [...items.values()], clusters, isDocument: citations !== undefined };
}

function chosenStyles(folder: string): string[] {
  const all = readdirSync(folder).sort();
  const wanted = argument('--style');
  if (wanted !== undefined) return all.filter((name) => new RegExp(wanted).test(name));
  const others = all.filter((name) => !MAIN.includes(name));
  const count = STYLES - MAIN.length;
  const step = others.length / count;
  return [...MAIN, ...Array.from({ length: count }, (_, at) => others[Math.floor(at * step)] ?? '')];
}

const noteOf = (at: number, isNote: boolean): number => (isNote ? at + 1 : 0);

function askOracle(oracle: Oracle, { items, clusters, isDocument }: Case, isNote: boolean): string[] {
  if (!isDocument) {
    const ids = items.map(({ id }) => id);
    return clusters.map((cites) => oracle.cluster(cites, ids));
  }
  const citations = clusters.map((cites, at) => ({ id: `c${at}`, cites, note: noteOf(at, isNote) }));
  return oracle.document(citations, isNote);
}

function print(style: Style, { items, clusters, isDocument }: Case): string[] {
  if (!isDocument) {
    return clusters.map(
      (cites) => style.citation(cites.map(toCite), { items, positions: cites.map(toPosition) }).text,
    );
  }
  const processor = style.processor();
  processor.addItems(items);
  const isNote = style.class === 'note';
  processor.replace(
    clusters.map((cites, at) => ({ id: `c${at}`, cites: cites.map(toCite), note: noteOf(at, isNote) })),
  );
  return processor.citations().map(({ text }) => text);
}

/** A citation that differs. */
interface Difference {
  style: string;
  name: string;
  at: number;
  kind: string;
  theirs: string;
  ours: string;
}

/** What came of one style. */
interface Outcome {
  total: number;
  found: Difference[];
  /** Fixtures for which citeproc-js gives an error. */
  unanswered: string[];
}

const locales = new Map<string, LocaleTree[]>();
function localesFor(lang: string): LocaleTree[] {
  const language = lang.slice(0, 2);
  const known = locales.get(language) ?? readLocales(language).map((xml) => parseLocale(xml));
  locales.set(language, known);
  return known;
}

/** What an engine that has been asked before says; undefined where it fails. */
function answersOf(oracle: Oracle, one: Case, isNote: boolean): string[] | undefined {
  try {
    return askOracle(oracle, one, isNote);
  } catch {
    return undefined;
  }
}

/** The delimiter that citeproc-js prints behind a prefix that ends a sentence, where cites are numbers: "Caps after. , [1]". */
const STRAY_DELIMITER = /([.!?—][”’]? ?), ?/g;

/** Two full stops, behind an abbreviation: "n.d.. He said". */
const DOUBLED_STOP = /\.\.(?!\.)/g;

const unspaced = (text: string): string => text.replaceAll(' ', '');
const withoutStray = (text: string): string =>
  unspaced(text.replace(STRAY_DELIMITER, '$1').replace(DOUBLED_STOP, '.'));

/** Differences in which citeproc-js prints what nobody means. They are counted, and named apart. */
const isFaultOfTheirs = ({ theirs, ours }: Difference): boolean =>
  withoutStray(theirs) === withoutStray(ours) && unspaced(theirs).length > unspaced(ours).length;

const differences = (style: string, name: string, theirs: string[], ours: string[]): Difference[] =>
  theirs.flatMap((text, at) => {
    const own = ours[at] ?? '';
    return text === own ? [] : [{ style, name, at, kind: kindOf(text, own), theirs: text, ours: own }];
  });

function compare(name: string, folder: string, cases: readonly Case[]): Outcome {
  const xml = readFileSync(join(folder, name), 'utf8');
  const tree = parseStyle(xml);
  const style = compileStyle(tree, localesFor(tree.defaultLocale ?? 'en-US'), {
    conventions: process.argv.includes('--own') ? {} : CITEPROC_JS,
  });
  const outcome: Outcome = { total: 0, found: [], unanswered: [] };
  const isNote = style.class === 'note';
  const shared = new Oracle(
    xml,
    cases.flatMap(({ items }) => items),
    localeXml,
  );
  for (const one of cases) {
    const ours = print(style, one).map(comparable);
    const isEqual = (answers: readonly string[]) =>
      answers.every((answer, at) => textOf(answer) === ours[at]);
    try {
      let answers = answersOf(shared, one, isNote);
      // An engine of its own takes long, and what an engine was asked before may change what it says.
      if (!answers || !isEqual(answers))
        answers = askOracle(new Oracle(xml, one.items, localeXml), one, isNote);
      outcome.total += answers.length;
      outcome.found.push(...differences(name, one.name, answers.map(textOf), ours));
    } catch {
      outcome.unanswered.push(one.name);
    }
  }
  return outcome;
}

function countBy(found: readonly Difference[], key: (one: Difference) => string): [string, Difference[]][] {
  const groups = Map.groupBy(found, key);
  return [...groups].sort(([, left], [, right]) => right.length - left.length);
}

/** Runs the comparison and prints its results. The exit code is 1 below the bar. */
export function runClusters(): void {
  if (!existsSync(ARCHIVE) || !hasSuite()) {
    console.log(`The styles or the test suite are absent from ${CORPORA}: nothing was compared.`);
    return;
  }
  const folder = unpack(join(tmpdir(), 'citewright-all-styles'));
  const cases = readSuite()
    .filter(({ name, mode }) => mode === 'citation' && name.includes(argument('--case') ?? ''))
    .map(toCase)
    .filter(({ clusters }) => clusters.length > 0);
  const styles = chosenStyles(folder);
  const outcomes = styles.map((name) => compare(name, folder, cases));
  const total = outcomes.reduce((sum, outcome) => sum + outcome.total, 0);
  const found = outcomes.flatMap((outcome) => outcome.found);
  const unanswered = new Set(outcomes.flatMap((outcome) => outcome.unanswered));
  const faults = found.filter(isFaultOfTheirs).length;
  // Rounded down: what is below the bar is not called equal to it.
  const percent = (differing: number) => `${Math.floor((10_000 * (total - differing)) / total) / 100} %`;
  console.log(
    `${styles.length} styles, ${cases.length} fixtures, ${total} citations; the same ${percent(found.length)}, ` +
      `without ${faults} in which citeproc-js prints a stray comma or two full stops ${percent(found.length - faults)}`,
  );
  if (unanswered.size > 0) console.log(`citeproc-js fails for ${[...unanswered].join(', ')}`);
  const most = Number(argument('--show') ?? 0);
  for (const [kind, of] of countBy(found, (one) => one.kind)) {
    console.log(`  ${String(of.length).padStart(6)}  ${kind}`);
    for (const { style, name, at, theirs, ours } of of.slice(0, most))
      console.log(`    ${style} ${name} ${at}\n      theirs ${theirs}\n      ours   ${ours}`);
  }
  for (const [title, key] of [
    ['Fixtures', (one: Difference) => one.name],
    ['Styles', (one: Difference) => one.style],
  ] as const) {
    console.log(`\n${title} with most differences:`);
    for (const [name, of] of countBy(found, key).slice(0, 25))
      console.log(`  ${String(of.length).padStart(6)}  ${name}`);
  }
  if ((total - found.length + faults) / total < BAR) process.exitCode = 1;
}
