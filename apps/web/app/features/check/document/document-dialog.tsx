import type { PaperWay } from '@citewright/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { correctPaper } from '~/api/corrected-papers.ts';
import { failureMessage } from '~/api/failure-message.ts';
import { documentWays, liveLabels } from '~/content/papers.ts';
import { styleLabel } from '~/content/styles.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { FailureLine } from '~/ui/failure-line.tsx';
import { downloadBlob } from '~/ui/text-file.ts';
import { toast } from '~/ui/toast-store.ts';
import type { CheckState } from '../state/check-state.ts';
import { correctedEntries, writtenEntries } from '../state/repaired-list.ts';

interface DocumentDialogProps {
  state: CheckState;
  open: boolean;
  onClose: () => void;
}

/** `thesis.docx` becomes `thesis, corrected.docx`; a source with its file of references is an archive. */
const correctedName = (name: string, { type }: Blob) =>
  name.replace(/(\.\w+)?$/, type === 'application/zip' ? ', corrected.zip' : ', corrected$1');

/** Whether a document is a source of Markdown or LaTeX, in place of one of an office program. */
const isSource = (file: File | undefined) => file !== undefined && !/\.(?:docx|odt)$/i.test(file.name);

const changed = (count: number) => (count === 1 ? '1 entry will change' : `${count} entries will change`);

/** What could not be corrected in a document that is already in the downloads. */
function LeftPlaces({ places, onClose }: { places: readonly string[]; onClose: () => void }) {
  return (
    <div role="status" className="space-y-4">
      <p>
        The document is in your downloads.{' '}
        {places.length === 1 ? 'One place could' : `${places.length} places could`} not be corrected in it,
        because they are in a formula, in code or in a part of the file that we do not touch. Change them by
        hand:
      </p>
      <ul className="max-h-60 list-disc space-y-1 overflow-y-auto pl-5 text-sm">
        {places.map((place, index) => (
          <li key={index} className="break-words">
            {place}
          </li>
        ))}
      </ul>
      <div className="flex justify-end">
        <Button look="primary" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}

function DocumentForm({ state, onClose }: Omit<DocumentDialogProps, 'open'>) {
  const { style, entries, source } = state;
  const [way, setWay] = useState<PaperWay>('tracked');
  const [wholeList, setWholeList] = useState(false);
  const [live, setLive] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const making = useRef<AbortController>(undefined);
  useEffect(() => () => making.current?.abort(), []);
  const repaired = correctedEntries(entries);
  const ofSource = isSource(source.file);

  async function make(event: FormEvent) {
    event.preventDefault();
    const { file, listBegins } = source;
    if (!file) return setFailure('This tab no longer has the document. Choose it again.');
    const controller = new AbortController();
    making.current = controller;
    setBusy(true);
    setFailure(undefined);
    try {
      const asWritten = wholeList ? writtenEntries(entries) : [];
      const corrections = { way, style, wholeList, live, asWritten, entries: repaired };
      const { content, left } = await correctPaper({ file, listBegins }, corrections, controller.signal);
      const name = correctedName(file.name, content);
      downloadBlob(name, content);
      if (left.length > 0)
        return setLeft(left.map(({ start, end }) => state.paper?.text.slice(start, end) ?? ''));
      onClose();
      toast({ title: 'Paper downloaded', description: `${name} is in your downloads.` });
    } catch (error) {
      setFailure(failureMessage(error, 'The document could not be made. Try again.'));
    }
    setBusy(false);
  }

  if (left.length > 0) return <LeftPlaces places={left} onClose={onClose} />;
  return (
    <form noValidate onSubmit={make} className="space-y-5">
      <fieldset>
        <legend className="text-sm font-semibold">How</legend>
        {documentWays.map(({ id, label, hint, hintOfSource }) => (
          <label key={id} className="mt-2 flex min-h-11 cursor-pointer items-start gap-2.5">
            <input
              type="radio"
              name="way"
              checked={way === id}
              onChange={() => setWay(id)}
              className="mt-1 size-5 shrink-0 accent-accent"
            />
            <span>
              <span className="font-semibold">{label}</span>
              <span className="block text-sm text-ink-soft">{ofSource ? hintOfSource : hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend className="text-sm font-semibold">What</legend>
        <p className="mt-1 text-sm text-ink-soft">
          {changed(repaired.length)}: they are printed in {styleLabel(style)}. Years in the text follow the
          list.
        </p>
        <Checkbox
          label={`Reformat the whole list in ${styleLabel(style)}`}
          checked={wholeList}
          onChange={({ target }) => setWholeList(target.checked)}
        />
        <Checkbox
          label={ofSource ? liveLabels.source : liveLabels.office}
          checked={live}
          onChange={({ target }) => setLive(target.checked)}
        />
        {wholeList && (
          <p className="text-sm text-ink-soft">
            Citations in the text are reformatted, too; those that cannot be are marked with a comment.
            Entries without a record are reformatted from what we could read: check them.
          </p>
        )}
      </fieldset>
      <FailureLine message={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" busy={busy}>
          {busy ? 'Making...' : 'Download'}
        </Button>
      </div>
    </form>
  );
}

/** Asks how the document is to come back, and makes it. */
export function DocumentDialog({ open, onClose, ...form }: DocumentDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      guarded
      title="Download your paper"
      description="What is not corrected stays exactly as it is. The document is sent to our server once more, and forgotten."
    >
      <DocumentForm {...form} onClose={onClose} />
    </Dialog>
  );
}
