import { type CheckCounts, type CheckStart, checkLimits } from '@citewright/contract';
import { toolDescriptions, toolSentences } from '@citewright/words';
import * as z from 'zod';
import { lines } from './fields.ts';
import { defineTool } from './tool.ts';
import { countsField, type Entry, entriesText, entryField, entryOf, inListOrder } from './verdicts.ts';

/** Entries of an answer, unless more are asked for: what an assistant reads at once. */
const page = 50;

/** All entries of a list, for those who print them as they come. */
export const wholeList = { limit: checkLimits.entries, offset: 0 } as const;

/** Each reference of a list, compared with records. */
export const verifyTool = defineTool({
  name: 'verify_references',
  ...toolDescriptions.verify_references,
  input: z.strictObject({
    references: z.string().min(1).max(checkLimits.text).describe('The list, or the text of the file'),
    limit: z
      .int()
      .min(1)
      .max(checkLimits.entries)
      .default(page)
      .describe('How many entries are checked and given at most'),
    offset: z
      .int()
      .min(0)
      .max(checkLimits.entries - 1)
      .default(0)
      .describe('The place of the first of them in the list, from 0'),
  }),
  output: z.object({
    listed: z.number().describe('How many entries the list has'),
    next: z.number().optional().describe('The offset of the entries that follow'),
    counts: countsField,
    entries: z.array(entryField),
  }),
  asksRegisters: true,
  async run({ references, limit, offset }, { api, signal, progress, onEntry }) {
    let counted: CheckCounts | undefined;
    let start: CheckStart = { total: 0, listed: 0, entries: [] };
    const isWhole = offset === wholeList.offset && limit === wholeList.limit;
    const only = Array.from(
      { length: Math.min(limit, checkLimits.entries - offset) },
      (_, at) => offset + at,
    );
    const entries: Entry[] = [];
    const inOrder = onEntry && inListOrder(onEntry);
    await api.events(
      'POST /api/checks',
      { body: { text: references, ...(!isWhole && { only }) }, signal },
      {
        start(data) {
          start = data;
        },
        entry(checked) {
          const entry = entryOf(
            checked,
            start.entries.find(({ index }) => index === checked.index),
          );
          entries.push(entry);
          inOrder?.(entry);
          progress(entries.length, start.total);
        },
        done(data) {
          counted = data;
        },
      },
    );
    const counts = counted as CheckCounts | undefined;
    if (!counts) throw new Error('the check was cut off');
    entries.sort((one, other) => one.index - other.index);
    const { listed } = start;
    const next = offset + limit < listed ? offset + limit : undefined;
    return {
      text: lines(
        entriesText(entries, counts),
        next !== undefined && toolSentences.more(entries.length, listed, next),
      ),
      data: { listed, ...(next !== undefined && { next }), counts, entries },
    };
  },
});
