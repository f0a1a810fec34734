import { labelOf } from '~/content/item-fields.ts';
import { itemTypeLabels } from '~/content/item-types.ts';
import type { DisputedField } from '../disputed-fields.tsx';
import { type DateValues, dateOf, type EditValues, itemName, type NameValues } from './edit-values.ts';

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
  /** The fields that were changed differently elsewhere and in the draft, by their path in the form. */
  disputed: DisputedField<DisputedPath>[];
}

const groups = ['texts', 'names', 'dates'] as const;

export type DisputedPath = 'type' | { group: (typeof groups)[number]; field: string };

const nameText = (values: NameValues): string => {
  const { literal, given, family } = itemName(values) ?? {};
  return literal ?? [family, given].filter(Boolean).join(', ');
};

const dateText = (values: DateValues): string => {
  const date = dateOf(values);
  return date?.literal ?? date?.['date-parts']?.map((parts) => parts.join('-')).join('/') ?? '';
};

/** A value as text to compare it with another. */
const shown = {
  texts: (value: unknown) => String(value ?? ''),
  names: (value: unknown) => ((value ?? []) as NameValues[]).map(nameText).filter(Boolean).join('; '),
  dates: (value: unknown) => (value ? dateText(value as DateValues) : ''),
};

const isSameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Rebases one value of a draft: only an edited value replaces the current one. */
function rebaseValue<Value>(base: Value, typed: Value, now: Value) {
  const isTyped = !isSameValue(typed, base);
  return {
    value: isTyped ? typed : now,
    isOutdated: !isSameValue(now, base),
    isDisputed: isTyped && !isSameValue(now, base) && !isSameValue(typed, now),
  };
}

/** Whether a kept value is a draft of this version of the form. */
export function isDraft(kept: Partial<Draft> | undefined): kept is Draft {
  return [kept?.base, kept?.values].every((part) => {
    const inside = [part?.texts, part?.names, part?.dates];
    return (
      typeof part?.type === 'string' && inside.every((group) => typeof group === 'object' && group !== null)
    );
  });
}

/** Applies the edits of a draft to the record as it is `now`, so that saving does not revert changes made elsewhere. */
export function rebaseDraft({ base, values }: Draft, now: EditValues): RebasedDraft {
  const type = rebaseValue(base.type, values.type, now.type);
  const rebased: EditValues = { type: type.value, texts: {}, names: {}, dates: {} };
  const disputed: DisputedField<DisputedPath>[] = type.isDisputed
    ? [
        {
          field: 'type',
          label: labelOf('type'),
          mine: itemTypeLabels[values.type],
          theirs: itemTypeLabels[now.type],
        },
      ]
    : [];
  for (const group of groups) {
    const into: Record<string, unknown> = rebased[group];
    const [before, typed, present]: Record<string, unknown>[] = [base[group], values[group], now[group]];
    for (const field of Object.keys({ ...present, ...typed })) {
      const { value, isDisputed } = rebaseValue(before?.[field], typed?.[field], present?.[field]);
      into[field] = value;
      if (!isDisputed) continue;
      const texts = { mine: shown[group](typed?.[field]), theirs: shown[group](present?.[field]) };
      disputed.push({ field: { group, field }, label: labelOf(field), ...texts });
    }
  }
  return { values: rebased, isOutdated: !isSameValue(base, now), disputed };
}
