import { type NewProject, newProjectSchema, projectLimits } from '@citewright/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { moreStylesOption, styleLabel, styleOptions } from '~/content/styles.ts';
import { LanguageChoice } from '~/language-choice/language-choice.tsx';
import { useStylePicker } from '~/style-picker/use-style-picker.tsx';
import { Button } from '~/ui/button.tsx';
import { FailureLine } from '~/ui/failure-line.tsx';
import { dropText, KeptNote, keepText, keptText } from '~/ui/kept-text.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { TextAreaField, TextField } from '~/ui/text-field.tsx';
import { DisputedFields } from '../disputed-fields.tsx';
import { focusOnOpen } from '../focus-on-open.ts';
import type { ProjectFormValues } from './form-values.ts';
import { isChanged, isProjectDraft, type ProjectDraft, rebaseProject } from './project-draft.ts';

interface ProjectFormProps {
  /** The name under which is kept what is typed; see `keepText`. */
  formName: string;
  initial: ProjectFormValues;
  /** The name of the initial style, if it is none of the five. */
  styleName?: string | undefined;
  /** The label of the button when idle and when busy. */
  submitLabel: { idle: string; busy: string };
  busy: boolean;
  /** Why the last attempt failed; the input stays. */
  failure: string | undefined;
  /** `base` is what the form began with. */
  onSubmit: (project: NewProject, base: ProjectFormValues) => void;
  onCancel: () => void;
}

/** The form of a project. What is typed is kept until the owner drops it. */
export function ProjectForm({
  formName,
  initial,
  styleName,
  submitLabel,
  busy,
  failure,
  onSubmit,
  onCancel,
}: ProjectFormProps) {
  const [rebased] = useState(() => {
    const kept = keptText<ProjectDraft>(formName);
    return isProjectDraft(kept) ? rebaseProject(kept, initial) : undefined;
  });
  const [isKept, setIsKept] = useState(rebased !== undefined && isChanged(initial, rebased.values));
  // What the form is compared with as long as it is open: the project may change meanwhile.
  const [base] = useState(initial);
  const { register, handleSubmit, formState, control, setValue, watch, getValues, reset } = useForm<
    ProjectFormValues,
    unknown,
    NewProject
  >({
    resolver: zodResolver(newProjectSchema),
    defaultValues: rebased?.values ?? initial,
  });
  useEffect(() => {
    const { unsubscribe } = watch(() => {
      const values = getValues();
      if (isChanged(base, values)) keepText(formName, { base, values: structuredClone(values) });
      else dropText(formName);
    });
    return unsubscribe;
  }, [watch, getValues, base, formName]);
  const discard = () => {
    reset(base);
    dropText(formName);
    setIsKept(false);
  };
  const { errors } = formState;
  const name = register('name');
  const style = useWatch({ control, name: 'referenceStyle' }) ?? 'apa';
  const language = useWatch({ control, name: 'language' });
  const choose = (id: string) => setValue('referenceStyle', id);
  const { picker, openPicker } = useStylePicker({ value: style, onChoose: ({ id }) => choose(id) });
  const label = (style === initial.referenceStyle ? styleName : undefined) ?? styleLabel(style);
  return (
    <>
      <form noValidate onSubmit={handleSubmit((project) => onSubmit(project, base))} className="space-y-5">
        <KeptNote isShown={isKept} onDiscard={discard} />
        {isKept && rebased && (
          <DisputedFields
            fields={rebased.disputed}
            onTake={({ field }) => setValue(field, base[field], { shouldDirty: true })}
          />
        )}
        <TextField
          label="Project name"
          required
          maxLength={projectLimits.text}
          autoComplete="off"
          error={errors.name?.message}
          {...name}
          ref={(element) => {
            name.ref(element);
            focusOnOpen(element);
          }}
        />
        <div className="grid gap-5 sm:grid-cols-[1fr_10rem]">
          <TextField
            label="Module name"
            required
            maxLength={projectLimits.text}
            autoComplete="off"
            error={errors.moduleName?.message}
            {...register('moduleName')}
          />
          <TextField
            label="Module code"
            required
            mono
            maxLength={projectLimits.moduleCode}
            autoComplete="off"
            error={errors.moduleCode?.message}
            {...register('moduleCode')}
          />
        </div>
        <SelectField
          label="Reference style"
          options={styleOptions({ value: style, label })}
          value={style}
          onChange={({ target }) =>
            target.value === moreStylesOption.value ? openPicker() : choose(target.value)
          }
        />
        <LanguageChoice
          value={language ?? undefined}
          onChange={(chosen) => setValue('language', chosen ?? null)}
          className="-mt-4"
        />
        <TextAreaField
          label="Description (optional)"
          rows={3}
          maxLength={projectLimits.description}
          error={errors.description?.message}
          {...register('description')}
        />
        <FailureLine message={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" look="primary" busy={busy}>
            {busy ? submitLabel.busy : submitLabel.idle}
          </Button>
        </div>
      </form>
      {picker}
    </>
  );
}
