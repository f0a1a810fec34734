import type { InTextCite } from '@citewright/identifiers';
import type { Alternative } from '@citewright/record';
import { collect, unanswered } from '../by-kind/failure.ts';
import { missingFieldNotices } from '../by-kind/notices.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { InTextRequest, Outcome, ResolverContext } from '../context.ts';
import type { Resolution } from '../resolution.ts';
import { ResolveError } from '../resolve-error.ts';
import type { SourceRecord } from '../sources/source-record.ts';
import { citedEdition } from './cited-edition.ts';
import { askForAdvice, type Decision, decideAlone, decideWithAdvice, isClear } from './decide.ts';
import { findProposed } from './find-proposed.ts';
import { type Candidate, maxAlternatives, rankCandidates } from './rank.ts';
import { searchIndexes } from './search.ts';
import { severalNotices } from './several-notices.ts';
import { type Wanted, wantedBy } from './wanted.ts';

/**
 * When each step has to be over, in milliseconds from the start, so that all of them fit into one answer: searches side by side,
 * the model's advice with the search for what it proposes, and the registry's full record. A step that is late is done without.
 */
const deadlines = { search: 5_000, advice: 10_000, record: 11_500 } as const;

const works = new WeakMap<Catalogue, readonly SourceRecord[]>();

/** The works of a catalogue, read once. */
function worksOf(catalogue: Catalogue): readonly SourceRecord[] {
  const known = works.get(catalogue) ?? catalogue.all();
  works.set(catalogue, known);
  return known;
}

function alternativeOf({ record, confidence, fit }: Candidate): Alternative {
  return { item: record.item, record: record.record, confidence, match: fit };
}

function resolutionOf(chosen: Candidate, others: readonly Candidate[], cite: InTextCite): Resolution {
  const { item, evidence, notices, record } = citedEdition(chosen.record, cite.year);
  return {
    item,
    evidence,
    verification: 'matched',
    record,
    confidence: chosen.confidence,
    match: chosen.fit,
    notices: [...notices, ...missingFieldNotices(item)],
    alternatives: others.slice(0, maxAlternatives).map(alternativeOf),
  };
}

/** The registry's full record of the chosen work: a search answers with less. */
async function complete(
  context: ResolverContext,
  resolution: Resolution,
  signal: AbortSignal,
): Promise<Resolution> {
  const { alternatives, confidence, match } = resolution;
  const doi = resolution.item.DOI;
  if (doi === undefined) return resolution;
  try {
    const full = await context.resolve({ kind: 'doi', value: String(doi).toLowerCase() }, signal);
    return { ...full, verification: 'matched', confidence, match, alternatives };
  } catch (error) {
    if (error instanceof ResolveError || signal.aborted) return resolution;
    throw error;
  }
}

/** The ranking's decision, or the model's where there is one and the ranking is in doubt. `advised` is false when it had no say. */
async function decide(
  context: ResolverContext,
  request: InTextRequest,
  { cite, words }: Wanted,
  candidates: readonly Candidate[],
  signal: AbortSignal,
): Promise<Decision & { advised: boolean }> {
  const { model } = context;
  if (model === undefined || isClear(candidates)) return { ...decideAlone(candidates), advised: true };
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
 * The work that an in-text citation means, chosen among real records by author, year, coauthors, standing and the words around
 * it, and by a model where one is configured. Of several cites one is looked for ({@link wantedBy}). Throws `ResolveError`, with near misses
 * where there are any.
 */
export async function resolveInText(
  context: ResolverContext,
  request: InTextRequest,
  signal: AbortSignal,
): Promise<Outcome> {
  const wanted = wantedBy(request);
  if (wanted === undefined) throw new ResolveError('IN_TEXT_NOT_FOUND', 'The text names no author and year');
  const { cite, words } = wanted;
  const [searching, advising, completing] = [deadlines.search, deadlines.advice, deadlines.record].map(
    (time) => AbortSignal.any([signal, AbortSignal.timeout(time)]),
  ) as [AbortSignal, AbortSignal, AbortSignal];

  const { values, failures } = await collect(searchIndexes(context, cite, words, searching));
  // The works that we know by heart are at hand even while no index answers.
  const found = values.flat();
  const candidates = rankCandidates(cite, words, [...found, ...worksOf(context.catalogue)]);
  const { chosen, others, advised } = await decide(context, request, wanted, candidates, advising);
  if (chosen !== undefined) {
    const resolution = await complete(context, resolutionOf(chosen, others, cite), completing);
    const notices = [...severalNotices(wanted), ...resolution.notices];
    return { resolution: { ...resolution, notices }, partial: failures.length > 0 || !advised };
  }
  if (found.length === 0 && failures.length > 0) throw unanswered(failures);
  const alternatives = others.slice(0, maxAlternatives).map(alternativeOf);
  throw new ResolveError('IN_TEXT_NOT_FOUND', 'No record fits the citation well enough', { alternatives });
}
