import type { EditValues } from './edit-values.ts';
import { datePrompts, namePrompts, textPrompts } from './item-fields.ts';

/** What was typed into the form and not saved. */
export interface Draft {
  /** What the form began with: the record as it was then. */
  base: EditValues;
  values: EditValues;
}

/** A draft on the record as it is now. */
export interface RebasedDraft {
  values: EditValues;
  /** Whether the record was changed elsewhere since the form was filled in. */
  isOutdated: boolean;
  /** Labels of the fields that were changed there and here, to something else. */
  disputed: string[];
}

const groups = ['texts', 'names', 'dates'] as const;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const labelOf = (group: (typeof groups)[number], field: string): string =>
  ({
    texts: (textPrompts as Record<string, { label: string } | undefined>)[field]?.label,
    names: (namePrompts as Record<string, string | undefined>)[field],
    dates: (datePrompts as Record<string, string | undefined>)[field],
  })[group] ?? field;

/** One value of a draft on what the record holds now: only what was typed replaces it. */
function rebaseValue<Value>(base: Value, typed: Value, now: Value) {
  const isTyped = !isSame(typed, base);
  return {
    value: isTyped ? typed : now,
    isOutdated: !isSame(now, base),
    isDisputed: isTyped && !isSame(now, base) && !isSame(typed, now),
  };
}

/** Puts what was typed on top of the record as it is `now`, so that saving takes back nothing that was changed elsewhere. */
export function rebaseDraft({ base, values }: Draft, now: EditValues): RebasedDraft {
  const type = rebaseValue(base.type, values.type, now.type);
  const rebased: EditValues = { type: type.value, texts: {}, names: {}, dates: {} };
  const disputed = type.isDisputed ? ['Type of source'] : [];
  for (const group of groups) {
    const into: Record<string, unknown> = rebased[group];
    const [before, typed, present]: Record<string, unknown>[] = [base[group], values[group], now[group]];
    for (const field of Object.keys({ ...present, ...typed })) {
      const { value, isDisputed } = rebaseValue(before?.[field], typed?.[field], present?.[field]);
      into[field] = value;
      if (isDisputed) disputed.push(labelOf(group, field));
    }
  }
  return { values: rebased, isOutdated: !isSame(base, now), disputed };
}
