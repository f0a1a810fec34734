import type { ImportPreview } from '@citewright/contract';
import { useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { LongList } from '~/ui/long-list.tsx';
import { equalTo, unplacedSentence } from './import-lines.tsx';

type Entry = ImportPreview['entries'][number];

const entryIndex = ({ index }: Entry) => index;
const shownCount = (count: number) => count.toLocaleString('en');

/** The entries that are chosen at first: those that the project lacks, as many as it has room for. */
function firstChoice({ entries, room }: ImportPreview): ReadonlySet<number> {
  const wanted = entries.filter(({ isDuplicate }) => !isDuplicate);
  return new Set(wanted.slice(0, room).map(entryIndex));
}

interface ChooseEntriesProps {
  preview: ImportPreview;
  onImport: (only: number[]) => void;
  onBack: () => void;
}

/** The references of a file, of which those to import are chosen: a file may hold more than fits into the project. */
export function ChooseEntries({ preview, onImport, onBack }: ChooseEntriesProps) {
  const { entries, room } = preview;
  const [chosen, setChosen] = useState(() => firstChoice(preview));
  const [search, setSearch] = useState('');
  const words = search.trim().toLowerCase();
  const shown = entries.filter(({ input, by }) => `${input} ${by}`.toLowerCase().includes(words));
  const toggle = (index: number) => {
    const next = new Set(chosen);
    if (!next.delete(index)) next.add(index);
    setChosen(next);
  };
  const excess = chosen.size - room;
  return (
    <div className="space-y-4">
      <p>
        {`${shownCount(entries.length)} references. `}
        {entries.length > room
          ? `The project has room for ${shownCount(room)}: choose which.`
          : 'Leave out what you do not need.'}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <input
          type="search"
          aria-label="Search the references"
          placeholder="Search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="min-h-11 min-w-40 flex-1 rounded-md border border-rule-strong bg-raised px-3"
        />
        <Button look="quiet" onClick={() => setChosen(new Set([...chosen, ...shown.map(entryIndex)]))}>
          Choose {words ? 'these' : 'all'}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            const left = new Set(shown.map(entryIndex));
            setChosen(new Set([...chosen].filter((index) => !left.has(index))));
          }}
        >
          Leave out {words ? 'these' : 'all'}
        </Button>
      </div>
      <LongList
        entries={shown}
        keyOf={entryIndex}
        label="References of the file"
        estimate={68}
        className="max-h-80 rounded-md border border-rule bg-raised"
      >
        {(entry) => (
          <Checkbox
            checked={chosen.has(entry.index)}
            onChange={() => toggle(entry.index)}
            className="flex w-full px-4 py-2 font-normal"
            label={
              <>
                <span className="font-semibold wrap-anywhere">{entry.input}</span>
                <span className="block text-ink-soft">
                  {[
                    entry.by,
                    entry.isDuplicate &&
                      (entry.duplicateOf ? `here already: ${equalTo(entry.duplicateOf)}` : 'here already'),
                    entry.kind === 'unknown' && 'cannot be read',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {entry.unplaced && (
                  <span className="block text-amber">{unplacedSentence(entry.unplaced)}</span>
                )}
              </>
            }
          />
        )}
      </LongList>
      <p role="status" className={excess > 0 ? 'text-sm font-medium text-danger' : 'text-sm text-ink-soft'}>
        {`${shownCount(chosen.size)} chosen, ${shownCount(entries.length - chosen.size)} left out.`}
        {excess > 0 && ` ${shownCount(excess)} more than fit.`}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onBack}>Back</Button>
        <Button
          look="primary"
          disabled={chosen.size === 0 || excess > 0}
          onClick={() => onImport([...chosen].sort((one, other) => one - other))}
        >
          {`Import ${shownCount(chosen.size)}`}
        </Button>
      </div>
    </div>
  );
}
