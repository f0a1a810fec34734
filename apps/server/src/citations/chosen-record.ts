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

/**
 * The record of this address among those that a search found, whether it took another one or none. A record that it does not
 * find any more is like one that never was: the search's own answer counts.
 * @throws ResolveError as the search did
 */
export async function chosenRecord(search: Promise<Resolution>, recordUrl: string): Promise<Resolution> {
  try {
    const found = await search;
    return chosenAmong(found.alternatives, recordUrl) ?? found;
  } catch (error) {
    const chosen = error instanceof ResolveError ? chosenAmong(error.alternatives, recordUrl) : undefined;
    if (!chosen) throw error;
    return chosen;
  }
}
