import type { Alternative } from '@citewright/record';
import { type OwnResolution, ResolveError } from '@citewright/resolver';

function chosenAmong(offered: readonly Alternative[], recordUrl: string): OwnResolution | undefined {
  const chosen = offered.find(({ record }) => record?.url === recordUrl);
  if (!chosen) return undefined;
  const { item, record, match, verification = 'matched' } = chosen;
  const alternatives = offered.filter((other) => other !== chosen);
  // The user chose it, so the confidence of the search is left out.
  return {
    item,
    ...(record && { record }),
    ...(match && { match }),
    verification,
    evidence: {},
    notices: [],
    alternatives,
  };
}

/** The result of the search, as an alternative among the others. */
function asOffered({ item, record, match, verification, confidence = 0 }: OwnResolution): Alternative {
  return { item, confidence, verification, ...(record && { record }), ...(match && { match }) };
}

/**
 * The record with this URL among the results of a search, regardless of their ranking. No other record is substituted.
 * @throws ResolveError of the search, or IN_TEXT_NOT_FOUND with all records as alternatives
 */
export async function chosenRecord(
  search: Promise<OwnResolution>,
  recordUrl: string,
): Promise<OwnResolution> {
  try {
    const found = await search;
    if (found.record?.url === recordUrl) return found;
    const chosen = chosenAmong(found.alternatives, recordUrl);
    if (chosen) return chosen;
    throw new ResolveError('IN_TEXT_NOT_FOUND', 'The chosen record is not among those found', {
      alternatives: [asOffered(found), ...found.alternatives],
    });
  } catch (error) {
    const chosen = error instanceof ResolveError ? chosenAmong(error.alternatives, recordUrl) : undefined;
    if (!chosen) throw error;
    return chosen;
  }
}
