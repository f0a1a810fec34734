import type { Notice } from '@citewright/record';
import { prefixOf } from '../doi/doi-prefix.ts';
import type { Attributes } from './schema.ts';

/** A preprint with the DOI of its published version. DOIs with the same prefix are other drafts. */
export function noticesOf({ doi, relatedIdentifiers }: Attributes, type: string): Notice[] {
  const published = relatedIdentifiers.find(
    ({ relatedIdentifier, relatedIdentifierType, relationType }) =>
      relatedIdentifierType === 'DOI' &&
      /^Is(?:VersionOf|PreprintOf)$/.test(relationType) &&
      prefixOf(relatedIdentifier) !== prefixOf(doi),
  );
  if (type !== 'article' || published === undefined) return [];
  return [
    {
      code: 'superseded-preprint',
      message: 'This preprint has since been published; the published version is usually the one to cite.',
      url: `https://doi.org/${published.relatedIdentifier}`,
    },
  ];
}
