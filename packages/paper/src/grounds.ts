// How often findings were true, by what speaks for them: so many of so many that are known to be true or not, each once, in the recorded documents (as text,
// Word and PDF), in those held back, and in reports of readers. Measured on 2026-11-28 by `npm run accuracy -- papers-grounds`, which prints them by kind of
// document, and fails where the rules have changed and these counts have not.

/** True findings and all, by their grounds. */
export const measured = {
  'missing: several names': [55, 55],
  'missing: in brackets': [40, 40],
  'missing: one name': [6, 6],
  'missing: weak cue': [5, 10],
  'missing: mixed': [7, 9],
  'missing: many words': [1, 2],
  'missing: in another entry': [4, 6],
  'missing: note in full': [7, 7],
  'missing: most of a list': [0, 0],
  'uncited: named': [76, 78],
  'uncited: numbered': [36, 36],
  'uncited: bare numbers': [16, 18],
  'uncited: by key': [1, 1],
  'uncited: unnamed': [0, 2],
  'uncited: long or short': [0, 1],
  'uncited: most of a list': [11, 17],
  year: [67, 67],
  author: [44, 44],
  ambiguous: [6, 6],
  duplicate: [52, 53],
  'suffix-swapped': [11, 11],
  gap: [28, 28],
  'beyond-list': [14, 14],
  'beyond-list: bare numbers': [5, 5],
  'undefined-key': [5, 5],
  'undefined-key: a word': [0, 0],
  'key-case': [0, 0],
  'unused-keys': [3, 3],
  'unused-keys: a library': [0, 0],
} as const satisfies Record<string, readonly [right: number, all: number]>;

/** What speaks for a finding, and against it. */
export type Grounds = keyof typeof measured;

/** What the keys of a source and those of its printed list say: nothing is read that could be read wrongly. */
const certain: ReadonlySet<Grounds> = new Set(['key-case', 'uncited: by key']);

/** How likely a finding on these grounds is true, 0 to 1: by the rule of succession, so that few cases say little. */
export function shareTrue(grounds: Grounds): number {
  if (certain.has(grounds)) return 1;
  const [right, all] = measured[grounds];
  return Math.round(((right + 1) / (all + 2)) * 100) / 100;
}
