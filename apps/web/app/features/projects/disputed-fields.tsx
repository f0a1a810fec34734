import { useEffect, useRef, useState } from 'react';
import { Button } from '~/ui/button.tsx';

/** A field that was changed here, and differently elsewhere. */
export interface DisputedField<Field> {
  field: Field;
  label: string;
  mine: string;
  theirs: string;
}

interface DisputedFieldsProps<Field> {
  fields: readonly DisputedField<Field>[];
  /** Puts what is saved in the place of what was typed. */
  onTake: (disputed: DisputedField<Field>) => void;
}

const quotedValue = (text: string) => (text === '' ? 'empty' : `“${text}”`);

/** Shows both texts of each disputed field: the form has what was typed here, until the saved text is taken. */
export function DisputedFields<Field>({ fields, onTake }: DisputedFieldsProps<Field>) {
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const box = useRef<HTMLDivElement>(null);
  // A refused form is left where it was scrolled to: at its end.
  useEffect(() => {
    // In braces: Chromium gives a promise, which React would call as the end of the effect.
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  const left = fields.filter(({ label }) => !taken.has(label));
  if (left.length === 0) return null;
  return (
    <div ref={box} role="alert" className="mb-4 rounded-md border border-danger bg-raised px-4 py-2 text-sm">
      <p className="font-semibold">
        Changed here and elsewhere. Saving puts yours in the place of the other.
      </p>
      <ul className="mt-1 divide-y divide-rule">
        {left.map((disputed) => (
          <li key={disputed.label} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
            <p className="min-w-48 flex-1 wrap-anywhere">
              <span className="font-semibold">{disputed.label}</span>
              <span className="block">Yours: {quotedValue(disputed.mine)}</span>
              <span className="block">Saved elsewhere: {quotedValue(disputed.theirs)}</span>
            </p>
            <Button
              onClick={() => {
                onTake(disputed);
                setTaken(new Set([...taken, disputed.label]));
              }}
            >
              Use the saved one
              <span className="sr-only"> for {disputed.label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
