import type { CitationRequest, StyleKey } from '@citewright/contract';
import { partsOfStyleKey, styleKey } from '@citewright/styles';
import type { Outcome } from '../generation/tool-state.ts';
import { type Restyler, restyleReference } from './restyle.ts';

/** The request whose works an outcome offers; `undefined` if it offers none. */
function outcomeRequest(outcome: Outcome): CitationRequest | undefined {
  if (outcome.kind === 'choices') return outcome.works.request;
  return outcome.kind === 'error' ? outcome.nearMisses?.request : undefined;
}

/** The style and language of the works that an outcome offers; `undefined` if it offers none. */
export function outcomeStyle(outcome: Outcome): StyleKey | undefined {
  const request = outcomeRequest(outcome);
  return request && styleKey(request.format, request.language);
}

/** Formats the works on offer in another style, in which a chosen one is then requested. */
export function restyleOutcome(
  outcome: Outcome,
  key: StyleKey,
  formatter: Pick<Restyler, 'formatReference'>,
): Outcome {
  const { style: format, language } = partsOfStyleKey(key);
  if (outcome.kind === 'choices') {
    const { request, found } = outcome.works;
    const choices = found.choices.map((choice) => restyleReference(choice, key, undefined, formatter));
    return { ...outcome, works: { request: { ...request, format, language }, found: { ...found, choices } } };
  }
  if (outcome.kind !== 'error' || !outcome.nearMisses) return outcome;
  const { request, alternatives } = outcome.nearMisses;
  const restyled = alternatives.map((offer) => restyleReference(offer, key, undefined, formatter));
  return { ...outcome, nearMisses: { request: { ...request, format, language }, alternatives: restyled } };
}
