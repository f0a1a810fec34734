import { ClipboardCheck, FileUp, ShieldCheck } from 'lucide-react';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { checkCopy, exampleList } from '~/content/check.ts';
import { faultWords } from '~/content/faults.ts';
import { DropNotice } from '~/files/drop-notice.tsx';
import { useFileDrop } from '~/files/use-file-drop.ts';
import { Button } from '~/ui/button.tsx';
import { FailureLine } from '~/ui/failure-line.tsx';
import { dropText, KeptNote, keepText, keptText } from '~/ui/kept-text.tsx';
import { fetchPart } from '~/ui/lazy-part.tsx';
import { TextAreaField } from '~/ui/text-field.tsx';
import type { CheckSource } from '../state/check-state.ts';

const loadReader = () => import('./read-check-file.ts');

/** The file types for the file picker. */
const checkedFiles =
  '.docx,.docm,.dotx,.odt,.ott,.pdf,.tex,.ltx,.md,.qmd,.rmd,.markdown,.html,.txt,.zip,.bib,.ris,.json,.enw,.nbib,.csv,.tsv,text/plain,application/json';

/** The name of what is typed here and not checked yet. */
const formName = 'check';

/** Longest text, in characters: `checkLimits.text` of the contract, whose schemas this page does not load. */
const longestText = 2 * 1024 * 1024;

interface CheckFormProps {
  /** What a refused check was given. */
  source: CheckSource;
  /** Why it was refused. */
  failure: string | undefined;
  /** Reads again what could not be read. */
  onRetry: (() => void) | undefined;
  /** The user is about to begin. */
  onApproach: () => void;
  onBegin: (source: CheckSource) => void;
}

/** Takes a list: pasted, from a file, or the example. */
export function CheckForm({ source, failure, onRetry, onApproach, onBegin }: CheckFormProps) {
  const [text, setText] = useState(source.text);
  const [name, setName] = useState(source.name);
  const [file, setFile] = useState(source.file);
  const [fault, setFault] = useState<string>();
  const [isKept, setIsKept] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  // After hydration: the prerendered form is empty.
  useEffect(() => {
    const kept = source.text === '' ? keptText<{ text?: unknown }>(formName)?.text : undefined;
    setIsKept(typeof kept === 'string');
    setText(typeof kept === 'string' ? kept : source.text);
    setName(source.name);
    setFile(source.file);
    if (source.text !== '') keepText(formName, { text: source.text });
  }, [source]);
  const type = (typed: string) => {
    setText(typed);
    setName(undefined);
    setFile(undefined);
    if (typed === '') dropText(formName);
    else keepText(formName, { text: typed });
  };
  const discard = () => {
    type('');
    setIsKept(false);
  };
  const take = useCallback(
    async (file: File | undefined) => {
      if (!file) return;
      onApproach();
      try {
        const { readCheckFile } = await fetchPart(loadReader);
        onBegin(await readCheckFile(file));
      } catch (error) {
        const isFault = error instanceof Error && error.name === 'FileError';
        setFault(isFault ? error.message : 'This file could not be read.');
      }
    },
    [onApproach, onBegin],
  );
  const over = useFileDrop(take);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (file) return onBegin({ text: '', name, file });
    if (text.trim() === '') return setFault('Paste a list or choose a file first.');
    if (text.length > longestText) return setFault('This list is too long. Check it in parts.');
    setFault(undefined);
    // From now on it is kept with its verdicts.
    dropText(formName);
    onBegin({ text, name });
  };
  return (
    <div className="page-width pt-5 pb-14 sm:pt-8">
      <h1 className="font-display text-2xl tracking-[-0.015em] sm:text-[2.5rem] sm:leading-tight">
        {checkCopy.heading}
      </h1>
      <p className="mt-2 max-w-3xl font-serif text-base text-ink-soft lg:text-lg">{checkCopy.lead}</p>
      <form
        noValidate
        onSubmit={submit}
        onFocus={onApproach}
        className="mt-5 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]"
      >
        <div className="rounded-lg border border-rule bg-raised p-4 shadow-page sm:p-7">
          <KeptNote isShown={isKept} onDiscard={discard} />
          <TextAreaField
            label={checkCopy.field}
            hint={checkCopy.hint}
            rows={6}
            spellCheck={false}
            value={text}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
                event.currentTarget.form?.requestSubmit();
            }}
            onChange={({ target }) => type(target.value)}
          />
          <div className="mt-4">
            <FailureLine message={fault ?? failure} />
            {file && <p className="mb-3 text-sm wrap-anywhere">{`${file.name} ${checkCopy.stillChosen}`}</p>}
            {onRetry && <Button onClick={onRetry}>{faultWords.tryAgain}</Button>}
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" look="primary" size="lg">
              <ClipboardCheck aria-hidden="true" />
              Check the list
            </Button>
            <Button
              look="quiet"
              className="px-3!"
              onClick={() => {
                setText(exampleList);
                setFile(undefined);
              }}
            >
              Try an example
            </Button>
          </div>
        </div>
        <div className="flex flex-col rounded-lg border border-dashed border-rule-strong p-4 sm:p-7">
          <h2 className="font-semibold">{checkCopy.paper}</h2>
          <p className="mt-0.5 text-sm text-ink-faint">{checkCopy.paperHint}</p>
          <p className="mt-4 text-ink-soft pointer-coarse:hidden">{checkCopy.drop}</p>
          <div className="mt-4 lg:mt-auto">
            <Button size="lg" className="w-full" onClick={() => picker.current?.click()}>
              <FileUp aria-hidden="true" />
              Choose a file
            </Button>
            <input
              ref={picker}
              type="file"
              accept={checkedFiles}
              aria-label="File with references"
              tabIndex={-1}
              className="sr-only"
              onChange={({ currentTarget }) => {
                void take(currentTarget.files?.[0]);
                currentTarget.value = '';
              }}
            />
          </div>
        </div>
      </form>
      <p className="mt-5 flex max-w-4xl gap-2.5 text-sm text-ink-soft">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
        {checkCopy.privacy}
      </p>
      {over && <DropNotice>Drop the file to check it</DropNotice>}
    </div>
  );
}
