import type { InputType } from '@citewright/contract';

/** The kinds whose record is fetched; the reference of the others is generated. */
type FetchedKind = 'url' | 'doi' | 'isbn';

/** What the tool is doing: nothing, fetching a record, or generating a reference. */
export type GenerationStatus =
  | { status: 'idle' }
  | { status: 'fetching'; kind: FetchedKind }
  | { status: 'generating'; kind: Exclude<InputType, FetchedKind> };

export const idle = { status: 'idle' } as const satisfies GenerationStatus;

/** The status while a request of this kind runs. */
export function statusFor(kind: InputType): GenerationStatus {
  return kind === 'intext' || kind === 'manual'
    ? { status: 'generating', kind }
    : { status: 'fetching', kind };
}

/** What the progress banner says (specification §4). */
export const progressMessages = {
  isbn: 'Fetching book information...',
  doi: 'Fetching academic paper metadata...',
  url: 'Fetching webpage metadata...',
  intext: 'Generating reference from in-text citation...',
  manual: 'Generating citation with AI...',
} as const satisfies Record<InputType, string>;

/** What the submit button reads. */
export const submitLabels = {
  idle: 'Generate citation',
  fetching: 'Fetching...',
  generating: 'Generating...',
} as const satisfies Record<GenerationStatus['status'], string>;
