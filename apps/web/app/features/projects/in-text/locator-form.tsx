import { type ChosenLocator, inputLimits, type ProjectCitation } from '@citewright/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { editCitation } from '~/api/projects.ts';
import { locatorOptions } from '~/content/locator-options.ts';
import { Button } from '~/ui/button.tsx';
import { dropText, KeptNote, keepText, keptText } from '~/ui/kept-text.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { changeCitation } from '../change-citation.ts';
import { DisputedFields } from '../disputed-fields.tsx';
import { toastFailure } from '../toast-failure.ts';

/** A place as typed; its label is one of `locatorOptions`. */
interface KeptPlace {
  label: string;
  value: string;
}

const placeText = (place: KeptPlace | undefined) => (place?.value ? `${place.label} ${place.value}` : '');

function focusAtOnce(element: HTMLInputElement | null): void {
  element?.focus({ preventScroll: true });
  element?.form?.scrollIntoView({ block: 'nearest' });
}

interface LocatorFormProps {
  projectId: number;
  citation: ProjectCitation;
  onClose: () => void;
}

/** Edits the locator of the in-text forms. Enter saves, Esc closes. */
export function LocatorForm({ projectId, citation, onClose }: LocatorFormProps) {
  const { id, locator } = citation;
  const queries = useQueryClient();
  const formName = `place ${id}`;
  const [kept, setKept] = useState(() => keptText<KeptPlace>(formName));
  const [label, setLabel] = useState(kept?.label ?? locator?.label ?? 'page');
  const [value, setValue] = useState(kept?.value ?? locator?.value ?? '');
  const [begun] = useState(locator);
  const typedText = placeText({ label, value });
  const isDisputed = placeText(begun) !== placeText(locator) && typedText !== placeText(locator);
  const type = (typed: KeptPlace) => {
    setLabel(typed.label);
    setValue(typed.value);
    keepText(formName, typed);
  };
  const discard = () => {
    dropText(formName);
    setKept(undefined);
    setLabel(locator?.label ?? 'page');
    setValue(locator?.value ?? '');
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (place: ChosenLocator | null) =>
      changeCitation(queries, projectId, id, () =>
        editCitation(id, { locator: place, before: { locator: locator ?? null } }),
      ),
    onSuccess: () => {
      dropText(formName);
      onClose();
    },
    onError: (error) => toastFailure(error, 'Failed to change citation'),
  });
  const save = () => {
    const place = value.trim();
    if (place === '' && !locator) onClose();
    else mutate(place === '' ? null : { label: label as ChosenLocator['label'], value: place });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  return (
    <form
      aria-label="The cited place"
      onKeyDown={onKey}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      className="mt-2 flex flex-wrap items-end gap-2"
    >
      <div className="basis-full empty:hidden">
        <KeptNote isShown={kept !== undefined} onDiscard={discard} />
        {isDisputed && (
          <DisputedFields
            fields={[
              {
                field: 'locator',
                label: 'Place',
                mine: typedText,
                theirs: placeText(locator),
              },
            ]}
            onTake={discard}
          />
        )}
      </div>
      <SelectField
        label="Place"
        options={locatorOptions}
        value={label}
        onChange={({ target }) => type({ label: target.value, value })}
        className="flex-[1_1_8rem]"
      />
      <TextField
        ref={focusAtOnce}
        label="Number"
        placeholder="437–438"
        autoComplete="off"
        maxLength={inputLimits.locator}
        value={value}
        onChange={({ target }) => type({ label, value: target.value })}
        className="flex-[1_1_7rem]"
      />
      <Button type="submit" look="ink" className="min-h-12" busy={isPending}>
        Save
      </Button>
      {locator && (
        <Button look="quiet" className="min-h-12" onClick={() => mutate(null)}>
          Remove
        </Button>
      )}
      <Button look="quiet" className="min-h-12" onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}
