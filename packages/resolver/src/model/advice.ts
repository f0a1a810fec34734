import type { Item } from '@citewright/record';

/** What a model is asked: which of these records an in-text citation means. All of it is data from strangers. */
export interface Question {
  citation: string;
  /** The sentence around the citation, or its topic. */
  context: string | undefined;
  candidates: readonly Item[];
}

/** A work that is none of the candidates, as the model remembers it: something to search for, never to show. */
export interface Proposal {
  title: string;
  author: string | undefined;
  year: number | undefined;
}

/** What a model answers. It can point at a candidate or say what to search for; nothing else of it is used. */
export interface Advice {
  /** Index of the candidate that is meant. */
  choice: number | undefined;
  /** 0 to 1. */
  confidence: number;
  proposal: Proposal | undefined;
}

/** Asks a model. Throws `ModelError` when no usable answer comes. */
export type AskModel = (question: Question, signal: AbortSignal) => Promise<Advice>;

/** How often the model may be asked; behind it may stand a process or a database. */
export interface ModelBudget {
  /** Takes one use for a session; false when none is left. */
  take(session: string): Promise<boolean>;
}

/** A model and its budget. `id` tells answers of different models apart. */
export interface Model {
  id: string;
  ask: AskModel;
  budget: ModelBudget;
  /** Told of every question that the model gave no usable answer to. */
  onFault?(fault: ModelError): void;
}

export type ModelErrorCode = 'over-budget' | 'timeout' | 'failed' | 'malformed';

/** The model gave no usable answer: whoever asked goes on without it. */
export class ModelError extends Error {
  readonly code: ModelErrorCode;

  constructor(code: ModelErrorCode, cause?: unknown) {
    super(`model: ${code}`, { cause });
    this.name = 'ModelError';
    this.code = code;
  }
}
