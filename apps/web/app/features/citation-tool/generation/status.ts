import type { InputType } from '@citewright/contract';
import type { Register } from '../form/detect-input.ts';

/** The kinds of input whose record is fetched; for the others the reference is generated. */
type FetchedKind = 'url' | 'doi' | 'isbn' | 'title';

/** The tool's activity: idle, fetching a record, or generating a reference. */
export type GenerationStatus =
  | { status: 'idle' }
  | { status: 'fetching'; kind: FetchedKind | Register }
  | { status: 'generating'; kind: Exclude<InputType, FetchedKind> };

export const idle = { status: 'idle' } as const satisfies GenerationStatus;

/** The status while a request for this kind of input, or for the number of a register, is running. */
export function statusFor(kind: InputType | Register): GenerationStatus {
  return kind === 'intext' || kind === 'manual'
    ? { status: 'generating', kind }
    : { status: 'fetching', kind };
}

/** The messages of the progress banner (specification §4, and those of registers). */
export const progressMessages = {
  isbn: 'Fetching book information...',
  doi: 'Fetching academic paper metadata...',
  url: 'Fetching webpage metadata...',
  arxiv: 'Fetching the arXiv record...',
  pmid: 'Fetching the PubMed record...',
  pmcid: 'Fetching the PubMed Central record...',
  title: 'Searching for the work...',
  intext: 'Generating reference from in-text citation...',
  manual: 'Setting the reference...',
} as const satisfies Record<InputType | Register, string>;

/** The labels of the submit button. */
export const submitLabels = {
  idle: 'Generate citation',
  fetching: 'Fetching...',
  generating: 'Generating...',
} as const satisfies Record<GenerationStatus['status'], string>;
