import type { NewLiveLink } from '@citewright/contract';
import { useState } from 'react';
import { CodeBlock } from '~/clipboard/code-block.tsx';
import { CopyButton } from '~/clipboard/copy-button.tsx';
import { liveRecipes, withLink } from '~/content/live-recipes.ts';
import { FoldSummary } from '~/ui/fold-summary.tsx';
import { InlineCode } from '~/ui/inline-code.tsx';
import { escapeMarkup } from '~/ui/reference-markup.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { TextField } from '~/ui/text-field.tsx';

const formatName = (format: string) =>
  import.meta.env.EXPORT_FORMATS.find(({ id }) => id === format)?.label ?? format;

/** A fresh link, in the format that somebody chooses, and how programs read it. */
export function LiveFiles({ files }: Pick<NewLiveLink, 'files'>) {
  const [format, setFormat] = useState('bibtex');
  const addressOf = (wanted: string) =>
    location.origin + (files.find((file) => file.format === wanted)?.path ?? '');
  const address = addressOf(format);
  return (
    <>
      <SelectField
        label="Format"
        value={format}
        options={files.map((file) => ({ value: file.format, label: formatName(file.format) }))}
        onChange={(event) => setFormat(event.target.value)}
      />
      <div className="mt-2 flex items-end gap-3">
        <TextField
          label="Link"
          hint="It is shown only now."
          className="min-w-0 flex-1"
          mono
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <CopyButton content={() => ({ html: `<span>${escapeMarkup(address)}</span>`, text: address })} />
      </div>
      <div className="mt-4">
        {liveRecipes.map(({ program, text, code }) => (
          <details key={program} className="group border-b border-rule">
            <FoldSummary>{program}</FoldSummary>
            <div className="space-y-3 pb-4 text-sm">
              <p>
                <InlineCode text={text} />
              </p>
              {code && <CodeBlock label={program} code={withLink(code, addressOf('bibtex'))} />}
            </div>
          </details>
        ))}
      </div>
    </>
  );
}
