import { type Alternative, type Resolution, ResolveError } from '@citewright/resolver';

function chosenAmong(offered: readonly Alternative[], recordUrl: string): Resolution | undefined {
  const chosen = offered.find(({ record }) => record?.url === recordUrl);
  if (!chosen) return undefined;
  const { item, record, match, verification = 'matched' } = chosen;
  const alternatives = offered.filter((other) => other !== chosen);
  // Chosen by a person: how sure the search was says nothing any more.
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

/** What the search took, as one record to choose among the others. */
function asOffered({ item, record, match, verification, confidence = 0 }: Resolution): Alternative {
  return { item, confidence, verification, ...(record && { record }), ...(match && { match }) };
}

/**
 * The record of this address among those that a search found, whether it took another one or none. Where the search offers it
 * no more, no other work takes its place: all that it does offer stands to choose from again.
 * @throws ResolveError as the search did, or IN_TEXT_NOT_FOUND with what there is to choose from
 */
export async function chosenRecord(search: Promise<Resolution>, recordUrl: string): Promise<Resolution> {
  try {
    const found = await search;
    if (found.record?.url === recordUrl) return found;
    const chosen = chosenAmong(found.alternatives, recordUrl);
    if (chosen) return chosen;
    throw new ResolveError('IN_TEXT_NOT_FOUND', 'The chosen record is not offered any more', {
      alternatives: [asOffered(found), ...found.alternatives],
    });
  } catch (error) {
    const chosen = error instanceof ResolveError ? chosenAmong(error.alternatives, recordUrl) : undefined;
    if (!chosen) throw error;
    return chosen;
  }
}
