import { knownStyleIds, knownStyles } from '@citewright/styles';
import * as z from 'zod';

/** The id of a style of the registry, or of a variant. The contract only says how ids look. */
export const offeredStyleSchema = z.enum(knownStyleIds).meta({
  description: [
    'The citation style.',
    ...knownStyles.flatMap(({ variant }) => (variant ? [`${variant.id}: ${variant.label}.`] : [])),
  ].join(' '),
});
