import { readFileSync } from 'node:fs';
import { type Label, labels } from '../src/labelling/labels.ts';
import type { Token } from '../src/labelling/tokens.ts';

/** A labelled reference of `inputs/references-train.ndjson` in the corpora. */
export interface Example {
  id: string;
  set: string;
  text: string;
  segments: [label: Label, start: number, end: number][];
}

interface Line {
  id: string;
  set: string;
  text: string;
  segments: [label: Label, text: string][];
}

function exampleOf({ id, set, text, segments }: Line): Example | undefined {
  const placed: Example['segments'] = [];
  let from = 0;
  for (const [label, part] of segments) {
    const start = text.indexOf(part, from);
    if (start < 0) return undefined;
    from = start + part.length;
    placed.push([label, start, from]);
  }
  return { id, set, text, segments: placed };
}

/** All examples of a file; a line whose segments do not stand in its text is left out. */
export function readExamples(file: string): Example[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => exampleOf(JSON.parse(line)) ?? []);
}

/** A fifth of the examples is never trained on: chosen by a hash of the text, so that it stays the same. */
export function isHeldBack({ text }: Example): boolean {
  let hash = 7;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) >>> 0;
  return (hash >>> 3) % 5 === 0;
}

const opens = /^[([{<“«"„‘]$/;

/**
 * The tag of each token. Signs between two parts belong to the part before, opening brackets and quotation marks to the part after,
 * because the sources put them now inside, now outside.
 */
export function tagsOf({ segments }: Example, tokens: readonly Token[]): Uint8Array {
  const owner = tokens.map(({ start, end }) =>
    segments.findIndex(([, from, to]) => start < to && end > from),
  );
  const isSign = (at: number) => !/[\p{L}\p{N}]/u.test(tokens[at]?.text ?? '');
  const worded = owner.map((index, at) => (isSign(at) ? -1 : index));
  const result = worded.slice();
  for (let at = 0; at < result.length; at += 1) {
    if (!isSign(at)) continue;
    let next = at;
    while (next < result.length && isSign(next)) next += 1;
    const before = at > 0 ? (result[at - 1] ?? -1) : -1;
    const after = worded[next] ?? -1;
    const isOpening = opens.test(tokens[at]?.text ?? '') || tokens[at]?.text === '—';
    const preceding = tokens[at - 1]?.end === tokens[at]?.start;
    result[at] =
      before === -1 || before === after || (isOpening && !(preceding && tokens[at]?.text === '"'))
        ? after
        : before;
  }
  const other = labels.indexOf('other');
  return Uint8Array.from(result, (index, at) => {
    const label = index < 0 ? other : labels.indexOf(segments[index]?.[0] ?? 'other');
    const goesOn = at > 0 && result[at - 1] === index;
    return label * 2 + (goesOn ? 1 : 0);
  });
}
