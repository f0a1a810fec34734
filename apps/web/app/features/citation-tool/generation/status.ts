import type { InputType } from '@citewright/contract';

/** The kinds of input whose record is fetched; for the others the reference is generated. */
type FetchedKind = 'url' | 'doi' | 'isbn' | 'title';

/** The tool's activity: idle, fetching a record, or generating a reference. */
export type GenerationStatus =
  | { status: 'idle' }
  | { status: 'fetching'; kind: FetchedKind }
  | { status: 'generating'; kind: Exclude<InputType, FetchedKind> };

export const idle = { status: 'idle' } as const satisfies GenerationStatus;

/** The status while a request of this kind is running. */
export function statusFor(kind: InputType): GenerationStatus {
  return kind === 'intext' || kind === 'manual'
    ? { status: 'generating', kind }
    : { status: 'fetching', kind };
}

/** The messages of the progress banner (specification §4). */
export const progressMessages = {
  isbn: 'Fetching book information...',
  doi: 'Fetching academic paper metadata...',
  url: 'Fetching webpage metadata...',
  title: 'Searching for the work...',
  intext: 'Generating reference from in-text citation...',
  manual: 'Setting the reference...',
} as const satisfies Record<InputType, string>;

/** The labels of the submit button. */
export const submitLabels = {
  idle: 'Generate citation',
  fetching: 'Fetching...',
  generating: 'Generating...',
} as const satisfies Record<GenerationStatus['status'], string>;
