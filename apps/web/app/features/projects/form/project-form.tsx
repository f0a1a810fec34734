import { type NewProject, newProjectSchema, projectLimits } from '@citewright/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { moreStylesOption, styleLabel, styleOptions } from '~/content/styles.ts';
import { LanguageChoice } from '~/language-choice/language-choice.tsx';
import { useStylePicker } from '~/style-picker/use-style-picker.tsx';
import { Button } from '~/ui/button.tsx';
import { FailureLine } from '~/ui/failure-line.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { TextAreaField, TextField } from '~/ui/text-field.tsx';
import { focusOnOpen } from '../focus-on-open.ts';
import type { ProjectFormValues } from './form-values.ts';

interface ProjectFormProps {
  initial: ProjectFormValues;
  /** The name of the initial style, if it is none of the five. */
  styleName?: string | undefined;
  /** The label of the button when idle and when busy. */
  submitLabel: { idle: string; busy: string };
  busy: boolean;
  /** Why the last attempt failed; the input stays. */
  failure: string | undefined;
  onSubmit: (project: NewProject) => void;
  onCancel: () => void;
}

export function ProjectForm({
  initial,
  styleName,
  submitLabel,
  busy,
  failure,
  onSubmit,
  onCancel,
}: ProjectFormProps) {
  const { register, handleSubmit, formState, control, setValue } = useForm<
    ProjectFormValues,
    unknown,
    NewProject
  >({
    resolver: zodResolver(newProjectSchema),
    defaultValues: initial,
  });
  const { errors } = formState;
  const name = register('name');
  const style = useWatch({ control, name: 'referenceStyle' }) ?? 'apa';
  const language = useWatch({ control, name: 'language' });
  const choose = (id: string) => setValue('referenceStyle', id);
  const { picker, openPicker } = useStylePicker({ value: style, onChoose: ({ id }) => choose(id) });
  const label = (style === initial.referenceStyle ? styleName : undefined) ?? styleLabel(style);
  return (
    <>
      <form noValidate onSubmit={handleSubmit((project) => onSubmit(project))} className="space-y-5">
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
