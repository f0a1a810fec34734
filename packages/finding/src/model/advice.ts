import type { Item } from '@citewright/record';

/** A question to a model: which of these records does an in-text citation mean? All of it is untrusted data. */
export interface Question {
  citation: string;
  /** The sentence around the citation, or its topic. */
  context: string | undefined;
  candidates: readonly Item[];
}

/** A work that is not among the candidates, from the model's memory: used as a search term only, never shown. */
export interface Proposal {
  title: string;
  author: string | undefined;
  year: number | undefined;
}

/** The model's answer: a candidate or search terms; nothing else of it is used. */
export interface Advice {
  /** Index of the chosen candidate. */
  choice: number | undefined;
  /** 0 to 1. */
  confidence: number;
  proposal: Proposal | undefined;
}

/** Asks a model. Throws `ModelError` when there is no usable answer. */
export type AskModel = (question: Question, signal: AbortSignal) => Promise<Advice>;

/** The budget of questions; a process or a database may implement it. */
export interface ModelBudget {
  /** Takes one question from a session's budget; false when none is left. */
  take(session: string): Promise<boolean>;
}

/** A model and its budget. `id` distinguishes the cached answers of different models. */
export interface Model {
  id: string;
  ask: AskModel;
  budget: ModelBudget;
  /** Called for every question without a usable answer. */
  onFault?(fault: ModelError): void;
}

export type ModelErrorCode = 'over-budget' | 'timeout' | 'failed' | 'malformed';

/** The model gave no usable answer: the caller continues without it. */
export class ModelError extends Error {
  readonly code: ModelErrorCode;

  constructor(code: ModelErrorCode, cause?: unknown) {
    super(`model: ${code}`, { cause });
    this.name = 'ModelError';
    this.code = code;
  }
}
