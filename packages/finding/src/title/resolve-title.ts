import {
  findEdition,
  missingFieldNotices,
  type Outcome,
  type Resolution,
  ResolveError,
  type ResolverContext,
  type TitleRequest,
  UpstreamError,
} from '@citewright/registers';
import type { FindingContext } from '../finding-context.ts';
import type { FoundWork, FoundWorks } from './found-works.ts';

function titleResolution(work: FoundWork, others: readonly FoundWork[]): Resolution {
  const { item, evidence, notices, record, verification = 'matched' } = work;
  return {
    item,
    evidence,
    verification,
    ...(record && { record }),
    notices: [...notices, ...missingFieldNotices(item)],
    alternatives: [...others],
  };
}

const workPage = /^https:\/\/openlibrary\.org(\/works\/OL\d{1,12}W)$/;

/** The full record: a registry's by its identifier, or the edition of a book that has the year of the choice. */
async function completeFound(
  context: ResolverContext,
  work: FoundWork,
  signal: AbortSignal,
): Promise<Partial<Resolution>> {
  const { DOI, issued } = work.item;
  const key = workPage.exec(work.record?.url ?? '')?.[1];
  try {
    if (work.byIdentifier) return await context.resolve(work.byIdentifier, signal);
    if (DOI !== undefined)
      return await context.resolve({ kind: 'doi', value: String(DOI).toLowerCase() }, signal);
    const edition = key && (await findEdition(context.upstreams.openlibrary, key, issued, signal));
    if (!edition) return {};
    const item = {
      ...work.item,
      ...edition.item,
      id: work.item.id,
      title: work.item.title ?? edition.item.title,
    };
    return {
      item,
      evidence: { ...work.evidence, ...edition.evidence },
      notices: [...work.notices, ...missingFieldNotices(item)],
    };
  } catch (error) {
    // What the search found is enough to cite.
    if (error instanceof ResolveError || error instanceof UpstreamError || signal.aborted) return {};
    throw error;
  }
}

/** The work that a person chose among those found, whatever its rank: no certainty is claimed for it. */
function chosen({ works }: FoundWorks, recordUrl: string): FoundWork {
  const work = works.find(({ record }) => record?.url === recordUrl);
  if (work) return work;
  throw new ResolveError('SEVERAL_WORKS_FIT', 'The chosen record is not among those found', {
    alternatives: works,
  });
}

/**
 * Resolves words to a work: the one that was chosen among those found before, or the one that is very likely meant. Throws
 * `ResolveError`; SEVERAL_WORKS_FIT has all works as alternatives.
 */
export async function resolveTitle(
  context: FindingContext,
  { value, recordUrl }: TitleRequest,
  signal: AbortSignal,
): Promise<Outcome> {
  const found = await context.search(value, signal);
  const [best] = found.works;
  if (recordUrl === undefined && !found.clear)
    throw new ResolveError('SEVERAL_WORKS_FIT', 'No work is clearly meant', { alternatives: found.works });
  const work = recordUrl === undefined ? best : chosen(found, recordUrl);
  if (work === undefined) throw new ResolveError('TITLE_NOT_FOUND', 'No record fits the words');
  const others = found.works.filter((other) => other !== work);
  const asFound = titleResolution(work, others);
  const full = await completeFound(context, work, signal);
  const { verification, alternatives } = asFound;
  return {
    resolution: {
      ...asFound,
      ...full,
      verification: work.byIdentifier ? (full.verification ?? verification) : verification,
      alternatives,
      ...(recordUrl === undefined && { confidence: work.confidence, rivals: found.rivals }),
    },
    partial: found.unanswered.length > 0,
  };
}
