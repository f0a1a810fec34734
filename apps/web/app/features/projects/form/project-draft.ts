import type { NewProject, ProjectEdit } from '@citewright/contract';
import type { DisputedField } from '../disputed-fields.tsx';
import type { ProjectFormValues } from './form-values.ts';

/** What is typed into the form and not saved, and what the project was when that was begun. */
export interface ProjectDraft {
  base: ProjectFormValues;
  values: ProjectFormValues;
}

const labels = {
  name: 'Project name',
  moduleName: 'Module name',
  moduleCode: 'Module code',
  referenceStyle: 'Reference style',
  language: 'Language',
  description: 'Description',
} as const;

type Field = keyof typeof labels;
const fields = Object.keys(labels) as Field[];

/** An empty field may be absent. */
const valueText = (values: Partial<ProjectFormValues>, field: Field) => String(values[field] ?? '');

/** Whether the form has something that the project has not. */
export const isChanged = (before: ProjectFormValues, now: ProjectFormValues): boolean =>
  fields.some((field) => valueText(before, field) !== valueText(now, field));

/** The fields that were changed in the form, with what they were before. */
export function projectEdit(before: ProjectFormValues, now: NewProject): ProjectEdit {
  const changed = fields.filter((field) => valueText(before, field) !== valueText(now, field));
  const part = (values: Partial<ProjectFormValues>) =>
    Object.fromEntries(changed.map((field) => [field, values[field] ?? (field === 'language' ? null : '')]));
  return { ...part(now), before: part(before) };
}

/** Whether a kept value is a draft of this version of the form. */
export function isProjectDraft(kept: Partial<ProjectDraft> | undefined): kept is ProjectDraft {
  const parts = [kept?.base, kept?.values];
  return parts.every((part) => typeof part === 'object' && part !== null && typeof part.name === 'string');
}

/** Applies what was typed to the project as it is `now`; what both have changed differently is disputed. */
export function rebaseProject(
  { base, values }: ProjectDraft,
  now: ProjectFormValues,
): { values: ProjectFormValues; disputed: DisputedField<Field>[] } {
  const typed = fields.filter((field) => valueText(values, field) !== valueText(base, field));
  const disputed = typed.filter(
    (field) =>
      valueText(now, field) !== valueText(base, field) && valueText(now, field) !== valueText(values, field),
  );
  return {
    values: { ...now, ...Object.fromEntries(typed.map((field) => [field, values[field]])) },
    disputed: disputed.map((field) => ({
      field,
      label: labels[field],
      mine: valueText(values, field),
      theirs: valueText(now, field),
    })),
  };
}
