import { paperLimits } from '@citewright/contract';
import * as z from 'zod';

/** Bytes of a document: as base64 in JSON it is read whole before it is looked at. */
export const documentBytes = 8 * 1024 * 1024;

/** A file in a call. */
export const base64Field = z
  .base64()
  .max(Math.ceil(documentBytes / 3) * 4)
  .optional()
  .describe('The file, encoded');

/** The fields of a tool that takes a document. */
export const documentFields = (called: 'paper' | 'draft', usualName: string, endings = '') => ({
  name: z
    .string()
    .min(1)
    .max(paperLimits.name)
    .default(usualName)
    .describe(`The name of the file; its ending says the format${endings}`),
  text: z.string().min(1).max(documentBytes).optional().describe(`The ${called} as text`),
  base64: base64Field,
  main: z
    .string()
    .min(1)
    .max(paperLimits.path)
    .optional()
    .describe(`Of a .zip archive the ${called}, by its path; by default the likeliest file`),
});
