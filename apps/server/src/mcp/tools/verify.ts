import { type CheckCounts, type CheckStart, checkLimits } from '@citewright/contract';
import { toolDescriptions } from '@citewright/words';
import * as z from 'zod';
import { defineTool } from './tool.ts';
import { countsField, type Entry, entriesText, entryField, entryOf, inListOrder } from './verdicts.ts';

/** Each reference of a list, compared with records. */
export const verifyTool = defineTool({
  name: 'verify_references',
  ...toolDescriptions.verify_references,
  input: z.strictObject({
    references: z.string().min(1).max(checkLimits.text).describe('The list, or the text of the file'),
  }),
  output: z.object({ counts: countsField, entries: z.array(entryField) }),
  asksRegisters: true,
  async run({ references }, { api, signal, progress, onEntry }) {
    let counted: CheckCounts | undefined;
    let listed: CheckStart['entries'] = [];
    const entries: Entry[] = [];
    const inOrder = onEntry && inListOrder(onEntry);
    await api.events(
      'POST /api/checks',
      { body: { text: references }, signal },
      {
        start(data) {
          listed = data.entries;
        },
        entry(checked) {
          const entry = entryOf(
            checked,
            listed.find(({ index }) => index === checked.index),
          );
          entries.push(entry);
          inOrder?.(entry);
          progress(entries.length, listed.length);
        },
        done(data) {
          counted = data;
        },
      },
    );
    const counts = counted as CheckCounts | undefined;
    if (!counts) throw new Error('the check was cut off');
    entries.sort((one, other) => one.index - other.index);
    return { text: entriesText(entries, counts), data: { counts, entries } };
  },
});
