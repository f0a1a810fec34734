import { datePrompts, namePrompts, textPrompts } from '~/content/item-fields.ts';
import type { EditValues } from './edit-values.ts';

/** Unsaved input of the form. */
export interface Draft {
  /** The values of the record when the user began to edit it. */
  base: EditValues;
  values: EditValues;
}

/** A draft, rebased on the current record. */
export interface RebasedDraft {
  values: EditValues;
  /** Whether the record was changed elsewhere since the draft was started. */
  isOutdated: boolean;
  /** Labels of the fields that were changed differently elsewhere and in the draft. */
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

/** Rebases one value of a draft: only an edited value replaces the current one. */
function rebaseValue<Value>(base: Value, typed: Value, now: Value) {
  const isTyped = !isSame(typed, base);
  return {
    value: isTyped ? typed : now,
    isOutdated: !isSame(now, base),
    isDisputed: isTyped && !isSame(now, base) && !isSame(typed, now),
  };
}

/** Applies the edits of a draft to the record as it is `now`, so that saving does not revert changes made elsewhere. */
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
