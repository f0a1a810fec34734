import { parseInText } from '@citewright/identifiers';
import { collect, unanswered } from '../by-kind/failure.ts';
import { missingFieldNotices } from '../by-kind/notices.ts';
import type { Outcome, ResolverContext } from '../context.ts';
import type { Alternative, Resolution } from '../resolution.ts';
import { ResolveError } from '../resolve-error.ts';
import type { SourceRecord } from '../sources/source-record.ts';
import { citedEdition } from './cited-edition.ts';
import { contextWords } from './context-words.ts';
import { type Candidate, rankCandidates } from './rank.ts';
import { searchIndexes } from './search.ts';

/** Below this the best candidate is a guess: it is offered, not taken. */
const threshold = 0.5;
const maxAlternatives = 5;

/** For all searches together, in milliseconds: whoever answers later is not waited for. */
const searchDeadline = 7_000;

function alternativeOf({ record, confidence }: Candidate): Alternative {
  return { item: record.item, record: record.record, confidence };
}

function resolutionOf(record: SourceRecord, others: readonly Candidate[]): Resolution {
  const { item, evidence, notices } = record;
  return {
    item,
    evidence,
    verification: 'matched',
    record: record.record,
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
  const doi = resolution.item.DOI;
  if (doi === undefined) return resolution;
  try {
    const full = await context.resolve({ kind: 'doi', value: String(doi).toLowerCase() }, signal);
    return { ...full, verification: 'matched', alternatives: resolution.alternatives };
  } catch (error) {
    if (error instanceof ResolveError) return resolution;
    throw error;
  }
}

/**
 * The work that an in-text citation means, chosen among real records by author, year, coauthors, standing and the words around
 * it. The first cite of several is looked for. Throws `ResolveError`, with near misses where there are any.
 */
export async function resolveInText(
  context: ResolverContext,
  text: string,
  around: string | undefined,
  signal: AbortSignal,
): Promise<Outcome> {
  const cite = parseInText(text)?.cites[0];
  if (cite === undefined) throw new ResolveError('IN_TEXT_NOT_FOUND', 'The text names no author and year');
  const words = contextWords(around, [
    cite.organisation ?? '',
    ...cite.authors.map((author) => author.family),
  ]);
  const searchSignal = AbortSignal.any([signal, AbortSignal.timeout(searchDeadline)]);
  const { values, failures } = await collect(searchIndexes(context, cite, words, searchSignal));
  const found = values.flat();
  // While no index answers, the works that we know by heart are better than nothing.
  const silent = found.length === 0 && failures.length > 0;
  const candidates = rankCandidates(cite, words, silent ? context.catalogue.all() : found);
  const [best, ...others] = candidates;
  if (best?.fits && best.confidence >= threshold) {
    return {
      resolution: await complete(context, resolutionOf(citedEdition(best.record, cite.year), others), signal),
      partial: failures.length > 0,
    };
  }
  if (candidates.length === 0 && failures.length > 0) throw unanswered(failures);
  const alternatives = candidates.slice(0, maxAlternatives).map(alternativeOf);
  throw new ResolveError('IN_TEXT_NOT_FOUND', 'No record fits the citation well enough', { alternatives });
}
