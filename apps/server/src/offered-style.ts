import { styleIdSchema } from '@citewright/contract';
import { knownStyles, localeOf, styleFacts } from '@citewright/styles';
import type * as z from 'zod';

/** Whether a style has this id and is printed in the language that it names. */
function isOffered(id: string): boolean {
  const [style = '', language] = id.split('@');
  return styleFacts(style) !== undefined && (language === undefined || localeOf(language) !== undefined);
}

/** The id of any style, or of a variant. The contract only says how ids look. */
export const offeredStyleSchema: z.ZodType<string, string> = styleIdSchema
  .refine(isOffered, { error: 'There is no citation style of this name', abort: true })
  .meta({
    description: [
      'The citation style: apa, mla, chicago, harvard, ieee, or any id of GET /api/styles.',
      ...knownStyles.flatMap(({ variant }) => (variant ? [`${variant.id}: ${variant.label}.`] : [])),
      'An id may name the language to print in: apa@de-DE.',
    ].join(' '),
  });
