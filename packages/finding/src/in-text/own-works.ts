import type { Alternative, Evidence, Item } from '@citewright/record';
import { isSameWork } from '@citewright/record';
import {
  type InTextRequest,
  type OwnResolution,
  type OwnWork,
  type Resolution,
  ResolveError,
  type SourceRecord,
} from '@citewright/registers';
import { threshold } from './decide.ts';
import { type Candidate, maxAlternatives, rankCandidates } from './rank.ts';
import { type SearchTarget, searchTargetOf } from './search-target.ts';
import { severalNotices } from './several-notices.ts';

/** Bonus in confidence for works that the session cites already. */
const citedBonus = 0.25;

interface OwnCandidate extends Candidate {
  work: OwnWork;
}

type Settled = { resolution: Resolution } | { error: ResolveError };

/** Every field of a work comes from a project of the user's, whatever it was taken from there: people edit and bring along. */
function evidenceOf(item: Item): Evidence {
  const fields = Object.keys(item).filter((field) => field !== 'id' && field !== 'type');
  return Object.fromEntries(fields.map((field) => [field, { source: 'own' }]));
}

function recordOfOwn({ item }: OwnWork): SourceRecord {
  return { source: 'own', item, evidence: evidenceOf(item), notices: [], record: { name: '', url: '' } };
}

/** The session's works that agree with a citation, best first. */
function ownCandidates({ cite, words }: SearchTarget, works: readonly OwnWork[]): OwnCandidate[] {
  const byItem = new Map(works.map((work) => [work.item, work]));
  return rankCandidates(cite, words, works.map(recordOfOwn)).flatMap((candidate) => {
    const work = byItem.get(candidate.record.item);
    if (!work || !candidate.agrees) return [];
    const confidence = Math.min(1, Math.round((candidate.confidence + citedBonus) * 1_000) / 1_000);
    return [{ ...candidate, work, confidence, fit: { ...candidate.fit, own: 1 } }];
  });
}

/** Without a link to a record: nobody has asked one. */
function ownAlternative({ work: { item }, confidence, fit }: OwnCandidate): Alternative {
  return { item, confidence, match: fit, verification: 'typed' };
}

/** The resolution for a work of the session: what its user typed or brought along, not a register's word. */
function ownResolution(
  { work: { item, notices }, confidence, fit }: OwnCandidate,
  target: SearchTarget,
): OwnResolution {
  return {
    item,
    evidence: evidenceOf(item),
    verification: 'typed',
    notices: [...severalNotices(target), ...notices],
    confidence,
    match: fit,
    alternatives: [],
  };
}

/** Turns a resolution into an alternative. */
function asAlternative({ item, record, confidence = 0, match }: Resolution): Alternative {
  return { item, ...(record && { record }), confidence, ...(match && { match }) };
}

function withAlternatives(resolution: OwnResolution, others: readonly Alternative[]): OwnResolution {
  const different = others.filter((other) => !isSameWork(other.item, resolution.item));
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
 * Adds the works that the session cites already to the shared result. One of them is the answer when it fits
 * at least as well, or when the services find nothing or fail. Both are looked up at the same time. A
 * session's own works are neither cached nor sent to a model.
 */
export async function amongOwnWorks(
  request: InTextRequest,
  found: Promise<Resolution>,
): Promise<OwnResolution> {
  const target = searchTargetOf(request);
  const [shared, works] = await Promise.all([settled(found), request.own?.() ?? []]);
  const [best, ...others] = target ? ownCandidates(target, works) : [];
  if (target === undefined || best === undefined || best.confidence < threshold) return await found;
  const rest = others.map(ownAlternative);
  if ('error' in shared) {
    return withAlternatives(ownResolution(best, target), [...rest, ...shared.error.alternatives]);
  }
  const { resolution } = shared;
  const { confidence = 0, match } = resolution;
  if (isSameWork(best.work.item, resolution.item)) {
    const known = { ...resolution, ...(match && { match: { ...match, own: 1 } }) };
    return withAlternatives(known, [...rest, ...resolution.alternatives]);
  }
  return best.confidence >= confidence
    ? withAlternatives(ownResolution(best, target), [
        ...rest,
        asAlternative(resolution),
        ...resolution.alternatives,
      ])
    : withAlternatives(resolution, [ownAlternative(best), ...rest, ...resolution.alternatives]);
}
