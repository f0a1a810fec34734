import { detect, parseDoi, parseInText, parseIsbn, parseUrl } from '../src/index.ts';
import { type Measurement, measure, readJson } from './measurement.ts';

type Bomb = {
  id: string;
  target: string;
  gen: { prefix: string; unit: string; times: number; suffix: string };
  expect: 'reject' | 'any';
  max_ms: number;
};

const targets: Readonly<Record<string, (text: string) => unknown>> = {
  intext: parseInText,
  doi: parseDoi,
  isbn: parseIsbn,
  url: parseUrl,
  autodetect: detect,
};

const timedCalls = 3;

/** Milliseconds for which a call has the processor: the clock also counts what a busy machine does meanwhile. */
function timeOf(call: () => unknown): number {
  const before = process.threadCpuUsage();
  call();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * Time of the third call, as the corpus asks. Where that is over the limit it is timed twice more and the fastest
 * counts: a busy machine is slower now and then, whereas a time bomb is slow at every call.
 */
function fault({ id, target, gen, expect, max_ms: limit }: Bomb): string | undefined {
  const read = targets[target];
  if (!read) return `${id}: no reader for ${target}`;
  const text = gen.prefix + gen.unit.repeat(gen.times) + gen.suffix;
  const call = () => read(text);
  call();
  call();
  let fastest = timeOf(call);
  for (let timed = 1; fastest > limit && timed < timedCalls; timed += 1)
    fastest = Math.min(fastest, timeOf(call));
  if (fastest > limit) return `${id}: ${fastest.toFixed(1)} ms`;
  return expect === 'reject' && call() ? `${id}: not refused` : undefined;
}

/** The same bombs cut to the length limit, where the scanners really run. */
function atLimit(bomb: Bomb): Bomb {
  const { prefix, unit, suffix } = bomb.gen;
  const times = Math.floor((2_048 - prefix.length - suffix.length) / unit.length);
  return { ...bomb, id: `${bomb.id} at the limit`, gen: { ...bomb.gen, times }, expect: 'any' };
}

/** Time bombs of the security corpus: each is answered within its limit, and refused where it must be. */
export function measureTime(corpora: string): Measurement[] {
  const { cases } = readJson<{ cases: Bomb[] }>(corpora, 'security/redos-inputs.json');
  const ours = cases.filter(({ target }) => target in targets);
  return [
    measure('time bombs as recorded', ours, fault, 1),
    measure('time bombs cut to 2,048 characters', ours.map(atLimit), fault, 1),
  ];
}
