import type { FindingKind } from '@citewright/contract';

// What does not agree between the citations of a paper and its list, in words.

/** What the sentence of each kind of finding needs; texts are those of the paper. */
interface FindingValues {
  'missing-reference': { printed: string; times: number };
  'uncited-reference': { entry: string };
  year: { printed: string; listed: string | undefined; authors: string };
  author: { printed: string; authors: string };
  ambiguous: { printed: string; times: number; entries: number; by: 'title' | 'initials' | 'letters' };
  duplicate: { entry: string };
  'suffix-swapped': { first: string; second: string };
  gap: { number: number; isCited: boolean };
  'beyond-list': { number: number; last: number };
  'undefined-key': { key: string; times: number };
  'key-case': { key: string; listed: string };
  'unused-keys': { keys: readonly string[]; count: number };
}

/** How each kind of finding is called. */
export const findingTitles: Readonly<Record<FindingKind, string>> = {
  'missing-reference': 'Cited, not listed',
  'uncited-reference': 'Listed, not cited',
  year: 'Year differs',
  author: 'Name differs',
  ambiguous: 'Ambiguous',
  duplicate: 'Listed twice',
  'suffix-swapped': 'Letters swapped',
  gap: 'Number missing',
  'beyond-list': 'Number not in the list',
  'undefined-key': 'Key not defined',
  'key-case': 'Key spelt differently',
  'unused-keys': 'Works not cited',
};

const briefly = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

const cited = (times: number) => (times > 1 ? `, which is cited ${times} times,` : '');

const tellingApart = {
  title: 'A short title tells',
  initials: 'The authors’ initials tell',
  letters: 'Letters after the year tell',
} as const;

const sentences: { [Kind in FindingKind]: (values: FindingValues[Kind]) => string } = {
  'missing-reference': ({ printed, times }) =>
    `“${briefly(printed)}”${cited(times)} is not in the reference list.`,
  'uncited-reference': ({ entry }) => `The text does not cite ${briefly(entry)}`,
  year: ({ printed, listed = 'no year', authors }) =>
    `The text says ${printed}; the list has ${listed} for ${briefly(authors)}.`,
  author: ({ printed, authors }) => `The text names “${briefly(printed)}”; the list has ${briefly(authors)}.`,
  ambiguous: ({ printed, times, entries, by }) =>
    `“${briefly(printed)}”${cited(times)} may mean ${entries} entries in the list. ${tellingApart[by]} them apart.`,
  duplicate: ({ entry }) => `The list has this work twice: see ${briefly(entry)}`,
  'suffix-swapped': ({ first, second }) => `${first} comes before ${second}: letters may be swapped.`,
  gap: ({ number, isCited }) =>
    isCited
      ? `The text cites ${number}; the list has no such number.`
      : `The list goes from ${number - 1} to ${number + 1}.`,
  'beyond-list': ({ number, last }) => `The text cites ${number}; the list ends at ${last}.`,
  'undefined-key': ({ key, times }) =>
    `The references have no key “${key}”${times > 1 ? `, which is cited ${times} times` : ''}.`,
  'key-case': ({ key, listed }) =>
    `The text cites “${key}”, the references have “${listed}”: capitals differ.`,
  'unused-keys': ({ keys, count }) =>
    `The text does not cite ${count} of the works in the files of references: ${keys.join(', ')}${count > keys.length ? ' and others' : ''}.`,
};

/** A finding by its kind and values. */
type FindingOf<Kind extends FindingKind> = { kind: Kind; values: FindingValues[Kind] };

/** The sentence of a finding. */
export const findingSentence = <Kind extends FindingKind>({ kind, values }: FindingOf<Kind>): string =>
  sentences[kind](values);
