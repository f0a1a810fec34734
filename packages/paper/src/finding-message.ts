import type { FindingValues } from './paper.ts';

const briefly = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

const cited = (times: number) => (times > 1 ? `, which is cited ${times} times,` : '');

const sentences: { [Kind in keyof FindingValues]: (values: FindingValues[Kind]) => string } = {
  'missing-reference': ({ printed, times }) =>
    `“${briefly(printed)}”${cited(times)} is not in the list of references.`,
  'uncited-reference': ({ entry }) => `The text does not cite ${briefly(entry)}`,
  year: ({ printed, listed = 'no year', authors }) =>
    `The text says ${printed}, the list ${listed} for ${briefly(authors)}.`,
  author: ({ printed, authors }) => `The text names “${briefly(printed)}”, the list ${briefly(authors)}.`,
  ambiguous: ({ printed, times, entries, isByTitle }) =>
    `“${briefly(printed)}”${cited(times)} may mean ${entries} entries of the list. ${isByTitle ? 'A short title tells' : 'Letters behind the year tell'} them apart.`,
  duplicate: ({ entry }) => `The list has this work twice: see ${briefly(entry)}`,
  'suffix-swapped': ({ first, second }) => `${first} stands before ${second}: the letters may be exchanged.`,
  gap: ({ number, isCited }) =>
    isCited
      ? `The text cites ${number}; the list has no entry of this number.`
      : `The list goes from ${number - 1} to ${number + 1}.`,
  'beyond-list': ({ number, last }) => `The text cites ${number}; the list ends at ${last}.`,
};

/** The sentence of a finding. */
export const findingMessage = <Kind extends keyof FindingValues>(fault: {
  kind: Kind;
  values: FindingValues[Kind];
}): string => sentences[fault.kind](fault.values);
