import type { CitationItem, StyleKey } from '@citewright/contract';
import { aboutStyle, partsOfStyleKey, styleKey } from '@citewright/styles';
import { Settings } from 'lucide-react';
import { moreStylesOption, styleLabel, styleOptions } from '~/content/styles.ts';
import { useStylePicker } from '~/style-picker/use-style-picker.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { SelectField } from '~/ui/select-field.tsx';

interface StyleBarProps {
  value: StyleKey;
  /** The works that the picker of all styles shows. */
  works: readonly CitationItem[] | undefined;
  onChange: (style: StyleKey) => void;
}

/** The head of the popup: the style, and the way to the options. */
export function StyleBar({ value, works, onChange }: StyleBarProps) {
  const { style, language } = partsOfStyleKey(value);
  const { picker, openPicker } = useStylePicker({
    value,
    works,
    onChoose: ({ id }) => onChange(styleKey(id, language)),
  });
  const other = aboutStyle(style) ? undefined : { value: style, label: styleLabel(style) };
  const choose = (id: string) =>
    id === moreStylesOption.value ? openPicker() : onChange(styleKey(id, language));
  return (
    <header className="flex items-center gap-2 border-b border-rule bg-raised px-4 py-2.5">
      <h1 className="shrink-0">
        <img src="icons/icon-48.png" alt="Citewright" className="size-7" />
      </h1>
      <SelectField
        label="Citation style"
        labelHidden
        className="min-w-0 flex-1"
        options={styleOptions(other)}
        value={style}
        onChange={({ target }) => choose(target.value)}
      />
      <IconButton label="Options" onClick={() => chrome.runtime.openOptionsPage()}>
        <Settings aria-hidden="true" />
      </IconButton>
      {picker}
    </header>
  );
}
