import type { LiveLinkRequest } from '@citewright/contract';
import { useState } from 'react';
import { sharingWords } from '~/content/sharing.ts';
import { Button } from '~/ui/button.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { type LinkEnd, momentOfEnd } from './link-end.ts';

const ends: readonly { value: LinkEnd; label: string }[] = [
  { value: 'never', label: sharingWords.noEnd },
  { value: 'week', label: sharingWords.endOfWeek },
  { value: 'month', label: sharingWords.endOfMonth },
  { value: 'day', label: sharingWords.endOnDay },
];

interface LinkFormProps {
  label: string;
  busy: boolean;
  onMake: (wanted: LiveLinkRequest) => void;
}

/** What a link shows and how long it works, and the button that makes it. */
export function LinkForm({ label, busy, onMake }: LinkFormProps) {
  const [frozen, setFrozen] = useState(false);
  const [end, setEnd] = useState<LinkEnd>('never');
  const [day, setDay] = useState('');
  const [error, setError] = useState<string>();
  const make = () => {
    const expiresAt = momentOfEnd(end, day, new Date());
    setError(expiresAt === undefined ? sharingWords.dayMissing : undefined);
    if (expiresAt !== undefined) onMake({ expiresAt, frozen });
  };
  return (
    <form
      noValidate
      className="mt-4 space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        make();
      }}
    >
      <SelectField
        label={sharingWords.shows}
        value={frozen ? 'frozen' : 'live'}
        options={[
          { value: 'live', label: sharingWords.asItIs },
          { value: 'frozen', label: sharingWords.asToday },
        ]}
        onChange={(event) => setFrozen(event.target.value === 'frozen')}
      />
      <div className="flex flex-wrap gap-4">
        <SelectField
          label={sharingWords.ends}
          className="flex-[1_1_12rem]"
          value={end}
          options={ends}
          onChange={(event) => setEnd(event.target.value as LinkEnd)}
        />
        {end === 'day' && (
          <TextField
            label={sharingWords.lastDay}
            type="date"
            className="flex-[1_1_12rem]"
            value={day}
            error={error}
            onChange={(event) => setDay(event.target.value)}
          />
        )}
      </div>
      <Button type="submit" look="primary" busy={busy}>
        {label}
      </Button>
    </form>
  );
}
