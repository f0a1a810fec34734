import { type Notice, supersededNotice } from '@citewright/record';
import { prefixOf } from '../doi/doi-prefix.ts';
import type { Attributes } from './schema.ts';

/** A preprint with the DOI of its published version. DOIs with the same prefix are other drafts. */
export function dataciteNotices({ doi, relatedIdentifiers }: Attributes, type: string): Notice[] {
  const published = relatedIdentifiers.find(
    ({ relatedIdentifier, relatedIdentifierType, relationType }) =>
      relatedIdentifierType === 'DOI' &&
      /^Is(?:VersionOf|PreprintOf)$/.test(relationType) &&
      prefixOf(relatedIdentifier) !== prefixOf(doi),
  );
  if (type !== 'article' || published === undefined) return [];
  return [supersededNotice({ url: `https://doi.org/${published.relatedIdentifier}` })];
}
