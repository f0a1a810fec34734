import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { manualWords } from '~/content/manual-words.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { CitationFormValues } from '../form/values.ts';
import { authorColumns, emptyName, type NameColumns, namesText } from './name-text.ts';

interface NameRowProps {
  name: NameColumns;
  /** "author 2" */
  which: string;
  error: string | undefined;
  onChange: (name: NameColumns) => void;
  /** Absent for the only row. */
  onRemove: (() => void) | undefined;
}

const plain = { labelHidden: true, autoComplete: 'off', spellCheck: false } as const;

function AuthorRow({ name, which, error, onChange, onRemove }: NameRowProps) {
  const { given, family, suffix, isOrganisation } = name;
  return (
    <li className="flex items-start gap-1 py-1.5">
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-2">
        {isOrganisation ? (
          <TextField
            {...plain}
            label={manualWords.columns.organisationOf(which)}
            placeholder={manualWords.columns.organisation}
            className="flex-[1_1_12rem]"
            error={error}
            value={family}
            onChange={({ target }) => onChange({ ...name, family: target.value })}
          />
        ) : (
          <>
            <TextField
              {...plain}
              label={manualWords.columns.givenOf(which)}
              placeholder={manualWords.columns.given}
              className="flex-[3_1_8rem]"
              value={given}
              onChange={({ target }) => onChange({ ...name, given: target.value })}
            />
            <TextField
              {...plain}
              label={manualWords.columns.familyOf(which)}
              placeholder={manualWords.columns.family}
              className="flex-[3_1_8rem]"
              error={error}
              value={family}
              onChange={({ target }) => onChange({ ...name, family: target.value })}
            />
            <TextField
              {...plain}
              label={manualWords.columns.suffixOf(which)}
              placeholder={manualWords.columns.suffix}
              className="flex-[1_1_4rem]"
              value={suffix}
              onChange={({ target }) => onChange({ ...name, suffix: target.value })}
            />
          </>
        )}
        <Checkbox
          label={
            <>
              {manualWords.columns.organisation}
              <span className="sr-only">({which})</span>
            </>
          }
          checked={isOrganisation}
          onChange={({ target }) => onChange({ ...name, isOrganisation: target.checked })}
          className="font-normal"
        />
      </div>
      {onRemove && (
        <IconButton label={manualWords.columns.remove(which)} onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}

/** The authors in columns. The form holds them as the text that people may type as well. */
export function NameColumnsInput({ error }: { error: string | undefined }) {
  const { control, setValue, clearErrors } = useFormContext<CitationFormValues>();
  const text = useWatch({ control, name: 'manualAuthors' });
  const [names, setNames] = useState(() => authorColumns(text));
  const [seen, setSeen] = useState(text);
  if (text !== seen) {
    setSeen(text);
    // The form was emptied or filled in.
    if (text !== namesText(names)) setNames(authorColumns(text));
  }
  const change = (next: NameColumns[]) => {
    setNames(next);
    setValue('manualAuthors', namesText(next), { shouldDirty: true });
    clearErrors('manualAuthors');
  };
  const add = useRef<HTMLButtonElement>(null);
  const remove = (at: number) => {
    change(names.filter((_, index) => index !== at));
    // The pressed button may be gone.
    add.current?.focus();
  };
  const replaced = (at: number, name: NameColumns) =>
    names.map((other, index) => (index === at ? name : other));
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{manualWords.columns.authors}</legend>
      <ol className="divide-y divide-rule">
        {names.map((name, at) => (
          <AuthorRow
            key={at}
            name={name}
            which={manualWords.columns.which(at + 1)}
            error={at === 0 ? error : undefined}
            onChange={(changed) => change(replaced(at, changed))}
            onRemove={names.length > 1 ? () => remove(at) : undefined}
          />
        ))}
      </ol>
      <Button ref={add} look="quiet" className="-ml-4" onClick={() => change([...names, emptyName])}>
        <Plus aria-hidden="true" />
        {manualWords.columns.add}
      </Button>
    </fieldset>
  );
}
