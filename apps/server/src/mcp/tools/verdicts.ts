import type { CheckCounts, CheckedEntry, CheckVerdict, ListedEntry } from '@citewright/contract';
import {
  checkAlertSchema,
  checkCountsSchema,
  checkedEntrySchema,
  checkVerdictSchema,
} from '@citewright/contract';
import {
  askedName,
  countsSentence,
  differenceLine,
  formsLine,
  toolSentences,
  verdictLine,
} from '@citewright/words';
import * as z from 'zod';
import { itemField, lines, messagesOf, noticesField } from './fields.ts';

/** What became of an entry of a list. */
export const entryField = z.object({
  index: z.number().describe('Place in the list, from 0'),
  input: z.string().describe('The entry as it stands'),
  verdict: checkVerdictSchema,
  alerts: z.array(checkAlertSchema).describe('What stands before the verdict, the gravest first'),
  differences: z.array(
    z.object({
      field: z.string(),
      listed: z.string().nullable(),
      record: z.string().nullable(),
      serious: z.boolean(),
    }),
  ),
  forms: z.array(z.string()).describe('Fields that say the same in another form'),
  record: z
    .object({ title: z.string(), register: z.string(), url: z.string().optional(), item: itemField })
    .optional(),
  asked: z.array(z.string()).describe('Registers that were asked, and whether they hold the work'),
  notices: noticesField,
  copy: checkedEntrySchema.shape.copy.describe(
    'A copy of the page in an archive of the web: cite it where the page is gone',
  ),
  duplicateOf: z.number().optional(),
});
export type Entry = z.input<typeof entryField>;

export const countsField = checkCountsSchema.describe('How many entries have each verdict');

/** An entry as it was decided. */
export function entryOf(checked: CheckedEntry, listed: ListedEntry | undefined): Entry {
  const { index, verdict, alerts, differences, forms, record, asked, notices, copy, duplicateOf } = checked;
  return {
    index,
    input: listed?.input ?? String(checked.item.title ?? ''),
    verdict,
    alerts,
    differences: differences.map(({ weight, ...rest }) => ({ ...rest, serious: weight === 'serious' })),
    forms,
    ...(record && {
      record: {
        title: String(record.item.title ?? ''),
        register: record.source,
        ...(record.url && { url: record.url }),
        item: record.item,
      },
    }),
    asked: asked.map(askedName),
    notices: messagesOf(notices),
    ...(copy && { copy }),
    ...(duplicateOf !== undefined && { duplicateOf }),
  };
}

/** Verdicts without a record: their text says who was asked. */
const withoutRecord: ReadonlySet<CheckVerdict> = new Set(['not-found', 'not-checked']);

/** An entry in words: its place, what became of it, and why. */
export function entryText(entry: Entry): string {
  const { index, input, verdict, differences, forms, record, notices, asked, duplicateOf } = entry;
  return lines(
    `${index + 1}. ${verdictLine(entry)}: ${input}`,
    ...differences.map(({ field, listed, record: known }) => `   ${differenceLine(field, listed, known)}`),
    forms.length > 0 && `   ${formsLine(forms)}`,
    record?.url && `   ${toolSentences.recordAt(record.url)}`,
    withoutRecord.has(verdict) && asked.length > 0 && `   ${toolSentences.asked(asked)}`,
    ...notices.map((notice) => `   ${toolSentences.notice(notice)}`),
    duplicateOf !== undefined && `   ${toolSentences.sameWork(duplicateOf)}`,
  );
}

/** Gives the text of entries in the order of their list: each as soon as it and those before it have come. */
export function inListOrder(onEntry: (text: string) => void): (entry: Entry) => void {
  const waiting = new Map<number, Entry>();
  let next = 0;
  return (entry) => {
    waiting.set(entry.index, entry);
    for (let ready = waiting.get(next); ready; ready = waiting.get(next)) {
      waiting.delete(next);
      next += 1;
      onEntry(entryText(ready));
    }
  };
}

/** Entries in their order, with how many there are of each verdict. */
export const entriesText = (entries: readonly Entry[], counts: CheckCounts): string =>
  lines(countsSentence(counts), ...entries.map(entryText));
