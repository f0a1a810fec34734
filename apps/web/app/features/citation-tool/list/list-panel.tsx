import type { StyleKey } from '@citewright/contract';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { historyWords } from '~/content/history.ts';
import { listRunWords } from '~/content/list-run.ts';
import { Button } from '~/ui/button.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { toast } from '~/ui/toast-store.ts';
import { sessionHistory } from '../history/use-session-history.ts';
import { citeList, type LineResult } from './cite-list.ts';
import { mostEntries, pastedEntries } from './pasted-entries.ts';
import { importIntoProject, listAsFile } from './take-elsewhere.ts';

/** Characters of an entry that are shown. */
const shown = 120;

interface ListPanelProps {
  text: string;
  format: StyleKey;
  /** The text is one entry, after all. */
  onSingle: (text: string) => void;
  /** Puts an entry that failed into the box. */
  onTry: (text: string) => void;
  onClose: () => void;
}

const isAdded = (result: LineResult) => result.kind === 'added';

const shortened = (text: string) => (text.length > shown ? `${text.slice(0, shown)}…` : text);

interface FailuresProps {
  entries: readonly string[];
  results: readonly LineResult[];
  onTry: (text: string) => void;
}

function Failures({ entries, results, onTry }: FailuresProps) {
  const failed = results.filter((result) => result.kind === 'failed');
  if (failed.length === 0) return null;
  return (
    <ul className="mt-2 divide-y divide-rule">
      {failed.map(({ at, message }) => (
        <li key={at} className="flex flex-wrap items-center gap-x-3 py-1">
          <p className="min-w-40 flex-1 py-1 text-sm wrap-anywhere">
            <span className="font-semibold">{shortened(entries[at] ?? '')}</span>
            <span className="block text-ink-soft">{message}</span>
          </p>
          <Button look="quiet" onClick={() => onTry(entries[at] ?? '')}>
            {listRunWords.intoBox}
            <span className="sr-only"> {shortened(entries[at] ?? '')}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function LargeList({ text, format, count }: Pick<ListPanelProps, 'text' | 'format'> & { count: number }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    await importIntoProject(listAsFile(text), format, navigate);
    setBusy(false);
  };
  return (
    <>
      <p role="status" className="min-w-40 flex-1">
        {listRunWords.large(count)}
      </p>
      <Button look="ink" busy={busy} onClick={make}>
        {listRunWords.toProject}
      </Button>
    </>
  );
}

/** A list that was pasted into the box: cited entry by entry, with what failed by name; what was added can be taken back. */
export function ListPanel({ text, format, onSingle, onTry, onClose }: ListPanelProps) {
  const [entries] = useState(() => pastedEntries(text));
  const [results, setResults] = useState<readonly LineResult[]>([]);
  const [isDone, setIsDone] = useState(false);
  const running = useRef<AbortController>(undefined);
  const single = entries.length === 1 ? entries[0] : undefined;
  const isLarge = entries.length === 0 || entries.length > mostEntries;
  const begin = useRef(async () => {
    if (single !== undefined) return onSingle(single);
    if (isLarge || running.current) return;
    const controller = new AbortController();
    running.current = controller;
    for await (const result of citeList(entries, format, controller.signal))
      setResults((before) => [...before, result]);
    setIsDone(true);
  });
  // Goes on when the page is left: what is cited is in the list there, too.
  useEffect(() => void begin.current(), []);
  if (single !== undefined) return null;
  const count = (kind: LineResult['kind']) => results.filter((result) => result.kind === kind).length;
  const added = results.filter(isAdded).map(({ id }) => id);
  const undo = () => {
    for (const id of added) sessionHistory().remove(id);
    const restore = () => {
      for (const id of added) sessionHistory().restore(id);
    };
    toast({ title: historyWords.removed, action: { label: historyWords.undo, run: restore } });
    onClose();
  };
  const said = isDone
    ? listRunWords.result({
        added: count('added'),
        listed: count('listed'),
        failed: count('failed'),
        left: entries.length - results.length,
      })
    : listRunWords.citing(results.length, entries.length);
  return (
    <div className="mb-5 animate-appear rounded-md bg-sunk py-2 pr-1 pl-4">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {isLarge ? (
          <LargeList text={text} format={format} count={entries.length} />
        ) : (
          <>
            <p role="status" className="min-w-28 flex-1 font-semibold">
              {said}
            </p>
            {!isDone && (
              <Button look="quiet" onClick={() => running.current?.abort()}>
                {listRunWords.stop}
              </Button>
            )}
            {isDone && added.length > 0 && (
              <Button look="quiet" onClick={undo}>
                {listRunWords.undo}
              </Button>
            )}
          </>
        )}
        {(isDone || isLarge) && (
          <IconButton label={listRunWords.close} onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {!isLarge && !isDone && (
        <progress
          max={entries.length}
          value={results.length}
          className="mt-1 h-1.5 w-full accent-accent"
          aria-label={said}
        />
      )}
      <Failures entries={entries} results={results} onTry={onTry} />
    </div>
  );
}
