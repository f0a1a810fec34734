import { styleDifferenceSchema, styleExampleLimits } from '@citewright/contract';
import { foundStyleLine, toolDescriptions, toolSentences } from '@citewright/words';
import * as z from 'zod';
import { lines } from './fields.ts';
import { defineTool } from './tool.ts';

const examples = z.array(
  z.object({ example: z.string(), printed: z.string(), differences: z.array(styleDifferenceSchema) }),
);

/** Styles by examples of a guide. */
export const findStyleTool = defineTool({
  name: 'find_style',
  ...toolDescriptions.find_style,
  input: z.strictObject({ examples: z.string().min(1).max(styleExampleLimits.characters) }),
  output: z.object({
    found: z.array(
      z.object({
        styles: z.array(z.object({ id: z.string(), title: z.string() })),
        others: z.int(),
        followers: z.int(),
        likeness: z.number(),
        references: examples,
        citations: examples,
      }),
    ),
  }),
  asksRegisters: false,
  async run({ examples: text }, { api, signal }) {
    const near = await api.json('POST /api/styles/find', { body: { text }, signal });
    const found = near.map(({ styles, ...rest }) => ({
      ...rest,
      styles: styles.map(({ id, title }) => ({ id, title })),
    }));
    return { text: lines(...found.map(foundStyleLine)) || toolSentences.noExample, data: { found } };
  },
});
