import {
  type Language,
  languageSchema,
  type StyleId,
  type StyleKey,
  styleIdSchema,
} from '@citewright/contract';
import { aboutStyle, isCustomStyle, knownStyles, localeOf, styleFacts, styleKey } from '@citewright/styles';
import type * as z from 'zod';

/** Whether a style has this id; those of sessions are known to `holdStyle` only. */
const isOffered = (id: StyleId): boolean =>
  isCustomStyle(id) || aboutStyle(id) !== undefined || styleFacts(id) !== undefined;

/** The id of any style, or of a variant. The contract only says how ids look. */
export const offeredStyleSchema: z.ZodType<StyleId, StyleId> = styleIdSchema
  .refine(isOffered, { error: 'There is no citation style with this name', abort: true })
  .meta({
    description: [
      'The citation style: apa, mla, chicago, harvard, ieee, or any id of GET /api/styles.',
      ...knownStyles.flatMap(({ variant }) => (variant ? [`${variant.id}: ${variant.label}.`] : [])),
    ].join(' '),
  });

/** A language that references can be printed in. */
export const offeredLanguageSchema: z.ZodType<Language, Language> = languageSchema
  .refine((language) => localeOf(language) !== undefined, {
    error: 'We cannot print references in this language',
    abort: true,
  })
  .meta({
    description:
      "The language of the printed words, as a tag of GET /api/languages or one that it serves: de-DE, pt. By default the style's own.",
  });

/** The key of a style in a language as a request names them: `de` is `de-DE`. */
export const offeredKey = (style: StyleId, language: Language | null | undefined): StyleKey =>
  styleKey(style, language && localeOf(language));
