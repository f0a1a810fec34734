import type { Item } from '@citewright/csl';
import type { Evidence, Notice } from '../resolution.ts';

/** What a person should check of a record read from a page. */
export function noticesOf(item: Item, evidence: Evidence): Notice[] {
  return [...disagreements(evidence), ...guessedOrganisations(item)];
}

function disagreements(evidence: Evidence): Notice[] {
  const fields = ['author', 'issued'].filter((field) => evidence[field]?.disagreements);
  if (fields.length === 0) return [];
  return [{ code: 'sources-disagree', message: 'The page names more than one value', fields }];
}

function guessedOrganisations(item: Item): Notice[] {
  const names = (item.author ?? []).flatMap(({ literal }) => (literal?.includes(' ') ? [literal] : []));
  if (names.length === 0) return [];
  return [
    {
      code: 'guessed-organisation',
      message: `Taken as an organisation: ${names.join('; ')}`,
      fields: ['author'],
    },
  ];
}
