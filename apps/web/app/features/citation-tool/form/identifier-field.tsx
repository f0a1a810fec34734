import type { ReactNode } from 'react';
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
  /** The button that submits, inside the box. */
  action?: ReactNode;
  /** Called when one identifier has been pasted. */
  onPasted?: () => void;
  /** Called with several lines that were pasted. */
  onLines?: (text: string) => void;
}

/** How a change of an input came about: https://www.w3.org/TR/input-events-1/#interface-InputEvent-Attributes */
const inserted: ReadonlySet<unknown> = new Set(['insertFromPaste', 'insertFromDrop']);

const isSeveralLines = (text: string) => /\S\s*[\r\n]\s*\S/.test(text);

/** The input for an identifier or an in-text citation, with the detected kind. */
export function IdentifierField(props: IdentifierFieldProps) {
  const { label, hint, placeholder, detected, action, onPasted, onLines } = props;
  const { control, register, formState } = useFormContext<CitationFormValues>();
  const listed = useWatch({ control, name: 'sourceIdentifier', compute: countListed });
  return (
    // Reserves the height of the error message.
    <div className={action ? 'min-h-42 @md:min-h-32' : 'min-h-30'}>
      <TextField
        label={label}
        hint={hint}
        placeholder={placeholder}
        error={formState.errors.sourceIdentifier?.message}
        leading={<DetectedIcon name={detected?.name} />}
        action={action}
        trailing={<DetectedBadge name={detected?.name} />}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          if (!onLines || !isSeveralLines(text)) return;
          // An input would make one line of them.
          event.preventDefault();
          onLines(text);
        }}
        {...register('sourceIdentifier', {
          onChange: ({ target, nativeEvent }) => {
            if (inserted.has(nativeEvent?.inputType) && countListed(target.value) === 1) onPasted?.();
          },
        })}
      />
      <p role="status" className="mt-1.5 text-sm text-ink-soft">
        {onLines && listed > 1 && `These are ${listed} sources. All of them are cited.`}
      </p>
    </div>
  );
}
