import {
  type Language,
  type ProjectRequest,
  projectLimits,
  type StyleId,
  validationMessages,
} from '@citewright/contract';
import { type FormEvent, useState } from 'react';
import { styleLabel } from '~/content/styles.ts';
import { Button } from '~/ui/button.tsx';
import { FailureLine } from '~/ui/failure-line.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { focusOnOpen } from '../focus-on-open.ts';

interface NameFormProps {
  /** The style of the new project. */
  style: StyleId;
  language: Language | undefined;
  busy: boolean;
  /** Why the last attempt failed; the input stays. */
  failure: string | undefined;
  onSubmit: (project: ProjectRequest) => void;
  onCancel: () => void;
}

/** A new project for a reference: only its name is asked for; everything else can be told later. */
export function NameForm({ style, language, busy, failure, onSubmit, onCancel }: NameFormProps) {
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(name.trim() === '');
    if (name.trim() === '') return;
    onSubmit({ name: name.trim(), moduleName: null, moduleCode: null, referenceStyle: style, language });
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <TextField
        ref={focusOnOpen}
        label="Project name"
        hint={`Its references will be in ${styleLabel(style)}. You can change that, and add a module, at any time.`}
        required
        maxLength={projectLimits.text}
        autoComplete="off"
        error={isMissing ? validationMessages.projectNameRequired : undefined}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          setIsMissing(false);
        }}
      />
      <FailureLine message={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" look="primary" busy={busy}>
          {busy ? 'Creating...' : 'Create Project'}
        </Button>
      </div>
    </form>
  );
}
