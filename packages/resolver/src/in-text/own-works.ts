import type { Alternative } from '@citewright/record';
import type { InTextRequest } from '../context.ts';
import type { OwnWork, Resolution } from '../resolution.ts';
import { ResolveError } from '../resolve-error.ts';
import type { SourceRecord } from '../sources/source-record.ts';
import { threshold } from './decide.ts';
import { isSameWork } from './merge-candidates.ts';
import { type Candidate, maxAlternatives, rankCandidates } from './rank.ts';
import { severalNotices } from './several-notices.ts';
import { type Wanted, wantedBy } from './wanted.ts';

/** Being cited already speaks for a work as much as being cited by everybody. */
const worth = 0.25;

interface OwnCandidate extends Candidate {
  work: OwnWork;
}

type Settled = { resolution: Resolution } | { error: ResolveError };

function recordOf({ item, evidence, notices }: OwnWork): SourceRecord {
  return { source: 'own', item, evidence, notices, record: { name: '', url: '' } };
}

/** The session's works that agree with a citation, the best first. */
function ownCandidates({ cite, words }: Wanted, works: readonly OwnWork[]): OwnCandidate[] {
  const byItem = new Map(works.map((work) => [work.item, work]));
  return rankCandidates(cite, words, works.map(recordOf)).flatMap((candidate) => {
    const work = byItem.get(candidate.record.item);
    if (!work || !candidate.agrees) return [];
    const confidence = Math.min(1, Math.round((candidate.confidence + worth) * 1_000) / 1_000);
    return [{ ...candidate, work, confidence, fit: { ...candidate.fit, own: 1 } }];
  });
}

function alternativeOf({ work: { item, record, verification }, confidence, fit }: OwnCandidate): Alternative {
  return { item, ...(record && { record }), confidence, match: fit, verification };
}

/** The work as the session keeps it: checked as far as it was when it was cited first. */
function resolutionOf({ work, confidence, fit }: OwnCandidate, wanted: Wanted): Resolution {
  const notices = [...severalNotices(wanted), ...work.notices];
  return { ...work, notices, confidence, match: fit, alternatives: [] };
}

/** An answer as an alternative to another. */
function demoted({ item, record, confidence = 0, match }: Resolution): Alternative {
  return { item, ...(record && { record }), confidence, ...(match && { match }) };
}

function withAlternatives(resolution: Resolution, others: readonly Alternative[]): Resolution {
  const different = others.filter((other) => !isSameWork(other, resolution));
  return { ...resolution, alternatives: different.slice(0, maxAlternatives) };
}

function settled(found: Promise<Resolution>): Promise<Settled> {
  return found.then(
    (resolution) => ({ resolution }),
    (error: unknown) => {
      if (error instanceof ResolveError) return { error };
      throw error;
    },
  );
}

/**
 * What was found for everybody, with the works that the session cites already among it: one of these is the answer when it fits at
 * least as well, and where the services know nothing or are out of order. Both are asked side by side; what is a session's own
 * enters no cache and is told to no model.
 */
export async function amongOwnWorks(request: InTextRequest, found: Promise<Resolution>): Promise<Resolution> {
  const wanted = wantedBy(request);
  const [shared, works] = await Promise.all([settled(found), request.own?.() ?? []]);
  const [best, ...others] = wanted ? ownCandidates(wanted, works) : [];
  if (wanted === undefined || best === undefined || best.confidence < threshold) return await found;
  const rest = others.map(alternativeOf);
  if ('error' in shared) {
    return withAlternatives(resolutionOf(best, wanted), [...rest, ...shared.error.alternatives]);
  }
  const { resolution } = shared;
  const { confidence = 0, match } = resolution;
  if (isSameWork(best.work, resolution)) {
    const sure = Math.max(confidence, best.confidence);
    const known = { ...resolution, confidence: sure, ...(match && { match: { ...match, own: 1 } }) };
    return withAlternatives(known, [...rest, ...resolution.alternatives]);
  }
  return best.confidence >= confidence
    ? withAlternatives(resolutionOf(best, wanted), [...rest, demoted(resolution), ...resolution.alternatives])
    : withAlternatives(resolution, [alternativeOf(best), ...rest, ...resolution.alternatives]);
}
