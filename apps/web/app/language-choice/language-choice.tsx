import { Languages } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '~/ui/class-names.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { Spinner } from '~/ui/spinner.tsx';

const LanguageSelect = lazyPart(async () => (await import('./language-select.tsx')).LanguageSelect);

interface LanguageChoiceProps {
  /** The tag of the language; absent for the style's own. */
  value: string | undefined;
  onChange: (language: string | undefined) => void;
  className?: string;
}

/** The name of a language in itself. */
const languageName = (language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;

/**
 * The language that references are printed in. Most people never change it: a quiet button, which opens the list of languages.
 */
export function LanguageChoice({ value, onChange, className }: LanguageChoiceProps) {
  const [open, setOpen] = useState(false);
  if (open)
    return (
      <LanguageSelect waiting={<Spinner />} value={value} onChange={onChange} onDone={() => setOpen(false)} />
    );
  return (
    <button
      type="button"
      onClick={() => setOpen(true)}
      className={classNames(
        'inline-flex min-h-11 items-center gap-1.5 text-xs text-ink-soft underline-offset-4 hover:text-ink hover:underline',
        className,
      )}
    >
      <Languages aria-hidden="true" className="size-4" />
      {value ? (
        <>
          References in <span lang={value}>{languageName(value)}</span>
        </>
      ) : (
        'References in another language'
      )}
    </button>
  );
}
