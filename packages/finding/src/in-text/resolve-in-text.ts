import type { InTextCite } from '@citewright/identifiers';
import type { Alternative } from '@citewright/record';
import {
  collect,
  type InTextRequest,
  missingFieldNotices,
  noAnswerError,
  type Outcome,
  type Resolution,
  ResolveError,
} from '@citewright/registers';
import type { FindingContext } from '../finding-context.ts';
import { citedEdition } from './cited-edition.ts';
import {
  askForAdvice,
  type Decision,
  decideAlone,
  decideWithAdvice,
  isClearCandidate,
  rivalsOfCandidate,
} from './decide.ts';
import { findProposed } from './find-proposed.ts';
import { type Candidate, maxAlternatives, rankCandidates } from './rank.ts';
import { searchIndexes } from './search.ts';
import { type SearchTarget, searchTargetOf } from './search-target.ts';
import { severalNotices } from './several-notices.ts';

/**
 * Deadlines of the steps, in milliseconds from the start: searches, the model's advice with the search for
 * its proposal, and the registry's full record. A step that is late is skipped.
 */
const deadlines = { search: 5_000, advice: 10_000, record: 11_500 } as const;

function alternativeOf({ record, confidence, fit }: Candidate): Alternative {
  return { item: record.item, record: record.record, confidence, match: fit };
}

function citeResolution(chosen: Candidate, others: readonly Candidate[], cite: InTextCite): Resolution {
  const { item, evidence, notices, record } = citedEdition(chosen.record, cite.year);
  return {
    item,
    evidence,
    verification: 'matched',
    record,
    confidence: chosen.confidence,
    match: chosen.fit,
    rivals: rivalsOfCandidate(chosen, others),
    notices: [...notices, ...missingFieldNotices(item)],
    alternatives: others.slice(0, maxAlternatives).map(alternativeOf),
  };
}

/** Fetches the registry's full record of the chosen work: search results have fewer fields. */
async function completeCandidate(
  context: FindingContext,
  resolution: Resolution,
  signal: AbortSignal,
): Promise<Resolution> {
  const { alternatives, confidence, match, rivals } = resolution;
  const doi = resolution.item.DOI;
  if (doi === undefined) return resolution;
  try {
    const full = await context.resolve({ kind: 'doi', value: String(doi).toLowerCase() }, signal);
    return { ...full, verification: 'matched', confidence, match, rivals, alternatives };
  } catch (error) {
    if (error instanceof ResolveError || signal.aborted) return resolution;
    throw error;
  }
}

/**
 * Decides by ranking, or by the model if there is one and the ranking is in doubt. `advised` is false when
 * the model failed.
 */
async function decide(
  context: FindingContext,
  request: InTextRequest,
  { cite, words }: SearchTarget,
  candidates: readonly Candidate[],
  signal: AbortSignal,
): Promise<Decision & { advised: boolean }> {
  const { model } = context;
  if (model === undefined || isClearCandidate(candidates))
    return { ...decideAlone(candidates), advised: true };
  const { value: citation, context: around, session = 'none' } = request;
  const advice = await askForAdvice(model, session, { citation, context: around }, candidates, signal);
  if (advice === undefined) return { ...decideAlone(candidates), advised: false };
  const proposed = advice.proposal && (await findProposed(context, cite, words, advice.proposal, signal));
  if (proposed === undefined) return { ...decideWithAdvice(candidates, advice), advised: true };
  const all = rankCandidates(cite, words, [proposed.record, ...candidates.map(({ record }) => record)]);
  const choice = all.findIndex(({ record }) => record.item.id === proposed.record.item.id);
  return { ...decideWithAdvice(all, { choice, confidence: advice.confidence }), advised: true };
}

/**
 * Resolves an in-text citation to a real record, by author, year, coauthors, citation count and context, and
 * by a model if configured. Of several cites one is resolved ({@link searchTargetOf}). Throws `ResolveError`,
 * with near misses as alternatives.
 */
export async function resolveInText(
  context: FindingContext,
  request: InTextRequest,
  signal: AbortSignal,
): Promise<Outcome> {
  const target = searchTargetOf(request);
  if (target === undefined) throw new ResolveError('IN_TEXT_NOT_FOUND', 'The text names no author and year');
  const { cite, words } = target;
  const [searching, advising, completing] = [deadlines.search, deadlines.advice, deadlines.record].map(
    (time) => AbortSignal.any([signal, AbortSignal.timeout(time)]),
  ) as [AbortSignal, AbortSignal, AbortSignal];

  const { values, failures } = await collect(searchIndexes(context, cite, words, searching));
  // The works of the catalogue are candidates even when no index answers.
  const found = values.flat();
  const candidates = rankCandidates(cite, words, [...found, ...context.catalogue.all()]);
  const { chosen, others, advised } = await decide(context, request, target, candidates, advising);
  if (chosen !== undefined) {
    const resolution = await completeCandidate(context, citeResolution(chosen, others, cite), completing);
    const notices = [...severalNotices(target), ...resolution.notices];
    return { resolution: { ...resolution, notices }, partial: failures.length > 0 || !advised };
  }
  if (found.length === 0 && failures.length > 0) throw noAnswerError(failures);
  const alternatives = others.slice(0, maxAlternatives).map(alternativeOf);
  throw new ResolveError('IN_TEXT_NOT_FOUND', 'No record fits the citation well enough', { alternatives });
}
