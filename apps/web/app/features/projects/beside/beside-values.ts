import {
  type ChosenLocator,
  type CitationEdit,
  itemLimits,
  type ProjectCitation,
  type Quotation,
} from '@citewright/contract';
import { besideWords } from '~/content/beside.ts';

/** A quotation as it is typed. */
export interface TypedQuotation {
  text: string;
  label: ChosenLocator['label'];
  place: string;
}

/** What the form of notes holds. */
export interface BesideValues {
  notes: string;
  quotations: TypedQuotation[];
  tags: string;
}

/** What a work has, as the form shows it. */
export const besideValues = ({ custom }: ProjectCitation['item']): BesideValues => ({
  notes: custom?.notes ?? '',
  quotations: (custom?.quotations ?? []).map(({ text, locator }) => ({
    text,
    label: (locator?.label ?? 'page') as ChosenLocator['label'],
    place: locator?.value ?? '',
  })),
  tags: (custom?.tags ?? []).join(', '),
});

const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

const quotationsIn = (typed: readonly TypedQuotation[]): Quotation[] =>
  typed.flatMap(({ text, label, place }) => {
    if (text.trim() === '') return [];
    const value = place.trim();
    return [{ text: text.trim(), ...(value && { locator: { label, value } }) }];
  });

const orNull = <Value extends string | readonly unknown[]>(value: Value) => (value.length > 0 ? value : null);

const storedForm = ({ notes, quotations, tags }: BesideValues) => ({
  notes: orNull(notes.trim()),
  quotations: orNull(quotationsIn(quotations)),
  tags: orNull(tagsIn(tags)),
});

/** The fields in which the typed values differ from those that the form began with; absent where none does. */
export function besideEdit(begun: BesideValues, typed: BesideValues): CitationEdit | undefined {
  const [was, is] = [storedForm(begun), storedForm(typed)];
  const fields = (['notes', 'quotations', 'tags'] as const).filter(
    (field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]),
  );
  if (fields.length === 0) return undefined;
  const of = (form: typeof is) => Object.fromEntries(fields.map((field) => [field, form[field]]));
  return { ...of(is), before: of(was) };
}

/** Why typed values cannot be stored, by field; places of quotations are counted from 0. */
export function besideErrors({ notes, quotations, tags }: BesideValues) {
  const words = tagsIn(tags);
  const fit = words.length <= itemLimits.tags && words.every((tag) => tag.length <= itemLimits.tag);
  return {
    notes: notes.length > itemLimits.annotation ? besideWords.tooLong : undefined,
    quotation: quotations.findIndex(({ text }) => text.length > itemLimits.quotation),
    tags: fit ? undefined : besideWords.tooMany,
  };
}
