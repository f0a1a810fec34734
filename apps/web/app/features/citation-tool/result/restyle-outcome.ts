import type { StyleId } from '@citewright/contract';
import type { Outcome } from '../generation/tool-state.ts';
import { type Restyler, restyleReference } from './restyle.ts';

/** The style of the works that an outcome offers; `undefined` if it offers none. */
export function outcomeStyle(outcome: Outcome): StyleId | undefined {
  if (outcome.kind === 'choices') return outcome.works.request.format;
  return outcome.kind === 'error' ? outcome.nearMisses?.request.format : undefined;
}

/** Formats the works on offer in another style, in which a chosen one is then requested. */
export function restyleOutcome(
  outcome: Outcome,
  format: StyleId,
  formatter: Pick<Restyler, 'formatReference'>,
): Outcome {
  if (outcome.kind === 'choices') {
    const { request, found } = outcome.works;
    const choices = found.choices.map((choice) => restyleReference(choice, format, undefined, formatter));
    return { ...outcome, works: { request: { ...request, format }, found: { ...found, choices } } };
  }
  if (outcome.kind !== 'error' || !outcome.nearMisses) return outcome;
  const { request, alternatives } = outcome.nearMisses;
  const restyled = alternatives.map((offer) => restyleReference(offer, format, undefined, formatter));
  return { ...outcome, nearMisses: { request: { ...request, format }, alternatives: restyled } };
}
