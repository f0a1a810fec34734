import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '~/ui/text-field.tsx';
import { countListed, type DetectedKind } from './detect-input.ts';
import { DetectedBadge, DetectedIcon } from './detected-mark.tsx';
import type { CitationFormValues } from './values.ts';

interface IdentifierFieldProps {
  label: string;
  hint: string;
  placeholder: string;
  detected: DetectedKind | undefined;
  onText: (text: string) => void;
}

/** The input for an identifier or an in-text citation, with the detected kind. */
export function IdentifierField({ label, hint, placeholder, detected, onText }: IdentifierFieldProps) {
  const { control, register, formState } = useFormContext<CitationFormValues>();
  const listed = useWatch({ control, name: 'sourceIdentifier', compute: countListed });
  return (
    <TextField
      // Reserves the height of the error message.
      className="min-h-39 @md:min-h-33"
      label={label}
      hint={
        listed > 1
          ? `These are ${listed} sources, and only the first is cited. Import in a project takes them all.`
          : hint
      }
      placeholder={placeholder}
      error={formState.errors.sourceIdentifier?.message}
      leading={<DetectedIcon kind={detected} />}
      trailing={<DetectedBadge kind={detected} />}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      {...register('sourceIdentifier', { onChange: (event) => onText(event.target.value) })}
    />
  );
}
