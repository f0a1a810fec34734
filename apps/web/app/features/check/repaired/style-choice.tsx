import type { CitationItem } from '@citewright/contract';
import { moreStylesOption, styleLabel, styleOptions } from '~/content/styles.ts';
import { useStylePicker } from '~/style-picker/use-style-picker.tsx';
import { SelectField } from '~/ui/select-field.tsx';

interface StyleChoiceProps {
  style: string;
  /** The works of the list, with which the picker shows the styles. */
  works: readonly CitationItem[];
  onStyle: (style: string) => void;
}

/** Chooses the style of the repaired list: one of the five, or any other. */
export function StyleChoice({ style, works, onStyle }: StyleChoiceProps) {
  const { picker, openPicker } = useStylePicker({ value: style, works, onChoose: ({ id }) => onStyle(id) });
  return (
    <>
      <SelectField
        label="Style"
        className="w-56 max-sm:w-full [&_select]:min-h-11"
        options={styleOptions({ value: style, label: styleLabel(style) })}
        value={style}
        onChange={({ target }) =>
          target.value === moreStylesOption.value ? openPicker() : onStyle(target.value)
        }
      />
      {picker}
    </>
  );
}
