import { type Model, tagCount } from './model.ts';
import { amounts, hashGaps, scale, tags, transitions, values } from './weights.ts';

function bytesOf(text: string): Uint8Array {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

function numbersOf(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  let [value, factor] = [0, 1];
  for (const byte of bytes) {
    value += (byte & 127) * factor;
    factor *= 128;
    if (byte < 128) {
      numbers.push(value);
      [value, factor] = [0, 1];
    }
  }
  return numbers;
}

function sumsOf(numbers: Iterable<number>): number[] {
  let sum = 0;
  return Array.from(numbers, (number) => {
    sum += number;
    return sum;
  });
}

function unpackModel(): Model {
  const steps = new Float32Array(bytesOf(transitions).buffer as ArrayBuffer, 0, (tagCount + 1) * tagCount);
  return {
    scale,
    places: new Map(sumsOf(numbersOf(bytesOf(hashGaps))).map((hash, place) => [hash, place])),
    offsets: Uint32Array.from([0, ...sumsOf(bytesOf(amounts))]),
    tags: bytesOf(tags),
    weights: new Int8Array(bytesOf(values).buffer as ArrayBuffer),
    transitions: steps,
  };
}

/** The model as `training/pack.ts` wrote it, unpacked when it is first asked for: programs that read no reference do not wait for it. */
export function modelOnDemand(): () => Model {
  let model: Model | undefined;
  return () => {
    model ??= unpackModel();
    return model;
  };
}
