import { toolDescriptions, toolSentences } from '@citewright/words';
import * as z from 'zod';
import { ApiProblem } from '../api-caller.ts';
import { citedFields, foundReference, toldReference } from './cite.ts';
import { base64Field } from './document-fields.ts';
import { languageField, styleField } from './fields.ts';
import { defineTool } from './tool.ts';

/** The PDF of a work in, its reference out. */
export const citePdfTool = defineTool({
  name: 'cite_pdf',
  ...toolDescriptions.cite_pdf,
  input: z.strictObject({
    path: z
      .string()
      .min(1)
      .max(4_096)
      .optional()
      .describe('The path of the file, where this server runs on the same machine as a program (stdio)'),
    base64: base64Field,
    style: styleField,
    language: languageField,
  }),
  output: citedFields,
  asksRegisters: true,
  async run({ path, base64, style, language }, { api, signal, readLocal }) {
    const bytes =
      base64 !== undefined
        ? Buffer.from(base64, 'base64')
        : path !== undefined && readLocal
          ? await readLocal(path)
          : undefined;
    if (!bytes) throw new ApiProblem({ code: 'INVALID_REQUEST', message: toolSentences.noPdf });
    const form = new FormData();
    form.set('format', style);
    if (language) form.set('language', language);
    form.set('file', new File([new Uint8Array(bytes)], 'source.pdf'));
    const data = foundReference(await api.json('POST /api/citations/file', { form, signal }));
    return { text: toldReference(data), data };
  },
});
