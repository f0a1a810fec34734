import type { ImportRequest } from '@citewright/contract';
import { FileText, FileUp, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { FileError } from '~/files/read-text-file.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { FailureLine } from '~/ui/failure-line.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { KeptNote } from '~/ui/kept-text.tsx';
import { TextAreaField } from '~/ui/text-field.tsx';
import { focusOnOpen } from '../focus-on-open.ts';
import { importedFiles, readImportFile } from './import-file.ts';
import type { ImportSource } from './import-state.ts';

function ChosenFile({ source, onRemove }: { source: ImportSource; onRemove: () => void }) {
  const lines = source.text.split('\n').length;
  return (
    <div className="flex items-center gap-3 rounded-md border border-rule-strong bg-raised py-1 pr-1 pl-4">
      <FileText aria-hidden="true" strokeWidth={1.5} className="size-6 shrink-0 text-accent" />
      <p className="min-w-0 flex-1 py-2">
        <span className="block font-semibold wrap-anywhere">{source.file}</span>
        <span className="block text-sm text-ink-soft">{lines.toLocaleString('en')} lines</span>
      </p>
      <IconButton label={`Remove ${source.file}`} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

interface ImportFormProps {
  source: ImportSource;
  /** It was typed or chosen before the dialog was opened. */
  isKept: boolean;
  onSource: (source: ImportSource) => void;
  /** Why the whole import was refused. */
  failure: string | undefined;
  /** A file is being read. */
  isReading: boolean;
  onBegin: (request: ImportRequest) => void;
  onCancel: () => void;
}

/** The import's source: a file exported by another program, or pasted lines. */
export function ImportForm({
  source,
  isKept,
  onSource,
  failure,
  isReading,
  onBegin,
  onCancel,
}: ImportFormProps) {
  const [doubles, setDoubles] = useState(false);
  const [fileFailure, setFileFailure] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);
  const said = fileFailure ?? failure;
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      onSource({ text: await readImportFile(file), file: file.name });
      setFileFailure(undefined);
    } catch (error) {
      setFileFailure(error instanceof FileError ? error.message : 'This file could not be read.');
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const text = source.text.trim();
        if (text === '') setFileFailure('Paste something or choose a file first.');
        else onBegin({ text, format: 'auto', duplicates: doubles ? 'add' : 'skip' });
      }}
      className="space-y-5"
    >
      <KeptNote isShown={isKept} onDiscard={() => onSource({ text: '' })} />
      {source.file === undefined ? (
        <TextAreaField
          ref={focusOnOpen}
          label="Paste references or identifiers"
          hint="One DOI, ISBN or web address a line; or a file of BibTeX, RIS, PubMed, EndNote, RefWorks, Web of Science, Zotero, Word or CSL, or a table (CSV)."
          rows={8}
          spellCheck={false}
          placeholder={'10.1038/nature14539\n978-0-226-45808-3\nhttps://www.who.int/data/gho'}
          value={source.text}
          onChange={(event) => onSource({ text: event.target.value })}
        />
      ) : (
        <ChosenFile source={source} onRemove={() => onSource({ text: '' })} />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={() => picker.current?.click()}>
          <FileUp aria-hidden="true" />
          Choose a file
        </Button>
        <p className="text-sm text-ink-soft">Up to 10 MB; you can also drop it on the page.</p>
        <input
          ref={picker}
          type="file"
          accept={importedFiles}
          aria-label="File to import"
          tabIndex={-1}
          className="sr-only"
          onChange={({ currentTarget }) => {
            void read(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
      </div>
      <Checkbox
        label="Also add works that this project has already"
        checked={doubles}
        onChange={(event) => setDoubles(event.target.checked)}
        className="font-normal"
      />
      <FailureLine message={said} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" look="primary" busy={isReading}>
          {isReading ? 'Reading...' : 'Import'}
        </Button>
      </div>
    </form>
  );
}
