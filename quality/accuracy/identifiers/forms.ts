import { detect, isbn10, isIsbnLike } from '../../../packages/identifiers/src/index.ts';
import { readLines } from '../../corpora.ts';
import { countRight, type Report } from '../../report.ts';

type Sample = { id: string; input: string; expect: { type: string; value: string | null } };

/** What `detect` must answer for each type of the corpus, as `kind value`; `undefined` stands for "not that kind". */
const expectations: Readonly<Record<string, (value: string) => string>> = {
  doi: (value) => `doi ${value}`,
  isbn: (value) => `isbn ${value}`,
  arxiv: (value) => `doi 10.48550/arxiv.${value.toLowerCase().replace(/v\d+$/, '')}`,
  pmid: (value) => `url https://pubmed.ncbi.nlm.nih.gov/${value}/`,
  pmcid: (value) => `url https://pmc.ncbi.nlm.nih.gov/articles/${value}/`,
};

/** Types without a value: what the answer must not be. A DOI of unknown spelling only has to be a DOI. */
const conditions: Readonly<Record<string, (kind: string, input: string) => boolean>> = {
  doi: (kind) => kind === 'doi',
  'not-doi': (kind) => kind !== 'doi',
  'invalid-isbn': (kind) => kind !== 'isbn' && kind !== 'url' && kind !== 'intext',
  'arxiv-edge': () => true,
};

function answer(input: string, expected: string): string {
  const { kind, value } = detect(input);
  const short = kind === 'isbn' && expected.length === 'isbn '.length + 10 ? isbn10(value) : value;
  return `${kind} ${short}`;
}

function fault({ id, input, expect: { type, value } }: Sample): string | undefined {
  const spelled = value === null ? undefined : expectations[type]?.(value);
  if (spelled) {
    const given = answer(input, spelled);
    return given === spelled ? undefined : `${id} ${JSON.stringify(input)}: ${given}, not ${spelled}`;
  }
  const { kind, value: given } = detect(input);
  if (conditions[type]?.(kind, input)) return undefined;
  return `${id} ${JSON.stringify(input)}: ${kind} ${given}, though ${type}`;
}

/** Identifiers in odd forms: kind and canonical value. */
export function measureForms(): Report[] {
  const samples = readLines<Sample>('inputs/identifiers.ndjson');
  const invalid = samples.filter(
    ({ expect, input }) => expect.type === 'invalid-isbn' && /^[\d -]{9,17}x?$/i.test(input),
  );
  return [
    countRight('identifiers: kind and value', samples, fault, 0.995),
    countRight('invalid ISBNs of 9 digits or more look like ISBNs', invalid, ({ id, input }) => {
      return isIsbnLike(input) ? undefined : `${id} ${input}`;
    }),
  ];
}
