import { type NewProject, newProjectSchema, projectLimits } from '@citewright/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { styleOptions } from '~/content/styles.ts';
import { Button } from '~/ui/button.tsx';
import { FailureLine } from '~/ui/failure-line.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { TextAreaField, TextField } from '~/ui/text-field.tsx';
import { focusOnOpen } from '../focus-on-open.ts';
import type { ProjectFormValues } from './form-values.ts';

interface ProjectFormProps {
  initial: ProjectFormValues;
  /** The label of the button when idle and when busy. */
  submitLabel: { idle: string; busy: string };
  busy: boolean;
  /** Why the last attempt failed; the input stays. */
  failure: string | undefined;
  onSubmit: (project: NewProject) => void;
  onCancel: () => void;
}

export function ProjectForm({ initial, submitLabel, busy, failure, onSubmit, onCancel }: ProjectFormProps) {
  const { register, handleSubmit, formState } = useForm<ProjectFormValues, unknown, NewProject>({
    resolver: zodResolver(newProjectSchema),
    defaultValues: initial,
  });
  const { errors } = formState;
  const name = register('name');
  return (
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
      <SelectField label="Reference style" options={styleOptions} {...register('referenceStyle')} />
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
  );
}
