import { languageSchema, type Notice, styleIdSchema } from '@citewright/contract';
import * as z from 'zod';

/** Fields that several tools take or give. */
export const styleField = styleIdSchema
  .default('apa')
  .describe('Id of a citation style: apa, mla, chicago, harvard, ieee, or one that search_styles gives');

export const languageField = languageSchema
  .optional()
  .describe("Language of the printed words, as a tag: de-DE, pt. By default the style's own");

export const itemField = z
  .record(z.string(), z.unknown())
  .describe('The work as CSL-JSON, as format_bibliography and export take it');

export const recordField = z
  .object({ name: z.string(), url: z.string() })
  .describe('The record behind the reference, where a person can look at it');

export const noticesField = z
  .array(z.string())
  .describe('What a reader should know: retractions, corrections, missing fields');

export const messagesOf = (notices: readonly Notice[]): string[] => notices.map(({ message }) => message);

/** Lines of text, those that say nothing left out. */
export const lines = (...all: readonly (string | false | undefined)[]): string =>
  all.filter((line): line is string => typeof line === 'string' && line !== '').join('\n');
