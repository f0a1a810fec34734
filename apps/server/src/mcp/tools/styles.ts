import { toolDescriptions, toolSentences } from '@citewright/words';
import * as z from 'zod';
import { lines } from './fields.ts';
import { defineTool } from './tool.ts';

const limits = { query: 200, styles: 50 } as const;

/** Styles by name. */
export const stylesTool = defineTool({
  name: 'search_styles',
  ...toolDescriptions.search_styles,
  input: z.strictObject({
    query: z.string().max(limits.query),
    limit: z.int().min(1).max(limits.styles).default(10),
  }),
  output: z.object({
    styles: z.array(
      z.object({ id: z.string(), title: z.string(), kind: z.string(), fields: z.array(z.string()) }),
    ),
  }),
  asksRegisters: false,
  async run({ query, limit }, { api, signal }) {
    const found = await api.json('GET /api/styles', { query: { q: query, limit: `${limit}` }, signal });
    const styles = found.map(({ id, title, kind, fields }) => ({ id, title, kind, fields }));
    return {
      text:
        lines(...styles.map(({ id, title, kind }) => `${id}: ${title} (${kind})`)) || toolSentences.noStyle,
      data: { styles },
    };
  },
});
