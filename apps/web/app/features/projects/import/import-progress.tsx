import { useEffect, useRef } from 'react';
import { useCopy } from '~/clipboard/use-copy.ts';
import { Button } from '~/ui/button.tsx';
import { escapeMarkup } from '~/ui/reference-markup.ts';
import { ImportLines } from './import-lines.tsx';
import { countsOf, failedLines, type ImportSource, importSummary, sortedLines } from './import-state.ts';
import type { Import } from './use-import.ts';

const headings = { running: 'Importing...', cut: 'The import was stopped', done: 'Import finished' } as const;

function lineHtml(line: string): string {
  return `<p>${escapeMarkup(line)}</p>`;
}

interface ImportProgressProps {
  source: ImportSource;
  running: Import;
  /** Puts the failed lines back into the text, to be corrected. */
  onCorrect: (text: string) => void;
  onClose: () => void;
}

/** A running or finished import: its progress, the result of each entry, and actions for failed entries. */
export function ImportProgress({ source, running, onCorrect, onClose }: ImportProgressProps) {
  const { state, again, stop, addLeftOut } = running;
  const { copy } = useCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  const { total, failed, duplicates } = countsOf(state);
  const decided = state.lines.size;
  const atWork = state.phase === 'running';
  const phase = state.phase === 'composing' ? 'running' : state.phase;
  // The focused button is gone; the heading takes the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const failures = atWork ? '' : failedLines(source.text, state);
  const list = [...state.lines.values()].every(({ kind }) => kind !== 'record');
  return (
    <div className="space-y-5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-display text-xl">
          {headings[phase]}
        </h3>
        <p role="status" className="mt-1 text-ink-soft">
          {atWork ? (
            <span aria-hidden="true">{`${decided} of ${total || '…'}`}</span>
          ) : (
            `${importSummary(state)}.`
          )}
        </p>
        <progress
          aria-label="Import"
          max={total || 1}
          value={decided}
          className="mt-3 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-rule [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[width]"
        />
      </div>
      {decided > 0 && <ImportLines lines={sortedLines(state)} />}
      {state.phase === 'cut' && (
        <p className="text-sm text-ink-soft">
          What is listed as added is in the project. Going on adds the rest; nothing comes in twice.
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {!atWork && failed > 0 && (
          <Button
            look="quiet"
            onClick={() => copy({ html: failures.split('\n').map(lineHtml).join(''), text: failures })}
          >
            Copy failed lines
          </Button>
        )}
        {!atWork && duplicates > 0 && (
          <Button onClick={addLeftOut}>{`Add the ${duplicates} left out`}</Button>
        )}
        {!atWork && failed > 0 && list && (
          <Button onClick={() => onCorrect(failures)}>Change failed lines</Button>
        )}
        {!atWork && (failed > 0 || state.phase === 'cut') && (
          <Button onClick={again}>{state.phase === 'cut' ? 'Go on' : 'Try again'}</Button>
        )}
        {atWork ? (
          <Button onClick={stop}>Stop</Button>
        ) : (
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
        )}
      </div>
    </div>
  );
}
