import type { PaperWay } from '@citewright/contract';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { correctPaper } from '~/api/corrected-papers.ts';
import { failureMessage } from '~/api/failure-message.ts';
import { linkWays, linkWords } from '~/content/paper-links.ts';
import { styleLabel } from '~/content/styles.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { FailureLine } from '~/ui/failure-line.tsx';
import { downloadBlob } from '~/ui/text-file.ts';
import { toast } from '~/ui/toast-store.ts';
import { StyleChoice } from '../repaired/style-choice.tsx';
import type { CheckState } from '../state/check-state.ts';
import { correctedEntries, writtenEntries } from '../state/repaired-list.ts';
import { LinkTable } from './link-table.tsx';
import { useLinks } from './use-links.ts';

interface LinksDialogProps {
  state: CheckState;
  onStyle: (style: string) => void;
  open: boolean;
  onClose: () => void;
}

/** `draft.docx` becomes `draft, cited.docx`; a source with its file of references is an archive. */
const citedName = (name: string, { type }: Blob) =>
  name.replace(/(\.\w+)?$/, type === 'application/zip' ? ', cited.zip' : ', cited$1');

function LinksForm({ state, onStyle, onClose }: Omit<LinksDialogProps, 'open'>) {
  const { style, entries, source, paper } = state;
  const { file, listBegins } = source;
  const given = useMemo(() => file && { file, listBegins }, [file, listBegins]);
  const { rows, busy: isLooking, failure: lookFailure, look, change, replace } = useLinks(given);
  const [way, setWay] = useState<PaperWay>('tracked');
  const [live, setLive] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const making = useRef<AbortController>(undefined);
  useEffect(() => () => making.current?.abort(), []);
  const cited = [...rows.values()].filter(({ isCited, item }) => isCited && item);
  const works = cited.flatMap(({ item }) => item ?? []).slice(0, 3);

  async function make(event: FormEvent) {
    event.preventDefault();
    if (!given) return setFailure(linkWords.lost);
    if (cited.length === 0) return setFailure(linkWords.none);
    const controller = new AbortController();
    making.current = controller;
    setBusy(true);
    setFailure(undefined);
    try {
      const failed = [...rows.values()].filter(({ status }) => status === 'failed');
      const links = [
        ...cited.map(({ index, item }) => ({ index, item: item ?? null })),
        ...failed.map(({ index }) => ({ index, item: null })),
      ];
      const decided = { entries: correctedEntries(entries), asWritten: writtenEntries(entries) };
      const corrections = { way, style, live, links, ...decided };
      const { content, left } = await correctPaper(given, corrections, controller.signal);
      const name = citedName(given.file.name, content);
      downloadBlob(name, content);
      onClose();
      const more = left.length > 0 ? ` ${linkWords.left(left.length)}` : '';
      toast({ title: linkWords.made, description: linkWords.inDownloads(name) + more });
    } catch (error) {
      setFailure(failureMessage(error, linkWords.failed));
    }
    setBusy(false);
  }

  return (
    <div className="space-y-5">
      <LinkTable
        links={paper?.links ?? []}
        rows={rows}
        onCite={(index, isCited) => change(index, { isCited })}
        onLookUp={(index) => void look([index])}
        onReplace={replace}
      />
      {lookFailure && (
        <div className="flex flex-wrap items-center gap-3">
          <FailureLine message={lookFailure} />
          <Button onClick={() => void look()}>{linkWords.again}</Button>
        </div>
      )}
      <form noValidate onSubmit={make} className="space-y-4">
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <StyleChoice style={style} works={works} onStyle={onStyle} />
          <fieldset className="flex flex-wrap gap-x-6">
            <legend className="sr-only">How</legend>
            {linkWays.map(({ id, label }) => (
              <label
                key={id}
                className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm font-semibold"
              >
                <input
                  type="radio"
                  name="way"
                  checked={way === id}
                  onChange={() => setWay(id)}
                  className="size-5 shrink-0 accent-accent"
                />
                {label}
              </label>
            ))}
          </fieldset>
          <Checkbox
            label={linkWords.live}
            checked={live}
            onChange={({ target }) => setLive(target.checked)}
          />
        </div>
        <p role="status" className="text-sm text-ink-soft">
          {linkWords.cited(cited.length, styleLabel(style))}
        </p>
        <FailureLine message={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{linkWords.cancel}</Button>
          <Button type="submit" look="primary" busy={busy} disabled={isLooking}>
            {busy ? linkWords.making : linkWords.make}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** The links of a draft, what each becomes, and the document with citations in their place. */
export function LinksDialog({ open, onClose, ...form }: LinksDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      guarded
      width="wide"
      title={linkWords.title}
      description={linkWords.description}
    >
      {open && <LinksForm {...form} onClose={onClose} />}
    </Dialog>
  );
}
