import type { Advice, Model, Question } from '../model/advice.ts';
import { ModelError } from '../model/advice.ts';
import type { Candidate } from './rank.ts';

/** Below this the best candidate is a guess: it is offered, not taken. */
export const threshold = 0.5;

/** From here on, and this far ahead of the next, the ranking needs no advice. */
const clear = { confidence: 0.9, lead: 0.2 } as const;

/** Advice of which the model itself is less sure than this is none. */
const leastSure = 0.5;

/** Candidates that the model is shown. */
const mostShown = 10;

export interface Decision {
  /** The work that is taken for the cited one. */
  chosen: Candidate | undefined;
  /** All others, the likeliest first. */
  others: Candidate[];
}

/** The ranking's own decision: the best candidate when it agrees with the citation and is good enough. */
export function decideAlone(candidates: readonly Candidate[]): Decision {
  const [best, ...others] = candidates;
  return best?.agrees && best.confidence >= threshold
    ? { chosen: best, others }
    : { chosen: undefined, others: [...candidates] };
}

/** True when the ranking is so sure that asking a model would only cost time. */
export function isClear([best, second]: readonly Candidate[]): boolean {
  if (!best?.agrees || best.confidence < clear.confidence) return false;
  return best.confidence - (second?.agrees ? second.confidence : 0) >= clear.lead;
}

/** Puts one candidate first. Surer than the ranking alone: two ways of judging agree on it. */
function prefer(candidate: Candidate, candidates: readonly Candidate[], sure: number): Decision {
  const confidence =
    Math.round(Math.max(candidate.confidence, (candidate.confidence + sure) / 2) * 1_000) / 1_000;
  return {
    chosen: { ...candidate, confidence },
    others: candidates.filter((other) => other !== candidate),
  };
}

/** What the model makes of the candidates; `undefined` when it gives no usable answer. */
export async function askForAdvice(
  model: Model,
  session: string,
  { citation, context }: Pick<Question, 'citation' | 'context'>,
  candidates: readonly Candidate[],
  signal: AbortSignal,
): Promise<Advice | undefined> {
  const shown = candidates.slice(0, mostShown).map(({ record }) => record.item);
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
 * The decision with a model's advice. It can only choose among records that agree with the citation, so that nothing that it was
 * talked into makes another work the cited one; advice that is unsure or points elsewhere leaves the ranking's decision.
 */
export function decideWithAdvice(
  candidates: readonly Candidate[],
  { choice, confidence }: Pick<Advice, 'choice' | 'confidence'>,
): Decision {
  const candidate = choice === undefined ? undefined : candidates[choice];
  return candidate?.agrees && confidence >= leastSure
    ? prefer(candidate, candidates, confidence)
    : decideAlone(candidates);
}
