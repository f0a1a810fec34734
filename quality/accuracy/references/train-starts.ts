import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { filledWidth, walkFilled } from '../../../packages/references/src/splitting/filled-lines.ts';
import type { Line } from '../../../packages/references/src/splitting/line.ts';
import type { StartEvidence } from '../../../packages/references/src/splitting/start-odds.ts';
import { type FilledList, filledLists, wrapped } from './made-lists.ts';

// Learns what tells the first line of an entry in any list whose lines are filled up to a width: logistic regression by stochastic gradient descent
// (AdaGrad). `node quality/accuracy/references/train-starts.ts` writes `start-weights.ts`; the result is the same in every run.

const made = { seed: 107, sizes: [2, 3, 4, 6, 8, 12, 20, 40, 100], entries: 80 };
/** Full lines by which a feature is known. */
const fewestOfFeature = 12;
const [rounds, rate, decay] = [8, 0.2, 0.0005];

interface Example extends StartEvidence {
  begins: boolean;
}

function linesIn(entries: readonly string[], width: number): { lines: Line[]; first: Set<number> } {
  const [lines, first]: [Line[], Set<number>] = [[], new Set()];
  let start = 0;
  for (const entry of entries) {
    first.add(lines.length);
    for (const text of wrapped(entry, width).split('\n')) {
      lines.push({ text, start, end: start + text.length, indent: 0, isApart: false });
      start += text.length + 1;
    }
  }
  return { lines, first };
}

/** The full lines of a list, with what is true of each. */
function examplesIn({ entries, width }: FilledList): Example[] {
  const { lines, first } = linesIn(entries, width);
  const known = filledWidth(lines);
  const examples: Example[] = [];
  if (known !== undefined)
    walkFilled(lines, known, (evidence, at) => {
      examples.push({ ...evidence, begins: first.has(at) });
      return first.has(at);
    });
  return examples;
}

const examples = [...filledLists('learned', made)].flatMap(examplesIn);
const counts = new Map<string, number>();
for (const { features } of examples)
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);

const weights = new Map<string, { weight: number; squares: number }>();
const valuesOf = ({ features, list, trusted }: Example): [string, number][] => [
  ['list', list],
  ['trusted', trusted],
  ...features.flatMap((feature): [string, number][] =>
    (counts.get(feature) ?? 0) >= fewestOfFeature ? [[feature, 1]] : [],
  ),
];
const weightOf = (name: string) => weights.get(name)?.weight ?? 0;

for (let round = 0; round < rounds; round += 1)
  for (const example of examples) {
    const values = valuesOf(example);
    const odds = values.reduce((sum, [name, value]) => sum + weightOf(name) * value, example.chance);
    const error = (example.begins ? 1 : 0) - 1 / (1 + Math.exp(-odds));
    for (const [name, value] of values) {
      const own = weights.get(name) ?? { weight: 0, squares: 1 };
      const slope = error * value - decay * own.weight;
      own.squares += slope * slope;
      own.weight += (rate * slope) / Math.sqrt(own.squares);
      weights.set(name, own);
    }
  }

const rows = [...weights]
  .map(([name, { weight }]): [string, number] => [name, Math.round(weight * 100) / 100])
  .filter(([, weight]) => Math.abs(weight) >= 0.05)
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([name, weight]) => `  ${JSON.stringify(name)}: ${weight},`);
const target = path.join(import.meta.dirname, '../../../packages/references/src/splitting/start-weights.ts');
writeFileSync(
  target,
  `// Made by quality/accuracy/references/train-starts.ts.\nexport const startWeights: Readonly<Record<string, number>> = {\n${rows.join('\n')}\n};\n`,
);
const right = examples.filter((example) => {
  const odds = valuesOf(example).reduce((sum, [name, value]) => sum + weightOf(name) * value, example.chance);
  return odds > 0 === example.begins;
}).length;
console.log(
  `${right} of ${examples.length} full lines of the lists that were learned from, ${rows.length} weights`,
);
