import { type Item, isNameVariable, type Name } from '@citewright/record';
import type { ResolverContext, SourceRecord } from '@citewright/registers';
import { compareItems } from './compare.ts';
import { type FieldDifference, isSerious } from './differences.ts';
import { readText } from './entry-words.ts';
import type { Judgement } from './judge.ts';
import { orAbsent } from './or-absent.ts';
import { areAllIn } from './people.ts';
import { readAgainst } from './read-against.ts';
import { registers, registersFor } from './registers.ts';
import { titleKey, titleOf } from './titles.ts';

/** Editors and translators whom the record does not name at all. */
const isBeyondPeople = ({ field, record }: FieldDifference): boolean =>
  record === null && isNameVariable(field);

/** A subtitle that the record does not have: its title stands at the beginning of the listed one. */
const isBeyondTitle = ({ field, listed, record }: FieldDifference): boolean =>
  field === 'title' &&
  titleKey(listed ?? '').startsWith(titleKey(record ?? '')) &&
  /[:?!.–—]/.test(listed ?? '');

const isBeyond = (difference: FieldDifference): boolean =>
  isBeyondPeople(difference) || isBeyondTitle(difference);

/** Registers that are asked for a subtitle, each once. */
const mostAsked = 2;

/** Other records of the work, or that of the book that it stands in. */
async function otherRecords(
  context: ResolverContext,
  listed: Item,
  own: SourceRecord,
  place: number,
  signal: AbortSignal,
): Promise<SourceRecord[]> {
  const order = registersFor(listed, place, context.keys.openalex !== undefined).slice(0, mostAsked);
  const found = await Promise.all(
    order.map((register) => orAbsent(registers[register](context, listed, signal))),
  );
  return found
    .flatMap((records) => records ?? [])
    .filter(
      (other) => other.record.url !== own.record.url && compareItems(other.item, own.item, own.years).isSame,
    );
}

async function bookOf(
  context: ResolverContext,
  { item }: SourceRecord,
  signal: AbortSignal,
): Promise<Item | undefined> {
  const ISBN = item.ISBN === undefined ? undefined : String(item.ISBN).split(/[\s,;]+/)[0];
  if (ISBN === undefined || item['container-title'] === undefined) return undefined;
  const book = await orAbsent(context.resolve({ kind: 'isbn', value: ISBN }, signal));
  return book?.item;
}

/**
 * A judgement whose only grave differences are people or a subtitle that the record leaves out: registers often do, above all the editors of a
 * chapter's book. Another register that has them takes the difference away.
 */
export async function withWitnesses(
  context: ResolverContext,
  { item: listed, text = '' }: { item: Item; text?: string | undefined },
  judgement: Judgement,
  place: number,
  signal: AbortSignal,
): Promise<Judgement> {
  const { record, verdict, differences } = judgement;
  const doubted = differences.filter(isSerious);
  if (!record || verdict !== 'differs' || doubted.length === 0 || !doubted.every(isBeyond)) return judgement;
  const read = readAgainst(listed, record.item, readText(text));
  const others = doubted.some(isBeyondTitle)
    ? await otherRecords(context, listed, record, place, signal)
    : [];
  const book = doubted.some(isBeyondPeople) ? await bookOf(context, record, signal) : undefined;
  const isHeld = (difference: FieldDifference): boolean =>
    isBeyondTitle(difference)
      ? others.some(({ item }) => titleKey(titleOf(item)) === titleKey(titleOf(read)))
      : book !== undefined &&
        areAllIn(((read as Record<string, unknown>)[difference.field] ?? []) as Name[], book);
  const left = differences.filter((difference) => !(doubted.includes(difference) && isHeld(difference)));
  return { ...judgement, differences: left, verdict: left.length > 0 ? 'differs' : 'confirmed' };
}
