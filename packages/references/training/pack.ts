import { gzipSync } from 'node:zlib';
import { tagCount } from '../src/labelling/model.ts';

interface Learned {
  hashes: Uint32Array;
  /** Row by row, one weight for each tag. */
  weights: Float32Array;
  transitions: Float32Array;
}

function variable(values: Iterable<number>): Uint8Array {
  const bytes: number[] = [];
  for (let value of values) {
    while (value > 127) {
      bytes.push((value & 127) | 128);
      value = Math.floor(value / 128);
    }
    bytes.push(value);
  }
  return Uint8Array.from(bytes);
}

/** The TypeScript module that holds a model (read by `unpack.ts`), and its size. */
export function packModel({ hashes, weights, transitions }: Learned): { module: string; note: string } {
  const most = weights.reduce((high, weight) => Math.max(high, Math.abs(weight)), 0);
  const scale = Math.min(most, 5) / 127;
  const [gaps, amounts, tags, values]: [number[], number[], number[], number[]] = [[], [], [], []];
  let last = 0;
  for (const [index, hash] of hashes.entries()) {
    const row = weights.subarray(index * tagCount, (index + 1) * tagCount);
    const own = [...row.entries()].flatMap(([tag, weight]) => {
      const value = Math.max(-127, Math.min(127, Math.round(weight / scale)));
      return Math.abs(value) > 1 ? [[tag, value] as const] : [];
    });
    if (own.length === 0) continue;
    gaps.push(hash - last);
    last = hash;
    amounts.push(own.length);
    for (const [tag, value] of own) {
      tags.push(tag);
      values.push(value & 255);
    }
  }
  const parts = [variable(gaps), Uint8Array.from(amounts), Uint8Array.from(tags), Uint8Array.from(values)];
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  const module = [
    '// Written by training/train.ts.',
    `export const scale = ${scale};`,
    ...['hashGaps', 'amounts', 'tags', 'values'].map(
      (name, at) => `export const ${name} =\n  '${base64(parts[at] ?? new Uint8Array())}';`,
    ),
    `export const transitions =\n  '${base64(new Uint8Array(transitions.slice().buffer))}';`,
    '',
  ].join('\n');
  const size = Math.round(gzipSync(module, { level: 9 }).length / 1024);
  return { module, note: `${gaps.length} features, ${values.length} weights, ${size} KiB gzipped` };
}
