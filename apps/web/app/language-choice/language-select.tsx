import type { ShownLanguage } from '@citewright/contract';
import { useEffect, useState } from 'react';
import { fetchLanguages } from '~/api/styles.ts';
import { SelectField } from '~/ui/select-field.tsx';

interface LanguageSelectProps {
  value: string | undefined;
  onChange: (language: string | undefined) => void;
  /** Called when the choice is made or left. */
  onDone: () => void;
}

/** All languages by their own names, and the style's own first. */
export function LanguageSelect({ value, onChange, onDone }: LanguageSelectProps) {
  const [languages, setLanguages] = useState<readonly ShownLanguage[]>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    fetchLanguages().then(setLanguages, () => setFailed(true));
  }, []);
  const listed = languages ?? (value ? [{ id: value, name: value }] : []);
  return (
    <SelectField
      label="Language of the references"
      className="mt-3"
      hint="Words such as “and”, “edited by” and months. Titles stay as they are."
      error={
        failed
          ? 'The languages could not be loaded. Check your connection and open the list again.'
          : undefined
      }
      options={[
        { value: '', label: 'The language of the style' },
        ...listed.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      autoFocus
      aria-busy={!languages && !failed}
      value={value ?? ''}
      onBlur={onDone}
      onChange={({ target }) => onChange(target.value || undefined)}
    />
  );
}
