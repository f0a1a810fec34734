import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '~/ui/text-field.tsx';
import { countListed, type Detected } from './detect-input.ts';
import { DetectedBadge, DetectedIcon } from './detected-mark.tsx';
import type { CitationFormValues } from './values.ts';

interface IdentifierFieldProps {
  label: string;
  hint?: string;
  placeholder: string;
  detected: Detected | undefined;
  /** Called when one identifier has been pasted. */
  onPasted?: () => void;
}

/** How a change of an input came about: https://www.w3.org/TR/input-events-1/#interface-InputEvent-Attributes */
const inserted: ReadonlySet<unknown> = new Set(['insertFromPaste', 'insertFromDrop']);

/** The input for an identifier or an in-text citation, with the detected kind. */
export function IdentifierField({ label, hint, placeholder, detected, onPasted }: IdentifierFieldProps) {
  const { control, register, formState } = useFormContext<CitationFormValues>();
  const listed = useWatch({ control, name: 'sourceIdentifier', compute: countListed });
  return (
    // Reserves the height of the error message.
    <div className="min-h-30">
      <TextField
        label={label}
        hint={hint}
        placeholder={placeholder}
        error={formState.errors.sourceIdentifier?.message}
        leading={<DetectedIcon name={detected?.name} />}
        trailing={<DetectedBadge name={detected?.name} />}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        {...register('sourceIdentifier', {
          onChange: ({ target, nativeEvent }) => {
            if (inserted.has(nativeEvent?.inputType) && countListed(target.value) === 1) onPasted?.();
          },
        })}
      />
      <p role="status" className="mt-1.5 text-sm text-ink-soft">
        {listed > 1 &&
          `These are ${listed} sources, and only the first is cited. Import in a project takes them all.`}
      </p>
    </div>
  );
}
