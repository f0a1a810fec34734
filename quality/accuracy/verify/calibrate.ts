/*
 * Learns how much the agreement of each field says (packages/finding/src/verify/likelihood.ts): `node quality/accuracy/verify/calibrate.ts`.
 * Works of the catalogue that the suite `verify-catalogue` does not print are printed in thirty styles, half of them with noise, read
 * again and searched for; each record that a search offers is a pair, right or not. Logistic regression; a fifth of the works is kept
 * back and tells whether a likelihood of 0.9 is right nine times of ten.
 */
import { writeFileSync } from 'node:fs';
import type { Item } from '@citewright/record';
import { compareItems } from '../../../packages/finding/src/verify/compare.ts';
import { readText } from '../../../packages/finding/src/verify/entry-words.ts';
import { featuresOf } from '../../../packages/finding/src/verify/likelihood.ts';
import { readAgainst } from '../../../packages/finding/src/verify/read-against.ts';
import { createRandom } from '../titles/forms.ts';
import { isSame, readIndex } from '../titles/index-records.ts';
import { sampleOf } from '../titles/measure.ts';
import { casesOf, completeOf, searched, seed, works, worksOf } from '../verify-catalogue/printed.ts';
import { createIndex } from './works.ts';

const weightsFile = new URL('../../../packages/finding/src/verify/likelihood-weights.ts', import.meta.url);

interface Pair {
  features: Record<string, number>;
  isRight: boolean;
}

/** Printed works to learn from. */
const printedWorks = 6_000;
const rounds = 12;
/** Keeps weights of rare features small. */
const ridge = 1;

/** Solves a symmetric system of equations (Gauss). */
function solved(matrix: number[][], values: number[]): number[] {
  const rows = matrix.map((row, at) => [...row, values[at] ?? 0]);
  const size = rows.length;
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let at = 0; at < size; at += 1)
    for (let row = 0; row < size; row += 1) {
      if (row === at) continue;
      const factor = cell(row, at) / cell(at, at);
      rows[row] = (rows[row] ?? []).map((value, column) => value - factor * cell(at, column));
    }
  return rows.map((_, at) => cell(at, size) / cell(at, at));
}

/** The weights under which the pairs are likeliest (Newton's method). */
function learned(pairs: readonly Pair[], names: readonly string[]): number[] {
  const rows = pairs.map(({ features }) => names.map((name) => features[name] ?? 0));
  let weights: number[] = names.map(() => 0);
  for (let round = 0; round < rounds; round += 1) {
    const slope: number[] = weights.map((weight) => -ridge * weight);
    const bend: number[][] = names.map((_, row) =>
      names.map((_name, column) => (row === column ? ridge : 0)),
    );
    for (const [place, row] of rows.entries()) {
      const sum = row.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0);
      const likelihood = 1 / (1 + Math.exp(-sum));
      const rest = Number(pairs[place]?.isRight) - likelihood;
      const spread = likelihood * (1 - likelihood);
      const set = row.flatMap((value, at) => (value === 0 ? [] : [at]));
      for (const one of set) {
        slope[one] = (slope[one] ?? 0) + (row[one] ?? 0) * rest;
        const own = bend[one] ?? [];
        for (const other of set)
          own[other] = (own[other] ?? 0) + (row[one] ?? 0) * (row[other] ?? 0) * spread;
      }
    }
    const step = solved(bend, slope);
    weights = weights.map((weight, at) => weight + (step[at] ?? 0));
  }
  return weights;
}

function pairsOf(items: readonly Item[], records: readonly Item[]): Pair[] {
  const index = createIndex(records);
  const random = createRandom(seed + 1);
  const half = Math.floor(items.length / 2);
  const printed = [
    ...casesOf(items.slice(0, half), random, false),
    ...casesOf(items.slice(half), random, true),
  ];
  return printed.flatMap((one) => {
    const { item, candidates } = searched(one, index);
    const words = readText(one.text);
    return candidates.map((candidate) => ({
      features: featuresOf(
        compareItems(readAgainst(item, candidate.item, words), candidate.item, candidate.years).agreement,
      ),
      isRight: isSame(candidate.item, one.item),
    }));
  });
}

/** How often pairs of a likelihood were right. */
function reliability(pairs: readonly Pair[], likelihood: (features: Pair['features']) => number): string {
  const edges = [0, 0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99, 1.01];
  const said = pairs.map((pair) => ({ ...pair, likelihood: likelihood(pair.features) }));
  return edges
    .slice(0, -1)
    .map((low, at) => {
      const own = said.filter((one) => one.likelihood >= low && one.likelihood < (edges[at + 1] ?? 1));
      const mean = own.reduce((sum, one) => sum + one.likelihood, 0) / own.length;
      const right = own.filter(({ isRight }) => isRight).length / own.length;
      return `${low} and more: ${own.length} pairs, said ${mean.toFixed(3)}, right ${right.toFixed(3)}`;
    })
    .join('\n');
}

const records = readIndex().map(({ item }) => item);
const measured = new Set(worksOf(records, works.all, createRandom(seed)));
const free = completeOf(records).filter((item) => !measured.has(item));
const items = sampleOf(free, printedWorks, createRandom(seed + 2));
const isKept = (_: Item, place: number) => place % 5 === 0;
const pairs = pairsOf(
  items.filter((item, place) => !isKept(item, place)),
  records,
);
const names = Object.keys(pairs[0]?.features ?? {});
const weights = learned(pairs, names);
const quoted = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);
const written = names.map((name, at) => `  ${quoted(name)}: ${(weights[at] ?? 0).toFixed(3)},`);
const source = `// Learned by quality/accuracy/verify/calibrate.ts.

/** What each feature adds to the log-odds that a listed work and a record are one. */
export const likelihoodWeights: Readonly<Record<string, number>> = {
${written.join('\n')}
};
`;
writeFileSync(weightsFile, source);
const score = (features: Pair['features']) => {
  const sum = names.reduce((total, name, at) => total + (features[name] ?? 0) * (weights[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
};
console.log(
  `${pairs.length} pairs of ${items.length} works, ${pairs.filter(({ isRight }) => isRight).length} right`,
);
console.log(written.join('\n'));
console.log(reliability(pairsOf(items.filter(isKept), records), score));
