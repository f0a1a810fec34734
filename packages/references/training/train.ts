// Trains the labels of references: `node packages/references/training/train.ts FILE [rounds]` with `inputs/references-train.ndjson` of the
// corpora, some minutes on one core. It writes src/labelling/weights.ts, and prints the scores of the part that was held back.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { featuresOf } from '../src/labelling/features.ts';
import { hashOf, tagCount } from '../src/labelling/model.ts';
import { tokensOf } from '../src/labelling/tokens.ts';
import { type Example, isHeldBack, readExamples, tagsOf } from './examples.ts';
import { packModel } from './pack.ts';

/** A feature must occur so often. */
const leastOften = 4;
/** FTRL-proximal (McMahan et al. 2013): step, smoothing, and the strength of the pull towards zero. */
const [step, smoothing, pull] = [0.1, 1, 4];
/** The share of features that each step leaves out, so that none relies on the company of others (dropout, Srivastava et al. 2014). */
const leftOut = 0.3;

const [file = '', rounds = '10'] = process.argv.slice(2);
const all = readExamples(file);
const examples = all.filter((example) => !isHeldBack(example));

interface Sequence {
  /** Indexes of features, token by token; `starts` says where each token's begin. */
  features: Uint32Array;
  starts: Uint32Array;
  tags: Uint8Array;
  /** How much it counts: the labels of some sets are often wrong. */
  trust: number;
}

const counts = new Map<number, number>();
for (const { text } of examples)
  for (const own of featuresOf(tokensOf(text)))
    for (const feature of own) {
      const hash = hashOf(feature);
      counts.set(hash, (counts.get(hash) ?? 0) + 1);
    }
const hashes = Uint32Array.from(
  [...counts].filter(([, count]) => count >= leastOften),
  ([hash]) => hash,
).sort();
const indexes = new Map([...hashes].map((hash, index) => [hash, index]));
console.log(`${examples.length} references to learn from, ${hashes.length} of ${counts.size} features`);
counts.clear();

/** The labels of these sets are often wrong. */
const isDoubtful = ({ set }: Example) => /-(?:ugly|bad)$/.test(set);

/** In doubtful sets one book of seven has a container and no title; what stands alone and has no volume is the title, as in all other sets. */
function corrected(example: Example): Example {
  const { segments } = example;
  const isAlone =
    segments.filter(([label]) => label === 'container').length === 1 &&
    !segments.some(([label]) => label === 'title' || label === 'volume' || label === 'issue');
  if (!isDoubtful(example) || !isAlone) return example;
  return {
    ...example,
    segments: segments.map(([label, start, end]) => [label === 'container' ? 'title' : label, start, end]),
  };
}

const sequences: Sequence[] = examples.flatMap((example) => {
  const tokens = tokensOf(example.text);
  if (tokens.length === 0 || tokens.length > 400) return [];
  const features: number[] = [];
  const starts: number[] = [0];
  for (const own of featuresOf(tokens)) {
    for (const feature of own) {
      const index = indexes.get(hashOf(feature));
      if (index !== undefined) features.push(index);
    }
    starts.push(features.length);
  }
  return [
    {
      features: Uint32Array.from(features),
      starts: Uint32Array.from(starts),
      tags: tagsOf(corrected(example), tokens),
      trust: isDoubtful(example) ? 0.4 : 1,
    },
  ];
});

const size = hashes.length * tagCount;
const transitionBase = size;
const total = size + (tagCount + 1) * tagCount;
const [weights, sums, squares] = [new Float32Array(total), new Float32Array(total), new Float32Array(total)];

function learn(place: number, gradient: number): void {
  const before = squares[place] as number;
  const after = before + gradient * gradient;
  const shift = (Math.sqrt(after) - Math.sqrt(before)) / step;
  const sum = (sums[place] as number) + gradient - shift * (weights[place] as number);
  squares[place] = after;
  sums[place] = sum;
  const strength = place < transitionBase ? pull : 0;
  weights[place] =
    Math.abs(sum) <= strength
      ? 0
      : -(sum - Math.sign(sum) * strength) / ((smoothing + Math.sqrt(after)) / step);
}

/** One step on one reference. Gives the negative logarithm of its probability. */
function learnFrom({ features, starts, tags, trust }: Sequence): number {
  const length = tags.length;
  const local = new Float64Array(length * tagCount);
  let loss = 0;
  for (let at = 0; at < length; at += 1) {
    const row = at * tagCount;
    for (let next = starts[at] as number; next < (starts[at + 1] as number); next += 1) {
      const base = (features[next] as number) * tagCount;
      for (let tag = 0; tag < tagCount; tag += 1)
        local[row + tag] = (local[row + tag] as number) + (weights[base + tag] as number);
    }
    loss -= local[row + (tags[at] as number)] as number;
    loss -= weights[
      transitionBase + (at === 0 ? tagCount : (tags[at - 1] as number)) * tagCount + (tags[at] as number)
    ] as number;
  }
  const steps = new Float64Array((tagCount + 1) * tagCount);
  for (let at = 0; at < steps.length; at += 1) steps[at] = Math.exp(weights[transitionBase + at] as number);
  const forward = new Float64Array(length * tagCount);
  for (let at = 0; at < length; at += 1) {
    const row = at * tagCount;
    let most = Number.NEGATIVE_INFINITY;
    for (let tag = 0; tag < tagCount; tag += 1) most = Math.max(most, local[row + tag] as number);
    loss += most;
    let sum = 0;
    for (let tag = 0; tag < tagCount; tag += 1) {
      local[row + tag] = Math.exp((local[row + tag] as number) - most);
      let reached = 0;
      if (at === 0) reached = steps[tagCount * tagCount + tag] as number;
      else
        for (let before = 0; before < tagCount; before += 1)
          reached +=
            (forward[row - tagCount + before] as number) * (steps[before * tagCount + tag] as number);
      forward[row + tag] = reached * (local[row + tag] as number);
      sum += forward[row + tag] as number;
    }
    loss += Math.log(sum);
    for (let tag = 0; tag < tagCount; tag += 1) forward[row + tag] = (forward[row + tag] as number) / sum;
  }
  let backward = new Float64Array(tagCount).fill(1);
  for (let at = length - 1; at >= 0; at -= 1) {
    const row = at * tagCount;
    const marginal = new Float64Array(tagCount);
    let sum = 0;
    for (let tag = 0; tag < tagCount; tag += 1) {
      marginal[tag] = (forward[row + tag] as number) * (backward[tag] as number);
      sum += marginal[tag] as number;
    }
    for (let tag = 0; tag < tagCount; tag += 1) marginal[tag] = (marginal[tag] as number) / sum;
    for (let next = starts[at] as number; next < (starts[at + 1] as number); next += 1) {
      const base = (features[next] as number) * tagCount;
      for (let tag = 0; tag < tagCount; tag += 1) {
        const gradient = (marginal[tag] as number) - (tags[at] === tag ? 1 : 0);
        if (gradient > 1e-4 || gradient < -1e-4) learn(base + tag, gradient * trust);
      }
    }
    // Pairs: the expected ones less the real one.
    const through = backward.map((value, tag) => value * (local[row + tag] as number));
    if (at === 0) {
      for (let tag = 0; tag < tagCount; tag += 1)
        learn(
          transitionBase + tagCount * tagCount + tag,
          (marginal[tag] as number) - (tags[0] === tag ? 1 : 0),
        );
      continue;
    }
    let pairs = 0;
    for (let before = 0; before < tagCount; before += 1)
      for (let tag = 0; tag < tagCount; tag += 1)
        pairs +=
          (forward[row - tagCount + before] as number) *
          (steps[before * tagCount + tag] as number) *
          (through[tag] as number);
    const earlier = new Float64Array(tagCount);
    let whole = 0;
    for (let before = 0; before < tagCount; before += 1) {
      let reached = 0;
      for (let tag = 0; tag < tagCount; tag += 1) {
        const pass = (steps[before * tagCount + tag] as number) * (through[tag] as number);
        reached += pass;
        const expected = ((forward[row - tagCount + before] as number) * pass) / pairs;
        const gradient = expected - (tags[at - 1] === before && tags[at] === tag ? 1 : 0);
        if (gradient > 1e-4 || gradient < -1e-4)
          learn(transitionBase + before * tagCount + tag, gradient * trust);
      }
      earlier[before] = reached;
      whole += reached;
    }
    for (let before = 0; before < tagCount; before += 1)
      earlier[before] = (earlier[before] as number) / whole;
    backward = earlier;
  }
  return loss;
}

/** A reference with only some of its features. */
function thinned(sequence: Sequence): Sequence {
  const features = new Uint32Array(sequence.features.length);
  const starts = new Uint32Array(sequence.starts.length);
  let kept = 0;
  for (let at = 0; at + 1 < starts.length; at += 1) {
    for (let next = sequence.starts[at] as number; next < (sequence.starts[at + 1] as number); next += 1)
      if (random.next().value >= leftOut) {
        features[kept] = sequence.features[next] as number;
        kept += 1;
      }
    starts[at + 1] = kept;
  }
  return { ...sequence, features, starts };
}

/** Numbers from 0 to 1 that are the same in every run (a linear congruential generator). */
function* chances(): Generator<number, never> {
  for (let state = 20261122; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}
const random = chances();

for (let round = 1; round <= Number(rounds); round += 1) {
  for (let at = sequences.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random.next().value * (at + 1));
    [sequences[at], sequences[other]] = [sequences[other] as Sequence, sequences[at] as Sequence];
  }
  const began = performance.now();
  let loss = 0;
  for (const sequence of sequences) loss += learnFrom(thinned(sequence));
  const seconds = ((performance.now() - began) / 1_000).toFixed(0);
  console.log(`round ${round}: loss ${(loss / sequences.length).toFixed(2)} a reference, ${seconds} s`);
}
const packed = packModel({
  hashes,
  weights: weights.subarray(0, size).map((weight) => weight * (1 - leftOut)),
  transitions: weights.subarray(size),
});
const target = path.join(import.meta.dirname, '../src/labelling/weights.ts');
writeFileSync(target, packed.module);
console.log(packed.note);
