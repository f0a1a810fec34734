import {
  type CitationItem,
  type CitedWork,
  fieldEvidenceSchema,
  itemLimits,
  itemSchema,
  itemTypes,
  type Locator,
  locatorSchema,
  noticeSchema,
  recordLinkSchema,
} from '@citewright/contract';
import {
  type Evidence,
  type Item,
  type Notice,
  type RecordLink,
  stripTags,
  type ToldNotice,
} from '@citewright/record';
import { tellNotice } from '@citewright/words';
import type * as z from 'zod';

/** A text of at most so many UTF-16 code units, cut where a character ends as people see it. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let end = 0;
  // More than the limit, so that the last character within it is whole.
  for (const { index } of graphemes.segment(text.slice(0, most + 100))) if (index <= most) end = index;
  // One character longer than the limit has no other end.
  return text
    .slice(0, end || most)
    .toWellFormed()
    .trimEnd();
}

const cut = (value: unknown, most: number) => (typeof value === 'string' ? cutText(value, most) : value);

/** A title that is too long, without its markup: a cut would leave tags open. */
function cutTitle(title: unknown): unknown {
  return typeof title === 'string' && title.length > itemLimits.title
    ? cutText(stripTags(title), itemLimits.title)
    : title;
}

const cutName = (name: unknown) =>
  typeof name === 'object' && name !== null
    ? Object.fromEntries(Object.entries(name).map(([part, text]) => [part, cut(text, itemLimits.name)]))
    : name;

/**
 * The values of an item with its title and names cut to the limits of the contract. An identifier that is too long is replaced:
 * nothing is printed of it.
 */
export function cutItem(item: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { id, title, ...fields } = item;
  const names = Object.entries(fields).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.map(cutName) : value,
  ]);
  return {
    ...Object.fromEntries(names),
    ...(title !== undefined && { title: cutTitle(title) }),
    id: itemSchema.shape.id.safeParse(id).success ? id : 'work',
  };
}

const shape: Readonly<Record<string, z.ZodType>> = itemSchema.shape;

const customShape: Readonly<Record<string, z.ZodType>> = itemSchema.shape.custom.unwrap().shape;

/** What stands beside a work, part by part: one that does not fit is left out. */
function fitCustom(custom: unknown): object | undefined {
  if (typeof custom !== 'object' || custom === null) return undefined;
  const fitting = Object.entries(custom).filter(
    ([part, value]) => customShape[part]?.safeParse(value).success,
  );
  return fitting.length > 0 ? Object.fromEntries(fitting) : undefined;
}

/** An item as the contract allows it. What is too long is cut; a field that does not fit (an endless abstract) is left out. */
export function fitItem(item: Readonly<Record<string, unknown>>): CitationItem {
  const { id, type, ...cut } = cutItem(item);
  const fields = { ...cut, custom: fitCustom(cut.custom) };
  const fitting = Object.entries(fields).filter(
    ([field, value]) => value !== undefined && shape[field]?.safeParse(value).success,
  );
  return {
    ...Object.fromEntries(fitting),
    id: id as CitationItem['id'],
    type: itemTypes.find((known) => known === type) ?? 'document',
  };
}

/** A work as a source, a search or an older release has it. */
export interface UnfittedWork {
  item: Item;
  evidence: Evidence;
  verification: CitedWork['verification'];
  record?: RecordLink | undefined;
  notices: (Notice | ToldNotice)[];
  locator?: Locator | undefined;
}

/** A work as the contract allows it: its item as `fitItem` makes it, notices with their sentences, and of the rest what fits. */
export function fitWork({ item, evidence, verification, record, notices, locator }: UnfittedWork): CitedWork {
  return {
    item: fitItem(item),
    evidence: Object.fromEntries(
      Object.entries(evidence).flatMap(([field, known]) => {
        const { data } = fieldEvidenceSchema.safeParse(known);
        return data ? [[field, data]] : [];
      }),
    ),
    verification,
    record: recordLinkSchema.safeParse(record).data,
    notices: notices.flatMap((notice) => noticeSchema.safeParse(tellNotice(notice)).data ?? []),
    locator: locatorSchema.safeParse(locator).data,
  };
}
