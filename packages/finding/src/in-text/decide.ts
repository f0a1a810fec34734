import type { Advice, Model, Question } from '../model/advice.ts';
import { ModelError } from '../model/advice.ts';
import type { Candidate } from './rank.ts';

/** Below this confidence the best candidate is only offered as an alternative. */
export const threshold = 0.5;

/** The ranking needs no model above this confidence and with this lead over the next candidate. */
const clear = { confidence: 0.9, lead: 0.2 } as const;

/** Advice below this confidence of the model is ignored. */
const minConfidence = 0.5;

/** Maximum number of candidates in a question to the model. */
const maxShown = 10;

export interface Decision {
  /** The work that is taken as the cited one. */
  chosen: Candidate | undefined;
  /** All others, most likely first. */
  others: Candidate[];
}

/** The decision of the ranking alone: the best candidate, if it agrees with the citation and is good enough. */
export function decideAlone(candidates: readonly Candidate[]): Decision {
  const [best, ...others] = candidates;
  return best?.agrees && best.confidence >= threshold
    ? { chosen: best, others }
    : { chosen: undefined, others: [...candidates] };
}

/** True when the ranking is certain enough that a model would add nothing. */
export function isClearCandidate([best, second]: readonly Candidate[]): boolean {
  if (!best?.agrees || best.confidence < clear.confidence) return false;
  return best.confidence - (second?.agrees ? second.confidence : 0) >= clear.lead;
}

/** Puts one candidate first. Its confidence rises, because ranking and model agree on it. */
function prefer(candidate: Candidate, candidates: readonly Candidate[], sure: number): Decision {
  const confidence =
    Math.round(Math.max(candidate.confidence, (candidate.confidence + sure) / 2) * 1_000) / 1_000;
  return {
    chosen: { ...candidate, confidence },
    others: candidates.filter((other) => other !== candidate),
  };
}

/** Candidates whose confidence is lower by more than this are not near: they are cited a hundred times less. */
const near = 0.12;

/** How well a candidate fits by what the citation says, how often it is cited aside. */
const ownFit = ({ fit: { author, coauthors, year, context } }: Candidate) =>
  author + coauthors + year + context;

/** How many other candidates fit a citation as well as the chosen one. */
export function rivalsOfCandidate(chosen: Candidate, others: readonly Candidate[]): number {
  return others.filter(
    (other) =>
      other.agrees && other.confidence >= chosen.confidence - near && ownFit(other) >= ownFit(chosen) - near,
  ).length;
}

/** Asks the model; `undefined` when it gives no usable answer. */
export async function askForAdvice(
  model: Model,
  session: string,
  { citation, context }: Pick<Question, 'citation' | 'context'>,
  candidates: readonly Candidate[],
  signal: AbortSignal,
): Promise<Advice | undefined> {
  const shown = candidates.slice(0, maxShown).map(({ record }) => record.item);
  try {
    if (!(await model.budget.take(session))) throw new ModelError('over-budget');
    return await model.ask({ citation, context, candidates: shown }, signal);
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    model.onFault?.(error);
    return undefined;
  }
}

/**
 * The decision with a model's advice. The model can only choose among records that agree with the citation,
 * so that prompt injection cannot select another work. Unsure or invalid advice leaves the ranking's
 * decision.
 */
export function decideWithAdvice(
  candidates: readonly Candidate[],
  { choice, confidence }: Pick<Advice, 'choice' | 'confidence'>,
): Decision {
  const candidate = choice === undefined ? undefined : candidates[choice];
  return candidate?.agrees && confidence >= minConfidence
    ? prefer(candidate, candidates, confidence)
    : decideAlone(candidates);
}
