import type { CheckCounts, CheckedEntry, ListedEntry } from '@citewright/contract';
import { checkCountsSchema, checkVerdictSchema } from '@citewright/contract';
import * as z from 'zod';
import { itemField, lines, messagesOf, noticesField } from './fields.ts';

/** What became of an entry of a list. */
export const entryField = z.object({
  index: z.number().describe('Place in the list, from 0'),
  input: z.string().describe('The entry as it stands'),
  verdict: checkVerdictSchema,
  differences: z.array(
    z.object({
      field: z.string(),
      listed: z.string().nullable(),
      record: z.string().nullable(),
      serious: z.boolean(),
    }),
  ),
  record: z
    .object({ title: z.string(), register: z.string(), url: z.string().optional(), item: itemField })
    .optional(),
  asked: z.array(z.string()).describe('Registers that were asked, and whether they hold the work'),
  notices: noticesField,
  duplicateOf: z.number().optional(),
});
export type Entry = z.input<typeof entryField>;

export const countsField = checkCountsSchema.describe('How many entries have each verdict');

/** An entry as it was decided. */
export function entryOf(checked: CheckedEntry, listed: ListedEntry | undefined): Entry {
  const { index, verdict, differences, record, asked, notices, duplicateOf } = checked;
  return {
    index,
    input: listed?.input ?? String(checked.item.title ?? ''),
    verdict,
    differences: differences.map(({ weight, ...rest }) => ({ ...rest, serious: weight === 'serious' })),
    ...(record && {
      record: {
        title: String(record.item.title ?? ''),
        register: record.source,
        ...(record.url && { url: record.url }),
        item: record.item,
      },
    }),
    asked: asked.map(({ register, outcome }) => `${register}: ${outcome}`),
    notices: messagesOf(notices),
    ...(duplicateOf !== undefined && { duplicateOf }),
  };
}

const words: Readonly<Record<Entry['verdict'], string>> = {
  confirmed: 'Confirmed',
  differs: 'The work exists; the entry differs',
  'other-work': 'Its identifier belongs to another work',
  'not-found': 'Not found in the registers that were asked',
  'not-checked': 'Could not be checked now',
  'not-checkable': 'No register holds works of this kind',
};

function entryText({
  index,
  input,
  verdict,
  differences,
  record,
  notices,
  asked,
  duplicateOf,
}: Entry): string {
  return lines(
    `${index + 1}. ${words[verdict]}: ${input}`,
    ...differences.map(
      ({ field, listed, record: known }) =>
        `   ${field}: listed ${listed ?? 'nothing'}, record ${known ?? 'nothing'}`,
    ),
    record?.url && `   Record: ${record.url}`,
    verdict === 'not-found' && asked.length > 0 && `   Asked: ${asked.join(', ')}`,
    ...notices.map((notice) => `   Notice: ${notice}`),
    duplicateOf !== undefined && `   The same work as entry ${duplicateOf + 1}`,
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

/** How many entries there are of each verdict. */
export const countsText = (counts: CheckCounts): string =>
  `${counts.total} entries: ${counts.confirmed} confirmed, ${counts.differs} differ, ${counts['other-work']} with an identifier of another work, ${counts['not-found']} not found, ${counts['not-checked']} not checked, ${counts['not-checkable']} not checkable.`;

/** Entries in their order, with how many there are of each verdict. */
export const entriesText = (entries: readonly Entry[], counts: CheckCounts): string =>
  lines(countsText(counts), ...entries.map(entryText));
