import type { CitationRequest, CitationResponse, InputType } from '@citewright/contract';
import type { FoundWorks } from '../choice/found-works.ts';
import type { NearMisses } from '../choice/near-misses.ts';
import type { Register } from '../form/detect-input.ts';
import type { HistoryEntry } from '../history/session-history.ts';
import { type GenerationStatus, idle, statusFor } from './status.ts';

/** What was asked for, found, and not added: the list has it. */
export interface Repeated {
  citation: CitationResponse;
  request: CitationRequest | undefined;
  /** Its entry in the history, or in the project its id there. */
  listedAs: number;
}

/** The outcome of the last generation, shown while the tool is idle. */
export type Outcome =
  | { kind: 'empty' }
  | { kind: 'error'; message: string; nearMisses?: NearMisses | undefined }
  | { kind: 'choices'; works: FoundWorks }
  | { kind: 'listed'; repeated: Repeated }
  /** `savedAs`: its id in the project that has it. */
  | { kind: 'result'; entryId: number; savedAs?: number | undefined };

/** The entry of the history that an outcome shows. */
export function shownEntry(outcome: Outcome): number | undefined {
  if (outcome.kind === 'listed') return outcome.repeated.listedAs;
  return outcome.kind === 'result' ? outcome.entryId : undefined;
}

/** The entry of an outcome with the place in the work that was just cited, if the list has the work from before. */
export function citedAt(outcome: Outcome, entry: HistoryEntry): HistoryEntry {
  const { format, locator, inTextCitation, inTextHtml, inTextForms } =
    outcome.kind === 'listed' ? outcome.repeated.citation : entry.citation;
  if (!locator || locator === entry.citation.locator) return entry;
  const isPrintedSo = format === entry.citation.format;
  const forms = isPrintedSo ? { inTextCitation, inTextHtml, inTextForms } : {};
  return { ...entry, citation: { ...entry.citation, locator, ...forms } };
}

export interface ToolState {
  generation: GenerationStatus;
  outcome: Outcome;
}

export type ToolEvent =
  | { type: 'started'; kind: InputType | Register }
  | { type: 'cleared' }
  | { type: 'found'; works: FoundWorks }
  | { type: 'listed'; repeated: Repeated }
  | { type: 'succeeded'; entryId: number; savedAs?: number | undefined }
  | { type: 'failed'; message: string; nearMisses?: NearMisses | undefined };

export const initialState: ToolState = { generation: idle, outcome: { kind: 'empty' } };

const empty: Outcome = { kind: 'empty' };

/** Starting, and input that is refused, clear the last result and error; success and failure both return to idle (specification §4). */
export function toolReducer(_state: ToolState, event: ToolEvent): ToolState {
  switch (event.type) {
    case 'cleared':
      return initialState;
    case 'started':
      return { generation: statusFor(event.kind), outcome: empty };
    case 'found':
      return { generation: idle, outcome: { kind: 'choices', works: event.works } };
    case 'listed':
      return { generation: idle, outcome: { kind: 'listed', repeated: event.repeated } };
    case 'succeeded':
      return {
        generation: idle,
        outcome: { kind: 'result', entryId: event.entryId, savedAs: event.savedAs },
      };
    case 'failed':
      return {
        generation: idle,
        outcome: { kind: 'error', message: event.message, nearMisses: event.nearMisses },
      };
  }
}
