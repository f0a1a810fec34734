import { labels } from './labels.ts';

// A linear-chain conditional random field: the score of a labelling is the sum of the weights of each token's features for its tag,
// and of the weights of each pair of neighbouring tags (Lafferty, McCallum and Pereira 2001).

/** Each label begins and goes on: tag `2 * label` begins, `2 * label + 1` goes on. */
export const tagCount = labels.length * 2;

/** What has been learned. Weights of features are whole numbers, to be multiplied by `scale`. */
export interface Model {
  scale: number;
  /** The place of each feature in `offsets`, by its hash. */
  places: ReadonlyMap<number, number>;
  /** Where the weights of each feature begin in `tags` and `weights`; one more than there are features. */
  offsets: Uint32Array;
  tags: Uint8Array;
  weights: Int8Array;
  /** Scores of a tag after a tag, row by row; the last row stands for the beginning. */
  transitions: Float32Array;
}

/** FNV-1a over UTF-16 units, mixed, 24 bits: few enough to be small, and one in two hundred features falls on another. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) {
    hash ^= feature.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 8;
}

/** The score of each tag for each token, token by token. */
function scoresOf(model: Model, features: readonly (readonly string[])[]): Float64Array {
  const { places, offsets, tags, weights, scale } = model;
  const scores = new Float64Array(features.length * tagCount);
  for (const [at, own] of features.entries()) {
    for (const feature of own) {
      const index = places.get(hashOf(feature));
      if (index === undefined) continue;
      const end = offsets[index + 1] as number;
      for (let next = offsets[index] as number; next < end; next += 1) {
        const place = at * tagCount + (tags[next] as number);
        scores[place] = (scores[place] as number) + (weights[next] as number) * scale;
      }
    }
  }
  return scores;
}

/** The likeliest tags (Viterbi). */
function bestPath(model: Model, scores: Float64Array, length: number): number[] {
  const { transitions } = model;
  const best = new Float64Array(length * tagCount);
  const from = new Uint8Array(length * tagCount);
  for (let tag = 0; tag < tagCount; tag += 1)
    best[tag] = (scores[tag] as number) + (transitions[tagCount * tagCount + tag] as number);
  for (let at = 1; at < length; at += 1) {
    for (let tag = 0; tag < tagCount; tag += 1) {
      let [most, origin] = [Number.NEGATIVE_INFINITY, 0];
      for (let before = 0; before < tagCount; before += 1) {
        const score =
          (best[(at - 1) * tagCount + before] as number) + (transitions[before * tagCount + tag] as number);
        if (score > most) [most, origin] = [score, before];
      }
      best[at * tagCount + tag] = most + (scores[at * tagCount + tag] as number);
      from[at * tagCount + tag] = origin;
    }
  }
  let last = 0;
  const base = (length - 1) * tagCount;
  for (let tag = 1; tag < tagCount; tag += 1)
    if ((best[base + tag] as number) > (best[base + last] as number)) last = tag;
  const path = [last];
  for (let at = length - 1; at > 0; at -= 1) {
    last = from[at * tagCount + last] as number;
    path.push(last);
  }
  return path.reverse();
}

/** Makes the values of a token's tags sum to 1. */
function normalise(values: Float64Array): void {
  let sum = 0;
  for (const value of values) sum += value;
  for (let tag = 0; tag < tagCount; tag += 1) values[tag] = (values[tag] as number) / sum;
}

/** The probability of each tag of a path, given the whole text (forward and backward sums, scaled at each token). */
function certaintyOf(model: Model, scores: Float64Array, length: number, path: readonly number[]): number[] {
  const steps = model.transitions.map(Math.exp);
  const local = scores.map(Math.exp);
  const forward = new Float64Array(length * tagCount);
  const rowOf = (values: Float64Array, at: number) => values.subarray(at * tagCount, (at + 1) * tagCount);
  for (let at = 0; at < length; at += 1) {
    const [own, now] = [rowOf(local, at), rowOf(forward, at)];
    const before = at > 0 ? rowOf(forward, at - 1) : undefined;
    for (let tag = 0; tag < tagCount; tag += 1) {
      let sum = before ? 0 : (steps[tagCount * tagCount + tag] as number);
      if (before)
        for (let other = 0; other < tagCount; other += 1)
          sum += (before[other] as number) * (steps[other * tagCount + tag] as number);
      now[tag] = (own[tag] as number) * sum;
    }
    normalise(now);
  }
  const certainty: number[] = [];
  const backward = new Float64Array(tagCount).fill(1);
  const after = new Float64Array(tagCount);
  for (let at = length - 1; at >= 0; at -= 1) {
    const [own, now] = [rowOf(local, at), rowOf(forward, at)];
    for (let tag = 0; tag < tagCount; tag += 1) now[tag] = (now[tag] as number) * (backward[tag] as number);
    normalise(now);
    certainty.push(now[path[at] as number] as number);
    for (let tag = 0; tag < tagCount; tag += 1) after[tag] = (own[tag] as number) * (backward[tag] as number);
    for (let tag = 0; tag < tagCount; tag += 1) {
      let sum = 0;
      for (let other = 0; other < tagCount; other += 1)
        sum += (steps[tag * tagCount + other] as number) * (after[other] as number);
      backward[tag] = sum;
    }
    normalise(backward);
  }
  return certainty.reverse();
}

/** The likeliest tag of each token, with its probability from 0 to 1. */
export function tagTokens(
  model: Model,
  features: readonly (readonly string[])[],
): { tag: number; certainty: number }[] {
  if (features.length === 0) return [];
  const scores = scoresOf(model, features);
  const path = bestPath(model, scores, features.length);
  const certainty = certaintyOf(model, scores, features.length, path);
  return path.map((tag, at) => ({ tag, certainty: certainty[at] ?? 0 }));
}
