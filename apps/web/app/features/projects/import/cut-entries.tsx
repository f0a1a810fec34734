import type { ImportPreview } from '@citewright/contract';
import { useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { TextAreaField } from '~/ui/text-field.tsx';
import { unplacedSentence } from './import-lines.tsx';

const counted = (count: number, one: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : `${one}s`}`;

/** Lines left over, and entries with words that have no place, that are shown. */
const shown = 5;

interface CutEntriesProps {
  preview: ImportPreview;
  /** Imports the entries, one a line. */
  onImport: (text: string) => void;
  onBack: () => void;
}

/** The entries of a pasted list as they were cut, each in its line: a person joins and parts them as in any text. */
export function CutEntries({ preview: { entries, lines }, onImport, onBack }: CutEntriesProps) {
  const [text, setText] = useState(() => entries.map((entry) => entry.text ?? entry.input).join('\n'));
  const count = text.split('\n').filter((line) => line.trim() !== '').length;
  const left = lines?.left ?? [];
  const doubtful = entries.filter(({ unplaced }) => unplaced);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onImport(text);
      }}
      className="space-y-4"
    >
      <p role="status">
        {`${counted(lines?.total ?? 0, 'line')}, read as ${counted(entries.length, 'reference')}, ${counted(left.length, 'line')} left over.`}
      </p>
      <TextAreaField
        label="One reference a line"
        hint="Join two lines, or press Enter within one, where the list was cut wrongly."
        rows={12}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {doubtful.length > 0 && (
        <ul className="space-y-1 text-sm text-ink-soft wrap-anywhere">
          {doubtful.slice(0, shown).map(({ index, unplaced }) => (
            <li key={index}>{`Entry ${index + 1}: ${unplacedSentence(unplaced ?? [])}`}</li>
          ))}
          {doubtful.length > shown && (
            <li>{`And ${(doubtful.length - shown).toLocaleString('en')} more.`}</li>
          )}
        </ul>
      )}
      {left.length > 0 && (
        <p className="text-sm text-ink-soft wrap-anywhere">
          {`Left over: ${left.slice(0, shown).join(' / ')}${left.length > shown ? ' / …' : ''}`}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onBack}>Back</Button>
        <Button type="submit" look="primary" disabled={count === 0}>
          {`Import ${count.toLocaleString('en')}`}
        </Button>
      </div>
    </form>
  );
}
